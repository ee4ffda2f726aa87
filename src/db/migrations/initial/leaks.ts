import { isPostgres } from '../../driver/dialect.ts'
import type { Part } from './part.ts'

/**
 * Leak data that an operator has imported. The records of a source are stored in encrypted blocks. The index of the
 * source is stored in pages of sorted entries. Each entry has the keyed hash of a searchable value and the position of
 * a record. Each block and each page has the number of the import batch that wrote it.
 */
export const leaks: Part = {
  tables: ['leak_sources', 'leak_blocks', 'leak_pages'],

  async create(db) {
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
    // No foreign keys, because the database would check them for each of millions of imported rows. They are not
    // needed: the rows of a source are removed before the source.
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
    // Encrypted and hashed data cannot be compressed, so PostgreSQL must not try.
    await db.raw('alter table leak_blocks alter column data set storage external')
    await db.raw('alter table leak_pages alter column entries set storage external')
    // A block has 2 to 3 kB. PostgreSQL moves rows of more than 2 kB to the table's TOAST table by default, so that
    // each look-up would search two indexes.
    // https://www.postgresql.org/docs/current/sql-createtable.html#RELOPTION-TOAST-TUPLE-TARGET
    await db.raw('alter table leak_blocks set (toast_tuple_target = 8160)')
  },
}
