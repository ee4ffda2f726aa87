import type { Knex } from 'knex'
import { isPostgres } from '../driver/dialect.ts'

const expressions = {
  unanswered: 'case when sources_unanswered > 0 then 1 else 0 end',
  found: 'case when found_accounts + found_breaches + found_leak_records + found_findings > 0 then 1 else 0 end',
}

/**
 * Statistics of the outcomes of searches. The planner of PostgreSQL does not use those of a partial index: it assumes
 * few searches of each outcome, and sorts all of an account instead of reading a page of them in order.
 * https://www.postgresql.org/docs/current/sql-createstatistics.html
 */
export async function up(db: Knex): Promise<void> {
  if (!isPostgres(db)) return
  for (const [name, expression] of Object.entries(expressions)) {
    await db.raw(`create statistics searches_${name}_statistics on (${expression}) from searches`)
  }
  await db.raw('analyze searches') // otherwise they are empty until the next autovacuum
}

export async function down(db: Knex): Promise<void> {
  if (!isPostgres(db)) return
  for (const name of Object.keys(expressions)) await db.raw(`drop statistics searches_${name}_statistics`)
}
