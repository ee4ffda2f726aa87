import type { Knex } from 'knex'

/**
 * The reference of an observable of an investigation, and the observables of the request for which an earlier one
 * stands, as JSON. `null` without them.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('investigation_observables', table => {
    table.text('reference')
  })
  await db.schema.alterTable('investigations', table => {
    table.text('duplicates')
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('investigations', table => table.dropColumns('duplicates'))
  await db.schema.alterTable('investigation_observables', table => table.dropColumns('reference'))
}
