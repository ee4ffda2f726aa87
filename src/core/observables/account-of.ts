import { percentDecoded, readableHost, readableName } from '../../lib/readable-text.ts'
import { accountAt } from './account-sites.ts'
import { foldText } from './comparable.ts'
import type { Fact } from './facts.ts'
import { registrableDomain } from './normal-form.ts'

/** An account, as the address of its page names it. */
export interface NamedAccount {
  /** Text that is the same for all pages of the account. */
  id: string
  /** Host of the page. */
  site: string
  /** `null` if the address has no name. */
  name: string | null
}

/** `true` if a fact is the address of the account's page. */
export const isPage = ({ reading: { type, relation } }: Pick<Fact, 'reading'>): boolean =>
  type === 'URL' && relation === 'profile'

/**
 * Returns the site and the name of the account on this page. Pages of unknown sites differ by their path. Sites
 * do not tell upper from lower case in names.
 */
export function accountOf(url: string): NamedAccount {
  const { hostname, pathname, search, hash } = new URL(url)
  const account = accountAt(registrableDomain(hostname) ?? hostname, percentDecoded(pathname))
  if (account) return { id: accountId(account.site, account.name), site: account.site, name: account.name }
  const site = readableHost(hostname.replace(/^www\./, ''))
  // a route of a page that runs in the browser, such as https://matrix.to/#/@sam:example.org
  const route = /^#!?\//.test(hash) ? hash : ''
  const path = `${pathname}${search}${route}`.replace(/^\/|\/$/g, '')
  return { id: accountId(site, readableName(path)), site, name: nameIn(path) }
}

/** Returns the last part of a path, which names most accounts. The hash of an address is no name. */
function nameIn(path: string): string | null {
  const name = readableName(path.split(/[/=~@]/).findLast(part => part !== '') ?? '')
  return name === '' || /^[a-f\d]{32,128}$/i.test(name) ? null : name
}

export const accountId = (site: string, name: string): string => foldText(`${site}/${name}`)
