import type { SearchTask, TaskOutcome, TaskRef } from '../../db/search-tasks.ts'
import { linkSignals, startDeadline } from '../../lib/abort.ts'
import { createBatches } from '../../lib/batches.ts'
import type { Clock } from '../../lib/clock.ts'
import type { FairSlots } from '../../lib/fair-slots.ts'
import type { Log } from '../../lib/log.ts'
import { createPauses } from '../../lib/pauses.ts'
import { encodeEvent } from '../../lib/sse.ts'
import { noTelemetry, type Telemetry, type WorkFacts } from '../../lib/telemetry.ts'
import type { Client } from '../../sources/egress/client.ts'
import type { Lists } from '../../sources/kit/lists.ts'
import { findObservables, type FoundObservables } from '../observables/found.ts'
import { createChannel, ReaderStalled, type Channel } from './channel.ts'
import {
  accountChecksFinishedEvent,
  accountsEvent,
  closingEvents,
  connectedEvent,
  finishedEvent,
  noLeakSourcesEvents,
  observableEvents,
  outcomeEvents,
  progressEvent,
  shardProgressEvent,
  toTemporaryEvent,
  temporaryLeakPageEvent,
  temporaryObservablesEvents,
  type SearchEvent,
  type TemporarySearchEvent,
} from './events.ts'
import type { AddFingerprints } from './fingerprints.ts'
import { observablesOf } from './observables.ts'
import { createProgressPace } from './progress-pace.ts'
import { acceptedText } from './progress-text.ts'
import type { ResolvedSearch } from './request.ts'
import { runTask } from './run-task.ts'
import { assignShards } from './shards.ts'
import { shareResponses } from './shared-responses.ts'
import { unfinishedOutcome } from './source-outcome.ts'
import { addCounts, addTo, countCards, countTasks, endingOf, isOpen, timeLimitExceeded, type Ending } from './state.ts'
import type { LeakPage, Task } from './task.ts'

export interface TemporaryRunParts {
  /** Sends the requests to sources. */
  client: Client
  lists?: Lists
  clock: Clock
  log: Log
  /** Limits how many tasks this process runs at the same time, without account checks. */
  slots: FairSlots
  /** Limits how many account checks this process runs at the same time. */
  checkSlots: FairSlots
  telemetry?: Telemetry
  addFingerprints?: AddFingerprints | undefined
}

export interface TemporaryRun {
  id: string
  accountId: string
  resolved: Pick<ResolvedSearch, 'query' | 'options' | 'secrets' | 'tasks' | 'skipped'>
  timeLimitMs: number
  /** Aborts when the client of the stream disconnects. */
  signal: AbortSignal
  /** Receives the outcome of each task. The events contain only parts of the outcome. */
  onOutcome?: (task: Task, outcome: TaskOutcome) => void
  /** Called when the search ends. Not called if the client disconnects before the end. */
  onEnd?: (ending: Ending) => void
}

interface Shard {
  number: number
  total: number
  members: Task[]
}

interface TaskEnd {
  shard: Shard
  task: Task
  outcome: TaskOutcome
  found?: FoundObservables
}

const channelLimits = { maxBytes: 1024 * 1024, deadlineMs: 30_000 }
/** Interval of the progress events while the search waits for its first slot, in milliseconds. */
const waitingEveryMs = 10_000
/** Time for which the end of a task waits for other ends, in milliseconds, and maximum number of ends together. */
const batchMs = 10
const maxBatch = 200
/** Length from which events are sent in another chunk, in bytes. */
const maxChunkBytes = 32 * 1024
/** Returns no key, because a temporary search does not accept the caller's provider keys. */
const noProviderKey = () => Promise.resolve(undefined)

/**
 * Runs a search in memory and yields its encoded events. Neither the value nor the results are stored. If the client
 * reads slowly, the search waits. If the client disconnects, or reads nothing for 30 seconds, the search stops.
 */
