import type { Database } from '../../db/database.ts'
import type { TaskName, TaskOutcome } from '../../db/search-tasks.ts'
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
import { createWorker } from '../worker.ts'
import type { Catalogue } from './catalogue.ts'
import { LeaseLost, queryOf, type Journal } from './journal.ts'
import type { ModuleCache } from './module-cache.ts'
import { credentialsOf } from './credentials.ts'
import { runTask } from './run-task.ts'
import { createSharing } from './shared-answers.ts'
import type { SearchFacts, Task } from './task.ts'

export interface RunnerParts {
  database: Database
  queue: Queue<ShardLease>
  journal: Journal
  cache: ModuleCache
  catalogue: Catalogue
  client: Client
  clock: Clock
  log: Log
  /** Tasks at once, in this process. */
  capacity: number
  sealer: Sealer
  slots: Semaphore
  leaseMs: number
  telemetry: Telemetry
}

/** What a task of a shard runs with. */
interface Means {
  /** Slots that the shard has already. */
  held: Array<() => void>
  client: Pick<Client, 'send'>
  signal: AbortSignal
}

const aliveMs = 6_000
/** A shard that took its runner down this often is not tried again. */
const mostAttempts = 10

/** Takes shards and runs their tasks. Whatever it leaves behind when it dies, another takes up when the lease lapses. */
export function createRunner(parts: RunnerParts) {
  const { database, queue, journal, catalogue, client, log, capacity, slots, leaseMs, telemetry } = parts
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
    const over = (outcome: WorkFacts['shard']['outcome']) =>
      work.end({ searchId: lease.searchId, attempt: lease.attempts, outcome })
    using lost = linkSignals([stopping])
    const { signal } = lost
    const renewal = setInterval(() => {
      database.shards.renew(lease, leaseMs).then(held => { if (!held) lost.abort(new LeaseLost()) }, () => undefined)
    }, leaseMs / 3)
    try {
      await work.within(() => runTasks(lease, [release], signal))
      await journal.shardEnded(lease)
      over('done')
    } catch (err) {
      over(stopping.aborted || err instanceof LeaseLost ? 'given back' : 'broken')
      lost.abort(err) // its other tasks would ask beside the runner that takes it next
      if (stopping.aborted) await database.shards.release(lease).catch(() => undefined) // else the lease lapses
      else if (!(err instanceof LeaseLost)) {
        log.error({ err, search_id: lease.searchId, shard: lease.number }, 'the shard broke off')
      }
    } finally {
      release()
      clearInterval(renewal)
    }
  }

  async function runTasks(lease: ShardLease, held: Means['held'], signal: AbortSignal): Promise<void> {
    const stored = await journal.began(lease)
    const search: SearchFacts = { query: queryOf(stored), options: JSON.parse(stored.options), secrets: stored.secrets }
    using shared = sharing(stored.id)
    const offer = await catalogue.open()
    const open = await database.searchTasks.listOpen(stored.id, lease.number)
    await Promise.all(open.map(async name => {
      const task = offer.task(name) ?? gone(name)
      const outcome = lease.attempts > mostAttempts
        ? givenUp
        : await runOne(lease, task, search, { held, client: shared.senderFor(task), signal })
      await journal.taskEnded(lease, task, outcome)
    }))
  }

  async function runOne(
    lease: ShardLease, task: Task, search: SearchFacts, { held, client, signal }: Means,
  ): Promise<TaskOutcome> {
    const noCache = (err: unknown) => log.warn({ err, search_id: lease.searchId }, 'the cache could not be used')
    const cached = search.options.cache.mode === 'bypass'
      ? undefined
      : await parts.cache.get(task, search.query).catch(noCache)
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
    const release = held.pop() ?? await slots.acquire(signal)
    try {
      const credential = credentialsOf(lease.searchId, parts)
      const outcome = await runTask(task, search, {
        ...parts,
        client,
        signal,
        page: page => journal.leakPage(lease, page),
        credential,
      })
      await parts.cache.put(task, search.query, outcome).catch(noCache)
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

    /** Takes nothing new, lets what is under way end for up to `graceMs`, then gives it back unfinished. */
    async stop(graceMs: number): Promise<void> {
      clearInterval(heartbeat)
      const gone = database.runners.remove(id).catch(() => undefined) // then it is taken for dead
      await Promise.all([worker.stop(graceMs), gone])
    },
  }
}

const givenUp: TaskOutcome = {
  status: 'failed',
  cached: false,
  durationMs: 0,
  results: [],
  count: 0,
  error: { code: 'MODULE_ERROR', message: 'The runner stopped too often at this search' },
}

/** What this runner does not have: a source that was removed since. */
const gone = (name: TaskName): Task => ({
  ...name,
  name: name.slug,
  deadlineMs: 1_000,
  cacheMs: 0,
  run() { throw new SourceFailure('UPSTREAM_ERROR', 'this source is no longer here') },
})
