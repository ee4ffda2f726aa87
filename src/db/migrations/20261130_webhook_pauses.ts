import type { Knex } from 'knex'

/**
 * Pauses of webhook receivers, which all processes respect, and the time since which a delivery is due. A delivery that
 * was due before has no such time, and waits as long as before.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('webhook_pauses', table => {
    table.text('receiver').primary() // a hash of the account and the host: the table needs no deletion
    table.text('paused_until').notNullable()
    table.integer('pauses').notNullable()
    table.index(['paused_until'])
  })
  await db.schema.alterTable('webhook_deliveries', table => table.text('due_since'))
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table webhook_deliveries drop column due_since') // Knex cannot copy a generated column
  await db.schema.dropTable('webhook_pauses')
}
