import type { Queue } from './queue.ts'

/** How long work can lie that another process added, or that a dead worker left. */
const pollMs = 1_000

/** Wakes the workers of this process at once, and looks every second for work that came another way. */
export function createInProcessQueue<Lease>({ claim }: { claim: () => Promise<Lease | undefined> }): Queue<Lease> {
  const sleepers = new Set<() => void>()

  /** Begins at once, so that work which comes during a look still wakes. */
  function sleep(signal: AbortSignal): { wake(): void, over: Promise<void> } {
    const { promise: over, resolve } = Promise.withResolvers<void>()
    const wake = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', wake)
      sleepers.delete(wake)
      resolve()
    }
    const timer = setTimeout(wake, pollMs)
    signal.addEventListener('abort', wake, { once: true })
    sleepers.add(wake)
    return { wake, over }
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
        await rest.over
        signal.throwIfAborted()
      }
    },
  }
}
