import type { Knex } from 'knex'

/** Adds the duties: the time slot for which each piece of periodic work was last due, and its last success. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('duties', table => {
    table.text('name').primary()
    table.text('slot').notNullable()
    table.text('done_slot')
    table.text('succeeded_at')
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('duties')
}
