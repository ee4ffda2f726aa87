import type { Knex } from 'knex'

/**
 * Creates the table of tool calls. It holds the cost reserved while a call runs, and results that were ready only after
 * the caller had left.
 */
export async function up(db: Knex): Promise<void> {
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
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('tool_runs')
}
