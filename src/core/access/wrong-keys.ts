import type { Database } from '../../db/database.ts'
import { rateLimitRpmExceeded } from '../../errors.ts'
import { createBatchLoader } from '../../lib/batch-loader.ts'
import type { Clock } from '../../lib/clock.ts'
import { subscriberOf } from '../../lib/ip-range.ts'
import type { HashAddress } from './address-hash.ts'
import { limitHeaders, retryAfter } from './limit-headers.ts'

interface WrongKeyParts {
  database: Database
  clock: Clock
  hashAddress: HashAddress
  /** Wrong keys that one client address may send per minute, to all processes together. */
  perMinute: number
}

export type WrongKeys = ReturnType<typeof createWrongKeys>

/** Largest number of wrong keys that one transaction counts. */
const maxBatch = 500
/** Maximum number of remembered refusals, because one caller may use more addresses than fit into memory. */
const maxRefusals = 100_000
const windowMs = 60_000

/**
 * Creates the limit of wrong keys by client address. The database counts them, for all processes together. A flood
 * costs it little: one transaction at a time counts all wrong keys that arrived meanwhile, and after a refusal this
 * process refuses the address by itself until its window has room again.
 */
export function createWrongKeys({ database, clock, hashAddress, perMinute }: WrongKeyParts) {
  /** Time at which an address may send the next wrong key, by the clock of this process. */
  const refusals = new Map<string, number>()
  let serial = 0

  /** Counts these requests, whose names are their subject and a number. Resolves with the wait of each refused one. */
  const load = createBatchLoader(async requests => {
    const bySubject = Map.groupBy(requests, request => request.slice(0, request.lastIndexOf(' ')))
    const wanted = new Map([...bySubject].map(([subject, { length }]) => [subject, length]))
    const taken = await database.inTransaction(tx => tx.rateLog.takeMany(wanted, perMinute))
    return new Map([...bySubject].flatMap(([subject, all]) => {
      const { granted, resetMs, nowMs } = taken.get(subject)!
      return all.slice(granted).map(request => [request, resetMs - nowMs] as const)
    }))
  }, maxBatch)

  function remember(subscriber: string, untilMs: number): void {
    refusals.delete(subscriber)
    refusals.set(subscriber, untilMs) // oldest first
    if (refusals.size > maxRefusals) for (const old of refusals.keys().take(maxRefusals / 2)) refusals.delete(old)
  }

  return {
    /** Counts a wrong key. Throws RATE_LIMIT_RPM_EXCEEDED if its address has sent too many in the last minute. */
    async count(clientAddress: string): Promise<void> {
      const subscriber = subscriberOf(clientAddress)
      const startMs = clock.now().getTime()
      const untilMs = refusals.get(subscriber)
      // The second comparison ignores entries that the system clock, set back meanwhile, would keep for too long.
      if (untilMs !== undefined && untilMs > startMs && untilMs <= startMs + windowMs) {
        throw throttled(perMinute, untilMs, startMs)
      }
      const waitMs = await load(`address ${await hashAddress(clientAddress)} ${++serial}`)
      if (waitMs === undefined) return
      const nowMs = clock.now().getTime()
      remember(subscriber, nowMs + waitMs)
      throw throttled(perMinute, nowMs + waitMs, nowMs)
    },
  }
}

const throttled = (max: number, resetMs: number, nowMs: number) => rateLimitRpmExceeded({
  message: 'This address has sent too many wrong API keys or sign-in codes',
  headers: { ...limitHeaders(max, 0, resetMs), ...retryAfter(resetMs, nowMs) },
})
