import type { Knex } from 'knex'

/** Adds the links between a search and its retries. `retry_root` is the first search of their chain. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('searches', table => {
    table.text('retry_of').index()
    table.text('retry_root').index()
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('searches', table => {
    table.dropIndex('retry_of')
    table.dropIndex('retry_root')
    table.dropColumns('retry_of', 'retry_root')
  })
}
