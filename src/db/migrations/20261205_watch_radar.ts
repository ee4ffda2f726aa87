import type { Knex } from 'knex'

/** Adds the revision of Radar up to which a watch has reported breaches. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('watches', table => { table.integer('radar_revision').notNullable().defaultTo(0) })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('watches', table => { table.dropColumn('radar_revision') })
}
