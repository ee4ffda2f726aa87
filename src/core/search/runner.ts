import type { Database } from '../../db/database.ts'
import type { TaskRef, TaskOutcome } from '../../db/search-tasks.ts'
import type { ShardLease } from '../../db/shards.ts'
import { linkSignals } from '../../lib/abort.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/ids.ts'
import type { Log } from '../../lib/log.ts'
import type { Sealer } from '../../lib/sealed.ts'
import type { Semaphore } from '../../lib/semaphore.ts'
import type { Telemetry, WorkFacts } from '../../lib/telemetry.ts'
import type { Queue } from '../../queue/queue.ts'
import type { Client } from '../../sources/client.ts'
import { SourceFailure } from '../../sources/kit/failures.ts'
import type { AnswerCache } from '../asking/answer-cache.ts'
import { createWorker } from '../worker.ts'
import type { Catalogue } from './catalogue.ts'
import { LeaseLost, queryOf, type Journal } from './journal.ts'
import { credentialsOf } from './credentials.ts'
import { cachedOutcome, cacheOutcome, runTask } from './run-task.ts'
import { createSharing } from './shared-answers.ts'
import type { SearchFacts, SearchOptions, Task } from './task.ts'

export interface RunnerParts {
  database: Database
  queue: Queue<ShardLease>
  journal: Journal
  cache: AnswerCache
  catalogue: Catalogue
  client: Client
  clock: Clock
  log: Log
  /** Limit of tasks that run at the same time in this process. */
  capacity: number
  sealer: Sealer
  slots: Semaphore
  shardLeaseMs: number
  telemetry: Telemetry
}

/** Shared by the tasks of a shard. */
interface ShardContext {
  /** Slots that the shard holds and no task uses: functions that release them. */
  freeSlots: Array<() => void>
  client: Pick<Client, 'send'>
  signal: AbortSignal
}

/** Time after its last heartbeat until a runner counts as dead. */
const aliveMs = 6_000
/** The tasks of a shard fail without a run after so many attempts, because they may crash every runner. */
const maxAttempts = 10

/** Takes shards and runs their tasks. If it dies, another runner takes its shards when their leases lapse. */
export function createRunner(parts: RunnerParts) {
  const { database, queue, journal, catalogue, client, log, capacity, slots, shardLeaseMs, telemetry } = parts
  const id = newId()
  const sharing = createSharing(client)
  let heartbeat: NodeJS.Timeout | undefined
  const worker = createWorker({
    kind: 'shard',
    queue,
    slots,
    log,
    work: runShard,
  })

  const beat = () => database.runners.heartbeat({ id, capacity, busy: capacity - slots.free }, aliveMs)
    .catch((err: unknown) => log.warn({ err }, 'the heartbeat of the runner was not written'))

  async function runShard(lease: ShardLease, release: () => void, stopping: AbortSignal): Promise<void> {
    const work = telemetry.begin('shard')
    const endWork = (outcome: WorkFacts['shard']['outcome']) =>
      work.end({ searchId: lease.searchId, attempt: lease.attempts, outcome })
    using lost = linkSignals([stopping])
    const { signal } = lost
    const renewal = setInterval(() => {
      database.shards.renew(lease, shardLeaseMs).then(
        held => { if (!held) lost.abort(new LeaseLost()) },
        () => undefined,
      )
    }, shardLeaseMs / 3)
    try {
      await work.within(() => runTasks(lease, [release], signal))
      await journal.endShard(lease)
      endWork('done')
    } catch (err) {
      endWork(stopping.aborted || err instanceof LeaseLost ? 'given back' : 'broken')
      lost.abort(err) // its other tasks must not run beside the next runner of this shard
      if (stopping.aborted) await database.shards.release(lease).catch(() => undefined) // otherwise the lease lapses
      else if (!(err instanceof LeaseLost)) {
        log.error({ err, search_id: lease.searchId, shard: lease.number }, 'the shard failed')
      }
    } finally {
      release()
      clearInterval(renewal)
    }
  }

  async function runTasks(lease: ShardLease, freeSlots: ShardContext['freeSlots'], signal: AbortSignal): Promise<void> {
    const stored = await journal.beginShard(lease)
    const options = JSON.parse(stored.options) as SearchOptions
    const search: SearchFacts = { query: queryOf(stored), options, secrets: stored.secrets }
    using shared = sharing(stored.id)
    const { task: taskNamed } = await catalogue.snapshot()
    const openTasks = await database.searchTasks.listOpen(stored.id, lease.number)
    await Promise.all(openTasks.map(async name => {
      const task = taskNamed(name) ?? removedSource(name)
      const outcome = lease.attempts > maxAttempts
        ? givenUp
        : await runOne(lease, task, search, { freeSlots, client: shared.senderFor(task), signal })
      await journal.endTask(lease, task, outcome)
    }))
  }

  async function runOne(
    lease: ShardLease, task: Task, search: SearchFacts, { freeSlots, client, signal }: ShardContext,
  ): Promise<TaskOutcome> {
    const logCacheError = (err: unknown) => log.warn({ err, search_id: lease.searchId }, 'the cache could not be used')
    const cached = search.options.cache.mode === 'bypass'
      ? undefined
      : await cachedOutcome(parts.cache, task, search).catch(logCacheError)
    if (cached) {
      telemetry.report('source', {
        kind: task.kind,
        slug: task.slug,
        outcome: cached.status,
        cached: true,
        code: undefined,
      })
      return cached
    }
    const release = freeSlots.pop() ?? await slots.acquire(signal)
    try {
      const credential = credentialsOf(lease.searchId, parts)
      const outcome = await runTask(task, search, {
        ...parts,
        client,
        signal,
        page: page => journal.addLeakPage(lease, page),
        credential,
      })
      await cacheOutcome(parts.cache, task, search, outcome).catch(logCacheError)
      return outcome
    } finally {
      release()
    }
  }

  return {
    async start(): Promise<void> {
      await beat()
      heartbeat = setInterval(beat, aliveMs / 3)
      worker.start()
    },

    /** Takes no new shard, gives running shards up to `graceMs` to end, and releases the rest unfinished. */
    async stop(graceMs: number): Promise<void> {
      clearInterval(heartbeat)
      const removal = database.runners.remove(id).catch(() => undefined) // then it counts as dead soon
      await Promise.all([worker.stop(graceMs), removal])
    },
  }
}

const givenUp: TaskOutcome = {
  status: 'failed',
  cached: false,
  durationMs: 0,
  results: [],
  count: 0,
  error: { code: 'MODULE_ERROR', message: 'The runner stopped too often during this search' },
}

/** Stands for a source that was removed after the search was planned. */
const removedSource = (name: TaskRef): Task => ({
  ...name,
  name: name.slug,
  deadlineMs: 1_000,
  cacheMs: 0,
  run() { throw new SourceFailure('UPSTREAM_ERROR', 'this source no longer exists') },
})
