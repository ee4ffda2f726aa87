import type { Part } from './part.ts'

/** The audit: requests of API keys, and commands of the operator. */
export const audit: Part = {
  tables: ['audit_records', 'operator_acts'],

  async create(db) {
    await db.schema.createTable('audit_records', table => {
      table.text('id').primary()
      table.text('account_id').notNullable()
      table.text('key_id').notNullable()
      table.text('operation').notNullable()
      table.text('query_type')
      table.text('leak_sources').notNullable()
      table.text('subjects').notNullable()
      table.text('outcome').notNullable()
      table.integer('core_searches').notNullable()
      table.integer('count').notNullable()
      table.text('search_id').references('searches.id').onDelete('SET NULL')
      table.text('created_at').notNullable()
      table.index(['created_at', 'id'])
      table.index(['account_id', 'created_at', 'id'])
      table.index(['search_id'])
    })
    await db.schema.createTable('operator_acts', table => {
      table.text('id').primary()
      table.text('created_at').notNullable()
      table.text('operator').notNullable()
      table.text('operation').notNullable()
      table.text('account_id')
      table.text('subjects').notNullable()
      table.bigInteger('count')
      table.text('outcome').notNullable()
      table.index(['created_at', 'id'])
    })
  },
}
