import type { components } from '../../../generated/api.ts'
import { createEvery, type Slices } from '../../lib/slices.ts'
import { percentDecoded, readableHost, readableName } from '../../lib/readable-text.ts'
import { accountAt } from '../observables/account-sites.ts'
import { placeOf, type Fact } from '../observables/facts.ts'
import { foldText } from '../observables/comparable.ts'
import { registrableDomain } from '../observables/normal-form.ts'

type PersonAccount = components['schemas']['PersonAccount']

/** An account of a search, with the facts of its cards. */
export interface Account extends PersonAccount {
  facts: Fact[]
}

/** A fact of an account. */
export interface Stated {
  account: Account
  fact: Fact
}

/** The accounts of a search, and the facts that belong to none. */
export interface FoundAccounts {
  accounts: Account[]
  others: Fact[]
}

/**
 * Groups facts by the account whose page their card names. Cards of one page are one account. Facts of cards without a
 * page belong to no account.
 * @param tasks the facts of each task, those of one card one after another.
 */
export function* findAccounts(tasks: ReadonlyArray<readonly Fact[]>): Slices<FoundAccounts> {
  const isDue = createEvery(512)
  const accounts = new Map<string, Account>()
  const others: Fact[] = []
  for (const facts of tasks) {
    for (let from = 0, end = 0; from < facts.length; from = end) {
      const { card } = facts[from]!
      let page: Fact | undefined
      for (; end < facts.length && facts[end]!.card === card; end++) if (isPage(facts[end]!)) page ??= facts[end]!
      const into = page ? accountWith(page, accounts).facts : others
      for (let at = from; at < end; at++) {
        into.push(facts[at]!)
        if (isDue()) yield
      }
    }
  }
  return { accounts: [...accounts.values()], others }
}

/** `true` if a fact is the address of the account's page. */
export const isPage = ({ reading: { type, relation } }: Fact): boolean => type === 'URL' && relation === 'profile'

/** Returns the fact that is the address of the account's page. Each account has one. */
export const pageOf = ({ facts }: Account): Fact => facts.find(isPage)!

/** Adds a card to the account whose page the fact is, and returns the account. */
function accountWith(page: Fact, accounts: Map<string, Account>): Account {
  const url = page.reading.value
  const place = accountOf(url)
  const account = accounts.get(place.id) ?? { ...place, url, cards: [], facts: [] }
  account.cards.push(placeOf(page))
  accounts.set(place.id, account)
  return account
}

/**
 * Returns the site and the name of the account on this page. Pages of unknown sites differ by their path. Sites
 * do not tell upper from lower case in names.
 */
export function accountOf(url: string): Pick<Account, 'id' | 'site' | 'name'> {
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
