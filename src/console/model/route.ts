import { signal } from '@preact/signals'

/** The part of the address after `#`, such as `/search/0b9f6a52-…`. It has ids, never a searched value or a key. */
export const route = signal(routeOf(location.hash))

/** Choices of the view in its address, after `?`: filters and an order, never a text that a person typed. */
export const choices = signal(choicesOf(location.hash))

/** Views that show their parts as tabs. The third part of their address is the tab. */
const tabbed: ReadonlySet<string> = new Set(['search', 'temporary'])

/** Names what a route shows, without the tab. A view stays, with all that it has loaded, while its name is the same. */
export const viewOf = ([path = 'new', ...rest]: readonly string[]): string =>
  (tabbed.has(path) ? [path, rest[0] ?? '0'] : [path, ...rest]).join('/')

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

/** Returns whether a link leads to a part of the shown view, so that nothing is lost. */
export const leadsToTab = ({ hash }: HTMLAnchorElement): boolean => viewOf(routeOf(hash)) === viewOf(route.peek())

/** Number of the shown entry of the browser's history, by which the way back to it is known. */
let shown = numberEntry(0)
/** True while the browser goes back to the shown entry, because the person stays. */
let isReturning = false

addEventListener('hashchange', () => {
  const entry = numberEntry(shown + 1)
  const next = routeOf(location.hash)
  const stays = viewOf(next) === viewOf(route.peek())
  if (entry !== shown && !stays && (isReturning || !mayLeave())) {
    isReturning = true
    return history.go(shown - entry)
  }
  isReturning = false
  shown = entry
  route.value = next
  choices.value = choicesOf(location.hash)
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
  const path = hash.split('?')[0]!
  const parts = path.startsWith('#/') ? path.slice(2).split('/').filter(part => part !== '') : []
  return parts.length === 0 ? ['new'] : parts.map(decoded)
}

function choicesOf(hash: string): Readonly<Record<string, string>> {
  const text = hash.startsWith('#/') ? hash.split('?')[1] : undefined
  return Object.fromEntries(new URLSearchParams(text ?? ''))
}

/** Changes choices of the view in its address, without a new entry of the history. An empty choice is left out. */
export function choose(changes: Readonly<Record<string, string>>): void {
  const next = Object.entries({ ...choices.peek(), ...changes }).filter(([, value]) => value !== '')
  const text = new URLSearchParams(next).toString()
  choices.value = Object.fromEntries(next)
  history.replaceState(history.state, '', `${hrefOf(...route.peek())}${text === '' ? '' : `?${text}`}`)
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
