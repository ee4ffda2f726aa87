import { signal } from '@preact/signals'

/** The part of the address after `#`, such as `/search/0b9f6a52-…`. It has ids, never a searched value or a key. */
export const route = signal(routeOf(location.hash))

/** Asks a person whether what is shown may be lost. `undefined` if nothing would be. */
let question: (() => boolean) | undefined

/** Asks before the view is left in any way, until the returned function is called or the person agrees. */
export function askBeforeLeaving(ask: () => boolean): () => void {
  question = ask
  return () => { if (question === ask) question = undefined }
}

/** Returns whether leaving loses something of which the person has not been asked. */
export const wouldLose = (): boolean => question !== undefined

/** Returns whether the view may be left. Asks if something would be lost, and not again once the person agrees. */
export function mayLeave(): boolean {
  if (question !== undefined && !question()) return false
  question = undefined
  return true
}

/** Number of the shown entry of the browser's history, by which the way back to it is known. */
let shown = numberEntry(0)
/** True while the browser goes back to the shown entry, because the person stays. */
let isReturning = false

addEventListener('hashchange', () => {
  const entry = numberEntry(shown + 1)
  if (entry !== shown && (isReturning || !mayLeave())) {
    isReturning = true
    return history.go(shown - entry)
  }
  isReturning = false
  shown = entry
  route.value = routeOf(location.hash)
})

/** Returns the number of the current entry. A new entry gets `number`. */
function numberEntry(number: number): number {
  const state = history.state as { entry?: number } | null
  if (state?.entry !== undefined) return state.entry
  history.replaceState({ entry: number }, '')
  return number
}

function routeOf(hash: string): readonly string[] {
  // After `#` there may also be a code to sign in with, which is no view.
  const parts = hash.startsWith('#/') ? hash.slice(2).split('/').filter(part => part !== '') : []
  return parts.length === 0 ? ['new'] : parts.map(decoded)
}

/** Undoes the encoding of `hrefOf`. A part that a person has typed may have another form. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export const hrefOf = (...parts: readonly string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`

export function goTo(...parts: readonly string[]): void {
  location.hash = hrefOf(...parts)
}
