import type { Database } from '../../db/database.ts'
import { Failure, idempotencyKeyReused, noEligibleRunner, temporarySearchUnavailable } from '../../errors.ts'
import { newId } from '../../lib/ids.ts'
import type { Line, LinePlace } from '../../wire/line/line.ts'
import type { Admission } from '../admission/admission.ts'
import { refuseBlocked } from '../admission/blocklist.ts'
import { Repeated, type IdempotencyKey } from '../admission/idempotency.ts'
import type { Principal } from '../access/keys.ts'
import type { RateLimitHeaders } from '../access/limit-headers.ts'
import { callerOf, type Catalogue } from './catalogue.ts'
import { chargeFactsOf, showsSecrets, type Operation } from './creation.ts'
import { requireAccountChecks, resolveSearch } from './request.ts'
import type { SearchRequest } from './task.ts'
import { streamStatus } from './state.ts'
import { streamFromRunner } from './temporary-elsewhere.ts'
import { streamTemporarySearch, type TemporaryRun, type TemporaryRunParts } from './temporary-run.ts'

interface TemporaryParts extends TemporaryRunParts {
  database: Database
  /** Returns `true` if the error shows that the database could not answer. */
  isDatabaseFailure(error: unknown): boolean
  admission: Admission
  catalogue: Catalogue
  /** HMAC key for hashed blocklist entries. */
  blocklistKey: Buffer
  /** `true` if this process runs searches. It then runs its own temporary searches. */
  hasRunner: boolean
  /** Reaches the runners of other processes. `undefined` if WIRE_URL is not set. */
  line: Line | undefined
  /** Aborts when the process stops; new searches are then refused. */
  draining: AbortSignal
  /** Returns the time limit of a search of this caller, in milliseconds. */
  timeLimitOf(principal: Principal): number
}

export interface TemporarySearch {
  id: string
  headers: RateLimitHeaders
  events: AsyncIterable<Buffer>
}

const leaseMs = 15_000

/** Refusal by a process without the role `runner`. It lasts until the operator changes the roles. */
const withoutRunner = {
  message: 'The process that serves this request has no runner for temporary searches',
  headers: { 'Retry-After': '3600' },
}
/** Refusal by a process that found no runner in other processes: all are full, or they cannot be reached. */
const withoutFreeRunner = {
  message: 'No runner with a free slot can be reached for this temporary search',
  headers: { 'Retry-After': '5' },
}

/** Refusal of a repeated request. */
const notKept = { message: 'The results of a temporary search are not kept: this request cannot be repeated' }

/**
 * Audit outcome of a temporary search that did not end: the client disconnected, its key was revoked, an error
 * occurred, or the process died.
 */
export const abandoned = 'abandoned'

export type TemporarySearches = ReturnType<typeof createTemporarySearches>

/**
 * Creates the service that runs temporary searches. Neither their values nor their results are stored. The database
 * holds an audit record and, while the search runs, a lease that counts against the account's concurrency limit.
 */
export function createTemporarySearches(parts: TemporaryParts) {
  const {
    database,
    isDatabaseFailure,
    admission,
    catalogue,
    blocklistKey,
    hasRunner,
    line,
    log,
    draining,
    timeLimitOf,
  } = parts

  /**
   * Streams the events of a search, which runs in another process if `place` is set. Renews the lease of the search
   * until the stream ends.
   */
  async function* runWithLease(
    search: TemporaryRun,
    place: LinePlace | undefined,
  ): AsyncGenerator<Buffer> {
    const { id, accountId } = search
    let outcome: string = abandoned
    let lastRenewal: Promise<unknown> = Promise.resolve()
    const renewal = setInterval(() => {
      lastRenewal = lastRenewal.then(() => database.temporaryRuns.renew(id, accountId, leaseMs)).catch(() => undefined)
    }, leaseMs / 3)
    try {
      const run: TemporaryRun = { ...search, onEnd: ({ status }) => { outcome = streamStatus(status) } }
      yield* place ? streamFromRunner(place, log, run) : streamTemporarySearch(parts, run)
    } finally {
      clearInterval(renewal)
      await lastRenewal // waits, because a renewal after the removal would insert the row again
      await database.inTransaction(async tx => {
        await tx.temporaryRuns.remove(id)
        await tx.audit.setOutcome(id, outcome)
      // if the removal fails, the orchestrator removes the row later, after the lease has expired
      }).catch(() => undefined)
    }
  }

  return {
    /**
     * Admits a temporary search. The search runs only while the caller reads `events`. Throws VALIDATION_ERROR,
     * QUERY_BLOCKED, REGISTERED_ACCOUNTS_UNAVAILABLE, NO_ELIGIBLE_RUNNER, or a refusal of `Admission.enter`. Throws
     * TEMPORARY_SEARCH_UNAVAILABLE on an unexpected error, and the error of the database if that cannot answer. Throws
     * IDEMPOTENCY_KEY_REUSED if an earlier request had the same key: its results are not kept.
     */
    async start(
      principal: Principal,
      operation: Operation,
      request: SearchRequest,
      signal: AbortSignal,
      key?: IdempotencyKey,
    ): Promise<TemporarySearch> {
      const snapshot = await catalogue.snapshot(callerOf(principal, request))
      const resolved = resolveSearch(request, snapshot, { secrets: showsSecrets(principal) })
      const id = newId()
      // before the transaction, which must not wait for other processes
      const place = hasRunner ? undefined : await line?.offer()
      try {
        const headers = await database.inTransaction(async tx => {
          const pass = await admission.enter(tx, principal, {
            ...operation,
            feature: 'search',
            isConcurrent: true,
            claim: key && { key, kind: 'search', resourceId: id },
          })
          await refuseBlocked(tx, blocklistKey, resolved.query)
          requireAccountChecks(resolved, 'temporary')
          if (!hasRunner && !place) throw noEligibleRunner(line ? withoutFreeRunner : withoutRunner)
          if (draining.aborted) throw noEligibleRunner({ headers: { 'Retry-After': '5' } })
          await tx.temporaryRuns.insert(id, principal.accountId, leaseMs)
          // last, because a wait for the database may have taken longer than the runner keeps its place
          if (place && !place.isOpen) throw noEligibleRunner(withoutFreeRunner)
          await pass.charge({ ...chargeFactsOf(resolved), recordId: id })
          return pass.headers
        })
        return {
          id,
          headers,
          events: runWithLease({
            id,
            accountId: principal.accountId,
            resolved,
            signal,
            timeLimitMs: timeLimitOf(principal),
          }, place),
        }
      } catch (cause) {
        place?.decline()
        if (cause instanceof Repeated) throw idempotencyKeyReused(notKept)
        throw cause instanceof Failure || isDatabaseFailure(cause) ? cause : temporarySearchUnavailable({ cause })
      }
    },
  }
}
