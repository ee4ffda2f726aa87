import type { Knex } from 'knex'

/**
 * Adds what a request changed, as JSON, to the audit records, and an index that finds the records of an account by
 * time: for its audit, and for its usage by key and by day.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('audit_records', table => {
    table.text('subjects').notNullable().defaultTo('[]')
    table.index(['account_id', 'created_at', 'id'])
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('audit_records', table => {
    table.dropIndex(['account_id', 'created_at', 'id'])
    table.dropColumn('subjects')
  })
}
