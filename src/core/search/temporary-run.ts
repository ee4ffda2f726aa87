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
  toTemporaryEvent,
  temporaryLeakPageEvent,
  type SearchEvent,
  type TemporarySearchEvent,
} from './events.ts'
import { accepted, planShards } from './plan.ts'
import type { PlannedSearch } from './request.ts'
import { runTask } from './run-task.ts'
import { shareAnswers } from './shared-answers.ts'
import { countCards, toCount, endingOf, timeLimitExceeded, type Ending } from './state.ts'
import type { LeakPage, Task } from './task.ts'

export interface TemporaryRunParts {
  client: Client
  clock: Clock
  log: Log
  /** Limits the tasks that run at the same time in this process. */
  slots: Semaphore
  telemetry?: Telemetry
}

export interface TemporaryRun {
  id: string
  planned: PlannedSearch
  timeLimitMs: number
  signal: AbortSignal
  /** Called with the outcome of each task, which the events do not carry. */
  onOutcome?: (task: Task, outcome: TaskOutcome) => void
  /** Called when the search ends. Not called if the reader leaves before. */
  onEnd?: (ending: Ending) => void
}

interface Shard {
  number: number
  total: number
  members: Task[]
}

const channelLimits = { maxBytes: 1024 * 1024, deadlineMs: 30_000 }
/** Interval of the progress events of a search that waits for a slot. */
const waitingEveryMs = 10_000
/** A temporary search accepts no keys of the caller. */
const noCredential = () => Promise.resolve(undefined)

/**
 * Runs a search in memory and yields its encoded events. Nothing else of the search is kept. The search stops when the
 * reader leaves, and waits for a slow reader.
 */
export async function* runTemporary(
  parts: TemporaryRunParts, search: TemporaryRun,
): AsyncGenerator<Buffer> {
  using readerLeft = linkSignals([search.signal])
  const { signal } = readerLeft
  const channel = createChannel({ ...channelLimits, signal })
  const work = (parts.telemetry ?? noTelemetry).begin('search')
  const endWork = (status: WorkFacts['search']['status']) => work.end({ mode: 'temporary', status })
  const ended = work.within(() => run(parts, { ...search, signal }, channel)).then(ending => {
    search.onEnd?.(ending)
    endWork(ending.status)
  }).catch((err: unknown) => {
    if (err instanceof ReaderStalled) {
      parts.log.info({ search_id: search.id }, 'the reader of the temporary search stalled')
    } else if (!signal.aborted) parts.log.error({ err, search_id: search.id }, 'the temporary search failed')
    endWork('aborted')
    readerLeft.abort()
  })
  try {
    yield* channel.chunks()
  } finally {
    readerLeft.abort()
    await ended
  }
}

async function run(
  { client, clock, slots, telemetry = noTelemetry }: TemporaryRunParts,
  { id, planned, timeLimitMs, signal, onOutcome }: TemporaryRun,
  channel: Channel,
): Promise<Ending> {
  const start = clock.now()
  const late = () => new DOMException('the time limit of the search passed', 'TimeoutError')
  using limit = startDeadline(timeLimitMs, late, [signal])
  const { signal: stop } = limit
  const shards = dealTasks(planned.tasks)
  const senderFor = shareAnswers(client)
  const ended: SearchTask[] = []
  const counts = () => ended.map(toCount)
  const emit = ({ event, data }: TemporarySearchEvent) => channel.push(encodeEvent(event, JSON.stringify(data)))
  let sent: Promise<void> = Promise.resolve()
  /** Sends events in the order of the calls, without events of other calls between them. */
  const send = (events: SearchEvent[]): Promise<void> =>
    sent = sent.then(async () => { for (const event of events) await emit(toTemporaryEvent(event)) })
  let begun = false

  async function end(ending: Ending): Promise<Ending> {
    const executionMs = Math.max(0, clock.now().getTime() - start.getTime())
    await send([finished(id, clock.now(), ending, { cards: countCards(counts()), executionMs })])
    channel.end()
    return ending
  }

  async function runOne(shard: Shard, task: Task): Promise<void> {
    const release = await slots.acquire(stop)
    begun = true
    const page = (page: LeakPage) => emit(temporaryLeakPageEvent(page))
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
      ended: ended.filter(task => task.shard === shard.number).length,
      total: shard.members.length,
      cards: countCards(counts()),
    }
    await send([
      ...outcomeEvents(id, now, planned.query, task, outcome),
      ...closing(now, task.kind),
      shardProgress(id, now, shard, count),
    ])
  }

  function closing(now: Date, kind: TaskKind): SearchEvent[] {
    const endedOfKind = ended.filter(task => task.kind === kind)
    const isLast = endedOfKind.length === planned.tasks.filter(task => task.kind === kind).length
    return isLast ? closingEvents(id, now, planned.query, kind, endedOfKind) : []
  }

  await send([
    connected(id, start),
    progress(id, start, slots.free > 0 ? 'running' : 'queued', accepted(planned.tasks, shards.length), 0),
  ])
  if (planned.tasks.some(({ kind }) => kind === 'account')) {
    await send([accountsStep(id, start, planned.query, 'started')])
  }
  const waiting = setInterval(() => {
    if (begun) return
    send([progress(id, clock.now(), 'queued', 'waiting for a free runner')]).catch(() => undefined)
  }, waitingEveryMs)
  const runs = shards.flatMap(shard => shard.members.map(task => runOne(shard, task)))
  try {
    await Promise.all(runs)
    await send(noLeakSources(id, clock.now(), planned.options, planned.tasks))
    return await end(endingOf(counts()))
  } catch (error) {
    if (signal.aborted || !limit.hasPassed) {
      limit.abort(error) // the other tasks must not continue
      throw error
    }
    await Promise.allSettled(runs) // a task that ended in time may still be sending its events
    return await end(timeLimitExceeded)
  } finally {
    clearInterval(waiting)
  }
}

function dealTasks(tasks: Task[]): Shard[] {
  const { total, shardOf } = planShards(tasks.length)
  return Array.from({ length: total }, (_, index) => {
    const members = tasks.filter((_, position) => shardOf(position) === index + 1)
    return { number: index + 1, total, members }
  })
}
