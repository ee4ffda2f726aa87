import type { Knex } from 'knex'

/**
 * Scopes, addresses and the end of keys; the secrets of a key before its last rotation; and accounts
 * that the operator has disabled. Keys that exist have all scopes (`null`), all addresses and no end.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('api_keys', table => {
    for (const name of keyColumns) table.text(name)
  })
  await db.schema.alterTable('accounts', table => {
    table.text('disabled_at')
  })
  await db.schema.createTable('earlier_secrets', table => {
    table.text('hash').primary()
    table.text('key_id').notNullable().references('api_keys.id').onDelete('CASCADE')
    table.text('until').notNullable()
    table.index(['key_id'])
  })
}

const keyColumns = ['expires_at', 'scopes', 'allowed_addresses', 'last_used_at', 'rotated_at', 'earlier_secret_until']

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('earlier_secrets')
  await db.schema.alterTable('accounts', table => table.dropColumns('disabled_at'))
  await db.schema.alterTable('api_keys', table => table.dropColumns(...keyColumns))
}
