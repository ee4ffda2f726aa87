import type { Knex } from 'knex'

/** Webhook deliveries for ended searches, and every attempt to deliver. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('webhook_deliveries', table => {
    table.text('search_id').primary().references('searches.id').onDelete('CASCADE')
    table.text('url').notNullable()
    table.text('host').notNullable()
    table.text('secret')
    table.text('body')
    table.text('status').notNullable()
    table.integer('attempts').notNullable()
    table.integer('retries').notNullable()
    table.text('sent_at')
    table.text('last_attempt_at')
    table.text('next_attempt_at')
    table.text('lease_token')
    table.text('lease_until').notNullable()
    table.index(['next_attempt_at'])
    table.index(['lease_until', 'host'])
  })
  await db.schema.createTable('webhook_attempts', table => {
    table.text('search_id').notNullable().references('webhook_deliveries.search_id').onDelete('CASCADE')
    table.integer('number').notNullable()
    table.text('attempted_at').notNullable()
    table.integer('status')
    table.integer('duration_ms').notNullable()
    table.text('error')
    table.text('answer').notNullable()
    table.primary(['search_id', 'number'])
  })
}

export async function down(db: Knex): Promise<void> {
  for (const table of ['webhook_attempts', 'webhook_deliveries']) await db.schema.dropTable(table)
}
