import type { SearchTask, TaskKind, TaskOutcome } from '../../db/search-tasks.ts'
import { linkSignals, startDeadline } from '../../lib/abort.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Log } from '../../lib/log.ts'
import type { Semaphore } from '../../lib/semaphore.ts'
import { encodeEvent } from '../../lib/sse.ts'
import { noTelemetry, type Telemetry, type WorkFacts } from '../../lib/telemetry.ts'
import type { Client } from '../../sources/client.ts'
import { createChannel, ReaderStalled, type Channel } from './channel.ts'
import {
  accountsStep,
  closingEvents,
  connected,
  finished,
  noLeakSources,
  outcomeEvents,
  progress,
  shardProgress,
  temporary,
  temporaryLeakPage,
  type SearchEvent,
  type TemporarySearchEvent,
} from './events.ts'
import { accepted, planShards } from './plan.ts'
import type { PlannedSearch } from './request.ts'
import { runTask } from './run-task.ts'
import { shareAnswers } from './shared-answers.ts'
import { cardsOf, countOf, ran, timeLimitExceeded, type Ending } from './state.ts'
import type { LeakPage, Task } from './task.ts'

export interface TemporaryRunParts {
  client: Client
  clock: Clock
  log: Log
  /** Where tasks run. */
  slots: Semaphore
  telemetry?: Telemetry
}

export interface TemporaryRun {
  id: string
  planned: PlannedSearch
  timeLimitMs: number
  signal: AbortSignal
  /** Told of each task's end, which the events do not carry. */
  onOutcome?: (task: Task, outcome: TaskOutcome) => void
  /** Told how it ended, where its reader stayed to the end. */
  onEnd?: (ending: Ending) => void
}

interface Shard {
  number: number
  total: number
  members: Task[]
}

const pipeLimits = { mostBytes: 1024 * 1024, deadlineMs: 30_000 }
const tellEveryMs = 10_000
/** No key is taken for a temporary search. */
const noCredential = () => Promise.resolve(undefined)

/**
 * Runs a search in memory. Its events are the only trace of it; the search ends as soon as their reader does, and waits
 * where the reader is slow.
 */
export async function* runTemporary(
  parts: TemporaryRunParts, search: TemporaryRun,
): AsyncGenerator<Buffer> {
  using left = linkSignals([search.signal])
  const { signal } = left
  const pipe = createChannel({ ...pipeLimits, signal })
  const watched = (parts.telemetry ?? noTelemetry).begin('search')
  const over = (status: WorkFacts['search']['status']) => watched.end({ mode: 'temporary', status })
  const work = watched.within(() => run(parts, { ...search, signal }, pipe)).then(ending => {
    search.onEnd?.(ending)
    over(ending.status)
  }).catch((err: unknown) => {
    if (err instanceof ReaderStalled) {
      parts.log.info({ search_id: search.id }, 'the reader of the temporary search stalled')
    } else if (!signal.aborted) parts.log.error({ err, search_id: search.id }, 'the temporary search broke off')
    over('aborted')
    left.abort()
  })
  try {
    yield* pipe.chunks()
  } finally {
    left.abort()
    await work
  }
}

async function run(
  { client, clock, slots, telemetry = noTelemetry }: TemporaryRunParts,
  { id, planned, timeLimitMs, signal, onOutcome }: TemporaryRun, pipe: Channel,
): Promise<Ending> {
  const start = clock.now()
  const late = () => new DOMException('the time limit of the search passed', 'TimeoutError')
  using limit = startDeadline(timeLimitMs, late, [signal])
  const { signal: stop } = limit
  const shards = dealt(planned.tasks)
  const senderFor = shareAnswers(client)
  const ended: SearchTask[] = []
  const counts = () => ended.map(countOf)
  const emit = ({ event, data }: TemporarySearchEvent) => pipe.push(encodeEvent(event, JSON.stringify(data)))
  let told: Promise<void> = Promise.resolve()
  /** What belongs together goes out together, in the order of the calls. */
  const tell = (events: SearchEvent[]): Promise<void> =>
    told = told.then(async () => { for (const event of events) await emit(temporary(event)) })
  let begun = false
  async function end(ending: Ending): Promise<Ending> {
    const executionMs = Math.max(0, clock.now().getTime() - start.getTime())
    await tell([finished(id, clock.now(), ending, { cards: cardsOf(counts()), executionMs })])
    pipe.end()
    return ending
  }

  async function runOne(shard: Shard, task: Task): Promise<void> {
    const release = await slots.acquire(stop)
    begun = true
    const page = (page: LeakPage) => emit(temporaryLeakPage(page))
    const outcome = await runTask(task, planned, {
      client: senderFor(task),
      clock,
      signal: stop,
      telemetry,
      page,
      credential: noCredential,
    }).finally(release)
    onOutcome?.(task, outcome)
    ended.push({ ...task, shard: shard.number, outcome })
    const now = clock.now()
    const count = {
      ended: ended.filter(one => one.shard === shard.number).length,
      total: shard.members.length,
      cards: cardsOf(counts()),
    }
    await tell([
      ...outcomeEvents(id, now, planned.query, task, outcome),
      ...closing(now, task.kind),
      shardProgress(id, now, shard, count),
    ])
  }

  function closing(now: Date, wanted: TaskKind): SearchEvent[] {
    const same = ended.filter(({ kind }) => kind === wanted)
    const isLast = same.length === planned.tasks.filter(({ kind }) => kind === wanted).length
    return isLast ? closingEvents(id, now, planned.query, wanted, same) : []
  }

  await tell([connected(id, start),
    progress(id, start, slots.free > 0 ? 'running' : 'queued', accepted(planned.tasks, shards.length), 0)])
  if (planned.tasks.some(({ kind }) => kind === 'account')) {
    await tell([accountsStep(id, start, planned.query, 'started')])
  }
  const waiting = setInterval(() => {
    if (begun) return
    tell([progress(id, clock.now(), 'queued', 'waiting for a free runner')]).catch(() => undefined)
  }, tellEveryMs)
  const runs = shards.flatMap(shard => shard.members.map(task => runOne(shard, task)))
  try {
    await Promise.all(runs)
    await tell(noLeakSources(id, clock.now(), planned.options, planned.tasks))
    return await end(ran(counts()))
  } catch (error) {
    if (signal.aborted || !limit.hasPassed) {
      limit.abort(error) // the other tasks must not continue
      throw error
    }
    await Promise.allSettled(runs) // one that has ended in time may still be telling
    return await end(timeLimitExceeded)
  } finally {
    clearInterval(waiting)
  }
}

function dealt(tasks: Task[]): Shard[] {
  const { total, shardOf } = planShards(tasks.length)
  return Array.from({ length: total }, (_, index) => {
    const members = tasks.filter((_, position) => shardOf(position) === index + 1)
    return { number: index + 1, total, members }
  })
}
