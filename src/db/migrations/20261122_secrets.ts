import type { Knex } from 'knex'

/**
 * Adds the table of the keys that the service generates for itself. The keys are sealed with the service's secret. They
 * stay the same when the secret changes.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('service_keys', table => {
    table.text('name').primary()
    table.text('sealed').notNullable()
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('service_keys')
}
