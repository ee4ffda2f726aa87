import type { Knex } from 'knex'
import { isPostgres } from '../driver/dialect.ts'

/**
 * Lets a webhook delivery belong to something else than a search. Processes of the earlier version continue on these
 * tables: the primary keys keep the name `search_id`, but hold the id of the delivery. It is the id of the search if
 * the subject is a search, and then `of_search` removes the delivery with it.
 */
export async function up(db: Knex): Promise<void> {
  if (isPostgres(db)) {
    await db.schema.alterTable('webhook_deliveries', table => {
      table.dropForeign('search_id')
      addSubject(table)
    })
  } else await rebuild(db, addSubject)
  await db.schema.alterTable('webhook_deliveries', table => {
    table.index(['of_search'])
    table.index(['subject', 'subject_id'])
  })
}

export async function down(db: Knex): Promise<void> {
  await db('webhook_deliveries').whereNot({ subject: 'search' }).delete()
  if (isPostgres(db)) {
    await db.schema.alterTable('webhook_deliveries', table => {
      table.dropColumns('of_search', 'subject', 'subject_id', 'owner_id', 'created_at')
      referToSearch(table)
    })
  } else await rebuild(db, referToSearch)
}

const columns = [
  'search_id', 'url', 'host', 'secret', 'body', 'status', 'attempts', 'retries', 'sent_at', 'last_attempt_at',
  'next_attempt_at',
]

function addSubject(table: Knex.CreateTableBuilder): void {
  table.text('subject').notNullable().defaultTo('search')
  table.text('subject_id')
  table.text('owner_id') // not account_id, which the earlier version selects from a join with searches
  table.text('created_at')
  table.specificType('of_search', `text generated always as (case when subject = 'search' then search_id end) stored`)
    .references('searches.id').onDelete('CASCADE')
}

function referToSearch(table: Knex.CreateTableBuilder): void {
  table.foreign('search_id').references('searches.id').onDelete('CASCADE')
}

/** Copies both tables, because SQLite cannot remove a foreign key. */
async function rebuild(db: Knex, addMore: (table: Knex.CreateTableBuilder) => void): Promise<void> {
  await db.schema.createTable('new_webhook_deliveries', table => {
    table.text('search_id').primary()
    table.text('url').notNullable()
    table.text('host').notNullable()
    table.text('secret')
    table.text('body')
    table.text('status').notNullable()
    table.integer('attempts').notNullable()
    table.integer('retries').notNullable()
    table.text('sent_at')
    table.text('last_attempt_at')
    table.text('next_attempt_at')
    addMore(table)
  })
  await db.schema.createTable('new_webhook_attempts', table => {
    table.text('search_id').notNullable().references('new_webhook_deliveries.search_id').onDelete('CASCADE')
    table.integer('number').notNullable()
    table.text('attempted_at').notNullable()
    table.integer('status')
    table.integer('duration_ms').notNullable()
    table.text('error')
    table.text('answer').notNullable()
    table.primary(['search_id', 'number'])
  })
  await db.raw('insert into new_webhook_deliveries (??) select ?? from webhook_deliveries', [columns, columns])
  await db.raw('insert into new_webhook_attempts select * from webhook_attempts')
  for (const name of ['webhook_attempts', 'webhook_deliveries']) await db.schema.dropTable(name)
  for (const name of ['webhook_deliveries', 'webhook_attempts']) await db.schema.renameTable(`new_${name}`, name)
}
