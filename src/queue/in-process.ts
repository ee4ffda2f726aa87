import type { Queue } from './queue.ts'

/** Interval of looking for work that another process added or a dead worker left. */
const pollMs = 1_000

/** Queue that wakes the workers of its own process at once, and polls for other work every second. */
export function createInProcessQueue<Lease>({ claim }: { claim: () => Promise<Lease | undefined> }): Queue<Lease> {
  const sleepers = new Set<() => void>()

  /** The timer and the listener start at once, so that work added during a claim still wakes the worker. */
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
    added() {
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
