import { isPostgres } from '../../driver/dialect.ts'
import type { Part } from './part.ts'

/**
 * Versions of the breaches in Radar's catalogue. A row is valid from one revision of the catalogue until a later one.
 * All pages of a list can thus show the same revision, even during an import. `record` is sent to callers; the other
 * columns filter and sort.
 */
export const radar: Part = {
  tables: ['breaches', 'radar_state', 'radar_feeds'],

  async create(db) {
    await db.schema.createTable('breaches', table => {
      table.text('name').notNullable()
      table.integer('to_revision').notNullable()
      table.integer('from_revision').notNullable()
      table.text('superseded_at')
      table.text('sort_name').notNullable()
      table.text('added_date').notNullable()
      table.text('breach_date').notNullable()
      table.text('modified_date').notNullable()
      table.bigInteger('pwn_count').notNullable()
      table.integer('severity').notNullable()
      table.text('domain').notNullable()
      table.text('data_classes').notNullable()
      table.boolean('is_verified').notNullable()
      table.boolean('is_stealer_log').notNullable()
      table.boolean('is_sensitive').notNullable()
      table.text('search_text').notNullable()
      table.text('record').notNullable()
      table.primary(['name', 'to_revision'])
      table.index(['superseded_at'])
    })
    // Sort by code point, as SQLite does, because a cursor names a position in this order.
    if (isPostgres(db)) await db.raw('alter table breaches alter column sort_name type text collate "C"')
    for (const column of ['added_date', 'breach_date', 'modified_date', 'pwn_count', 'severity']) {
      await db.raw('create index ?? on breaches (?? desc, sort_name)', [`breaches_${column}_order`, column])
    }
    await db.raw('create index breaches_name_order on breaches (sort_name)')
    await db.schema.createTable('radar_state', table => {
      table.integer('id').primary()
      table.integer('revision').notNullable()
      table.integer('oldest_revision').notNullable()
      table.text('changed_at').notNullable()
    })
    await db('radar_state').insert({ id: 1, revision: 0, oldest_revision: 0, changed_at: '1970-01-01T00:00:00.000Z' })
    await db.schema.createTable('radar_feeds', table => {
      table.text('url').primary()
      table.text('etag')
      table.text('last_modified')
      table.text('next_at').notNullable()
      table.text('lease_token')
      table.text('lease_until').notNullable()
    })
  },
}
