import type { Knex } from 'knex'
import { partialIndex } from '../partial-index.ts'
import type { Part } from './part.ts'

/** Searches with everything that belongs to one search, temporary searches, and the cache of answers. */
export const searches: Part = {
  tables: [
    'searches', 'search_labels', 'search_tasks', 'search_leak_pages', 'search_events', 'search_observables',
    'search_credentials', 'search_provider_answers', 'temporary_runs', 'module_cache',
  ],

  async create(db) {
    await createSearches(db)
    // the searches of a label, in the order of lists
    await db.schema.createTable('search_labels', table => {
      table.text('account_id').notNullable()
      table.text('label').notNullable()
      table.text('created_at').notNullable()
      table.text('search_id').notNullable().references('searches.id').onDelete('CASCADE').index()
      table.primary(['account_id', 'label', 'created_at', 'search_id'])
    })
    await db.schema.createTable('search_tasks', table => {
      searchId(table)
      table.text('kind').notNullable()
      table.text('slug').notNullable()
      table.text('name').notNullable()
      table.integer('position').notNullable()
      table.integer('shard').notNullable()
      table.integer('attempt')
      table.text('status')
      table.boolean('cached').notNullable()
      table.integer('duration_ms')
      table.text('error_code')
      table.text('error_message')
      table.integer('found').notNullable()
      table.text('results').notNullable()
      table.primary(['search_id', 'kind', 'slug'])
    })
    await db.schema.createTable('search_leak_pages', table => {
      searchId(table)
      table.text('code').notNullable()
      table.integer('page').notNullable()
      table.integer('count').notNullable()
      table.text('entries').notNullable()
      table.primary(['search_id', 'code', 'page'])
    })
    await db.schema.createTable('search_events', table => {
      searchId(table)
      table.integer('seq').notNullable()
      table.text('name').notNullable()
      table.text('data').notNullable()
      table.primary(['search_id', 'seq'])
    })
    // hashes of the observables that had an event
    await db.schema.createTable('search_observables', table => {
      searchId(table)
      table.text('hash').notNullable()
      table.primary(['search_id', 'hash'])
    })
    // the caller's keys for external providers, while the search runs
    await db.schema.createTable('search_credentials', table => {
      searchId(table)
      table.text('provider').notNullable()
      table.text('sealed').notNullable()
      table.primary(['search_id', 'provider'])
    })
    await db.schema.createTable('search_provider_answers', table => {
      searchId(table)
      table.text('provider').notNullable()
      table.text('started_at').notNullable()
      table.text('finished_at').notNullable()
      table.text('mapping_version').notNullable()
      table.text('raw').notNullable()
      table.primary(['search_id', 'provider'])
    })
    await db.schema.createTable('temporary_runs', table => {
      table.text('id').primary()
      table.text('account_id').notNullable().references('accounts.id')
      table.text('lease_until').notNullable()
      table.index(['account_id', 'lease_until'])
    })
    await db.schema.createTable('module_cache', table => {
      table.text('key').primary()
      table.text('content').notNullable()
      table.text('expires_at').notNullable()
      table.index(['expires_at'])
    })
  },
}

function searchId(table: Knex.CreateTableBuilder): void {
  table.text('search_id').notNullable().references('searches.id').onDelete('CASCADE')
}

async function createSearches(db: Knex): Promise<void> {
  await db.schema.createTable('searches', table => {
    table.text('id').primary()
    table.text('account_id').notNullable().references('accounts.id')
    table.text('key_id').notNullable().references('api_keys.id')
    table.text('investigation_id')
    table.text('watch_id')
    table.text('retry_of')
    table.text('retry_root') // the first search of a chain of retries
    table.text('type').notNullable()
    table.text('value').notNullable()
    table.text('normal_value').notNullable()
    table.text('options').notNullable()
    table.text('skipped').notNullable()
    table.text('reference')
    table.text('labels').notNullable()
    table.boolean('secrets').notNullable()
    table.text('status').notNullable()
    table.text('error_code')
    table.text('error_message')
    table.text('created_at').notNullable()
    table.text('started_at')
    table.text('completed_at')
    table.text('deadline_at').notNullable()
    table.text('last_event_at').notNullable()
    table.integer('last_seq').notNullable()
    table.text('deleted_at')
    table.index(['account_id', 'created_at', 'id'])
    table.index(['account_id', 'status', 'created_at', 'id'])
    table.index(['account_id', 'type', 'created_at', 'id'])
    table.index(['account_id', 'completed_at'])
    table.index(['status', 'deadline_at'])
  })
  // The index holds the first 64 characters, because PostgreSQL limits the size of an index entry.
  await db.raw('create index searches_account_id_value_index on searches (account_id, substr(normal_value, 1, 64))')
  // Columns that are `null` in most rows. An index of all rows would also mislead SQLite: it would use the index on
  // `deleted_at` for `deleted_at is null`, and so read all rows of all accounts.
  for (const column of ['deleted_at', 'investigation_id', 'retry_of', 'retry_root']) {
    await partialIndex(db, 'searches', [column], `${column} is not null`)
  }
  await partialIndex(db, 'searches', ['watch_id', 'created_at', 'id'], 'watch_id is not null')
  await partialIndex(db, 'searches', ['account_id', 'reference', 'created_at', 'id'], 'reference is not null')
  await partialIndex(db, 'searches', ['created_at', 'id'], 'completed_at is null')
}
