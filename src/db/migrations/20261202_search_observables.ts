import type { Knex } from 'knex'

/** Adds the observables of each search that had an event. Only their hashes are stored. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('search_observables', table => {
    table.text('search_id').notNullable().references('searches.id').onDelete('cascade')
    table.text('hash').notNullable()
    table.primary(['search_id', 'hash'])
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('search_observables')
}
