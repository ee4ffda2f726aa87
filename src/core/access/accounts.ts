import type { Account } from '../../db/accounts.ts'
import type { Repositories, Store } from '../../db/database.ts'
import { conflict, notFound, validationError } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/ids.ts'
import { cliCommand } from '../../lib/cli-command.ts'

export interface ListedAccount extends Account {
  /** Ids of the account's plans, one for each product. */
  plans: string[]
}

/** Returns the form in which the address of an account is stored. Throws VALIDATION_ERROR for another text. */
export function readAddress(email: string): string {
  const address = email.trim().toLowerCase()
  if (!/^[^\s@]+@[^\s@]+$/.test(address)) throw validationError({ message: 'email: not an e-mail address' })
  return address
}

export function createAccounts({ database, clock }: { database: Store, clock: Clock }) {
  return {
    async create(email: string): Promise<Account> {
      const account = { id: newId(), email: readAddress(email), createdAt: clock.now().toISOString() }
      if (!await database.accounts.insert(account)) {
        throw conflict({ message: 'An account with this e-mail address already exists' })
      }
      return {
        ...account,
        termsVersion: null,
        termsAcceptedAt: null,
        disabledAt: null,
        deletedAt: null,
      }
    },

    async list(): Promise<ListedAccount[]> {
      const plans = Map.groupBy(await database.plans.listSubscriptions(), ({ accountId }) => accountId)
      return (await database.accounts.list()).map(account => ({
        ...account,
        plans: (plans.get(account.id) ?? []).map(({ planId }) => planId),
      }))
    },
  }
}

/** Finds an account by its id or e-mail address. Throws NOT_FOUND if there is no such account. */
export async function findAccount(tx: Repositories, idOrEmail: string): Promise<Account> {
  const account = await tx.accounts.find(idOrEmail.trim().toLowerCase())
  if (account === undefined) {
    throw notFound({
      message: `No account has this id or e-mail address. To list all accounts: ${cliCommand('accounts list')}`,
    })
  }
  return account
}
