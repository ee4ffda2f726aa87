import type { Knex } from 'knex'
import { connectToCheck } from './driver/connection.ts'
import { isPostgres } from './driver/dialect.ts'
import { withLockWait } from './driver/lock-wait.ts'
import { refuseForeignSchema } from './foreign-schema.ts'
import { readMigrationState, refuseIncompatible, type MigrationState } from './migrations/state.ts'

/** Time for which the check waits for a lock of another session, in milliseconds. Less than a statement may take. */
const lockWaitMs = 3_000

/**
 * Checks a database before the first write, and returns its migrations. Throws RefusedDatabase if it belongs to another
 * program, or to a version that this one cannot work with. On PostgreSQL, rejects within seconds if the server does not
 * answer, or if another session has locked the table of migrations.
 * @param db connection that the caller goes on with. PostgreSQL is checked on one of its own
 */
export async function checkDatabase(url: string, db: Knex): Promise<MigrationState> {
  if (!isPostgres(db)) return check(db)
  const own = connectToCheck(url)
  try {
    return await withLockWait(own, lockWaitMs, check)
  } finally {
    await own.destroy()
  }
}

async function check(db: Knex): Promise<MigrationState> {
  await refuseForeignSchema(db)
  const state = await readMigrationState(db)
  refuseIncompatible(state)
  return state
}
