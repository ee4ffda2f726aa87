import type { Log } from '../lib/log.ts'
import type { Slots, Queue } from '../queue/queue.ts'

interface WorkerParts<Lease> {
  /** Name of the work in the log. */
  kind: 'shard' | 'webhook'
  queue: Queue<Lease>
  slots: Slots
  log: Log
  /** Does one piece of work and releases its slot. Stops when `signal` aborts. Never rejects. */
  work(lease: Lease, release: () => void, signal: AbortSignal): Promise<void>
}

/** Pause after a failed attempt to take work. */
const pauseMs = 1_000

export type Worker = ReturnType<typeof createWorker>

/** Takes work from a queue and does it, in as many slots as it has. */
export function createWorker<Lease>({ kind, queue, slots, log, work }: WorkerParts<Lease>) {
  const draining = new AbortController() // take no new work
  const stopping = new AbortController() // stop running work
  const running = new Set<Promise<void>>()
  let loop: Promise<void> = Promise.resolve()

  async function take(): Promise<void> {
    while (!draining.signal.aborted) {
      try {
        const { lease, release } = await queue.take(slots, draining.signal) // taken work is always started
        const run = work(lease, release, stopping.signal).finally(() => running.delete(run))
        running.add(run)
      } catch (err) {
        if (draining.signal.aborted) return
        log.error({ err }, `no ${kind} could be taken`)
        await new Promise(resolve => setTimeout(resolve, pauseMs))
      }
    }
  }

  return {
    start(): void {
      loop = take()
    },

    /** Takes no new work, gives running work up to `graceMs` to end, then stops it. */
    async stop(graceMs: number): Promise<void> {
      draining.abort()
      const late = setTimeout(() => stopping.abort(new Error('the service stops')), graceMs)
      await loop
      await Promise.all(running)
      clearTimeout(late)
    },
  }
}
