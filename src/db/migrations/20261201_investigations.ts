import type { Knex } from 'knex'

/** Adds investigations, and the observables that they search. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('investigations', table => {
    table.text('id').primary()
    table.text('account_id').notNullable().references('accounts.id')
    table.text('key_id').notNullable().references('api_keys.id')
    table.text('options').notNullable()
    table.text('provider_keys')
    table.integer('budget')
    table.text('reference')
    table.text('labels').notNullable()
    table.text('status').notNullable()
    table.text('stop_code')
    table.text('stop_message')
    table.text('paused_until')
    table.text('turn_at').notNullable()
    table.text('created_at').notNullable()
    table.text('completed_at')
    table.text('deleted_at')
    table.index(['account_id', 'created_at', 'id'])
    table.index(['account_id', 'reference'])
    table.index(['status', 'account_id'])
    table.index(['key_id'])
    table.index(['deleted_at'])
  })
  await db.schema.createTable('investigation_observables', table => {
    table.text('investigation_id').notNullable().references('investigations.id').onDelete('CASCADE')
    table.integer('position').notNullable()
    table.text('type').notNullable()
    table.text('value').notNullable()
    table.text('normal_value').notNullable()
    table.text('status').notNullable()
    table.text('search_id')
    table.text('reason_code')
    table.text('reason_message')
    table.primary(['investigation_id', 'position'])
    table.unique(['investigation_id', 'type', 'normal_value'])
    table.index(['investigation_id', 'status', 'position'])
  })
  await db.schema.alterTable('searches', table => {
    table.text('investigation_id')
    table.index(['investigation_id'])
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('searches', table => {
    table.dropIndex(['investigation_id'])
    table.dropColumn('investigation_id')
  })
  await db.schema.dropTable('investigation_observables')
  await db.schema.dropTable('investigations')
}
