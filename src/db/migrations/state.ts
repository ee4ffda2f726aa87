import type { Knex } from 'knex'
import { RefusedDatabase } from '../driver/refused.ts'
import { migrationSource } from './index.ts'

/** The table of applied migrations. On PostgreSQL it also marks the schema as one of the service. */
export const migrationTable = 'tracewell_migrations'

/**
 * End of the name of a migration after which earlier versions cannot work with the schema. An earlier version does not
 * know the migration, but finds its name in the database.
 */
const incompatible = '_incompatible'

export interface MigrationState {
  /** Migrations that are not applied yet. */
  pending: string[]
  /** Applied migrations of a later version. */
  unknown: string[]
  /** `true` if the database has no table of migrations, and so none of the service. */
  isNew: boolean
}

/**
 * Codes with which SQLite and PostgreSQL report that a table or a column does not exist. SQLite has the same code for
 * other errors in a statement, which the migrations that follow then report.
 */
const missingCodes: ReadonlySet<unknown> = new Set(['SQLITE_ERROR', '42P01', '42703'])

/**
 * Reads one table, so that a start on a current schema takes no lock, writes nothing and loads no migrator. Rejects if
 * the database does not respond.
 */
export async function readMigrationState(db: Knex): Promise<MigrationState> {
  const known = (await migrationSource.getMigrations([])).map(one => migrationSource.getMigrationName(one))
  const found = await listApplied(db)
  const applied = found ?? []
  return {
    pending: known.filter(name => !applied.includes(name)),
    unknown: applied.filter(name => !known.includes(name)),
    isNew: found === undefined,
  }
}

async function listApplied(db: Knex): Promise<string[] | undefined> {
  try {
    return await db(migrationTable).orderBy('id').pluck('name')
  } catch (error) {
    if (missingCodes.has((error as NodeJS.ErrnoException).code)) return undefined
    throw error
  }
}

/** Throws RefusedDatabase if a later version has changed the schema so that this version cannot work with it. */
export function refuseIncompatible({ unknown }: MigrationState): void {
  const names = unknown.filter(name => name.endsWith(incompatible))
  if (names.length === 0) return
  throw new RefusedDatabase(`A later version of the service has changed the database so that this version cannot use ` +
    `it (${names.join(', ')}): start the later version, or restore a backup from before its first start.`)
}
