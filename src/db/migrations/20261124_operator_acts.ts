import type { Knex } from 'knex'

/** Creates the table of the operator's commands, which the audit lists beside the requests of API keys. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('operator_acts', table => {
    table.text('id').primary()
    table.text('created_at').notNullable()
    table.text('operator').notNullable()
    table.text('operation').notNullable()
    table.text('account_id')
    table.text('subjects').notNullable()
    table.bigInteger('count')
    table.text('outcome').notNullable()
    table.index(['created_at', 'id'])
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('operator_acts')
}
