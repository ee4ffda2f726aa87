import type { ModuleOutcome } from '../../db/search-modules.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Log } from '../../lib/log.ts'
import type { Semaphore } from '../../lib/semaphore.ts'
import type { Client } from '../../sources/client.ts'
import type { ListedModule } from '../modules.ts'
import { createChannel, ReaderStalled, type Channel } from './channel.ts'
import { connected, finished, leaksFinished, progress, shardProgress, temporaryModuleResult, type TemporarySearchEvent } from './events.ts'
import { runModule } from './module-run.ts'
import { planShards } from './plan.ts'
import type { PlannedSearch } from './request.ts'
import { ran, timeLimitExceeded, type Ending } from './state.ts'

export interface TemporaryRunParts {
  client: Client
  clock: Clock
  log: Log
  /** Where modules run. */
  places: Semaphore
  timeLimitMs: number
}

export type Encode = (name: string, data: string) => Buffer

export interface TemporaryRun {
  id: string
  planned: PlannedSearch
  encode: Encode
  signal: AbortSignal
  /** Told of each module's end, which the events do not carry. */
  onOutcome?: (listed: ListedModule, outcome: ModuleOutcome) => void
}

interface Shard {
  number: number
  total: number
  members: ListedModule[]
  count: { ended: number, total: number, cards: number }
}

const pipeLimits = { mostBytes: 1024 * 1024, deadlineMs: 30_000 }
const tellEveryMs = 10_000

/**
 * Runs a search in memory. Its events are the only trace of it; the search ends as soon as their reader does, and waits
 * where the reader is slow.
 */
export async function* runTemporary(
  parts: TemporaryRunParts, search: TemporaryRun,
): AsyncGenerator<Buffer> {
  const left = new AbortController()
  const signal = AbortSignal.any([left.signal, search.signal])
  const pipe = createChannel({ ...pipeLimits, signal })
  const work = run(parts, { ...search, signal }, pipe).catch((err: unknown) => {
    if (err instanceof ReaderStalled) parts.log.info({ search_id: search.id }, 'the reader of the temporary search stalled')
    else if (!signal.aborted) parts.log.error({ err, search_id: search.id }, 'the temporary search broke off')
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
  { client, clock, places, timeLimitMs }: TemporaryRunParts, { id, planned, encode, signal, onOutcome }: TemporaryRun, pipe: Channel,
): Promise<void> {
  const start = clock.now()
  const limit = AbortSignal.timeout(timeLimitMs)
  const stop = AbortSignal.any([signal, limit])
  const shards = dealt(planned.modules)
  const cards = () => shards.reduce((sum, { count }) => sum + count.cards, 0)
  const emit = ({ event, data }: TemporarySearchEvent) => pipe.push(encode(event, JSON.stringify(data)))
  const end = (ending: Ending) =>
    emit(finished(id, clock.now(), ending, { cards: cards(), executionMs: Math.max(0, clock.now().getTime() - start.getTime()) }))

  async function runOne(shard: Shard, listed: ListedModule): Promise<ModuleOutcome> {
    const release = await places.acquire(stop)
    const outcome = await runModule(listed, planned.query, { client, clock, signal: stop }).finally(release)
    onOutcome?.(listed, outcome)
    shard.count.ended++
    shard.count.cards += outcome.cards.length
    for (const card of outcome.cards) await emit(temporaryModuleResult(id, clock.now(), listed, card))
    await emit(shardProgress(id, clock.now(), shard, { ...shard.count, cards: cards() }))
    return outcome
  }

  await emit(connected(id, start))
  const accepted = `${planned.modules.length} modules in ${shards.length} ${shards.length === 1 ? 'shard' : 'shards'}`
  await emit(progress(id, start, places.free > 0 ? 'running' : 'queued', accepted, 0))
  const waiting = setInterval(() => {
    if (shards.some(({ count }) => count.ended > 0)) return
    emit(progress(id, clock.now(), 'queued', 'waiting for a free runner')).catch(() => undefined)
  }, tellEveryMs)
  try {
    const outcomes = await Promise.all(shards.flatMap(shard => shard.members.map(listed => runOne(shard, listed))))
    if (planned.options.leaks.mode !== undefined) await emit(leaksFinished(id, clock.now(), { executed: [], skipped: [], failed: [] }))
    await end(ran(outcomes.length, outcomes.filter(({ status }) => status === 'failed' || status === 'timeout').length))
  } catch (error) {
    if (signal.aborted || !limit.aborted) throw error
    await end(timeLimitExceeded)
  } finally {
    clearInterval(waiting)
  }
  pipe.end()
}

function dealt(modules: ListedModule[]): Shard[] {
  const { total, shardOf } = planShards(modules.length)
  return Array.from({ length: total }, (_, index) => {
    const members = modules.filter((_, position) => shardOf(position) === index + 1)
    return { number: index + 1, total, members, count: { ended: 0, total: members.length, cards: 0 } }
  })
}
