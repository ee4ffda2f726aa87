import type { Part } from './part.ts'

/** Calls of tools: the cost reserved while a call runs, and results that were ready only after the caller had left. */
export const tools: Part = {
  tables: ['tool_runs'],

  async create(db) {
    await db.schema.createTable('tool_runs', table => {
      table.text('id').primary()
      table.text('account_id').notNullable().references('accounts.id')
      table.text('status').notNullable()
      table.integer('cost').notNullable()
      table.text('result')
      table.text('lease_until').notNullable()
      table.text('expires_at').notNullable()
      table.index(['account_id', 'lease_until'])
      table.index(['expires_at'])
      table.index(['status', 'lease_until'])
    })
  },
}
