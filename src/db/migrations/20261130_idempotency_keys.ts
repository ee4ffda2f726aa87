import type { Knex } from 'knex'

/** Adds the Idempotency-Keys of accepted requests. Keys and requests are hashed. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('idempotency_keys', table => {
    table.text('account_id').notNullable()
    table.text('key_hash').notNullable()
    table.text('request_hash').notNullable()
    table.text('kind').notNullable()
    table.text('resource_id').notNullable()
    table.text('expires_at').notNullable()
    table.primary(['account_id', 'key_hash'])
    table.index(['expires_at'])
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('idempotency_keys')
}
