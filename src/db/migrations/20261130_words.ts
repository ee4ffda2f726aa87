import type { Knex } from 'knex'

/** Name and note that people give to a search or an investigation. */
export async function up(db: Knex): Promise<void> {
  for (const table of ['searches', 'investigations']) {
    await db.schema.alterTable(table, one => {
      one.text('name')
      one.text('note')
    })
  }
}

export async function down(db: Knex): Promise<void> {
  for (const table of ['searches', 'investigations']) {
    await db.schema.alterTable(table, one => one.dropColumns('name', 'note'))
  }
}
