import type { Knex } from 'knex'

/**
 * Marks on findings. A mark belongs to an account, an observable and a finding. `search_id` is one of the searches of
 * the observable that exist, with which the mark is removed if there is no other.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('search_marks', table => {
    for (const name of ['account_id', 'type', 'match_key', 'finding', 'kind', 'mark']) table.text(name).notNullable()
    table.text('note')
    table.text('name').notNullable()
    table.text('named_in').notNullable()
    table.text('search_id').notNullable().references('searches.id').onDelete('CASCADE').index()
    table.text('key_id').notNullable()
    table.text('marked_at').notNullable()
    table.primary(['account_id', 'type', 'match_key', 'finding'])
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('search_marks')
}
