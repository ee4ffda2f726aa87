import type { Knex } from 'knex'

/**
 * Facts about the copy of a list: entries that could not be read, the publisher's date, and the time since which its
 * downloads fail. A copy that was stored before has none of them until its next download.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('lists', table => {
    table.integer('unread').notNullable().defaultTo(0)
    table.text('published_at')
    table.text('failing_since')
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('lists', table => table.dropColumns('unread', 'published_at', 'failing_since'))
}
