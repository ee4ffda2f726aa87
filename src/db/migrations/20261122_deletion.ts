import type { Knex } from 'knex'

/**
 * Adds the deletion of searches, and a column with the number of days for which a plan keeps ended searches. `null` in
 * this column means that the plan keeps them forever.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('searches', table => {
    table.text('deleted_at')
    table.index(['deleted_at'])
    table.index(['account_id', 'completed_at'])
  })
  await db.schema.alterTable('plans', table => { table.integer('retention_days') })
  for (const [id, days] of [['free', 30], ['starter', 30], ['pro', 90], ['business', 365]] as const) {
    await db('plans').where({ id }).update({ retention_days: days })
  }
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('plans', table => { table.dropColumn('retention_days') })
  await db.schema.alterTable('searches', table => {
    table.dropIndex(['deleted_at'])
    table.dropIndex(['account_id', 'completed_at'])
    table.dropColumn('deleted_at')
  })
}
