import type { Knex } from 'knex'
import { isPostgres } from '../../../src/db/driver/dialect.ts'
import { jobId } from '../../../src/db/jobs/job.ts'
import { jobSchema } from '../../../src/db/jobs/pg-boss.ts'
import type { Repositories } from '../../../src/db/database.ts'
import { fillAccounts, fillSearches, fillStarted } from './fill-tables.ts'
import { createRows, idOf, kinds, type Size } from './rows.ts'

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

/**
 * Fills a migrated database without going through the service: accounts with keys, plans and usage, searches with
 * tasks, events, shards and audit records, investigations, watches, webhooks. The rows of all sizes have the same form.
 */
export async function fill(db: Knex, size: Size, { shards }: Pick<Repositories, 'shards'>): Promise<void> {
  const { searches, open } = size
  const rows = createRows(db, size)
  const { insert, from, time, created, ended } = rows
  if (!isPostgres(db)) {
    for (const pragma of ['synchronous = off', 'foreign_keys = off', 'cache_size = -500000']) {
      await db.raw(`pragma ${pragma}`)
    }
  }
  const restoreIndexes = await dropIndexes(db)
  await fillAccounts(rows, size)
  await fillSearches(rows, size)
  await fillStarted(rows, size)
  await insert('blocklist (kind, value, note, created_at)', `'exact', 'blocked' || n.i, '', ${created}`, from(searches))
  await addJobs()
  await restoreIndexes()
  if (isPostgres(db)) await db.raw('vacuum analyze') // like its autovacuum; the service never analyzes SQLite

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