export async function* streamTemporarySearch(
  parts: TemporaryRunParts, search: TemporaryRun,
): AsyncGenerator<Buffer> {
  using clientGone = linkSignals([search.signal])
  const { signal } = clientGone
  const channel = createChannel({ ...channelLimits, signal })
  const work = (parts.telemetry ?? noTelemetry).begin('search')
  const endWork = (status: WorkFacts['search']['status']) => work.end({ mode: 'temporary', status })
  const completion = work.within(() => runTemporarySearch(parts, { ...search, signal }, channel)).then(ending => {
    search.onEnd?.(ending)
    endWork(ending.status)
  }).catch((err: unknown) => {
    if (err instanceof ReaderStalled) {
      parts.log.info({ search_id: search.id }, 'the client of the temporary search stopped reading')
    } else if (!signal.aborted) parts.log.error({ err, search_id: search.id }, 'the temporary search failed')
    endWork('aborted')
    clientGone.abort()
  })
  try {
    yield* channel.chunks()
  } finally {
    clientGone.abort()
    await completion
  }
}

async function runTemporarySearch(
  { client, lists, clock, slots, checkSlots, telemetry = noTelemetry, addFingerprints }: TemporaryRunParts,
  { id, accountId, resolved, timeLimitMs, signal, onOutcome }: TemporaryRun,
  channel: Channel,
): Promise<Ending> {
  const start = clock.now()
  const timeoutError = () => new DOMException('the time limit of the search passed', 'TimeoutError')
  using timeLimit = startDeadline(timeLimitMs, timeoutError, [signal])
  const { signal: searchSignal } = timeLimit
  const shards = createShards(resolved.tasks)
  const senderFor = shareResponses(client)
  /** Keys of the observables that had an event. */
  const observables = new Set<string>()
  const isFirst = (key: string): boolean => !observables.has(key) && observables.add(key).has(key)
  const endedTasks: Array<SearchTask & Pick<TaskEnd, 'outcome'>> = []
  /** Number of records of each leak source that were sent. */
  const recordsOf = new Map<string, number>()
  const counts = countTasks(shards.flatMap(({ number: shard, members }) =>
    members.map(({ kind }) => ({ kind, shard }))))
  const isDue = createProgressPace()
  const encode = ({ event, data }: TemporarySearchEvent) => encodeEvent(event, JSON.stringify(data))
  let sent: Promise<void> = Promise.resolve()
  /**
   * Sends events. The events of two calls of this function never mix. A leak page can come between the events of one
   * call, because leak pages are sent without this function.
   */
  const send = (events: ReadonlyArray<SearchEvent | TemporarySearchEvent>): Promise<void> =>
    sent = sent.then(async () => {
      const pause = createPauses()
      let chunk: Buffer[] = []
      let size = 0
      for (const event of events) {
        const bytes = encode(toTemporaryEvent(event))
        if (size > 0 && size + bytes.length > maxChunkBytes) {
          await channel.push(Buffer.concat(chunk))
          chunk = []
          size = 0
        }
        chunk.push(bytes)
        size += bytes.length
        await pause()
      }
      if (size > 0) await channel.push(Buffer.concat(chunk))
    })
  let hasBegun = false
  const addEnd = createBatches({
    waitMs: batchMs,
    maxItems: maxBatch,
    write: (_, take: () => readonly TaskEnd[]) => sendEnds(take()),
  })

  /** Ends the tasks that have not ended, and the search. */
  async function finish(ending: Ending): Promise<Ending> {
    const now = clock.now()
    const executionMs = Math.max(0, now.getTime() - start.getTime())
    const keyOf = ({ kind, slug }: TaskRef): string => `${kind} ${slug}`
    const ended = new Set(endedTasks.map(keyOf))
    const unfinished = shards.flatMap(shard => shard.members.flatMap(task => ended.has(keyOf(task)) ? [] : [
      { shard, task, outcome: unfinishedOutcome(task.kind === 'leak' ? recordsOf.get(task.slug) : 0) },
    ]))
    const events = endTasks(unfinished, now)
    const outcomes = new Map(endedTasks.map(task => [keyOf(task), task.outcome]))
    const tasks = resolved.tasks.map(task => ({ ...task, outcome: outcomes.get(keyOf(task))! }))
    await send([
      ...events,
      ...noLeakSourcesEvents(id, now, resolved.options, resolved.tasks),
      ...temporaryObservablesEvents(id, now, await observablesOf(resolved.query, tasks)),
      finishedEvent(id, now, ending, { cards: countCards(counts), executionMs }, tasks),
    ])
    channel.end()
    return ending
  }

  async function runInSlot(shard: Shard, task: Task): Promise<void> {
    const free = task.kind === 'account' ? checkSlots : slots
    const release = await free.acquire(searchSignal, { accountId, searchId: id })
    hasBegun = true
    const page = (page: LeakPage) => {
      recordsOf.set(page.code, (recordsOf.get(page.code) ?? 0) + page.entries.length)
      return channel.push(encode(temporaryLeakPageEvent(page)))
    }
    const outcome = await runTask(task, resolved, {
      client: senderFor(task),
      ...lists && { lists },
      clock,
      signal: searchSignal,
      telemetry,
      page,
      providerKey: noProviderKey,
      addFingerprints,
    }).finally(release)
    onOutcome?.(task, outcome)
    const found = await findObservables(resolved.query, { ...task, outcome })
    await addEnd('', { shard, task, outcome, found })
  }

  /** Counts tasks as ended. Returns the events of their results and ends. */
  function endTasks(ends: readonly TaskEnd[], now: Date): SearchEvent[] {
    const events = ends.flatMap(({ task, outcome, found }): SearchEvent[] => [
      ...outcomeEvents(id, now, resolved.query, task, outcome),
      ...found ? observableEvents(id, now, found, ({ key }) => isFirst(key)) : [],
    ])
    for (const { shard, task, outcome } of ends) {
      const ended = { ...task, shard: shard.number, outcome }
      endedTasks.push(ended)
      addTo(counts, ended)
    }
    for (const shard of new Set(ends.flatMap(({ shard, task }) => task.kind === 'account' ? shard.number : []))) {
      if (isOpen(addCounts(counts.filter(count => count.kind === 'account' && count.shard === shard)))) continue
      const checks = endedTasks.filter(task => task.kind === 'account' && task.shard === shard)
      events.push(accountChecksFinishedEvent(id, now, shard, checks))
    }
    for (const kind of new Set(ends.map(({ task }) => task.kind))) {
      if (isOpen(addCounts(counts.filter(count => count.kind === kind)))) continue
      events.push(...closingEvents(id, now, resolved.query, kind, endedTasks.filter(task => task.kind === kind)))
    }
    return events
  }

  /** Sends the results of tasks that ended at about the same time, and the progress of their shards. */
  async function sendEnds(ends: readonly TaskEnd[]): Promise<void> {
    const now = clock.now()
    const events = endTasks(ends, now)
    for (const shard of new Set(ends.map(({ shard }) => shard))) {
      const kinds = ends.flatMap(end => end.shard === shard ? [end.task.kind] : [])
      const { ended, total } = addCounts(counts.filter(count => count.shard === shard.number))
      if (isDue(shard, kinds, ended === total)) events.push(shardProgressEvent(id, now, shard, counts))
    }
    await send(events)
  }

  await send([
    connectedEvent(id, start),
    progressEvent(id, start, slots.free > 0 ? 'running' : 'queued', acceptedText(resolved.tasks, shards.length), {
      cards: 0,
      skipped: resolved.skipped,
    }),
  ])
  if (resolved.tasks.some(({ kind }) => kind === 'account')) {
    await send([accountsEvent(id, start, resolved.query, 'started')])
  }
  const waiting = setInterval(() => {
    if (hasBegun) return
    send([progressEvent(id, clock.now(), 'queued', 'waiting for a free runner')]).catch(() => undefined)
  }, waitingEveryMs)
  const runs = shards.flatMap(shard => shard.members.map(task => runInSlot(shard, task)))
  try {
    await Promise.all(runs)
    return await finish(endingOf(counts))
  } catch (error) {
    if (signal.aborted || !timeLimit.hasPassed) {
      timeLimit.abort(error) // stop the other tasks
      throw error
    }
    // A task that got its findings before the time limit may still be sending its events.
    await Promise.allSettled(runs)
    return await finish(timeLimitExceeded)
  } finally {
    clearInterval(waiting)
  }
}

function createShards(tasks: Task[]): Shard[] {
  const { total, shardOf } = assignShards(tasks.length)
  return Array.from({ length: total }, (_, index) => {
    const members = tasks.filter((_, position) => shardOf(position) === index + 1)
    return { number: index + 1, total, members }
  })
}
