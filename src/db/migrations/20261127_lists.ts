import type { Knex } from 'knex'
import { isPostgres } from '../driver/dialect.ts'

/** Adds the downloaded copies of lists that are matched here. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('lists', table => {
    table.text('slug').primary()
    table.text('revision')
    table.text('layout')
    table.text('etag')
    table.text('last_modified')
    table.binary('content')
    table.integer('entries').notNullable().defaultTo(0)
    table.text('fetched_at')
    table.text('used_at')
    table.text('failed_at')
    table.text('failure')
    table.text('lease_token')
    table.text('lease_until').notNullable().defaultTo('')
  })
  // the content is compressed already
  if (isPostgres(db)) await db.raw('alter table lists alter column content set storage external')
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('lists')
}
