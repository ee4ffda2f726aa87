import type { CacheEntry } from '../../db/module-cache.ts'
import type { TaskOutcome } from '../../db/search-tasks.ts'
import type { Clock } from '../../lib/clock.ts'
import { noTelemetry, type Telemetry } from '../../lib/telemetry.ts'
import type { Client } from '../../sources/egress/client.ts'
import { isPartial } from '../../sources/kit/partial.ts'
import type { AnswerCache, Asked } from '../asking/answer-cache.ts'
import { askSource, type Classification } from '../asking/ask-source.ts'
import type { AddFingerprints } from './fingerprints.ts'
import type { SearchFacts, Task, TaskContext, TaskFindings } from './task.ts'

interface RunParts extends Pick<TaskContext, 'page' | 'providerKey' | 'lists'> {
  client: Pick<Client, 'send'>
  clock: Clock
  signal: AbortSignal
  telemetry?: Telemetry
  /** Default: pictures get no fingerprints. */
  addFingerprints?: AddFingerprints | undefined
}

/**
 * Runs one task to its end. A task that fails keeps the findings that it already has. Rejects only if `signal` aborts.
 * The outcome is then unknown, and another runner may run the task again.
 */
export async function runTask(
  task: Task,
  search: SearchFacts,
  { client, clock, signal, lists, page, providerKey, telemetry = noTelemetry, addFingerprints }: RunParts,
): Promise<TaskOutcome> {
  const { slug, deadlineMs } = task
  const findings: TaskFindings = { results: [] }
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
          ...lists && { lists },
          telemetry,
          page,
          providerKey,
        }, findings)
        return findings
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
    { kind: task.kind, deadlineCode: 'MODULE_TIMEOUT', partial: findings, classify: classifyFindings },
  )
  if (task.kind === 'module') await addFingerprints?.(findings.results, client, signal)
  return {
    status,
    error,
    cached: false,
    durationMs,
    results: findings.results,
    count: countOf(findings),
    ...(findings.providerAnswer && { providerAnswer: findings.providerAnswer }),
  }
}

const countOf = ({ count, results }: TaskFindings): number => count ?? results.length

const classifyFindings = (findings: TaskFindings): Classification => ({
  ...findings,
  status: findings.status ?? (countOf(findings) > 0 ? 'success' : 'no_results'),
})

/** Returns the outcome of a task from the cache. Returns `undefined` if the cache has no fresh answer. */
export async function cachedOutcome(
  cache: AnswerCache,
  task: Task,
  asked: Asked,
): Promise<TaskOutcome | undefined> {
  const stored = await cache.get(task, asked)
  if (!stored?.isFresh) return undefined
  const results = await stored.found() as object[]
  return {
    status: results.length > 0 ? 'success' : 'no_results',
    cached: true,
    durationMs: 0,
    error: null,
    results,
    count: results.length,
  }
}

/**
 * Returns the cache entry for the results of a task. Returns `undefined` if the task failed or was skipped, if its
 * results came from the cache, or if one of them names a question without an answer.
 */
export async function cacheEntryOf(
  cache: AnswerCache,
  task: Task,
  asked: Asked,
  { status, cached, results }: TaskOutcome,
): Promise<CacheEntry | undefined> {
  const isWhole = !results.some(result => isPartial(Object.values(result)))
  const isAnswer = !cached && isWhole && (status === 'success' || status === 'no_results')
  return isAnswer ? cache.entryOf(task, asked, results) : undefined
}
