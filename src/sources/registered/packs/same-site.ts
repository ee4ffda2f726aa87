import { parse } from 'tldts'
import type { AccountCheck } from '../account-check.ts'
import type { PackEntry } from './entry.ts'

/*
 * Entries and checks about the same site
 *
 * | the same | if |
 * |---|---|
 * | account page | the addresses are equal, whatever the scheme, the case and a label for phones (`m.`) or `www.` |
 * | question | the requests are equal |
 * | name | the names are equal, and a host of both is the same in another country: `fr.birds.example`, `birds.test` |
 *
 * A name alone is no proof: two sites may have one. An entry whose proof is an error status asks about another state,
 * such as a deleted blog, and is compared only with its like.
 */

/** Stands for the searched name in an address. In lower case, because addresses are compared so. */
const marker = 'tracewell0name'

/** Labels before a domain that only choose the form of a page. */
const formLabels = /^(?:(?:www\d?|m|mobile|touch|wap)\.)+(?=[^.]+\.)/

/** Returns the host without labels that only choose the form of a page. */
export const hostKey = (host: string): string => host.toLowerCase().replace(formLabels, '')

/** Returns an address in the form in which addresses are compared; `{account}` in it is the searched name. */
function addressKey(address: string): string {
  const filled = address.replaceAll('{account}', marker)
  const url = URL.parse(filled)
  if (!url) return filled.toLowerCase()
  return `${hostKey(url.hostname)}${url.pathname.replace(/\/$/, '')}${url.search}${url.hash}`.toLowerCase()
}

/** Labels before a domain that do not name another site: a language or country, and the accounts or the interface. */
const commonLabels = /^(?:[a-z]{2}|(?:auth)?api|app|auth|web|(?:account|profile|user)s?)$/

/** Returns the labels of a host that name the site: `birds` of `www.birds.co.uk` and of `fr.birds.example`. */
function siteLabels(address: string): string[] {
  const { hostname, publicSuffix } = parse(address.replaceAll('{account}', marker))
  if (!hostname || !publicSuffix) return []
  const labels = hostKey(hostname).slice(0, -publicSuffix.length - 1).split('.').filter(label => label !== marker)
  const brand = labels.pop()
  return brand === undefined ? [] : [[...labels.filter(label => !commonLabels.test(label)), brand].join('.')]
}

/** Page types of the names of sites that say no more than that there are accounts. */
const accountPages = /\s*\((?:users?|profiles?|accounts?|members?|[^)]* instance)\)$/i

/**
 * Converts the name of a site for comparison: `GitHub (User)` becomes `github`. Removes spaces and punctuation. Other
 * page types stay: `Birds (Groups)` is not about the same accounts as `Birds`.
 */
const comparableName = (name: string): string =>
  name.replace(accountPages, '').toLowerCase().replace(/[^\p{L}\d]/gu, '')

const nameKeys = (name: string, addresses: readonly string[]): string[] =>
  [...new Set(addresses.flatMap(siteLabels))].map(labels => `name ${comparableName(name)} ${labels}`)

/** Returns `true` if an account answers with its page or with a redirect to it. */
const isAboutAccounts = ({ registered }: PackEntry): boolean =>
  registered.some(({ status = 200 }) => [status].flat().some(code => code < 400))

/** Keys of a site. Two entries that share one are about the same site. */
export interface SiteKeys {
  /** Keys of the account page and of the request. They hold within one pack, too. */
  addresses: string[]
  /** Keys of the name. Within one pack, sites of one name are different: `Birds (users)`, `Birds (shops)`. */
  names: string[]
}

export function siteKeys(entry: PackEntry): SiteKeys {
  const { name, page, address, method, body = '', registered } = entry
  const state = isAboutAccounts(entry) ? '' : `${JSON.stringify(registered.map(({ status, text }) => [status, text]))} `
  return {
    addresses: [
      ...page.includes('{account}') ? [`page ${state}${addressKey(page)}`] : [],
      `question ${state}${method} ${addressKey(address)} ${body}`,
    ],
    names: nameKeys(name, [page, address]).map(key => `${state}${key}`),
  }
}

/** Keys of the sites that already have a check. */
export interface ExistingSites {
  /** Keys of account pages and of names. */
  keys: ReadonlySet<string>
  /** Hosts of checks that are not rows. */
  hosts: ReadonlySet<string>
  /** Beginnings of the addresses and pages of rows. A host of them may have other names elsewhere. */
  rows: ReadonlySet<string>
}

export function existingSites(checks: readonly AccountCheck[]): ExistingSites {
  const own = checks.filter(({ types }) => types.includes('Pseudonym'))
  const pages = own.map(({ url }) => url?.(marker, 'Pseudonym') ?? undefined)
  const addressesOf = ({ homepage }: AccountCheck, page: string | undefined) =>
    page === undefined ? [homepage] : [homepage, page]
  return {
    keys: new Set(own.flatMap((check, index) => [
      ...pages[index] === undefined ? [] : [`page ${addressKey(pages[index])}`],
      ...nameKeys(check.name, addressesOf(check, pages[index])),
    ])),
    hosts: new Set(own.flatMap((check, index) => check.row ? [] : addressesOf(check, pages[index]).map(address =>
      hostKey(new URL(address).hostname)))),
    rows: new Set(own.flatMap(({ row }) => row ? [row.url, row.page ?? row.url] : []).flatMap(template =>
      beginningOf(template) ?? [])),
  }
}

/** Returns `true` if a check in `existing` is about the site of the entry. */
export function isCovered(entry: PackEntry, { keys, hosts, rows }: ExistingSites): boolean {
  const { address, page } = entry
  if (hosts.has(hostKey(new URL(address.replaceAll('{account}', marker)).hostname))) return true
  const own = siteKeys(entry)
  if ([...own.addresses, ...own.names].some(key => keys.has(key))) return true
  return isAboutAccounts(entry) && [address, page].some(template => rows.has(beginningOf(template) ?? ''))
}

/** Returns the part of a template between the scheme and the name, or the host after the name; none without a name. */
function beginningOf(template: string): string | undefined {
  const [before = '', ...after] = template.toLowerCase().split(/\{(?:account|value|lower)\}/)
  const [host = '', ...path] = before.replace(/^https?:\/\//, '').split('/')
  const beginning = [path.length > 0 ? hostKey(host) : host, ...path].join('/')
  return after.length === 0 ? undefined : beginning || after[0]!.split('/')[0] // the name is a part of the host
}
