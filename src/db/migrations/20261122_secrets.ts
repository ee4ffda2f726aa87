import type { Knex } from 'knex'

/** Keys that the service makes for itself, sealed with its secret: they stay when that one changes. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('service_keys', table => {
    table.text('name').primary()
    table.text('sealed').notNullable()
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('service_keys')
}
