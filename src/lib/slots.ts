import { createSemaphore, type Semaphore } from './semaphore.ts'

/**
 * Concurrency limiter: at most `total` slots, and at most `perHolder` of them for one holder. Further calls wait in
 * order.
 */
export interface Slots {
  /** Resolves with a function that releases the slot. Rejects with the signal's reason if the signal aborts first. */
  acquire(holder: string, signal: AbortSignal): Promise<() => void>
  /**
   * Number of calls that wait because this holder's own slots are all in use. Without `holder`: number of all waiting
   * calls.
   */
  waiting(holder?: string): number
}

export function createSlots({ perHolder, total }: { perHolder: number, total: number }): Slots {
  const shared = createSemaphore(total)
  const holders = new Map<string, Semaphore>()
  let waiting = 0

  function forget(holder: string, own: Semaphore): void {
    if (own.free === perHolder && own.waiting === 0 && holders.get(holder) === own) holders.delete(holder)
  }

  /**
   * First acquires one of the holder's slots, then one of the `total` slots. A call that waits for a slot of its own
   * holder therefore does not block other holders.
   */
  async function both(holder: string, signal: AbortSignal): Promise<() => void> {
    const own = holders.get(holder) ?? createSemaphore(perHolder)
    holders.set(holder, own)
    const leaveOwn = await own.acquire(signal)
    const leave = () => {
      leaveOwn()
      forget(holder, own)
    }
    try {
      const leaveShared = await shared.acquire(signal)
      return () => {
        leaveShared()
        leave()
      }
    } catch (reason) {
      leave()
      throw reason
    }
  }

  return {
    waiting: holder => holder === undefined ? waiting : holders.get(holder)?.waiting ?? 0,
    async acquire(holder, signal) {
      signal.throwIfAborted()
      waiting++
      return both(holder, signal).finally(() => waiting--)
    },
  }
}
