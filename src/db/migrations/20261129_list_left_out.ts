import type { Knex } from 'knex'

/** Entries of a list that no search can ask for. A copy that was stored before has none until its next download. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('lists', table => table.integer('left_out').notNullable().defaultTo(0))
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('lists', table => table.dropColumns('left_out'))
}
