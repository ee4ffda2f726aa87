import type { Queue } from './queue.ts'

interface InProcessQueueParts<Lease> {
  claim(): Promise<Lease | undefined>
  /**
   * Interval at which a worker looks for work that another process added, or that a dead worker left, in milliseconds.
   * Default: one second.
   */
  pollMs?: number
}

/**
 * Creates a queue that wakes the workers of its own process at once. It finds the work of other processes by polling.
 */
export function createInProcessQueue<Lease>({ claim, pollMs = 1_000 }: InProcessQueueParts<Lease>): Queue<Lease> {
  const sleepers = new Set<() => void>()

  /**
   * Starts a pause that ends after `pollMs`, or earlier if work is added or `signal` aborts. The pause must be started
   * before a claim, so that work that is added during the claim also ends the pause.
   */
  function sleep(signal: AbortSignal): { wake(): void, done: Promise<void> } {
    const { promise: done, resolve } = Promise.withResolvers<void>()
    const wake = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', wake)
      sleepers.delete(wake)
      resolve()
    }
    const timer = setTimeout(wake, pollMs)
    signal.addEventListener('abort', wake, { once: true })
    sleepers.add(wake)
    return { wake, done }
  }

  return {
    notify() {
      for (const wake of [...sleepers]) wake()
    },

    async take(slots, signal) {
      for (;;) {
        const release = await slots.acquire(signal)
        const rest = sleep(signal)
        const lease = await claim().catch((error: unknown) => {
          rest.wake()
          release()
          throw error
        })
        if (lease !== undefined) {
          rest.wake()
          return { lease, release }
        }
        release()
        await rest.done
        signal.throwIfAborted()
      }
    },
  }
}
