import type { components } from '../../../generated/api.ts'
import { createEvery, type Slices } from '../../lib/slices.ts'
import { accountOf, isPage } from '../observables/account-of.ts'
import { placeOf, type Fact } from '../observables/facts.ts'

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
