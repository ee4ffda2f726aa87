import type { Knex } from 'knex'
import { isPostgres } from '../../../src/db/driver/dialect.ts'
import { jobId } from '../../../src/db/jobs/job.ts'
import { jobSchema } from '../../../src/db/jobs/pg-boss.ts'
import type { Repositories } from '../../../src/db/database.ts'

/** Numbers of rows of a filled database. */
export interface Size {
  accounts: number
  /** Stored searches. Half of the ended ones belong to the first account. */
  searches: number
  /** Searches that have not ended, with one shard each. They are the newest ones. */
  open: number
  /** Events of the first search. The other searches have two. */
  events: number
}

/** Ids in a filled database. */
export interface Facts {
  /** The account with half of the searches. */
  heavy: string
  /** An account with few searches. */
  light: string
  /** An old search, which has ended. */
  search: string
  /** The search with many events, and their number. */
  long: { id: string, events: number }
}

/** Time of the oldest search. The searches are spread over the year after it. */
export const oldest = '2026-01-01T00:00:00.000Z'
const yearSeconds = 365 * 86_400

/**
 * Returns SQL for the id of row number `number` of a table. The ids are random for an index, as those of the service.
 */
const idOf = (kind: number, number: string): string =>
  `substr(cast(100000000 + cast(${number} as bigint) * 48271 % 99999989 as text), 2)
    || '-0000-4000-8000-00000000000${kind}'`

const kinds = {
  account: 1,
  key: 2,
  search: 3,
  investigation: 4,
  watch: 5,
  record: 6,
  job: 7,
} as const

/**
 * Fills a migrated database without going through the service: accounts with keys, plans and usage, searches with
 * tasks, events, shards and audit records, investigations, watches, webhooks. The rows of all sizes have the same form.
 */
