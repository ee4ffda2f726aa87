import type { Knex } from 'knex'

/** Domains that accounts claim to hold, with the text that proves each one, and the result of the last check. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('account_domains', table => {
    table.text('id').primary()
    table.text('account_id').notNullable().references('accounts.id')
    table.text('domain').notNullable()
    table.text('token').notNullable()
    table.text('last_check')
    table.text('created_at').notNullable()
    table.text('checked_at')
    table.text('seen_at')
    table.unique(['account_id', 'domain'])
    table.index(['checked_at'])
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('account_domains')
}
