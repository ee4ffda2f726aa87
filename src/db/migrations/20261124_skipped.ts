import type { Knex } from 'knex'

/** Adds the parts of a request that do not run, with the reasons, as JSON. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('searches', table => { table.text('skipped').notNullable().defaultTo('[]') })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('searches', table => { table.dropColumn('skipped') })
}
