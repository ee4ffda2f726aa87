import type { Outcome } from '../lib/outcome.ts'

/**
 * Kind of a task. A task asks one module, one leak source, all breach sources, one account check or one external
 * provider.
 */
export type TaskKind = 'module' | 'leak' | 'breaches' | 'account' | 'provider'

/** Outcome of a task, with its results. */
export interface TaskOutcome extends Outcome {
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
  /** Name of the source. */
  name: string
  shard: number
  outcome: TaskOutcome | null
}

export interface SearchTaskRow {
  position: number
  kind: TaskKind
  slug: string
  name: string
  shard: number
  status: TaskOutcome['status'] | null
  cached: boolean | number
  duration_ms: number | null
  error_code: string | null
  error_message: string | null
  found: number
  results: string
}

export function toSearchTask(row: SearchTaskRow): SearchTask {
  const { kind, slug, name, shard, status } = row
  if (status === null) return {
    kind,
    slug,
    name,
    shard,
    outcome: null,
  }
  const error = row.error_code === null ? null : { code: row.error_code, message: row.error_message ?? '' }
  const results: object[] = JSON.parse(row.results)
  return {
    kind,
    slug,
    name,
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
