import type { Knex } from 'knex'

/** History of plans: what the operator's commands changed. Plans of the first release have none before their first. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('plan_changes', table => {
    table.text('id').primary()
    table.text('plan_id').notNullable().references('plans.id')
    table.text('changed_at').notNullable()
    table.text('operator').notNullable()
    table.text('plan').notNullable() // as JSON, after the change
    table.index(['plan_id', 'changed_at', 'id'])
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('plan_changes')
}
