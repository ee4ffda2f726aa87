import type { Knex } from 'knex'

/** Adds the names that callers give to their searches. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('searches', table => {
    table.text('reference')
    table.text('labels').notNullable().defaultTo('[]')
    table.index(['account_id', 'reference'])
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('searches', table => {
    table.dropIndex(['account_id', 'reference'])
    table.dropColumns('reference', 'labels')
  })
}
