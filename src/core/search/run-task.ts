import type { TaskOutcome } from '../../db/search-tasks.ts'
import type { Clock } from '../../lib/clock.ts'
import { noTelemetry, type Telemetry } from '../../lib/telemetry.ts'
import type { Client } from '../../sources/client.ts'
import type { AnswerCache } from '../asking/answer-cache.ts'
import { askSource } from '../asking/ask-source.ts'
import type { Found, SearchFacts, Task, TaskContext } from './task.ts'

interface RunParts extends Pick<TaskContext, 'page' | 'credential'> {
  client: Pick<Client, 'send'>
  clock: Clock
  signal: AbortSignal
  telemetry?: Telemetry
}

/**
 * Runs one task to its end. A failure keeps what the task found before it. Rejects only if `signal` aborts: then the
 * outcome is unknown, and another runner may run the task again.
 */
export async function runTask(
  task: Task,
  search: SearchFacts,
  { client, clock, signal, page, credential, telemetry = noTelemetry }: RunParts,
): Promise<TaskOutcome> {
  const { slug, deadlineMs } = task
  const found: Found = { results: [] }
  const { status, error, durationMs } = await askSource(
    {
      slug,
      deadlineMs,
      skipReason: query => task.skipReason?.(query),
      async find(_query, { client, now, signal }) {
        await task.run({
          ...search,
          client,
          now,
          signal,
          telemetry,
          page,
          credential,
        }, found)
        return found
      },
    },
    search.query,
    {
      client,
      key: undefined,
      now: clock.now(),
      signal,
      telemetry,
    },
    { kind: task.kind, deadlineCode: 'MODULE_TIMEOUT', partial: found, read: readFound },
  )
  return {
    status,
    error,
    cached: false,
    durationMs,
    results: found.results,
    count: countOf(found),
    ...(found.answer && { answer: found.answer }),
  }
}

const countOf = ({ count, results }: Found): number => count ?? results.length

const readFound = (found: Found) => ({
  status: found.status ?? (countOf(found) > 0 ? 'success' as const : 'no_results' as const),
  error: found.error,
  label: found.outcome,
})

/** Returns the outcome of a task from the cache; `undefined` if the cache has no fresh answer. */
export async function cachedOutcome(
  cache: AnswerCache,
  task: Task,
  { query }: SearchFacts,
): Promise<TaskOutcome | undefined> {
  const stored = await cache.get(task, query)
  if (!stored?.isFresh) return undefined
  const results = stored.found() as object[]
  return {
    status: results.length > 0 ? 'success' : 'no_results',
    cached: true,
    durationMs: 0,
    error: null,
    results,
    count: results.length,
  }
}

/** Stores the answer of a task; failures are not stored. */
export async function cacheOutcome(
  cache: AnswerCache,
  task: Task,
  { query }: SearchFacts,
  { status, results }: TaskOutcome,
): Promise<void> {
  if (status === 'success' || status === 'no_results') await cache.put(task, query, results)
}
