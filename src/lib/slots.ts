import { createSemaphore, type Semaphore } from './semaphore.ts'

/** At most `all` at the same time, and of them at most `each` for one holder; the others wait in the order they came. */
export interface Slots {
  /** Resolves with the function that gives the slot back; rejects with the signal's reason. */
  acquire(holder: string, signal: AbortSignal): Promise<() => void>
  /** For this holder, or for any. */
  waiting(holder?: string): number
}

export function createSlots({ each, all: most }: { each: number, all: number }): Slots {
  const all = createSemaphore(most)
  const holders = new Map<string, Semaphore>()
  let waiting = 0

  function forget(holder: string, own: Semaphore): void {
    if (own.free === each && own.waiting === 0 && holders.get(holder) === own) holders.delete(holder)
  }

  /** First one of its own, so that waiting for one holder takes no slot from the others. */
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
