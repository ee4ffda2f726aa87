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
 * | reads the number in a name | `123-sam` | `123-qxzjvkwy` | once a site and day |
 * | ignores accents and other marks | `émile`, `sax̂` | `èmile`, `sax̃` | once a site, day and letter |
 * | writes names in ASCII | `søren`, `иван` | `sóren` and `sóéren`, `ивáн` | once a site, day, letter and form |
 * | writes names in ASCII, as they sound | `王` | `兦`, `仼` | the same |
 * | reads full-width letters as ASCII | `ＪＯＨＮ` | `𝙹ＯＨＮ` and `JＯＨＮ` | once a site, day and letter |
 * | drops digits, or capitals | `john.1987`, `JohnDoe` | `john.978654321987`, `QXZJKWJohnDoe` | once a site and day |
 * | drops joiners, or skin tones, of an emoji | `👩‍👧`, `👍🏻` | the joiner twice, another tone | once a site and day |
 * | reads the address twice | `%41b` | `%41%62` | once a site and day |
 * | reads `+` as a space, `ı` as `i` in capitals | `a+b`, `ılgaz` | `a b`, `ilgaz` | after each hit |
 *
 * The twins of letters are made of letters outside ASCII too. They therefore also show sites that drop such letters.
 * Plain names of up to 15 small letters, and digits after them, have no twin: no site is known that reads them
 * otherwise.
 */
import { onceEach } from '../../lib/once.ts'
import { baseOf, classOf } from '../../lib/sign-classes.ts'
import type { Query } from '../kit/source.ts'
import type { AccountCheck } from './account-check.ts'
import { capitalTwins, caseTwins } from './case-twins.ts'
import { letterTwins, type Candidates } from './letter-twins.ts'
import { digitTwins, emojiTwins, graphemes, numberTwins, signTwins, urlTwins } from './sign-twins.ts'

/** Names that a careless site may read otherwise. */
const hasTwin = /[^a-z\d]|^.{16}/u

/** Names of ASCII letters below this length can all be in use. Their twin has this length. */
export const minLength = 8

/** A twin that shows how a site reads one kind of sign. Its answer counts for all names with that sign. */
export interface FoldTwin {
  /** Kind of the sign, where it is in the name, and how the twin differs. */
  kind: string
  name: string
  /** `true` if no careful site has such a name, however short it is. */
  isMadeUp: boolean
  /** `true` if a person may have such a name: the answer says nothing about other searched names. */
  isOwn: boolean
}

type Rule = AccountCheck['accepts']

/** Returns the name with the same beginning and another end. Returns `undefined` if the name needs no twin. */
export function endTwin(name: string, accepts: Rule): string | undefined {
  if (!hasTwin.test(name)) return undefined
  const signs = graphemes(name)
  const end = signs.at(-1)!
  const rest = signs.slice(0, -1).join('')
  const [last = '', ...marks] = end
  const letters = last === last.toUpperCase() && /[A-Z]/.test(last) ? 'QXZJVKWY' : 'qxzjvkwy'
  const isShort = signs.length < minLength && /^[a-z\d]+$/i.test(name)
  const own = classOf(last)?.signs ?? neighbours(last)
  const start = Math.floor(own.length / 3)
  const ends = [
    ...isShort ? [last + letters.slice(0, minLength - signs.length)] : [],
    ...classOf(last) && /[\dA-Z]/i.test(last) ? letters : [],
    ...own.length > 10 ? [...own.slice(start), ...own.slice(0, start)] : own,
    'q',
  ]
  const kept = /^\p{M}/u.test(marks.join('')) ? marks.join('') : ''
  return ends.filter(other => baseOf(other) !== baseOf(last)).map(other => rest + (other + kept).normalize('NFC'))
    .find(twin => accepts?.pattern.test(twin) !== false)
}

/** Returns signs that sites treat like one that has no class: `-` for `_`, another emoji for an emoji. */
function neighbours(sign: string): string[] {
  if (sign.charCodeAt(0) < 0x80) return ['-', '_', '.']
  const code = sign.codePointAt(0)!
  const kind = /\p{S}/u.test(sign) ? /^\p{S}$/u : /\p{L}/u.test(sign) ? /^\p{L}$/u : /^[^\p{L}\p{C}]$/u
  return [1, -1, 2, -2, 3].map(step => Math.min(0x10ffff, Math.max(0x80, code + step)))
    .map(near => String.fromCodePoint(near)).filter(one => kind.test(one))
}

/** Returns the twins for the signs, digits and letters of a name that a site may read otherwise. */
export async function foldTwins(query: Pick<Query, 'value'>, accepts: Rule): Promise<FoldTwin[]> {
  const isPossible = (twin: string) => twin !== query.value && accepts?.pattern.test(twin) !== false
  return (await candidatesOf(query)).flatMap(({ kind, names, isMadeUp = false, isOwn = false }) => {
    const twin = names.find(isPossible)
    if (twin === undefined) return []
    const change = ['removed', 'moved', 'doubled'][Math.sign([...twin].length - [...query.value].length) + 1]!
    return [{
      kind: isMadeUp ? kind : `${kind} ${change}`,
      name: twin,
      isMadeUp,
      isOwn,
    }]
  })
}

/** Returns what the twins of a searched name are chosen from. The checks of a search share them. */
export const candidatesOf = onceEach(async ({ value }: Pick<Query, 'value'>): Promise<Candidates[]> =>
  /^[a-z]*$/.test(value) ? [] : [
    ...ways.flatMap(way => way(value)),
    ...await letterTwins(value),
  ])

const ways = [signTwins, emojiTwins, urlTwins, digitTwins, numberTwins, capitalTwins, caseTwins]
