import type { Account } from '../../db/accounts.ts'
import type { Store } from '../../db/database.ts'
import { conflict } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import { findAccount, readAddress } from './accounts.ts'

/** An account that is being deleted, with what is still to be removed. */
export interface DeletedAccount {
  id: string
  /** Keys that no longer work. */
  keys: number
}

/** Creates the service with which the operator changes accounts that exist. Each throws NOT_FOUND. */
export function createAccountChanges({ database, clock }: { database: Store, clock: Clock }) {
  const change = (idOrEmail: string, work: (tx: Store, account: Account) => Promise<void>): Promise<Account> =>
    database.inTransaction(async tx => {
      const account = await findAccount(tx, idOrEmail)
      await tx.accounts.lock(account.id)
      await work(tx, account)
      return findAccount(tx, account.id)
    })

  return {
    /** Refuses all requests of the account from two seconds later on. A disabled account stays as it is. */
    disable: (idOrEmail: string): Promise<Account> => change(idOrEmail, async (tx, { id, disabledAt }) => {
      if (disabledAt === null) await tx.accounts.setDisabled(id, clock.now().toISOString())
    }),

    /** Throws CONFLICT if the account is being deleted. */
    enable: (idOrEmail: string): Promise<Account> => change(idOrEmail, async (tx, { id, deletedAt }) => {
      if (deletedAt !== null) throw conflict({ message: 'The account is being deleted' })
      await tx.accounts.setDisabled(id, null)
    }),

    /** Changes the address of an account. Throws VALIDATION_ERROR, or CONFLICT if another account has it. */
    rename(idOrEmail: string, email: string): Promise<Account> {
      const address = readAddress(email)
      return change(idOrEmail, async (tx, { id }) => {
        const other = await tx.accounts.find(address)
        if (other !== undefined && other.id !== id) {
          throw conflict({ message: 'An account with this e-mail address already exists' })
        }
        await tx.accounts.setEmail(id, address)
      })
    },

    /**
     * Marks an account for deletion, in one transaction: its keys stop working, and the erasure removes everything of
     * it. A repeated call changes nothing.
     */
    async delete(idOrEmail: string): Promise<DeletedAccount> {
      let keys = 0
      const { id } = await change(idOrEmail, async (tx, account) => {
        const now = clock.now().toISOString()
        if (account.disabledAt === null) await tx.accounts.setDisabled(account.id, now)
        if (account.deletedAt === null) await tx.accounts.setDeleted(account.id, now)
        for (const key of await tx.keys.list(account.id)) {
          if (key.state === 'active') await tx.keys.setState(key.id, 'revoked', now)
          keys++
        }
      })
      return { id, keys }
    },
  }
}
