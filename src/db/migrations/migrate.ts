import type { Knex } from 'knex'
import { isPostgres } from '../driver/dialect.ts'
import { applicationId } from '../driver/foreign-file.ts'
import { limitLockWait } from '../driver/lock-wait.ts'
import { migrationSource } from './index.ts'
import { migrationTable } from './state.ts'

/**
 * Key of the PostgreSQL advisory lock that guards migrations. The value is arbitrary, but it must never change, because
 * all versions of the service must use the same lock. Exported for a test.
 */
export const schemaLock = 7_290_231_654

/**
 * Time for which a change of the schema waits for a lock of another session, in milliseconds. While it waits, all later
 * statements on the table wait for it.
 */
const lockWaitMs = 5_000
/** Time after which the wait for the migration of another process is reported again, in milliseconds. */
const reportMs = 30_000
/** Longest wait for the migration of another process, in milliseconds. Statements about large tables take minutes. */
const migrationWaitMs = 3_600_000

interface MigrateOptions {
  /** Called when the wait for the migration of another process begins, and every 30 seconds while it lasts. */
  onWait?: (() => void) | undefined
  /** Runs after the migrations, in the same transaction, for tests. */
  then?: (trx: Knex) => Promise<void>
}

/**
 * Configuration of Knex's migrator. A process also starts on the schema of a later version, so that both can run side
 * by side during an upgrade.
 */
export const migrations = { migrationSource, tableName: migrationTable, disableMigrationsListValidation: true }

/**
 * Brings the schema up to date. Returns the names of the migrations it applied. Runs in one exclusive transaction: if
 * several processes start together, only one migrates, and a killed process leaves neither a partial schema nor a lock.
 * On PostgreSQL, rejects with the code 55P03 if another session holds the lock of a table for too long, or migrates for
 * more than an hour.
 */
export async function migrate(db: Knex, { onWait, then }: MigrateOptions = {}): Promise<string[]> {
  // sorts in files, because a table may be larger than the memory
  if (!isPostgres(db)) await db.raw('pragma temp_store = file')
  const all = await db.transaction(async trx => {
    if (isPostgres(db)) {
      await lockSchema(trx, onWait)
      await limitLockWait(trx, lockWaitMs)
    } else await trx.raw(`pragma application_id = ${applicationId}`) // set together with the first table
    // no other process migrates now, so a lock row in Knex's table is left over from a killed process
    await trx.migrate.forceFreeMigrationsLock(migrations)
    const [, applied] = await trx.migrate.latest(migrations) as [number, string[]]
    await then?.(trx)
    return applied
  })
  // Not in `finally`: if the transaction could not be rolled back, this statement fails too, and hides the first error.
  if (!isPostgres(db)) await db.raw('pragma temp_store = memory')
  return all
}

/** Waits for the end of another process's migration. */
async function lockSchema(trx: Knex, onWait: (() => void) | undefined): Promise<void> {
  const { rows: [row] } = await trx.raw<{ rows: [{ isLocked: boolean }] }>(
    'select pg_try_advisory_xact_lock(?) as "isLocked"', [schemaLock])
  if (row.isLocked) return
  onWait?.()
  const timer = onWait && setInterval(onWait, reportMs)
  try {
    await limitLockWait(trx, migrationWaitMs)
    await trx.raw('select pg_advisory_xact_lock(?)', [schemaLock])
  } finally {
    clearInterval(timer)
  }
}
