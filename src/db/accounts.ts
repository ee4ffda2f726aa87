import type { Knex } from 'knex'
import { createAccountDataRepository } from './account-data.ts'
import { columnsOf } from './driver/columns.ts'
import { isPostgres } from './driver/dialect.ts'
import { lockLater } from './driver/waiting-statements.ts'

export interface Account {
  id: string
  email: string
  createdAt: string
  /** Version of the terms and ethics policy that the account accepted. `null` if it has accepted none. */
  termsVersion: string | null
  termsAcceptedAt: string | null
  /** Time at which the operator disabled the account. `null` if it is enabled. */
  disabledAt: string | null
  /** Time at which the operator deleted the account. `null` if it stays. */
  deletedAt: string | null
}

const columns = columnsOf<Account>({
  id: 'id',
  email: 'email',
  createdAt: 'created_at',
  termsVersion: 'terms_version',
  termsAcceptedAt: 'terms_accepted_at',
  disabledAt: 'disabled_at',
  deletedAt: 'deletion_began_at', // not `deleted_at`, which queries that join searches would find twice
})

const newColumns = columns.pick('id', 'email', 'createdAt')

/**
 * Repository of the table `accounts`: one row for each account. Written by the operator's `accounts` and `plans claim`
 * commands.
 */
export function createAccountRepository(db: Knex) {
  return {
    ...createAccountDataRepository(db),

    /** Returns `true` if the account was stored, `false` if another account has this e-mail address. */
    async insert(account: Pick<Account, 'id' | 'email' | 'createdAt'>): Promise<boolean> {
      const rows = await db('accounts').insert(newColumns.toRow(account))
        .onConflict('email').ignore().returning('id')
      return rows.length === 1
    },

    async find(idOrEmail: string): Promise<Account | undefined> {
      const row = await db('accounts').where({ id: idOrEmail }).orWhere({ email: idOrEmail }).first(columns.names)
      return row && columns.fromRow(row)
    },

    async list(): Promise<Account[]> {
      return (await db('accounts').orderBy('created_at').select(columns.names)).map(columns.fromRow)
    },

    /**
     * Locks the account's row until the transaction ends. While the caller counts searches or keys, no other
     * transaction can start a search or create a key for the account. Does not lock the key of the row: the end of a
     * search checks a foreign key to it, and holds the lock of an investigation for which the start of a search waits.
     */
    async lock(id: string): Promise<void> {
      if (!isPostgres(db)) return // a transaction of SQLite is the only one that writes
      await lockLater(db, 'select id from accounts where id = $1 for no key update', [id])
    },

    /** Disables the account since `at`, or enables it (`null`). */
    async setDisabled(id: string, at: string | null): Promise<void> {
      await db('accounts').where({ id }).update(columns.toRow({ disabledAt: at }))
    },

    async setEmail(id: string, email: string): Promise<void> {
      await db('accounts').where({ id }).update(columns.toRow({ email }))
    },

    /** Marks the account for deletion. */
    async setDeleted(id: string, at: string): Promise<void> {
      await db('accounts').where({ id }).update(columns.toRow({ deletedAt: at }))
    },

    /** Returns the ids of the accounts that are marked for deletion. */
    async listDeleted(): Promise<string[]> {
      return db('accounts').whereNotNull('deletion_began_at').orderBy('deletion_began_at').pluck('id')
    },

    async acceptTerms(id: string, version: string, at: string): Promise<void> {
      await db('accounts').where({ id }).update(columns.toRow({ termsVersion: version, termsAcceptedAt: at }))
    },
  }
}
