import type { Account } from '../db/accounts.ts'
import type { Repositories, Store } from '../db/database.ts'
import { conflict, notFound, validationError } from '../errors.ts'
import type { Clock } from '../lib/clock.ts'
import { newId } from '../lib/ids.ts'
import { cliCommand } from '../lib/cli-command.ts'

export interface ListedAccount extends Account {
  /** The plans that it is on, one a product. */
  plans: string[]
}

export function createAccounts({ database, clock }: { database: Store, clock: Clock }) {
  return {
    async create(email: string): Promise<Account> {
      const address = email.trim().toLowerCase()
      if (!/^[^\s@]+@[^\s@]+$/.test(address)) throw validationError({ message: 'email: not an e-mail address' })
      const account = { id: newId(), email: address, createdAt: clock.now().toISOString() }
      if (!await database.accounts.insert(account)) {
        throw conflict({ message: 'There is an account with this e-mail address' })
      }
      return { ...account, termsVersion: null, termsAcceptedAt: null }
    },

    async list(): Promise<ListedAccount[]> {
      const plans = Map.groupBy(await database.plans.subscriptions(), ({ accountId }) => accountId)
      return (await database.accounts.list()).map(account => ({
        ...account,
        plans: (plans.get(account.id) ?? []).map(({ planId }) => planId),
      }))
    },
  }
}

/** An account by its id or e-mail address. */
export async function findAccount(tx: Repositories, idOrEmail: string): Promise<Account> {
  const account = await tx.accounts.find(idOrEmail.trim().toLowerCase())
  if (account === undefined) {
    throw notFound({
      message: `There is no account with this id or e-mail address; this lists all: ${cliCommand('accounts list')}`,
    })
  }
  return account
}
