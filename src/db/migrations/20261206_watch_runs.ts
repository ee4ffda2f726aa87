import type { Knex } from 'knex'

/** Adds the index of the list of a watch's runs. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('searches', table => { table.index(['watch_id', 'created_at', 'id']) })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('searches', table => { table.dropIndex(['watch_id', 'created_at', 'id']) })
}
