import type { Knex } from 'knex'

/** Searches with their shards, tasks, leak pages and events; temporary runs, runners and the module cache. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('searches', table => {
    table.text('id').primary()
    table.text('account_id').notNullable().references('accounts.id')
    table.text('key_id').notNullable().references('api_keys.id')
    table.text('type').notNullable()
    table.text('value').notNullable()
    table.text('normal_value').notNullable()
    table.text('options').notNullable()
    table.boolean('secrets').notNullable()
    table.text('status').notNullable()
    table.text('error_code')
    table.text('error_message')
    table.text('created_at').notNullable()
    table.text('started_at')
    table.text('completed_at')
    table.text('deadline_at').notNullable()
    table.text('told_at').notNullable()
    table.integer('last_seq').notNullable()
    table.index(['account_id', 'created_at', 'id'])
    table.index(['status', 'deadline_at'])
  })
  await db.schema.createTable('search_shards', table => {
    table.text('search_id').notNullable().references('searches.id').onDelete('CASCADE')
    table.integer('number').notNullable()
    table.integer('total').notNullable()
    table.text('state').notNullable()
    table.integer('attempts').notNullable()
    table.text('lease_token')
    table.text('lease_until').notNullable()
    table.text('created_at').notNullable()
    table.primary(['search_id', 'number'])
    table.index(['state', 'lease_until'])
  })
  await db.schema.createTable('search_tasks', table => {
    table.text('search_id').notNullable().references('searches.id').onDelete('CASCADE')
    table.text('kind').notNullable()
    table.text('slug').notNullable()
    table.integer('position').notNullable()
    table.integer('shard').notNullable()
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
    table.text('search_id').notNullable().references('searches.id').onDelete('CASCADE')
    table.text('code').notNullable()
    table.integer('page').notNullable()
    table.integer('count').notNullable()
    table.text('entries').notNullable()
    table.primary(['search_id', 'code', 'page'])
  })
  await db.schema.createTable('search_events', table => {
    table.text('search_id').notNullable().references('searches.id').onDelete('CASCADE')
    table.integer('seq').notNullable()
    table.text('name').notNullable()
    table.text('data').notNullable()
    table.primary(['search_id', 'seq'])
  })
  await db.schema.createTable('temporary_runs', table => {
    table.text('id').primary()
    table.text('account_id').notNullable().references('accounts.id')
    table.text('lease_until').notNullable()
    table.index(['account_id', 'lease_until'])
  })
  await db.schema.createTable('runners', table => {
    table.text('id').primary()
    table.integer('capacity').notNullable()
    table.integer('busy').notNullable()
    table.text('alive_until').notNullable()
  })
  await db.schema.createTable('module_cache', table => {
    table.text('key').primary()
    table.text('cards').notNullable()
    table.text('expires_at').notNullable()
    table.index(['expires_at'])
  })
}

export async function down(db: Knex): Promise<void> {
  const tables = ['module_cache', 'runners', 'temporary_runs', 'search_events', 'search_leak_pages', 'search_tasks',
    'search_shards', 'searches']
  for (const table of tables) await db.schema.dropTable(table)
}
