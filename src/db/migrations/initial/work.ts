import type { Knex } from 'knex'
import { isPostgres } from '../../driver/dialect.ts'
import { partialIndex } from '../partial-index.ts'
import type { Part } from './part.ts'

/** Work, leases and keys that the processes of the service share. */
export const work: Part = {
  tables: ['jobs', 'leaders', 'runners', 'duties', 'service_keys', 'rate_log', 'stream_seats'],

  async create(db) {
    if (!isPostgres(db)) await createJobs(db) // PostgreSQL keeps its jobs in pg-boss
    await db.schema.createTable('leaders', table => {
      table.text('name').primary()
      table.text('holder').notNullable()
      table.text('lease_until').notNullable()
    })
    await db.schema.createTable('runners', table => {
      table.text('id').primary()
      table.integer('capacity').notNullable()
      table.integer('busy').notNullable()
      table.text('alive_until').notNullable()
    })
    // the time slot for which each piece of periodic work was last due, and its last success
    await db.schema.createTable('duties', table => {
      table.text('name').primary()
      table.text('slot').notNullable()
      table.text('done_slot')
      table.text('succeeded_at')
    })
    // sealed with the service's secret; they stay the same when the secret changes
    await db.schema.createTable('service_keys', table => {
      table.text('name').primary()
      table.text('sealed').notNullable()
    })
    await db.schema.createTable('rate_log', table => {
      table.text('subject').notNullable()
      table.text('taken_at').notNullable()
      table.index(['subject', 'taken_at'])
    })
    await db.schema.createTable('stream_seats', table => {
      table.text('id').primary()
      table.text('key_id').notNullable()
      table.text('address_hash').notNullable()
      table.text('alive_until').notNullable()
      table.index(['key_id'])
      table.index(['address_hash'])
    })
    if (!isPostgres(db)) return
    // Their rows live for seconds or a minute, so the tables may be empty after a crash of the database.
    for (const name of ['rate_log', 'stream_seats']) await db.raw('alter table ?? set unlogged', [name])
  },
}

async function createJobs(db: Knex): Promise<void> {
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
  })
  await db.raw('create index jobs_next on jobs (kind, priority desc, created, due_at, held_until)')
  await partialIndex(db, 'jobs', ['kind', 'held_until'], 'held_until is not null')
}
