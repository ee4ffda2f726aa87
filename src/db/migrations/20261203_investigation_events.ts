import type { Knex } from 'knex'

/** Adds the numbers of the events of investigations. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('investigations', table => { table.integer('last_seq').notNullable().defaultTo(0) })
  await db.schema.createTable('investigation_events', table => {
    table.text('investigation_id').notNullable().references('investigations.id').onDelete('CASCADE')
    table.integer('seq').notNullable()
    table.integer('count').notNullable()
    table.text('search_id')
    table.integer('search_seq')
    table.text('name')
    table.text('data')
    table.primary(['investigation_id', 'seq'])
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('investigation_events')
  await db.schema.alterTable('investigations', table => { table.dropColumn('last_seq') })
}
