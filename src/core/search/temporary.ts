import type { Database } from '../../db/database.ts'
import { Failure, invalidTemporaryDelivery, noEligibleRunner, temporarySearchUnavailable } from '../../errors.ts'
import { newId } from '../../lib/ids.ts'
import type { Admission } from '../admission.ts'
import { refuseBlocked } from '../blocklist.ts'
import type { Principal } from '../keys.ts'
import type { RateLimitHeaders } from '../limit-headers.ts'
import type { Catalogue } from './catalogue.ts'
import { requireAccountChecks, planSearch } from './request.ts'
import type { SearchRequest } from './task.ts'
import { chargeOf, showsSecrets, type Operation } from './searches.ts'
import { streamStatus } from './state.ts'
import { runTemporary, type TemporaryRun, type TemporaryRunParts } from './temporary-run.ts'

interface TemporaryParts extends TemporaryRunParts {
  database: Database
  admission: Admission
  catalogue: Catalogue
  /** HMAC key for hashed blocklist entries. */
  blocklistKey: Buffer
  /** `true` if this process runs searches. */
  hasRunner: boolean
  draining: AbortSignal
  timeLimitOf(principal: Principal): number
}

export interface TemporarySearch {
  id: string
  headers: RateLimitHeaders
  events: AsyncIterable<Buffer>
}

const leaseMs = 30_000

/** Audit outcome of a temporary search that did not reach its end: client gone, internal error, or process death. */
export const abandoned = 'abandoned'

export type TemporarySearches = ReturnType<typeof createTemporarySearches>

/**
 * Runs searches whose results are not stored. The database holds only a lease while one runs, for the concurrency
 * limit, and its audit record.
 */
export function createTemporarySearches(parts: TemporaryParts) {
  const { database, admission, catalogue, blocklistKey, hasRunner, draining, timeLimitOf } = parts

  async function* run(run: TemporaryRun, accountId: string): AsyncGenerator<Buffer> {
    const { id } = run
    let outcome: string = abandoned
    let renewed: Promise<unknown> = Promise.resolve()
    const renewal = setInterval(() => {
      renewed = renewed.then(() => database.temporaryRuns.renew(id, accountId, leaseMs)).catch(() => undefined)
    }, leaseMs / 3)
    try {
      yield* runTemporary(parts, { ...run, onEnd: ({ status }) => { outcome = streamStatus(status) } })
    } finally {
      clearInterval(renewal)
      await renewed // a renewal after the removal would insert the row again
      await database.inTransaction(async tx => {
        await tx.temporaryRuns.remove(id)
        await tx.audit.setOutcome(id, outcome)
      }).catch(() => undefined) // the orchestrator removes it when the lease lapses
    }
  }

  return {
    /**
     * Admits and starts a temporary search. Throws INVALID_TEMPORARY_DELIVERY, NO_ELIGIBLE_RUNNER, or
     * TEMPORARY_SEARCH_UNAVAILABLE on an unexpected error.
     */
    async start(
      principal: Principal,
      operation: Operation,
      request: SearchRequest,
      signal: AbortSignal,
    ): Promise<TemporarySearch> {
      if (request.delivery?.webhook !== undefined || request.byok !== undefined) throw invalidTemporaryDelivery()
      const planned = planSearch(request, await catalogue.snapshot(), { secrets: showsSecrets(principal) })
      const id = newId()
      try {
        const { headers } = await admission.admit(principal, 'search', {
          ...chargeOf(operation, planned),
          recordId: id,
        }, async tx => {
          await refuseBlocked(tx, blocklistKey, planned.query)
          requireAccountChecks(planned, 'temporary')
          if (!hasRunner || draining.aborted) throw noEligibleRunner({ headers: { 'Retry-After': '5' } })
          await tx.temporaryRuns.insert(id, principal.accountId, leaseMs)
        })
        return {
          id,
          headers,
          events: run({
            id,
            planned,
            signal,
            timeLimitMs: timeLimitOf(principal),
          }, principal.accountId),
        }
      } catch (cause) {
        throw cause instanceof Failure ? cause : temporarySearchUnavailable({ cause })
      }
    },
  }
}
