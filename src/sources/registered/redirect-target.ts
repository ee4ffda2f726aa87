import { publicSuffixes } from '../../lib/public-suffix.ts'
import type { Response } from '../egress/client.ts'
import { asciiForms } from '../kit/ascii-forms.ts'
import { otherMeaningOf } from './doubtful-name.ts'

/**
 * Kind of a redirect. Only `elsewhere` can prove that there is no account.
 *
 * | kind | target | examples, asked at `/Sam` |
 * |---|---|---|
 * | `same` | the same page: other case, signs, slash, `www.`, query, or segments before the path | `/sam/`, `/u/sam` |
 * | `folded` | the same page of a name in other letters | `/soren` for `/søren` |
 * | `named` | another address with the name, or another site | `/search?q=Sam`, `/gate?next=/Sam` |
 * | `loop` | the asked address itself: the site wants to see its cookie | `/Sam` |
 * | `cookies` | a page that tests cookies or asks to accept them | `/cookie-check` |
 * | `elsewhere` | an address without the name | `/`, `/404`, `/search` |
 */
export type RedirectKind = 'same' | 'folded' | 'named' | 'loop' | 'cookies' | 'elsewhere'

const redirects = new Set([301, 302, 303, 307, 308])

/** Segments that a site may put before the path, such as a language. */
const maxPrefix = 2

/** Returns the kind and the target of a redirect, or `undefined` if the response does not redirect. */
export async function redirectOf(
  response: Response, value: string,
): Promise<{ kind: RedirectKind, target: URL } | undefined> {
  if (!redirects.has(response.status) || response.headers['location'] === undefined) return undefined
  const from = new URL(response.url)
  const target = targetOf(response)
  if (!target) return { kind: 'named', target: from }
  return { kind: kindOf(from, target, value, await otherLetters(value)), target }
}

/** Returns the target of a redirect, or `undefined` if it has none that can be read. */
export function targetOf({ headers: { location }, url }: Response): URL | undefined {
  const target = location === undefined ? null : URL.parse(location, url)
  if (!target) return undefined
  target.hash = ''
  if (new URL(url).protocol === 'https:') target.protocol = 'https:'
  return target
}

/**
 * Returns the forms in which sites write a name in other letters: `søren` is `soren`, `soeren`, `sren` and `s`. Returns
 * none for a name in ASCII.
 */
export async function otherLetters(value: string): Promise<string[]> {
  if (/^[ -~]*$/.test(value)) return []
  const bare = value.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  const forms = [...await asciiForms(value), bare, bare.replaceAll(/[^!-~]/g, ''), value.replaceAll(/[^!-~]/g, ''),
    value.replace(/[^!-~][^]*/, '')]
  return [...new Set(forms)].filter(form => fold(form) !== '' && form !== value)
}

/**
 * Returns `true` if the page that answered has the name in other letters: its account may be another one. A redirect to
 * other letter case or signs does not.
 */
