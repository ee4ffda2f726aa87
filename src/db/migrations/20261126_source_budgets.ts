import type { Knex } from 'knex'
import { isPostgres } from '../driver/dialect.ts'

/** Adds the budgets of the origins of sources, which the processes of a cluster share. SQLite has only one process. */
export async function up(db: Knex): Promise<void> {
  if (!isPostgres(db)) return
  await db.raw(`create unlogged table source_budgets (
    origin text not null,
    exit text not null,
    next_at float8 not null default 0,
    blocked_until float8 not null default 0,
    open_until float8 not null default 0,
    failures integer not null default 0,
    failed_at float8 not null default 0,
    holders jsonb not null default '{}',
    primary key (origin, exit)
  )`)
}

export async function down(db: Knex): Promise<void> {
  if (isPostgres(db)) await db.schema.dropTable('source_budgets')
}
