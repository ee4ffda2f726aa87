import type { Basis } from '../../sources/kit/meanings/meaning.ts'
import { accountId } from '../observables/account-of.ts'
import type { Fact } from '../observables/facts.ts'
import type { Account, Stated } from './accounts.ts'

export interface Link {
  from: Stated
  to: Account
  /** The link in the other direction. */
  back: Stated | undefined
}

/** Bases of a link, the best last. */
const bases: readonly Basis[] = ['derived', 'mentioned', 'observed', 'stated', 'verified']

/** Collects one link for each account and each account that it names: that of the best basis, the first of several. */
export function createLinks(accounts: readonly Account[]) {
  const byId = accountsById(accounts)
  const links = new Map<string, Stated & { to: Account }>()
  return {
    add(target: string, account: Account, fact: Fact): void {
      const to = byId.get(target)
      if (to === undefined || to === account) return
      const key = `${account.id} ${to.id}`
      const known = links.get(key)
      if (!known || rankOf(fact) > rankOf(known.fact)) links.set(key, { account, to, fact })
    },
    list: (): Link[] => Array.from(links.values(), from =>
      ({ from, to: from.to, back: links.get(`${from.to.id} ${from.account.id}`) })),
  }
}

const rankOf = ({ reading: { basis } }: Fact): number => bases.indexOf(basis)

/**
 * Returns the accounts by their ids, and by site and name: a proof names an account of Hacker News as `sam`, and its
 * page is `/user?id=sam`. A name that two pages of a site have names neither.
 */
function accountsById(accounts: readonly Account[]): Map<string, Account | undefined> {
  const byId = new Map<string, Account | undefined>()
  for (const account of accounts) {
    if (account.name === null) continue
    const named = accountId(account.site, account.name)
    byId.set(named, byId.has(named) ? undefined : account)
  }
  for (const account of accounts) byId.set(account.id, account)
  return byId
}
