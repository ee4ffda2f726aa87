import type { TaskOutcome, TaskStatus } from '../../db/search-tasks.ts'
import { linkSignals, startDeadline, untilAborted } from '../../lib/abort.ts'
import type { Clock } from '../../lib/clock.ts'
import { noTelemetry, type SourceOutcome, type Telemetry } from '../../lib/telemetry.ts'
import type { Client } from '../../sources/client.ts'
import { SourceFailure } from '../../sources/kit/failures.ts'
import type { Found, SearchFacts, Task, TaskContext } from './task.ts'

interface RunParts extends Pick<TaskContext, 'page' | 'credential'> {
  client: Pick<Client, 'send'>
  clock: Clock
  signal: AbortSignal
  telemetry?: Telemetry
}

/**
 * Runs one task to its end, whatever it does. Rejects only where `signal` aborts: then nothing is known of it, and
 * another runner may run it again.
 */
export async function runTask(task: Task, search: SearchFacts, parts: RunParts): Promise<TaskOutcome> {
  const { telemetry = noTelemetry } = parts
  const { kind, slug } = task
  const found: Found = { results: [] }
  const work = telemetry.begin('source')
  const tell = (outcome: SourceOutcome, code?: string) => work.end({
    kind,
    slug,
    outcome,
    cached: false,
    code,
  })
  try {
    const outcome = await work.within(() => run(task, search, { ...parts, telemetry }, found))
    tell(found.outcome ?? outcome.status, outcome.error?.code)
    return outcome
  } finally {
    tell('aborted')
  }
}

async function run(
  task: Task,
  search: SearchFacts,
  { client, clock, signal, page, credential, telemetry }: Required<RunParts>,
  found: Found,
): Promise<TaskOutcome> {
  const now = clock.now()
  const late = () => new SourceFailure('UPSTREAM_TIMEOUT', `no answer within ${task.deadlineMs} ms`)
  using deadline = startDeadline(task.deadlineMs, late, [signal])
  const { signal: stop } = deadline
  const ended = (status: TaskStatus, error: TaskOutcome['error'] = null): TaskOutcome => ({
    status,
    error,
    cached: false,
    durationMs: Math.max(0, clock.now().getTime() - now.getTime()),
    results: found.results,
    count: found.count ?? found.results.length,
    ...(found.answer && { answer: found.answer }),
  })
  const bound: Pick<Client, 'send'> = {
    async send(request, own = stop) {
      if (own === stop) return client.send(request, stop)
      using both = linkSignals([own, stop])
      return await client.send(request, both.signal)
    },
  }
  const unfit = task.unfit?.(search.query)
  if (unfit !== undefined) return ended('skipped', { code: 'NOT_APPLICABLE', message: unfit })
  try {
    await untilAborted(
      task.run({
        ...search,
        client: bound,
        now,
        signal: stop,
        telemetry,
        page,
        credential,
      }, found),
      stop,
    )
    return ended(found.status ?? ((found.count ?? found.results.length) > 0 ? 'success' : 'no_results'), found.error)
  } catch (thrown) {
    signal.throwIfAborted()
    if (deadline.hasPassed) {
      return ended('timeout', { code: 'MODULE_TIMEOUT', message: `No answer within ${task.deadlineMs} ms` })
    }
    return ended('failed', reason(thrown))
  }
}

function reason(thrown: unknown): { code: string, message: string } {
  if (thrown instanceof SourceFailure) return { code: thrown.code, message: thrown.message }
  return { code: 'MODULE_ERROR', message: 'The module broke on this answer' }
}
