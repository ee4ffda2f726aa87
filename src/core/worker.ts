import type { Log } from '../lib/log.ts'
import type { Semaphore } from '../lib/semaphore.ts'
import type { Queue } from '../queue/queue.ts'

interface WorkerParts<Lease> {
  /** Name of this kind of work in the log. */
  kind: 'shard' | 'webhook'
  queue: Queue<Lease>
  slots: Pick<Semaphore, 'acquire'>
  log: Log
  /** Does one piece of work and releases its slot. Stops early if `signal` aborts. Never rejects. */
  work(lease: Lease, release: () => void, signal: AbortSignal): Promise<void>
}

/** Pause after the queue failed, before the next attempt to take work. */
const pauseMs = 1_000

export type Worker = ReturnType<typeof createWorker>

/** Creates a worker that takes work from a queue and runs as many pieces at once as it has slots. */
export function createWorker<Lease>({ kind, queue, slots, log, work }: WorkerParts<Lease>) {
  const draining = new AbortController() // its abort signal stops the taking of new work
  const stopping = new AbortController() // its abort signal stops the work in progress
  const running = new Set<Promise<void>>()
  let loop: Promise<void> = Promise.resolve()

  async function take(): Promise<void> {
    while (!draining.signal.aborted) {
      try {
        // Work that was taken is always started, even if draining began in the meantime.
        const { lease, release } = await queue.take(slots, draining.signal)
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

    /** Takes no new work from now on. Work in progress may continue for `graceMs` milliseconds and is then stopped. */
    async stop(graceMs: number): Promise<void> {
      draining.abort()
      const late = setTimeout(() => stopping.abort(new Error('the service stops')), graceMs)
      await loop
      await Promise.all(running)
      clearTimeout(late)
    },
  }
}
