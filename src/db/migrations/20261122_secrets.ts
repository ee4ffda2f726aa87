import type { Knex } from 'knex'

/** Keys that the service generates for itself, sealed with its secret. They stay the same when the secret changes. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('service_keys', table => {
    table.text('name').primary()
    table.text('sealed').notNullable()
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('service_keys')
}
