import type { components } from '../../../generated/api.ts'
import { createEvery, type Slices } from '../../lib/slices.ts'
import { accountAt } from '../../sources/meanings/account-sites.ts'
import { placeOf, type Fact, type FactCard } from '../observables/facts.ts'
import { registrableDomain } from '../observables/normal-form.ts'
import { decoded } from '../observables/read-fact.ts'

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
 */
export function* findAccounts(facts: readonly Fact[]): Slices<FoundAccounts> {
  const isDue = createEvery()
  const pages = new Map<FactCard, Account>()
  const accounts = new Map<string, Account>()
  for (const fact of facts) {
    if (isDue()) yield
    if (fact.type !== 'URL' || fact.relation !== 'profile' || pages.has(fact.card)) continue
    const place = accountOf(fact.value)
    const account = accounts.get(place.id) ?? { ...place, url: fact.value, cards: [], facts: [] }
    account.cards.push(placeOf(fact))
    accounts.set(place.id, account)
    pages.set(fact.card, account)
  }
  const others: Fact[] = []
  for (const fact of facts) {
    if (isDue()) yield
    ;(pages.get(fact.card)?.facts ?? others).push(fact)
  }
  return { accounts: [...accounts.values()], others }
}

/**
 * Returns the site and the name of the account on this page. Pages of unknown sites differ by their path. Sites
 * do not tell upper from lower case in names.
 */
export function accountOf(url: string): Pick<Account, 'id' | 'site' | 'name'> {
  const { hostname, pathname, search } = new URL(url)
  const account = accountAt(registrableDomain(hostname) ?? hostname, decoded(pathname))
  if (account) return { id: accountId(account.site, account.name), site: account.site, name: account.name }
  const site = hostname.replace(/^www\./, '')
  const path = `${pathname}${search}`.replace(/^\/|\/$/g, '')
  return { id: accountId(site, path), site, name: path.split(/[/=~@]/).findLast(part => part !== '') ?? null }
}

export const accountId = (site: string, name: string): string => `${site}/${name}`.toLowerCase()
