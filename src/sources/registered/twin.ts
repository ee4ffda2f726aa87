/*
 * Twins of names
 *
 * Some sites answer about another name than the asked one. A control name (`control.ts`) does not show it, because
 * it exists in no spelling. After `registered`, such a site is therefore asked about a twin of the searched
 * name. If the twin is registered too, the site has probably answered about a third name.
 *
 * | the site | twin of | twin | asked |
 * |---|---|---|---|
 * | drops the last sign, reads only the beginning, lists similar names | `john.doe` | `john.doq` | after each hit |
 * | the same | `EDG_7_` | `EDG_7-` | after each hit |
 * | the same, for a short name of letters, whose neighbours exist | `JOHN` | `JOHNQXZJ` | after each hit |
 * | ignores a sign | `john.doe` | `joh.ndoe` | once a site, day, sign and place of the sign |
 * | ignores signs at the end | `EDG_7_` | `EDG_7__` | the same |
 * | ignores accents | `émile` | `èmile` | once a site, day and script |
 * | reads full-width letters as ASCII | `ＪＯＨＮ` | `JOHN` | once a site and day |
 *
 * Plain names of up to 15 small letters and digits have no twin: no site is known that reads them otherwise.
 */
import type { AccountCheck } from './account-check.ts'
import { baseOf, classOf } from '../../lib/sign-classes.ts'

/** Names that a careless site may read otherwise. */
const hasTwin = /[^a-z\d]|^.{16}/u

/** Names of ASCII letters below this length can all be in use. Their twin has this length. */
export const minLength = 8

/** A twin that shows how a site reads one kind of sign. Its answer counts for all names with that sign. */
export interface FoldTwin {
  /** Kind of the sign, where it is in the name, and how the twin differs. */
  kind: string
  name: string
}

type Rule = AccountCheck['accepts']

/** Returns the name with the same beginning and another end. Returns `undefined` if the name needs no twin. */
export function endTwin(name: string, accepts: Rule): string | undefined {
  if (!hasTwin.test(name)) return undefined
  const signs = [...name]
  const last = signs.at(-1)!
  const rest = signs.slice(0, -1).join('')
  const letters = last === last.toUpperCase() && /[A-Z]/.test(last) ? 'QXZJVKWY' : 'qxzjvkwy'
  const isShort = signs.length < minLength && /^[a-z\d]+$/i.test(name)
  const own = classOf(last)?.signs ?? ['-', '_', '.']
  const start = Math.floor(own.length / 3)
  const ends = [
    ...isShort ? [last + letters.slice(0, minLength - signs.length)] : [],
    ...classOf(last) && /[\dA-Z]/i.test(last) ? letters : [],
    ...own.length > 10 ? [...own.slice(start), ...own.slice(0, start)] : own,
    'q',
  ]
  const differs = (end: string) => baseOf(end) !== baseOf(last)
  return ends.filter(differs).map(end => rest + end).find(twin => accepts?.pattern.test(twin) !== false)
}

/** Returns the twins for the signs of a name that a site may ignore: at most one for its signs and one for letters. */
export function foldTwins(name: string, accepts: Rule): FoldTwin[] {
  const isPossible = (twin: string) => twin !== name && accepts?.pattern.test(twin) !== false
  return [...signTwins(name), ...letterTwins(name)].flatMap(({ kind, names }) => {
    const twin = names.find(isPossible)
    if (twin === undefined) return []
    const change = ['removed', 'moved', 'doubled'][Math.sign([...twin].length - [...name].length) + 1]!
    return [{ kind: `${kind} ${change}`, name: twin }]
  })
}

interface Candidates {
  kind: string
  names: string[]
}

/** Twins that have the last sign of the name at another place, or twice. */
function signTwins(name: string): Candidates[] {
  const signs = [...name]
  const at = signs.findLastIndex(sign => !/[\p{L}\p{M}\p{Nd}]/u.test(sign))
  if (at < 0) return []
  const sign = signs[at]!
  const rest = signs.toSpliced(at, 1)
  const withSignAt = (place: number) => rest.toSpliced(place, 0, sign).join('')
  const doubled = signs.toSpliced(at, 0, sign).join('')
  const isEdge = at === 0 || at === signs.length - 1
  const moved = [at - 1, at + 1].filter(place => place > 0 && place < rest.length).map(withSignAt)
  const names = [...isEdge ? [doubled, ...moved] : [...moved, doubled], rest.join('')].filter(twin => twin !== '')
  return [{ kind: `${sign} ${at === 0 ? 'first' : isEdge ? 'last' : 'inner'}`, names }]
}

/** Returns twins that have another accent, or the ASCII form of compatibility letters. */
export function letterTwins(name: string): Candidates[] {
  const ascii = name.normalize('NFKC')
  if (ascii !== name) return [{ kind: 'compatibility', names: [ascii] }]
  const signs = [...name]
  const at = signs.findIndex(sign => !/\p{Script=Hangul}/u.test(sign) && sign.normalize('NFD') !== sign)
  if (at < 0) return []
  const letter = signs[at]!
  const { key = '', signs: others = [] } = classOf(letter) ?? {}
  const bare = letter.normalize('NFD').replaceAll(/\p{M}/gu, '')
  const like = others.filter(other => other !== letter && baseOf(other) === baseOf(letter))
  return [{ kind: `accent ${key}`, names: [...like, bare].map(other => signs.toSpliced(at, 1, other).join('')) }]
}
