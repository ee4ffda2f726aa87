import type { Knex } from 'knex'

/**
 * Creates the tables for external providers. The first stores the caller's sealed keys while a search runs. The second
 * stores the answers of the providers.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('search_credentials', table => {
    table.text('search_id').notNullable().references('searches.id').onDelete('CASCADE')
    table.text('provider').notNullable()
    table.text('sealed').notNullable()
    table.primary(['search_id', 'provider'])
  })
  await db.schema.createTable('search_provider_answers', table => {
    table.text('search_id').notNullable().references('searches.id').onDelete('CASCADE')
    table.text('provider').notNullable()
    table.text('started_at').notNullable()
    table.text('finished_at').notNullable()
    table.text('mapping_version').notNullable()
    table.text('raw').notNullable()
    table.primary(['search_id', 'provider'])
  })
}

export async function down(db: Knex): Promise<void> {
  for (const table of ['search_provider_answers', 'search_credentials']) await db.schema.dropTable(table)
}
