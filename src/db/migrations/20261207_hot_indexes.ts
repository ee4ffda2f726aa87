import type { Knex } from 'knex'
import { isPostgres } from '../driver/dialect.ts'

/** Columns of `searches` that are `null` in most rows. Their indexes hold only the other rows from now on. */
const rare = ['deleted_at', 'investigation_id', 'retry_of', 'retry_root'] as const

/*
 * The indexes on `deleted_at` hold only deleted rows, because SQLite used them for `deleted_at is null` and so read all
 * rows of all accounts.
 */

/**
 * Lets the queries that run all the time read only the rows that they need, whatever the tables hold: indexes for
 * filtered lists, claims and the work of each second, and a table for the labels of searches. A trigger fills the
 * table, because a process of the earlier version stores labels too.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('searches', table => {
    for (const column of rare) table.dropIndex([column])
    table.dropIndex(['watch_id', 'created_at', 'id'])
    table.dropIndex(['account_id', 'reference'])
    table.index(['account_id', 'status', 'created_at', 'id'])
    table.index(['account_id', 'type', 'created_at', 'id'])
  })
  for (const column of rare) await partialIndex(db, 'searches', [column], `${column} is not null`)
  await partialIndex(db, 'searches', ['watch_id', 'created_at', 'id'], 'watch_id is not null')
  await partialIndex(db, 'searches', ['account_id', 'reference', 'created_at', 'id'], 'reference is not null')
  await partialIndex(db, 'searches', ['created_at', 'id'], 'completed_at is null')
  await db.schema.alterTable('investigations', table => { table.index(['account_id', 'completed_at']) })
  for (const name of ['investigations', 'watches']) {
    await db.schema.alterTable(name, table => { table.dropIndex(['deleted_at']) })
    await partialIndex(db, name, ['deleted_at'], 'deleted_at is not null')
  }
  await db.schema.alterTable('watches', table => { table.dropIndex(['run_search_id']) })
  await partialIndex(db, 'watches', ['run_search_id'], 'run_search_id is not null')
  await partialIndex(db, 'investigation_observables', ['investigation_id'], `status = 'waiting'`)
  await partialIndex(db, 'investigation_observables', ['investigation_id', 'position'], 'follows = 1')
  await partialIndex(db, 'webhook_deliveries', ['owner_id', 'created_at'], `subject = 'watch'`)
  if (!isPostgres(db)) {
    await db.raw('create index jobs_next on jobs (kind, priority desc, created, due_at, held_until)')
    await partialIndex(db, 'jobs', ['kind', 'held_until'], 'held_until is not null')
    await db.schema.alterTable('jobs', table => { table.dropIndex(['kind', 'priority', 'created']) })
  }
  await createLabels(db)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(isPostgres(db) ? 'drop trigger searches_labels on searches' : 'drop trigger searches_labels')
  if (isPostgres(db)) await db.raw('drop function store_search_labels')
  await db.schema.dropTable('search_labels')
  if (!isPostgres(db)) {
    for (const name of ['jobs_next', 'jobs_kind_held_until_some']) await db.raw(`drop index ${name}`)
    await db.schema.alterTable('jobs', table => { table.index(['kind', 'priority', 'created']) })
  }
  for (const name of [
    ...rare.map(column => `searches_${column}_some`),
    'searches_watch_id_created_at_id_some',
    'searches_account_id_reference_created_at_id_some',
    'searches_created_at_id_some',
    'webhook_deliveries_owner_id_created_at_some',
    'investigations_deleted_at_some',
    'watches_deleted_at_some',
    'watches_run_search_id_some',
    'investigation_observables_investigation_id_some',
    'investigation_observables_investigation_id_position_some',
  ]) await db.raw(`drop index ${name}`)
  await db.schema.alterTable('investigations', table => { table.dropIndex(['account_id', 'completed_at']) })
  for (const name of ['investigations', 'watches']) {
    await db.schema.alterTable(name, table => { table.index(['deleted_at']) })
  }
  await db.schema.alterTable('watches', table => { table.index(['run_search_id']) })
  await db.schema.alterTable('searches', table => {
    table.dropIndex(['account_id', 'type', 'created_at', 'id'])
    table.dropIndex(['account_id', 'status', 'created_at', 'id'])
    table.index(['account_id', 'reference'])
    table.index(['watch_id', 'created_at', 'id'])
    for (const column of rare) table.index([column])
  })
}

/**
 * Creates an index of those rows for which the condition is true. SQLite uses it only if a query repeats the condition
 * without parameters, or compares a column that the condition requires.
 */
async function partialIndex(db: Knex, table: string, columns: readonly string[], condition: string): Promise<void> {
  await db.raw(`create index ${table}_${columns.join('_')}_some on ${table} (${columns.join(', ')}) where ${condition}`)
}

async function createLabels(db: Knex): Promise<void> {
  await db.schema.createTable('search_labels', table => {
    table.text('account_id').notNullable()
    table.text('label').notNullable()
    table.text('created_at').notNullable()
    table.text('search_id').notNullable().references('searches.id').onDelete('CASCADE').index()
    table.primary(['account_id', 'label', 'created_at', 'search_id'])
  })
  const rows = (search: string, entries: string) => `insert into search_labels
    select distinct ${search}.account_id, label.value, ${search}.created_at, ${search}.id from ${entries}`
  if (!isPostgres(db)) {
    await db.raw(rows('searches', `searches, json_each(searches.labels) label where searches.labels <> '[]'`))
    await db.raw(`create trigger searches_labels after insert on searches when new.labels <> '[]' begin
      ${rows('new', 'json_each(new.labels) label')}; end`)
    return
  }
  const entries = (search: string) => `jsonb_array_elements_text(cast(${search}.labels as jsonb)) label`
  await db.raw(rows('searches', `searches, ${entries('searches')} where searches.labels <> '[]'`))
  await db.raw(`create function store_search_labels() returns trigger language plpgsql as $$ begin
    ${rows('new', entries('new'))}; return null; end $$`)
  await db.raw(`create trigger searches_labels after insert on searches for each row when (new.labels <> '[]')
    execute function store_search_labels()`)
}
