import type { Knex } from 'knex'
import { isPostgres } from '../driver/dialect.ts'

/**
 * Adds the counted requests of the last minute. On PostgreSQL the table is unlogged: its rows live for a minute, and it
 * is empty after a crash of the database.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('rate_log', table => {
    table.text('subject').notNullable()
    table.text('taken_at').notNullable()
    table.index(['subject', 'taken_at'])
  })
  if (isPostgres(db)) await db.raw('alter table rate_log set unlogged')
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('rate_log')
}
