import type { Knex } from 'knex'
import { isPostgres } from '../driver/dialect.ts'

/**
 * Adds the open event streams. On PostgreSQL the table is unlogged: its rows live for seconds without a renewal, and it
 * is empty after a crash of the database.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('stream_seats', table => {
    table.text('id').primary()
    table.text('key_id').notNullable()
    table.text('address_hash').notNullable()
    table.text('alive_until').notNullable()
    table.index(['key_id'])
    table.index(['address_hash'])
  })
  if (isPostgres(db)) await db.raw('alter table stream_seats set unlogged')
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('stream_seats')
}
