import type { Knex } from 'knex'
import { collectInSlices } from '../lib/collect-slices.ts'
import { insertRows } from './driver/insert-rows.ts'
import { inParts } from './parts.ts'
import { endTasks, type TaskOutcomeRow } from './search-task-ends.ts'
import type { SearchTask, SearchTaskRow, TaskKind, TaskOutcome, TaskRef } from './search-task-row.ts'
import { toSearchTask } from './search-task-row.ts'
import { createStatement } from './driver/statement.ts'
import { canWait, insertLater } from './driver/waiting-statements.ts'

export type { SearchTask, TaskKind, TaskOutcome, TaskRef }

/** A task of a search that has not ended. */
export interface UnfinishedTask extends TaskRef {
  name: string
  shard: number
}

/** A task of a search that has ended, with the name of its source. */
export interface EndedTask extends TaskRef {
  name: string
  outcome: Pick<TaskOutcome, 'status' | 'durationMs' | 'error' | 'results' | 'count'>
}

/** Counts of the tasks of one kind in one shard. */
export interface TaskCount {
  kind: TaskKind
  shard: number
  total: number
  ended: number
  succeeded: number
  failed: number
  findings: number
}

/**
 * Repository of the table `search_tasks`: the tasks of each search and their outcomes. Written by the API when a search
 * is created, then by the journal.
 */
export function createSearchTaskRepository(db: Knex) {
  return {
    async insert(searchId: string, tasks: ReadonlyArray<TaskRef & { shard: number, name: string }>): Promise<void> {
      if (canWait(db)) return insertLater(db, insertion(searchId, tasks))
      const rows = tasks.map(({ kind, slug, name, shard }, position) => ({
        search_id: searchId,
        kind,
        slug,
        name,
        position,
        shard,
        cached: false,
        found: 0,
        results: '[]',
      }))
      await inParts(rows, () => 0, part => insertRows(db, 'search_tasks', part))
    },

    /** Returns the tasks of a search in their planned order. If `kind` is given, returns only tasks of this kind. */
    async list(searchId: string, kind?: TaskKind): Promise<SearchTask[]> {
      const requested = kind === undefined ? { search_id: searchId } : { search_id: searchId, kind }
      // Neither database reads the results for this, because it stores the length of each value.
      const keys: Array<TaskRef & { length: number }> = await db('search_tasks').where(requested).orderBy('position')
        .select('kind', 'slug', { length: db.raw('octet_length(results)') })
      const tasks: SearchTask[] = []
      // in parts and in slices, because the results of a task can be large
      await inParts(keys, ({ length }) => length, async part => {
        const rows: SearchTaskRow[] = await db('search_tasks').where({ search_id: searchId }).orderBy('position')
          .whereIn(['kind', 'slug'], part.map(({ kind, slug }) => [kind, slug])).select()
        tasks.push(...await collectInSlices(rows, toSearchTask))
      })
      return tasks
    },

    /** Returns the cards of a module or an external provider of a search. */
    async cardsOf(searchId: string, slug: string): Promise<object[]> {
      const rows: Array<Pick<SearchTaskRow, 'results'>> = await db('search_tasks').where({ search_id: searchId, slug })
        .whereIn('kind', ['module', 'provider']).select('results')
      return rows.flatMap(({ results }) => JSON.parse(results) as object[])
    },

    /**
     * Returns the ended tasks of a search in their planned order. Cards are left out of `results`, because they can be
     * large. If `only` is given, returns only tasks of this kind and shard.
     */
    async listEnded(searchId: string, only: Partial<Pick<SearchTaskRow, 'kind' | 'shard'>> = {}): Promise<EndedTask[]> {
      const rows = await endedOf(db, searchId, only.kind ?? null, only.shard ?? null)
      return rows.map(row => {
        const { kind, slug, name, outcome } = toSearchTask(row)
        return { kind, slug, name, outcome: outcome! }
      })
    },

    /** Returns the tasks of a search that have not ended. If `shard` is given, returns only tasks of this shard. */
    listUnfinished: (searchId: string, shard?: number): Promise<UnfinishedTask[]> =>
      unfinishedOf(db, searchId, shard ?? null),

    /**
     * Returns the latest attempt at a shard in which one of its tasks ended. Returns 0 if none has ended.
     */
    async lastProductiveAttempt(searchId: string, shard: number): Promise<number> {
      const row = await db('search_tasks').where({ search_id: searchId, shard }).max({ attempt: 'attempt' }).first()
      return row?.attempt ?? 0
    },

    /**
     * Stores the outcomes of tasks, and the attempts at their shards in which they ended. Returns for each one whether
     * it was stored: `false` if the task had already ended.
     */
    end: (searchId: string, ends: readonly TaskOutcomeRow[]): Promise<boolean[]> => endTasks(db, searchId, ends),

    async count(searchId: string): Promise<TaskCount[]> {
      return (await countsOf(db, searchId)).map(row => ({
        kind: row.kind,
        shard: row.shard,
        total: Number(row.total),
        ended: Number(row.ended),
        findings: Number(row.findings),
        succeeded: Number(row.succeeded),
        failed: Number(row.failed),
      }))
    },
  }
}

const unfinishedOf = createStatement<UnfinishedTask>(`
  select kind, slug, shard, name from search_tasks
  where search_id = ? and status is null and shard = coalesce(?, shard) order by position`)

const endedOf = createStatement<SearchTaskRow>(`
  select kind, slug, name, shard, status, duration_ms, error_code, error_message, found,
    case when kind in ('module', 'provider') then '[]' else results end as results
  from search_tasks
  where search_id = ? and status is not null and kind = coalesce(?, kind) and shard = coalesce(?, shard)
  order by position`)

/** PostgreSQL's driver returns large numbers as text. */
type CountRow = Pick<TaskCount, 'kind' | 'shard'> & Record<keyof Omit<TaskCount, 'kind' | 'shard'>, number | string>

const countsOf = createStatement<CountRow>(`
  select kind, shard, count(*) as total, count(status) as ended, coalesce(sum(found), 0) as findings,
    coalesce(sum(case when status = 'success' then 1 else 0 end), 0) as succeeded,
    coalesce(sum(case when status in ('failed', 'timeout') then 1 else 0 end), 0) as failed
  from search_tasks where search_id = ? group by kind, shard`)

/** Returns one statement for any number of tasks, so that PostgreSQL prepares it. */
const insertion = (searchId: string, tasks: ReadonlyArray<TaskRef & { shard: number, name: string }>) => ({
  table: 'search_tasks',
  text: `insert into search_tasks (search_id, kind, slug, name, position, shard, cached, found, results)
    select $1, kind, slug, name, position - 1, shard, false, 0, '[]'
    from unnest($2::text[], $3::text[], $4::text[], $5::integer[]) with ordinality
      as tasks (kind, slug, name, shard, position)`,
  values: [
    searchId,
    tasks.map(({ kind }) => kind),
    tasks.map(({ slug }) => slug),
    tasks.map(({ name }) => name),
    tasks.map(({ shard }) => shard),
  ],
  isPrepared: true,
})
