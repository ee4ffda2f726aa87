import { goTo, mayLeave } from '../model/route.ts'

/*
 * Shortcuts of one letter. They do nothing while a person types, and can be switched off, because speech input and
 * shaking hands press letters by mistake. https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts.html
 */

/** Views by the letter after `g`. */
export const viewKeys: Readonly<Record<string, string>> = {
  s: 'new',
  i: 'investigations',
  h: 'history',
  w: 'watches',
  r: 'radar',
  t: 'tools',
  u: 'usage',
  k: 'keys',
}

/** Tabs of a result by the letter after `g`. */
export const tabKeys: Readonly<Record<string, string>> = {
  o: 'overview',
  a: 'accounts',
  b: 'breaches',
  l: 'leaks',
  v: 'values',
  g: 'graph',
  c: 'sources',
  d: 'raw',
}

/** The shortcuts, for the list of them. */
export const shortcuts: ReadonlyArray<readonly [keys: string, does: string]> = [
  ['/', 'the filter of the page, or the search field'],
  ['n', 'a new search'],
  ['j, k', 'the next row, the row before'],
  ['x', 'select the row'],
  ['Enter', 'open the row'],
  ['e', 'export'],
  ['Escape', 'close a panel'],
  ['g, then s i h w r t u k', 'Search, Investigations, History, Watches, Radar, Tools, Usage, Keys'],
  ['g, then o a b l v g c d', 'tabs of a result: Overview, Accounts, Breaches, Leaks, Values, Graph, Sources, Raw'],
  ['Ctrl+K', 'go to a view, a search or a breach by its name'],
  ['?', 'this list'],
]

const stored = 'tracewell-no-shortcuts'
export const hasShortcuts = (): boolean => localStorage.getItem(stored) === null
export function setShortcuts(isOn: boolean): void {
  if (isOn) localStorage.removeItem(stored)
  else localStorage.setItem(stored, 'yes')
}

/** Time for the letter after `g`, in milliseconds. */
const sequenceMs = 1_500

interface Opened {
  palette(): void
  help(): void
}

/** Follows the keys of the page until the returned function is called. */
export function followKeys(open: Opened): () => void {
  let sequenceEnd = 0
  const press = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
      event.preventDefault()
      return open.palette()
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return
    if (isTyping(event.target) || document.querySelector('dialog[open]') !== null || !hasShortcuts()) return
    const isSecond = event.timeStamp < sequenceEnd
    sequenceEnd = !isSecond && event.key === 'g' ? event.timeStamp + sequenceMs : 0
    if (isSecond ? goByLetter(event.key) : act(event.key, event.target, open)) event.preventDefault()
  }
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('textarea, select, input:not([type=checkbox], [type=radio])') !== null

function goByLetter(letter: string): boolean {
  const link = document.querySelector<HTMLElement>(`[data-tab=${tabKeys[letter] ?? 'none'}]`)
  const view = viewKeys[letter]
  if (link) link.click()
  else if (view === undefined) return false
  else if (mayLeave()) goTo(view)
  return true
}

/** Does what a key means. Returns `false` if it means nothing here. */
function act(key: string, target: EventTarget | null, open: Opened): boolean {
  const main = document.getElementById('main')
  if (main === null) return false
  switch (key) {
    case '/': {
      const field = main.querySelector<HTMLElement>('[data-key=filter], input[type=search], #value')
      if (field) field.focus()
      else if (mayLeave()) goTo('new')
      return true
    }
    case 'n':
      if (mayLeave()) goTo('new')
      return true
    case 'j': return moveBy(main, 1)
    case 'k': return moveBy(main, -1)
    case 'x': return click(rowOf(target)?.querySelector<HTMLElement>('input[type=checkbox]'))
    case 'Enter': return target instanceof HTMLElement && target.matches('.site-row') &&
      click(target.querySelector<HTMLElement>('.pivot'))
    case 'e': {
      const menu = main.querySelector<HTMLSelectElement>('.selection select, select[aria-label^=Export]')
      menu?.focus()
      return menu !== null
    }
    case '?':
      open.help()
      return true
    default: return false
  }
}

function click(element: HTMLElement | null | undefined): boolean {
  element?.click()
  return element !== null && element !== undefined
}

const rows = '[data-row], .list > li'
const rowOf = (target: EventTarget | null): Element | null => target instanceof Element ? target.closest(rows) : null

/** Moves the focus to another row: to the row itself, or to the first link of a line. */
function moveBy(main: HTMLElement, step: 1 | -1): boolean {
  const all = [...main.querySelectorAll<HTMLElement>(rows)]
  const current = rowOf(document.activeElement)
  const next = current === null ? all[0] : all[all.indexOf(current as HTMLElement) + step]
  const focused = next?.matches('[data-row]') ? next : next?.querySelector<HTMLElement>('a, button')
  focused?.focus()
  focused?.scrollIntoView({ block: 'nearest' })
  return focused !== undefined && focused !== null
}
