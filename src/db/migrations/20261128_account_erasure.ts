import type { Knex } from 'knex'

/**
 * Accounts that are being deleted, and searches, investigations and watches that the operator has marked for erasure.
 * The marks stay until everything is removed, so that a process that is killed continues at its next start.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('accounts', table => {
    table.text('deletion_began_at')
  })
  await db.schema.createTable('erasures', table => {
    table.text('kind').notNullable()
    table.text('subject_id').notNullable()
    table.text('created_at').notNullable()
    table.primary(['kind', 'subject_id'])
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('erasures')
  await db.schema.alterTable('accounts', table => table.dropColumns('deletion_began_at'))
}
