import { createSemaphore } from '../../lib/semaphore.ts'
import type { Semaphore } from '../../lib/semaphore.ts'
import type { Limits } from './limits.ts'

/** Politeness towards each origin, and a bound on all of them together. */
export interface Places {
  /** Resolves with the function that gives the place back; rejects with the signal's reason. */
  acquire(origin: string, signal: AbortSignal): Promise<() => void>
}

export function createPlaces({ perOrigin, connections }: Limits): Places {
  const all = createSemaphore(connections)
  const origins = new Map<string, Semaphore>()

  function forget(origin: string, own: Semaphore): void {
    if (own.free === perOrigin && own.waiting === 0 && origins.get(origin) === own) origins.delete(origin)
  }

  return {
    async acquire(origin, signal) {
      signal.throwIfAborted()
      const own = origins.get(origin) ?? createSemaphore(perOrigin)
      origins.set(origin, own)
      // First, so that waiting for one origin takes no place from the others.
      const leaveOrigin = await own.acquire(signal)
      const leave = () => {
        leaveOrigin()
        forget(origin, own)
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
    },
  }
}
