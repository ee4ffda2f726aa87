import type { Knex } from 'knex'
import { isPostgres } from '../dialect.ts'

/**
 * Leak data that an operator has imported. A source's records lie encrypted in blocks, and its index in pages: sorted
 * entries of a keyed hash and the place of a record. Both are numbered by the batch that brought them.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('leak_sources', table => {
    table.text('code').primary()
    table.text('name').notNullable()
    table.text('template').notNullable()
    table.text('mapping').notNullable()
    table.text('types').notNullable()
    table.text('breach')
    table.text('data_key').notNullable()
    table.text('state').notNullable()
    table.bigInteger('record_count').notNullable()
    table.integer('index_batch')
    table.text('unfinished')
    table.text('created_at').notNullable()
    table.text('updated_at').notNullable()
  })
  // No foreign keys: they would be checked row by row in a load of millions, and rows are removed before their source is.
  await db.schema.createTable('leak_blocks', table => {
    table.text('source').notNullable()
    table.integer('batch').notNullable()
    table.integer('number').notNullable()
    table.binary('data').notNullable()
    table.primary(['source', 'batch', 'number'])
  })
  await db.schema.createTable('leak_pages', table => {
    table.text('source').notNullable()
    table.integer('batch').notNullable()
    table.binary('first').notNullable()
    table.binary('entries').notNullable()
    table.primary(['source', 'batch', 'first'])
  })
  if (!isPostgres(db)) return
  // What is encrypted or hashed does not get smaller: PostgreSQL need not try.
  await db.raw('alter table leak_blocks alter column data set storage external')
  await db.raw('alter table leak_pages alter column entries set storage external')
}

export async function down(db: Knex): Promise<void> {
  for (const table of ['leak_pages', 'leak_blocks', 'leak_sources']) await db.schema.dropTable(table)
}
