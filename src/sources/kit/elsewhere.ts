import { publicSuffixes } from '../../lib/public-suffix.ts'
import { percentDecoded } from '../../lib/readable-text.ts'
import type { Request, Response } from '../egress/client.ts'

/** Parts of addresses of pages that ask people for something instead of the answer. */
const gate = /^(?:log[-_]?(?:in|on)|sign[-_]?(?:in|up|on)|session|sessions|auth|authorize|sso|oauth2?|consent|cookies?|captcha|challenge|verify|gdpr)$/i

/**
 * Returns where a redirect led if the answer is that of another question, and says nothing about the value: `gate` for
 * a page to sign in or to consent, `elsewhere` for another site, or an address without what the asked one ends with, or
 * without a value of its query. A source whose answers come from other sites, such as registries, states the number of
 * its redirects in the request.
 */
export function elsewhere({ url, redirects = 0 }: Request, answered: Pick<Response, 'url'>): Elsewhere | undefined {
  if (url === answered.url || !URL.canParse(answered.url)) return undefined
  const [from, to] = [new URL(url), new URL(answered.url)]
  const [before, after] = [segments(from), segments(to)]
  if (after.some(part => gate.test(part) && !before.includes(part))) return 'gate'
  if (redirects === 0 && siteOf(from) !== siteOf(to)) return 'elsewhere'
  if (from.search === '' && String(before) === String(after)) return undefined
  // an account may be of another kind: /users/sam and /orgs/sam
  const isAsked = from.search === '' ? after.includes(before.at(-1) ?? '') : valuesOf(from).isSubsetOf(valuesOf(to))
  return isAsked ? undefined : 'elsewhere'
}

type Elsewhere = 'gate' | 'elsewhere'

const siteOf = ({ hostname }: URL): string =>
  publicSuffixes().getDomain(hostname, { allowPrivateDomains: true }) ?? hostname

const segments = ({ pathname }: URL): string[] =>
  pathname.split('/').filter(part => part !== '').map(part => percentDecoded(part).toLowerCase())

/** Returns the values of a query, whose spelling and order a redirect may change. */
const valuesOf = ({ searchParams }: URL): Set<string> =>
  new Set(searchParams.values().map(value => value.toLowerCase()))
