import type { ShardJob } from '../../db/shards.ts'
import { linkSignals } from '../../lib/abort.ts'
import { newId } from '../../lib/ids.ts'
import { takingTurns } from '../../lib/pauses.ts'
import type { WorkFacts } from '../../lib/telemetry.ts'
import type { Queue } from '../../queue/queue.ts'
import type { Wire } from '../../wire/wire.ts'
import { createWorker } from '../work/worker.ts'
import { SearchEnded } from './journal-write.ts'
import { createRunningSearches } from './running-searches.ts'
import { createShardRun, type ShardRunParts } from './run-shard.ts'

interface RunnerParts extends ShardRunParts {
  queue: Queue<ShardJob>
  wire: Wire
  /** Number of `slots`. */
  capacity: number
}

/** Time without a heartbeat after which a runner counts as dead, in milliseconds. */
const heartbeatTimeoutMs = 10_000
/** Interval of the heartbeats, in milliseconds. On a busy machine several in a row may be late. */
const heartbeatEveryMs = 2_000

/**
 * Creates a runner, which takes shards and runs their tasks. If the runner dies, its leases end and another runner
 * takes its shards.
 */
export function createRunner(parts: RunnerParts) {
  const { database, queue, wire, log, capacity, slots, telemetry } = parts
  const id = newId()
  const runShard = createShardRun(parts)
  const state = {
    /** The searches whose shards run here. */
    running: createRunningSearches({ searches: database.searches, wire }),
    /** The timer of the heartbeats, between `start` and `stop`. */
    heartbeat: undefined as NodeJS.Timeout | undefined,
  }
  const worker = createWorker({
    kind: 'shard',
    jobs: database.shards,
    queue,
    slots,
    log,
    describe: ({ searchId }) => ({ search_id: searchId }),
    work: takeShard,
  })

  const writeHeartbeat = () => database.runners
    .heartbeat({ id, capacity, busy: capacity - slots.free }, heartbeatTimeoutMs)
    .catch((err: unknown) => log.warn({ err }, 'the heartbeat of the runner was not written'))

  /** Runs a shard and reports how it ended. Stops it if its search ends or the runner stops. */
  async function takeShard(job: ShardJob, release: () => void, stopping: AbortSignal): Promise<void> {
    const work = telemetry.begin('shard')
    const endWork = (outcome: WorkFacts['shard']['outcome']) =>
      work.end({ searchId: job.data.searchId, attempt: job.attempt, outcome })
    using shardAbort = linkSignals([stopping])
    const unwatch = state.running.watch(job.data.searchId, shardAbort)
    try {
      await work.within(() => takingTurns(job.data.searchId, () => runShard(job, [release], shardAbort.signal)))
      endWork('done')
    } catch (err) {
      shardAbort.abort(err) // stops the other tasks of the shard before another runner takes the shard
      endWork(stopping.aborted || err instanceof SearchEnded ? 'given back' : 'broken')
      if (!(err instanceof SearchEnded)) throw err
    } finally {
      unwatch()
    }
  }

  return {
    async start(): Promise<void> {
      await writeHeartbeat()
      state.heartbeat = setInterval(writeHeartbeat, heartbeatEveryMs)
      worker.start()
    },

    /**
     * Stops taking shards. Waits up to `graceMs` milliseconds for running shards. Then stops the shards that still run
     * and releases their leases, so that another runner can take them.
     */
    async stop(graceMs: number): Promise<void> {
      clearInterval(state.heartbeat)
      // If the removal fails, the runner counts as alive until its heartbeat expires.
      const removal = database.runners.remove(id).catch(() => undefined)
      await Promise.all([worker.stop(graceMs), removal])
    },
  }
}
