import { rateLimitRpmExceeded } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import { createSlots } from '../../lib/slots.ts'
import { linkSignals, startDeadline } from '../../lib/abort.ts'
import type { CachedLogo, MemoryCache } from './memory-cache.ts'
import type { LookUp } from './look-up.ts'
import { nextEntry } from './next-entry.ts'

/** A look-up that has not ended. Its callers share it. */
interface PendingLookUp {
  found: PromiseWithResolvers<CachedLogo>
  /** Aborted when the look-up starts. The other callers then stop waiting for a slot. */
  begun: AbortController
  /** Callers that wait for a slot. The first caller that gets a slot starts the look-up for all of them. */
  callers: Set<string>
}

/**
 * Maximum number of look-ups at a time, for one caller and in total. Because of the limit per caller, one caller with
 * slow sites cannot take all slots.
 */
const maxLookUps = { perHolder: 16, total: 32 }
const maxWaiting = { perHolder: 80, total: 256 }

interface PendingLookUpParts {
  lookUp: LookUp
  memoryCache: MemoryCache
  clock: Clock
  /** Time limit of one look-up with all its downloads, in milliseconds. */
  deadlineMs: number
  /** Aborts when the service closes. */
  closed: AbortSignal
}

/**
 * Creates the look-ups that have not ended.
 *
 *   waiting ──→ begun ──→ ended
 *      └──────→ refused
 *
 *   waiting   From the first caller on. Each caller has its own queue for slots.
 *   begun     From the first slot on, which one of the callers got. All others stop waiting for a slot.
 *   ended     After the result is in the memory cache. All callers get it, or the same error.
 *   refused   If the queues of this caller or of all callers are full, and no other caller waits for this look-up.
 */
export function createPendingLookUps({ lookUp, memoryCache, clock, deadlineMs, closed }: PendingLookUpParts) {
  const state = {
    slots: createSlots(maxLookUps),
    /** Look-ups by domain and edge. */
    pending: new Map<string, PendingLookUp>(),
  }

  async function runLookUp(domain: string, edge: number, leave: () => void): Promise<CachedLogo> {
    using run = startDeadline(deadlineMs, () => new Error('the look-up took too long'), [closed])
    try {
      const outcome = await lookUp(domain, edge, run.signal)
      closed.throwIfAborted() // an aborted look-up must not be stored as "no logo"
      const before = await memoryCache.get(domain)
      return await memoryCache.put(nextEntry(outcome, domain, edge, before?.entry.logo, clock.now().getTime()))
    } finally {
      leave()
    }
  }

  return {
    /** `true` if a caller waits for a slot. */
    hasWaiting: (): boolean => state.slots.waiting() > 0,

    /**
     * Shares one look-up among all callers that request the same domain and edge. Each caller has its own queue for
     * slots. The first caller that gets a slot starts the look-up, so that no caller waits for another caller's queue.
     */
    start(domain: string, edge: number, caller: string): Promise<CachedLogo> {
      const name = `${domain} ${edge}`
      const one = state.pending.get(name) ??
        { found: Promise.withResolvers<CachedLogo>(), begun: new AbortController(), callers: new Set() }
      if (one.begun.signal.aborted || one.callers.has(caller)) return one.found.promise
      const isFull = state.slots.waiting(caller) >= maxWaiting.perHolder || state.slots.waiting() >= maxWaiting.total
      if (isFull && one.callers.size > 0) return one.found.promise
      if (isFull) {
        return Promise
          .reject(rateLimitRpmExceeded({
            message: 'Too many logos are being looked up at the moment',
            headers: { 'Retry-After': 60 },
          }))
      }
      one.callers.add(caller)
      state.pending.set(name, one)
      const ending = linkSignals([closed, one.begun.signal])
      state.slots.acquire(caller, ending.signal).finally(() => ending[Symbol.dispose]()).then(async leave => {
        if (one.begun.signal.aborted) return leave()
        one.begun.abort()
        await runLookUp(domain, edge, leave).finally(() => state.pending.delete(name))
          .then(one.found.resolve, one.found.reject)
      }, (reason: unknown) => {
        if (one.begun.signal.aborted) return
        state.pending.delete(name)
        one.found.reject(reason)
      })
      return one.found.promise
    },
  }
}
