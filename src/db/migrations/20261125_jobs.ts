import type { Knex } from 'knex'
import { isPostgres } from '../driver/dialect.ts'

/**
 * Adds the jobs, which replace the shards of searches and the leases of webhooks, and the leader of the orchestrators.
 * PostgreSQL keeps its jobs in pg-boss. `deriveJobs` makes the jobs of unfinished work.
 */
export async function up(db: Knex): Promise<void> {
  if (!isPostgres(db)) {
    await db.schema.createTable('jobs', table => {
      table.increments('created')
      table.text('kind').notNullable()
      table.text('id').notNullable()
      table.text('data').notNullable()
      table.integer('priority').notNullable()
      table.text('group_name')
      table.integer('attempt').notNullable()
      table.text('due_at').notNullable()
      table.text('held_until')
      table.unique(['kind', 'id'])
      table.index(['kind', 'priority', 'created'])
    })
  }
  await db.schema.createTable('leaders', table => {
    table.text('name').primary()
    table.text('holder').notNullable()
    table.text('lease_until').notNullable()
  })
  await db.schema.dropTable('search_shards')
  await db.schema.alterTable('search_tasks', table => { table.integer('attempt') })
  await db.schema.alterTable('webhook_deliveries', table => {
    table.dropIndex(['lease_until', 'host'])
    table.dropIndex(['next_attempt_at'])
  })
  await db.schema.alterTable('webhook_deliveries', table => { table.dropColumns('lease_token', 'lease_until') })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTable('leaders')
  if (!isPostgres(db)) await db.schema.dropTable('jobs')
  await db.schema.createTable('search_shards', table => {
    table.text('search_id').notNullable().references('searches.id').onDelete('CASCADE')
    table.integer('number').notNullable()
    table.integer('total').notNullable()
    table.text('state').notNullable()
    table.integer('attempts').notNullable()
    table.text('lease_token')
    table.text('lease_until').notNullable()
    table.text('created_at').notNullable()
    table.primary(['search_id', 'number'])
    table.index(['state', 'lease_until'])
  })
  await db.schema.alterTable('search_tasks', table => { table.dropColumn('attempt') })
  await db.schema.alterTable('webhook_deliveries', table => {
    table.text('lease_token')
    table.text('lease_until').notNullable().defaultTo('')
    table.index(['next_attempt_at'])
    table.index(['lease_until', 'host'])
  })
}
