import type { Knex } from 'knex'

/** The act that a charge belongs to: the searches of an investigation are charged one by one, and are one act. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('audit_records', table => {
    table.text('act_id').index()
  })
  await db.schema.alterTable('investigations', table => {
    table.text('act_id')
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('audit_records', table => {
    table.dropIndex('act_id')
    table.dropColumn('act_id')
  })
  await db.schema.alterTable('investigations', table => table.dropColumn('act_id'))
}
