import type { Knex } from 'knex'
import { collectInSlices } from '../lib/collect-slices.ts'
import { jsonInSlices } from '../lib/json-text.ts'

/**
 * Kind of a task. A task asks one module, one leak source, all breach sources, one account check or one external
 * provider.
 */
export type TaskKind = 'module' | 'leak' | 'breaches' | 'account' | 'provider'
export type TaskStatus = 'success' | 'no_results' | 'failed' | 'timeout' | 'skipped'

export interface TaskOutcome {
  status: TaskStatus
  cached: boolean
  durationMs: number
  error: { code: string, message: string } | null
  /** Number of findings: cards, leak records, breaches or accounts. */
  count: number
  /** Results that are stored in the task's row. Leak records are stored as pages instead. */
  results: object[]
  /** Answer of an external provider. It is stored in a table of its own. */
  providerAnswer?: { mappingVersion: string, raw: unknown }
}

export interface TaskRef {
  kind: TaskKind
  slug: string
}

/** A task of a search. `outcome` is `null` until the task has ended. */
export interface SearchTask extends TaskRef {
  shard: number
  outcome: TaskOutcome | null
}

/** A task of a search that has ended, with the name of its source. */
export interface EndedTask extends TaskRef {
  name: string
  outcome: Pick<TaskOutcome, 'status' | 'durationMs' | 'error' | 'results'>
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

interface Row {
  kind: TaskKind
  slug: string
  /** `null` for a task of an earlier version. */
  name: string | null
  shard: number
  status: TaskStatus | null
  cached: boolean | number
  duration_ms: number | null
  error_code: string | null
  error_message: string | null
  found: number
  results: string
}

/**
 * Repository of the table `search_tasks`: the tasks of each search and their outcomes. Written by the API when a search
 * is created, then by the journal.
 */
export function createSearchTaskRepository(db: Knex) {
  return {
    async insert(searchId: string, tasks: ReadonlyArray<TaskRef & { shard: number, name?: string }>): Promise<void> {
      const rows = tasks.map(({ kind, slug, name, shard }, position) => ({
        search_id: searchId,
        kind,
        slug,
        name: name ?? null,
        position,
        shard,
        cached: false,
        found: 0,
        results: '[]',
      }))
      if (rows.length > 0) await db.batchInsert('search_tasks', rows, 100)
    },

    /** Returns the tasks of a search in their planned order. If `kind` is given, returns only tasks of this kind. */
    async list(searchId: string, kind?: TaskKind): Promise<SearchTask[]> {
      const query = db('search_tasks').where({ search_id: searchId })
      if (kind !== undefined) query.where({ kind })
      const rows: Row[] = await query.orderBy('position').select()
      return collectInSlices(rows, toSearchTask) // in slices, because the results of a task can be large
    },

    /**
     * Returns the ended tasks of a search in their planned order. Only account checks have `results`, because those of
     * other tasks can be large.
     */
    async listEnded(searchId: string): Promise<EndedTask[]> {
      const rows: Row[] = await db('search_tasks').where({ search_id: searchId }).whereNotNull('status')
        .orderBy('position')
        .select('kind', 'slug', 'name', 'shard', 'status', 'duration_ms', 'error_code', 'error_message', {
          results: db.raw(`case when kind = 'account' then results else '[]' end`),
        })
      return rows.map(row => {
        const { kind, slug, outcome } = toSearchTask(row)
        return { kind, slug, name: row.name ?? slug, outcome: outcome! }
      })
    },

    /** Returns the tasks of a search that have not ended. If `shard` is given, returns only tasks of this shard. */
    async listUnfinished(searchId: string, shard?: number): Promise<TaskRef[]> {
      const query = db('search_tasks').where({ search_id: searchId, status: null })
      if (shard !== undefined) query.where({ shard })
      return query.orderBy('position').select('kind', 'slug')
    },

    /**
     * Returns the latest attempt at a shard in which one of its tasks ended. Returns 0 if none has ended.
     */
    async lastProductiveAttempt(searchId: string, shard: number): Promise<number> {
      const row = await db('search_tasks').where({ search_id: searchId, shard }).max({ attempt: 'attempt' }).first()
      return row?.attempt ?? 0
    },

    /**
     * Stores the outcome of a task, and the attempt at its shard in which it ended. Returns `true` if it was stored,
     * `false` if the task had already ended.
     */
    async end(
      searchId: string, { kind, slug }: TaskRef, outcome: TaskOutcome, attempt: number | null = null,
    ): Promise<boolean> {
      const results = (await jsonInSlices(outcome.results)).toString()
      return await db('search_tasks').where({ search_id: searchId, kind, slug, status: null }).update({
        status: outcome.status,
        cached: outcome.cached,
        duration_ms: outcome.durationMs,
        error_code: outcome.error?.code ?? null,
        error_message: outcome.error?.message ?? null,
        found: outcome.count,
        results,
        attempt,
      }) === 1
    },

    async count(searchId: string): Promise<TaskCount[]> {
      const sumOf = (condition: string) => db.raw(`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`)
      const rows = await db('search_tasks').where({ search_id: searchId }).groupBy('kind', 'shard')
        .select('kind', 'shard', {
          total: db.raw('count(*)'),
          ended: db.raw('count(status)'),
          findings: db.raw('coalesce(sum(found), 0)'),
          succeeded: sumOf(`status = 'success'`),
          failed: sumOf(`status in ('failed', 'timeout')`),
        })
      return rows.map(row => ({
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

function toSearchTask(row: Row): SearchTask {
  const { kind, slug, shard, status } = row
  if (status === null) return { kind, slug, shard, outcome: null }
  const error = row.error_code === null ? null : { code: row.error_code, message: row.error_message ?? '' }
  const results: object[] = JSON.parse(row.results)
  return {
    kind,
    slug,
    shard,
    outcome: {
      status,
      cached: Boolean(row.cached),
      durationMs: row.duration_ms ?? 0,
      error,
      count: row.found,
      results,
    },
  }
}
