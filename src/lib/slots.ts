import { createSemaphore, type Semaphore } from './semaphore.ts'

/** Concurrency limiter: at most `all` slots in total, and at most `each` for one holder. Others wait in order. */
export interface Slots {
  /** Resolves with a function that releases the slot. Rejects with the signal's reason. */
  acquire(holder: string, signal: AbortSignal): Promise<() => void>
  /** Number of waiting calls, of one holder or of all. */
  waiting(holder?: string): number
}

export function createSlots({ each, all: most }: { each: number, all: number }): Slots {
  const all = createSemaphore(most)
  const holders = new Map<string, Semaphore>()
  let waiting = 0

  function forget(holder: string, own: Semaphore): void {
    if (own.free === each && own.waiting === 0 && holders.get(holder) === own) holders.delete(holder)
  }

  /** Acquires the holder's own slot first, so that a wait for one holder blocks no slot of the others. */
  async function both(holder: string, signal: AbortSignal): Promise<() => void> {
    const own = holders.get(holder) ?? createSemaphore(each)
    holders.set(holder, own)
    const leaveOwn = await own.acquire(signal)
    const leave = () => {
      leaveOwn()
      forget(holder, own)
    }
    try {
      const leaveAll = await all.acquire(signal)
      return () => {
        leaveAll()
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
