/* eslint-disable @stylistic/max-len -- a released migration keeps its SQL */
import type { Knex } from 'knex'

/** Replaces the usage records with audit records, which also hold outcomes and refused requests. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('audit_records', table => {
    table.text('id').primary()
    table.text('account_id').notNullable()
    table.text('key_id').notNullable()
    table.text('operation').notNullable()
    table.text('query_type')
    table.text('leak_sources').notNullable()
    table.text('outcome').notNullable()
    table.integer('core_searches').notNullable()
    table.integer('count').notNullable()
    table.text('search_id').references('searches.id').onDelete('SET NULL')
    table.text('created_at').notNullable()
    table.index(['created_at', 'id'])
    table.index(['search_id'])
  })
  await db
    .raw(`insert into audit_records (id, account_id, key_id, operation, query_type, leak_sources, outcome, core_searches, count, created_at)
    select id, account_id, key_id, operation, query_type, leak_sources, 'accepted', core_searches, 1, created_at from usage_records`)
  await db.schema.dropTable('usage_records')
}

export async function down(db: Knex): Promise<void> {
  await db.schema.createTable('usage_records', table => {
    table.text('id').primary()
    table.text('account_id').notNullable().references('accounts.id')
    table.text('key_id').notNullable().references('api_keys.id')
    table.text('operation').notNullable()
    table.text('query_type').notNullable()
    table.text('leak_sources').notNullable()
    table.integer('core_searches').notNullable()
    table.text('created_at').notNullable()
    table.index(['account_id', 'created_at'])
  })
  await db
    .raw(`insert into usage_records (id, account_id, key_id, operation, query_type, leak_sources, core_searches, created_at)
    select id, account_id, key_id, operation, query_type, leak_sources, core_searches, created_at
    from audit_records where core_searches > 0 and query_type is not null`)
  await db.schema.dropTable('audit_records')
}
