import type { Queue } from './queue.ts'

/** How long work can lie that another process added, or that a dead worker left. */
const lookEveryMs = 1_000

/** Wakes the workers of this process at once, and looks every second for work that came another way. */
export function createInProcessQueue<Lease>({ claim }: { claim: () => Promise<Lease | undefined> }): Queue<Lease> {
  const sleepers = new Set<() => void>()

  function sleep(signal: AbortSignal): Promise<void> {
    return new Promise(resolve => {
      const wake = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', wake)
        sleepers.delete(wake)
        resolve()
      }
      const timer = setTimeout(wake, lookEveryMs)
      signal.addEventListener('abort', wake, { once: true })
      sleepers.add(wake)
    })
  }

  return {
    added() {
      for (const wake of [...sleepers]) wake()
    },

    async take(signal) {
      for (;;) {
        signal.throwIfAborted()
        const asleep = sleep(signal) // before the look: work that comes during it still wakes
        const lease = await claim()
        if (lease !== undefined) return lease
        await asleep
      }
    },
  }
}