export async function isInOtherLetters(asked: string, answered: string, value: string): Promise<boolean> {
  if (asked === answered || !URL.canParse(answered)) return false
  const [from, to] = [new URL(asked), new URL(answered)]
  const kind = kindOf(from, to, value, await otherLetters(value))
  const parts = decoded(`${to.pathname}${to.search}`).split(/[/?&=#]/).map(lettersOf)
  return kind === 'folded' || (kind === 'same' && !hasInHost(to, fold(value)) && lettersOf(value) !== '' &&
    !parts.some(part => part.includes(lettersOf(value))))
}

const lettersOf = (text: string): string =>
  text.normalize('NFC').toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')

/**
 * Returns what a target says about the searched name.
 * @param forms the name in other letters
 */
export function kindOf(from: URL, to: URL, value: string, forms: readonly string[] = []): RedirectKind {
  if (to.href === from.href) return 'loop'
  const isNamed = names(from, to, value)
  if (isNamed && isSamePage(from, to, value)) return 'same'
  if (forms.some(form => names(from, to, form) && isSamePage(from, to, value, form))) return 'folded'
  if (/cookie/i.test(`${to.pathname}${to.search}`)) return 'cookies'
  return isNamed ? 'named' : 'elsewhere'
}

/** Returns `true` if an address has the name as a part. Short names must be a whole part. */
function names(from: URL, { hostname, pathname, search }: URL, value: string): boolean {
  const name = fold(value)
  const parts = decoded(`${pathname}${search}`).split(/[/?&=#]/)
  if (name === '') return parts.some(part => part.includes(value))
  return parts.map(fold).some(part => part === name || (name.length > 2 && part.includes(name))) ||
    decoded(`${pathname}${search}`).split(/[^\p{L}\p{M}\p{N}]+/u).map(fold).includes(name) ||
    ((hostname !== from.hostname || hasInHost(from, name)) && hasInHost({ hostname }, name))
}

const hasInHost = ({ hostname }: Pick<URL, 'hostname'>, name: string): boolean =>
  hostname.split('.').some(label => fold(label) === name)

/** Paths of home pages. */
export const home = /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?|home|index(?:\.\w+)?)?\/?$/i

/** Numbers of accounts, as a hash. */
const accountNumber = /^(?=.*\d)[\da-f-]{8,}$/i

/**
 * Returns the name that the target of a redirect has in the place of the searched one: the account may have been
 * renamed. Returns `undefined` if the target has the searched name, is another page, or has a number in its place.
 */
export function otherNameIn(from: URL, to: URL, value: string): string | undefined {
  if (siteOf(from) !== siteOf(to) || names(from, to, value)) return undefined
  if (String(labels(from)) === String(labels(to)) && home.test(`${to.pathname}${to.search}`)) return undefined
  const [host, path] = [
    replacement(labels(from), labels(to), value, 0), replacement(pathParts(from), pathParts(to), value, maxPrefix),
  ]
  const other = host === undefined || path === undefined ? '' : host || path
  return other === '' || accountNumber.test(other) || otherMeaningOf(other) !== undefined ? undefined : other
}

/** Parts of pages to which sites redirect missing accounts. A made-up name finds the others (`weak-proof.ts`). */
const absentPage = /^(?:404|(?:page)?notfound|errors?|search|login|signin|signup|register)(?:html?|php|aspx?)?$/

/**
 * Returns the page of the site to which a redirect leads instead of the one of the searched name, without what it adds
 * in a query. It may be of the renamed account, wherever it has the new name. Returns `undefined` if it has the
 * searched name, or can only mean absence: the home page, a folder of the asked address, a search, a sign-in.
 */
export function otherPageIn(from: URL, to: URL, value: string): string | undefined {
  if (siteOf(from) !== siteOf(to) || names(from, to, value)) return undefined
  const name = fold(value)
  const [before, folder] = [pathParts(from), pathParts(from).map(fold)]
  const isInQuery = !segments(from).includes(name) && folder.includes(name)
  const { hostname, pathname } = to
  const search = isInQuery ? to.search : ''
  const after = pathParts({ pathname, search })
  const isOtherHost = hasInHost(from, name) && labels(from).length === labels(to).length &&
    String(labels(from)) !== String(labels(to))
  if (!isOtherHost && home.test(`${pathname}${search}`)) return undefined
  if (after.length < before.length && after.every((part, index) => fold(part) === folder[index])) {
    return isOtherHost ? hostname : undefined
  }
  return after.map(fold).some(part => absentPage.test(part)) ? undefined : [hostname, ...after].join('/')
}

const labels = ({ hostname }: URL): string[] => hostname.replace(/^www\./, '').split('.')
const pathParts = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string[] =>
  decoded(`${pathname}${search}`).split(/[/?&=#]/).filter(part => part !== '')

/** Returns what `after` has in the place of the name in `before`: nothing if both are alike, `undefined` if not. */
function replacement(
  before: readonly string[], after: readonly string[], value: string, maxAdded: number,
): string | undefined {
  const added = after.length - before.length
  if (added < 0 || added > maxAdded) return undefined
  const changed = before.flatMap((part, index) => fold(part) === fold(after[added + index]!) ? [] : [index])
  const [at, ...more] = changed
  if (at === undefined) return ''
  return more.length === 0 && fold(before[at]!) === fold(value) ? after[added + at]! : undefined
}

/** @param form the name in other letters, which may be in the place of the name */
function isSamePage(from: URL, to: URL, value: string, form = value): boolean {
  const hosts = [from, to].map(({ hostname }) => hostname.replace(/^www\./, ''))
  const sites = [from, to].map(siteOf)
  const needsSameHost = hasInHost(from, fold(value))
  if (needsSameHost ? hosts[0] !== hosts[1] : sites[0] !== sites[1]) return false
  const [before, after] = [from, to].map(segments) as [string[], string[]]
  const added = after.length - before.length
  return added >= 0 && added <= maxPrefix && before.every((segment, index) =>
    segment === after[added + index] || (segment === fold(value) && fold(form) === after[added + index]))
}

const siteOf = ({ hostname }: URL): string =>
  publicSuffixes().getDomain(hostname, { allowPrivateDomains: true }) ?? hostname

const segments = ({ pathname }: URL): string[] =>
  decoded(pathname).split('/').filter(segment => segment !== '').map(segment => fold(segment) || segment)

/** Returns a text without what redirects change: letter case, accents and signs. */
const fold = (text: string): string =>
  text.normalize('NFKD').toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Returns a part of an address without percent-encoding. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text // a site sent malformed percent-encoding
  }
}
