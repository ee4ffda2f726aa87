import type { TaskOutcome } from '../../db/search-tasks.ts'
import { linkSignals, startDeadline } from '../../lib/abort.ts'
import { createBatches } from '../../lib/batches.ts'
import type { Clock } from '../../lib/clock.ts'
import type { FairSlots } from '../../lib/fair-slots.ts'
import type { Log } from '../../lib/log.ts'
import { takingTurns } from '../../lib/pauses.ts'
import { noTelemetry, type Telemetry, type WorkFacts } from '../../lib/telemetry.ts'
import type { Client } from '../../sources/egress/client.ts'
import type { Lists } from '../../sources/kit/lists.ts'
import { findObservables } from '../observables/found.ts'
import { createChannel, ReaderStalled, type Channel } from './channel.ts'
import { progressEvent } from './events.ts'
import type { AddFingerprints } from './fingerprints.ts'
import { waitingText } from './progress-text.ts'
import type { ResolvedSearch } from './request.ts'
import { runTask } from './run-task.ts'
import { shareResponses } from './shared-responses.ts'
import { timeLimitExceeded, type Ending } from './state.ts'
import type { Task } from './task.ts'
import { createSender, encode } from './temporary-sender.ts'
import { createTemporaryState, type Member, type MemberEnd } from './temporary-state.ts'

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

const channelLimits = { maxBytes: 1024 * 1024, deadlineMs: 30_000 }
/**
 * Interval of the progress events while the search waits for its first slot, in milliseconds. Below three seconds, so
 * that a client soon sees that the search waits.
 */
const waitingEveryMs = 2_500
/** Time for which the end of a task waits for other ends, in milliseconds, and maximum number of ends together. */
const batchMs = 10
const maxBatch = 200
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
  const run = () => takingTurns(search.id, () => runTemporarySearch(parts, { ...search, signal }, channel))
  const completion = work.within(run).then(ending => {
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

/** Drives a search in memory: runs its tasks in slots, and sends the events that its state returns. */
async function runTemporarySearch(
  { client, lists, clock, slots, checkSlots, telemetry = noTelemetry, addFingerprints }: TemporaryRunParts,
  { id, accountId, resolved, timeLimitMs, signal, onOutcome }: TemporaryRun,
  channel: Channel,
): Promise<Ending> {
  const timeoutError = () => new DOMException('the time limit of the search passed', 'TimeoutError')
  using timeLimit = startDeadline(timeLimitMs, timeoutError, [signal])
  const { signal: searchSignal } = timeLimit
  const state = createTemporaryState({ id, resolved }, clock.now())
  const send = createSender(channel)
  const senderFor = shareResponses(client)
  const addEnd = createBatches({
    waitMs: batchMs,
    maxItems: maxBatch,
    write: (_, take: () => readonly MemberEnd[]) => send(state.endTasks(take(), clock.now())),
  })
  let hasBegun = false

  async function finish(early?: Ending): Promise<Ending> {
    const { ending, events } = await state.finish(early, clock.now())
    await send(events)
    channel.end()
    return ending
  }

  const slotsOf = ({ task }: Member): FairSlots => task.kind === 'account' ? checkSlots : slots

  async function runInSlot(member: Member): Promise<void> {
    const { task, shard } = member
    const release = await slotsOf(member).acquire(searchSignal, { accountId, searchId: id })
    hasBegun = true
    const outcome = await runTask(task, resolved, {
      client: senderFor(task),
      ...lists && { lists },
      clock,
      signal: searchSignal,
      telemetry,
      page: async page => {
        for (const event of state.addPage(page)) await channel.push(encode(event))
      },
      providerKey: noProviderKey,
      addFingerprints,
    }).finally(release)
    onOutcome?.(task, outcome)
    const found = await findObservables(resolved.query, { ...task, outcome })
    await addEnd('', { shard, task, outcome, found })
  }

  const isQueued = state.members.length > 0 && state.members.every(member => slotsOf(member).free === 0)
  await send(state.begin(isQueued ? 'queued' : 'running'))
  const waiting = setInterval(() => {
    if (hasBegun) return
    send([progressEvent(id, clock.now(), 'queued', waitingText)]).catch(() => undefined)
  }, waitingEveryMs)
  const runs = state.members.map(runInSlot)
  try {
    await Promise.all(runs)
    return await finish()
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