export async function fill(db: Knex, size: Size, { shards }: Pick<Repositories, 'shards'>): Promise<void> {
  const { accounts, searches, open, events } = size
  const time = (seconds: string) => isPostgres(db)
    ? `to_char(timestamp '2026-01-01' + (${seconds}) * interval '1 second', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : `strftime('%Y-%m-%dT%H:%M:%fZ', 1767225600 + (${seconds}), 'unixepoch')`
  const from = (count: number) => `from (with recursive n(i) as (
    select 1 union all select i + 1 from n where i < ${count}) select i from n) as n where ${count} > 0`
  const insert = (into: string, values: string, rows: string) => db.raw(`insert into ${into} select ${values} ${rows}`)
  if (!isPostgres(db)) {
    for (const pragma of ['synchronous = off', 'foreign_keys = off', 'cache_size = -500000']) {
      await db.raw(`pragma ${pragma}`)
    }
  }
  const restoreIndexes = await dropIndexes(db)
  const ended = searches - open
  const created = time(`(n.i - 1) * ${yearSeconds / searches}`)
  const isOpen = `n.i > ${ended}`
  const owner = `case when ${isOpen} or n.i % 2 = 0 then n.i / 2 % ${accounts} + 1 else 1 end`
  const flag = isPostgres(db) ? 'false' : '0'

  await insert('accounts (id, email, created_at)',
    `${idOf(kinds.account, 'n.i')}, 'account' || n.i || '@bench.example', ${time('n.i')}`, from(accounts))
  await insert('api_keys (id, account_id, hash, hint, label, state, manage, created_at)',
    `${idOf(kinds.key, 'n.i')}, ${idOf(kinds.account, 'n.i')}, 'hash ' || n.i, 'tw', 'bench', 'active', ${flag},
      ${time('n.i')}`,
    from(accounts))
  await insert('subscriptions (account_id, product, plan_id, started_at)',
    `${idOf(kinds.account, 'n.i')}, 'api', case when n.i % 10 = 1 then 'business' else 'free' end, ${time('n.i')}`,
    from(accounts))
  await insert('usage_windows (account_id, period, starts_at, used)',
    `${idOf(kinds.account, `(n.i - 1) / 30 + 1`)}, 'daily', ${time('(n.i - 1) % 30 * 86400')}, 7`, from(accounts * 30))
  await insert(`searches (id, account_id, key_id, type, value, normal_value, options, skipped, secrets, status,
      created_at, started_at, completed_at, deadline_at, last_event_at, last_seq, reference, labels)`,
    `${idOf(kinds.search, 'n.i')}, ${idOf(kinds.account, owner)}, ${idOf(kinds.key, owner)},
      case when n.i = 3 then 'Domain Name' else 'Email Address' end, 'person' || n.i || '@example.com',
      'person' || n.i || '@example.com', '{}', '[]', ${flag},
      case when not (${isOpen}) then case when n.i = 5 then 'error' else 'finished' end
        when n.i % 2 = 0 then 'pending' else 'processing' end,
      ${created}, case when ${isOpen} then null else ${created} end, case when ${isOpen} then null else ${created} end,
      '2999-01-01T00:00:00.000Z',
      case when ${isOpen} and n.i % 2 = 1 then '2999-01-01T00:00:00.000Z' else ${created} end,
      case when n.i = 1 then ${events} else 2 end, case when n.i % 10 = 0 then 'nightly' end,
      case when n.i % 10 = 0 then '["label ' || n.i % 1000 || '"]' when n.i = 7 then '["rare"]' else '[]' end`,
    from(searches))
  const labels = isPostgres(db) ? 'jsonb_array_elements_text(cast(labels as jsonb))' : 'json_each(labels)'
  await insert('search_labels (account_id, label, created_at, search_id)',
    'account_id, label.value, created_at, searches.id', `from searches, ${labels} label where labels <> '[]'`)
  await insert(`search_tasks (search_id, kind, slug, name, position, shard, status, cached, found, results)`,
    `${idOf(kinds.search, 'n.i')}, 'module', 'gravatar', 'Gravatar', 0, 1,
      case when ${isOpen} then null else 'success' end, ${flag}, 1,
      '[{"title":"a card of some length","items":[["Name","Value"],["Name","Value"]]}]'`, from(searches))
  await insert('search_events (search_id, seq, name, data)',
    `${idOf(kinds.search, '(n.i - 1) / 2 + 2')}, (n.i - 1) % 2 + 1, 'card', '{"card":"${'x'.repeat(160)}"}'`,
    from((searches - 1) * 2))
  await insert('search_events (search_id, seq, name, data)',
    `${idOf(kinds.search, '1')}, n.i, 'card', '{"card":"${'x'.repeat(160)}"}'`, from(events))
  await insert(`audit_records (id, account_id, key_id, operation, query_type, leak_sources, outcome, core_searches,
      count, subjects, search_id, created_at)`,
    `${idOf(kinds.record, 'n.i')}, ${idOf(kinds.account, owner)}, ${idOf(kinds.key, owner)}, 'createSearch',
      'Email Address', '[]', 'completed', 1, 1, '[]', ${idOf(kinds.search, 'n.i')}, ${created}`, from(searches))
  const tenth = Math.floor(searches / 10)
  const isRunning = `n.i > ${tenth - Math.floor(open / 100)}`
  await insert(`investigations (id, account_id, key_id, options, labels, status, turn_at, created_at, completed_at,
      follow_depth)`,
    `${idOf(kinds.investigation, 'n.i')}, ${idOf(kinds.account, owner)}, ${idOf(kinds.key, owner)}, '{}', '[]',
      case when ${isRunning} then 'processing' else 'finished' end, ${created}, ${created},
      case when ${isRunning} then null else ${created} end, 1`, from(tenth))
  await insert(`investigation_observables (investigation_id, position, type, value, normal_value, match_key, depth,
      follows, status, search_id)`,
    `${idOf(kinds.investigation, 'n.i')}, 0, 'Email Address', 'a@example.com', 'a@example.com',
      'Email Address a@example.com', 0, 0, 'started',
      ${idOf(kinds.search, 'n.i')}`, from(tenth))
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  await insert(`watches (id, account_id, key_id, type, value, normal_value, options, interval_hours, labels, status,
      due_at, radar_revision, created_at)`,
    `${idOf(kinds.watch, 'n.i')}, ${idOf(kinds.account, 'n.i')}, ${idOf(kinds.key, 'n.i')}, 'Email Address',
      'a@example.com', 'a@example.com', '{}', 24, '[]', 'active', '${tomorrow}', 0, ${created}`,
    from(accounts))
  await insert(`webhook_deliveries (id, subject, subject_id, url, host, body, status, attempts, retries, account_id,
      created_at)`,
    `${idOf(kinds.search, 'n.i')}, 'search', ${idOf(kinds.search, 'n.i')}, 'https://hooks.example/', 'hooks.example',
      '{}', 'delivered', 1, 0, ${idOf(kinds.account, owner)}, ${created}`, from(tenth))
  await insert('blocklist (kind, value, note, created_at)', `'exact', 'blocked' || n.i, '', ${created}`, from(searches))
  await addJobs()
  await restoreIndexes()
  if (isPostgres(db)) await db.raw('vacuum analyze') // as its autovacuum does; the service never analyzes SQLite

  /** Adds a shard for each open search, and a tenth as many webhooks that wait for another attempt. */
  async function addJobs(): Promise<void> {
    const shard = (search: string) => `'{"searchId":"' || ${search} || '","number":1,"total":1}'`
    const searchId = idOf(kinds.search, `n.i + ${ended}`)
    const webhooks = Math.floor(open / 10)
    if (isPostgres(db)) {
      await shards.insert(jobId('bench'), 1, 0)
      const copy = (changes: string, count: number) => db.raw(`insert into ${jobSchema}.job
        select (jsonb_populate_record(one, jsonb_build_object(${changes}))).* from ${jobSchema}.job one, (
        select i from generate_series(1, ${count}) i) n where one.name = 'shard' and one.data->>'searchId' = ?`,
        [jobId('bench')])
      const id = (kind: number) => `'id', cast(${idOf(kind, 'n.i')} as uuid)`
      await copy(`${id(kinds.job)}, 'data', cast(${shard(searchId)} as jsonb), 'priority', -(n.i % 50)`, open)
      await copy(`${id(kinds.record)}, 'name', 'webhook', 'data', '{}', 'group_id', 'hooks.example',
        'start_after', now() + interval '1 day'`, webhooks)
      await db.raw(`delete from ${jobSchema}.job where name = 'shard' and data->>'searchId' = ?`, [jobId('bench')])
      return
    }
    await insert('jobs (kind, id, data, priority, attempt, due_at)',
      `'shard', ${idOf(kinds.job, 'n.i')}, ${shard(searchId)}, -(n.i % 50), 0, ${time('0')}`, from(open))
    const scheduled = `'webhook', ${idOf(kinds.record, 'n.i')}, '{}', 0, 'hooks.example', 1, '2999-01-01'`
    await insert('jobs (kind, id, data, priority, group_name, attempt, due_at)', scheduled, from(webhooks))
  }
}

/** Drops the indexes that hold no constraint, because it is faster to make them of the filled tables. */
async function dropIndexes(db: Knex): Promise<() => Promise<void>> {
  type Index = { name: string, sql: string }
  const rows: Index[] = isPostgres(db)
    ? (await db.raw<{ rows: Index[] }>(`select indexname as name, indexdef as sql from pg_indexes
      where schemaname = 'public' and indexdef not like 'CREATE UNIQUE %'`)).rows
    : await db('sqlite_master').where({ type: 'index' }).whereNotNull('sql').whereNot('sql', 'like', 'create unique %')
      .select('name', 'sql')
  for (const { name } of rows) await db.raw(`drop index "${name}"`)
  return async () => {
    for (const { sql } of rows) await db.raw(sql)
  }
}

/** Returns the ids in a filled database. */
export async function factsOf(db: Knex, { events }: Size): Promise<Facts> {
  type Row = { id: string }
  const id = async (kind: number, number: number): Promise<string> => {
    const { rows, 0: row } = await db.raw<{ rows?: [Row], 0: Row }>(`select ${idOf(kind, String(number))} as id`)
    return (rows?.[0] ?? row).id
  }
  return {
    heavy: await id(kinds.account, 1),
    light: await id(kinds.account, 6),
    search: await id(kinds.search, 9),
    long: { id: await id(kinds.search, 1), events },
  }
}
