import type { Knex } from 'knex'
import { isPostgres } from '../driver/dialect.ts'

/**
 * Stores the copies of lists in parts of at most 1 MiB, because one write of 64 MB stops the process. Forgets the
 * present copies, which are downloaded again when they are used.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('list_parts', table => {
    table.text('slug').notNullable()
    table.text('revision').notNullable()
    table.integer('number').notNullable()
    table.binary('content').notNullable()
    table.primary(['slug', 'revision', 'number'])
  })
  // the content is compressed already
  if (isPostgres(db)) await db.raw('alter table list_parts alter column content set storage external')
  await db('lists').update({ revision: null })
  await db.raw('alter table lists drop column content')
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`alter table lists add column content ${isPostgres(db) ? 'bytea' : 'blob'}`)
  await db('lists').update({ revision: null })
  await db.schema.dropTable('list_parts')
}
