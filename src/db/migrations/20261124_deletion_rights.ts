import type { Knex } from 'knex'

/**
 * Adds the flag of keys that may manage their account, and an index that finds the searches of an account by their
 * value. The index holds the first 64 characters, because PostgreSQL limits the size of an index entry.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('api_keys', table => {
    table.boolean('manage').notNullable().defaultTo(false)
  })
  await db.raw('create index searches_account_id_value_index on searches (account_id, substr(normal_value, 1, 64))')
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index searches_account_id_value_index')
  await db.schema.alterTable('api_keys', table => { table.dropColumn('manage') })
}
