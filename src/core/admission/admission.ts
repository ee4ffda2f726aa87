import type { Database, Transaction } from '../../db/database.ts'
import type { Feature, Plan } from '../../db/plans.ts'
import { maxConcurrencyExceeded, planFeatureRequired } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import { settleAll } from '../../lib/settle-all.ts'
import { recordOf } from '../audit/audit.ts'
import { findFreeKey, Repeated, type Claim, type IdempotencyKey } from './idempotency.ts'
import type { Principal } from '../access/keys.ts'
import type { RateLimitHeaders } from '../access/limit-headers.ts'
import { createRequestLimit } from './request-limit.ts'
import { hasFreeSlot } from './slots.ts'
import { addUsage, requireUsage } from './usage-limit.ts'

/** An operation that an account wants to start. */
export interface Entry {
  /** The `operationId` of the OpenAPI document. */
  id: string
  feature: Feature
  /** Core searches that `Pass.charge` charges. */
  cost: number
  /** Core searches for which the usage windows must have room. Default: `cost`. */
  room?: number
  /** `true` if the operation occupies one of the account's slots until it ends. Default: `false`. */
  isConcurrent?: boolean
  /** The Idempotency-Key of the request. `undefined` if it has none. */
  claim?: Claim | undefined
  /**
   * Set if an earlier request was counted for this work. `scheduled`: it scheduled the work, which counts as no request
   * of the minute. `reserved`: it also found room for the cost and stored a reservation, so no limit is checked again.
   */
  earlier?: 'scheduled' | 'reserved'
}

/**
 * Returns the entry of an operation that schedules searches. It costs nothing itself, because each search is charged
 * when it starts, but one of them must have room.
 */
export const scheduling = (id: string, claim: Omit<Claim, 'key'>, key: IdempotencyKey | undefined): Entry =>
  ({
    id,
    feature: 'search',
    cost: 0,
    room: 1,
    claim: key && { key, ...claim },
  })

/** Facts for the audit record. Never contains the searched value. */
export interface ChargeFacts {
  queryType?: string
  leakSources?: string[]
  /** `true` if the operation turned out to cost nothing. Default: `false`. */
  isFree?: boolean
  /** Id of the stored search that the operation creates. */
  searchId?: string
  /** Id of the record of the act that the charge belongs to. Default: it is an act of its own. */
  actId?: string | null
  /** Id of the audit record, so that the end of the operation can update it. Default: a new one. */
  recordId?: string
}

/** Permission to start an operation, in the transaction in which it was checked. */
export interface Pass {
  /** Headers `X-RateLimit-*` about the limit of requests per minute. */
  headers: RateLimitHeaders
  /** Number of the account's slots that are occupied already. 0 if the operation is not concurrent. */
  busy: number
  /**
   * Charges the cost of the operation to the account, and records the operation in the audit log: as `accepted` if it
   * is concurrent, because it has only started, otherwise as `ok`.
   */
  charge(facts?: ChargeFacts): Promise<void>
}

export interface Admitted<Result> {
  result: Result
  /** Headers `X-RateLimit-*` about the limit of requests per minute. */
  headers: RateLimitHeaders
  /** `true` if the request repeats an earlier one, and nothing was started or charged. */
  isRepeated?: true
}

export type Admission = ReturnType<typeof createAdmission>

export function createAdmission({ database, clock }: { database: Database, clock: Clock }) {
  const requestLimit = createRequestLimit(database)

  return {
    /** Throws PLAN_FEATURE_REQUIRED if the plan does not include `feature`. */
    authorise(principal: Principal, feature: Feature): void {
      planWith(principal, feature)
    },

    /** Returns the headers about the requests per minute for a response that counts as no request. */
    limitHeaders: requestLimit.headersOf,

    /**
     * Checks an operation against the limits of the account, and counts its request. Throws PLAN_FEATURE_REQUIRED,
     * RATE_LIMIT_RPM_EXCEEDED, RATE_LIMIT_EXCEEDED or MAX_CONCURRENCY_EXCEEDED. Throws `Repeated` or
     * IDEMPOTENCY_KEY_REUSED if the Idempotency-Key was used before. If the transaction is rolled back, nothing is
     * counted or charged. It holds the lock of the account, so that concurrent requests cannot exceed a limit together.
     */
    async enter(tx: Transaction, principal: Principal, operation: Entry): Promise<Pass> {
      const plan = planWith(principal, operation.feature)
      const { id, cost, room = cost, isConcurrent = false, claim, earlier } = operation
      await tx.accounts.lock(principal.accountId)
      const [storeClaim, request, standing] = await settleAll([
        claim && findFreeKey(tx, principal.accountId, claim),
        earlier === undefined ? requestLimit.require(tx, principal.accountId, plan.requestsPerMinute) : undefined,
        earlier === 'reserved' ? undefined : requireUsage(tx, principal, room, clock.now()),
      ])
      const running = standing?.running ?? 0
      if (isConcurrent && !hasFreeSlot(plan, running)) throw maxConcurrencyExceeded()
      tx.beforeCommit(async () => {
        await request?.store?.()
        await storeClaim?.()
      })
      return {
        headers: request?.headers ?? {},
        busy: isConcurrent ? running : 0,
        async charge({
          queryType = null, leakSources = [], isFree = false, searchId = null, recordId, actId = null,
        } = {}) {
          const now = clock.now()
          const charged = isFree ? 0 : cost
          if (charged > 0) await addUsage(tx, principal, charged, now)
          await tx.audit.insert([
            recordOf(principal, now, {
              ...recordId !== undefined && { id: recordId },
              operation: id,
              queryType,
              leakSources,
              cost: charged,
              searchId,
              actId,
              outcome: isConcurrent ? 'accepted' : 'ok',
            }),
          ])
        },
      }
    },

    /** Runs `work`. If that throws `Repeated`, returns what `replay` makes of the id in it. */
    async once<Result>(
      principal: Principal, work: () => Promise<Admitted<Result>>,
      replay: (resourceId: string, headers: RateLimitHeaders) => Promise<Result>,
    ): Promise<Admitted<Result>> {
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof Repeated)) throw error
        const headers = await requestLimit.headersOf(principal)
        return { result: await replay(error.resourceId, headers), headers, isRepeated: true }
      }
    },
  }
}

function planWith({ plan }: Principal, feature: Feature): Plan {
  if (plan?.features.includes(feature)) return plan
  throw planFeatureRequired({ message: `The plan of this account does not include "${feature}"` })
}
