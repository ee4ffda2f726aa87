import { signal } from '@preact/signals'

const notice = signal('')
let timer: ReturnType<typeof setTimeout> | undefined

/** Shows a sentence for a few seconds. Screen readers read it out. */
export function notify(text: string): void {
  notice.value = text
  clearTimeout(timer)
  timer = setTimeout(() => { notice.value = '' }, 4_000)
}

export const Notices = () => <div class="notice" role="status">{notice}</div>
