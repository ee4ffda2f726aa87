import type { Knex } from 'knex'

/** Adds the health of sources, from their self-tests and from the searches that asked them. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('source_health', table => {
    table.text('slug').primary()
    table.text('state').notNullable()
    table.text('since').notNullable()
    table.text('reason')
    table.integer('failures').notNullable()
    table.text('checked_at')
    table.text('due_at').notNullable()
    table.index(['due_at'])
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('source_health')
}
