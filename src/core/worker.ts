import type { Log } from '../lib/log.ts'
import type { Slots, Queue } from '../queue/queue.ts'

interface WorkerParts<Lease> {
  /** Of the work, for the log. */
  kind: 'shard' | 'webhook'
  queue: Queue<Lease>
  slots: Slots
  log: Log
  /** Does a piece of work, until `signal` tells to break it off; gives its slot back, and never rejects. */
  work(lease: Lease, release: () => void, signal: AbortSignal): Promise<void>
}

const pauseMs = 1_000

export type Worker = ReturnType<typeof createWorker>

/** Takes work from a queue and does it, as much at once as there are slots. */
export function createWorker<Lease>({ kind, queue, slots, log, work }: WorkerParts<Lease>) {
  const draining = new AbortController() // nothing new
  const stopping = new AbortController() // not even what is under way
  const running = new Set<Promise<void>>()
  let loop: Promise<void> = Promise.resolve()

  async function take(): Promise<void> {
    while (!draining.signal.aborted) {
      try {
        const { lease, release } = await queue.take(slots, draining.signal) // what is taken is begun
        const one = work(lease, release, stopping.signal).finally(() => running.delete(one))
        running.add(one)
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

    /** Takes nothing new at once, lets what is under way end for up to `graceMs`, then breaks it off. */
    async stop(graceMs: number): Promise<void> {
      draining.abort()
      const late = setTimeout(() => stopping.abort(new Error('the service stops')), graceMs)
      await loop
      await Promise.all(running)
      clearTimeout(late)
    },
  }
}
