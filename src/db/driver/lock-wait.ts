import type { Knex } from 'knex'
import { isPostgres } from './dialect.ts'

/**
 * Calls `work` in a transaction. On PostgreSQL, a statement that waits for a lock of another session fails with the
 * code 55P03 after `waitMs` milliseconds.
 */
export const withLockWait = <Result>(
  db: Knex, waitMs: number, work: (trx: Knex.Transaction) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async trx => {
    await limitLockWait(trx, waitMs)
    return work(trx)
  })

/** Limits the wait for locks in the rest of this transaction. Only on PostgreSQL. */
export async function limitLockWait(trx: Knex, waitMs: number): Promise<void> {
  if (isPostgres(trx)) await trx.raw(`set local lock_timeout = ${waitMs}`)
}
