import { noEligibleRunner, rateLimitRpmExceeded } from '../errors.ts'
import { DatabaseFailure } from '../db/driver/failure.ts'
import type { Clock } from '../lib/clock.ts'
import type { Admission } from '../core/admission/admission.ts'
import type { Principal } from '../core/access/keys.ts'
import { limitHeaders, retryAfter } from '../core/access/limit-headers.ts'

type Authenticate = (authorization: string | undefined, clientAddress: string) => Promise<Principal> | Principal

/** The checks that every request must pass. */
interface RequestChecks {
  authenticate: Authenticate
  admission: Admission
  /** Time limit of a search of this caller, in milliseconds. */
  timeLimitOf(principal: Principal): number
}

interface FaultInjectionParts {
  clock: Clock
  wrongKeysPerMinute: number
}

/**
 * Makes the checks of a request fail on purpose if the caller is on one of certain sandbox plans. Callers use these
 * plans to test their error handling.
 */
export const injectFaults = (
  { authenticate, admission, timeLimitOf }: RequestChecks,
  parts: FaultInjectionParts,
): RequestChecks => ({
  authenticate: faultyAuthentication(authenticate, parts),
  admission: faultyAdmission(admission),
  timeLimitOf: shortTimeLimit(timeLimitOf),
})

const planOf = ({ plan }: Principal): string | undefined => plan?.id

/**
 * Fails every request on three plans: on `sandbox-error` with 500, on `sandbox-throttled` with 429, and on
 * `sandbox-no-store` as if the database were away.
 */
function faultyAuthentication(
  authenticate: Authenticate,
  { clock, wrongKeysPerMinute }: FaultInjectionParts,
): Authenticate {
  return async (authorization, clientAddress) => {
    const principal = await authenticate(authorization, clientAddress)
    if (planOf(principal) === 'sandbox-error') throw new Error('injected fault: every request of this plan fails')
    if (planOf(principal) === 'sandbox-no-store') throw new DatabaseFailure('injected fault: the database is away')
    if (planOf(principal) === 'sandbox-throttled') {
      const nowMs = clock.now().getTime()
      throw rateLimitRpmExceeded({
        headers: { ...limitHeaders(wrongKeysPerMinute, 0, nowMs + 60_000), ...retryAfter(nowMs + 60_000, nowMs) },
      })
    }
    return principal
  }
}

/**
 * Fails new work on two plans: on `sandbox-no-runner` as if no runner were alive, and on `sandbox-no-start` with an
 * unexpected error.
 */
const faultyAdmission = (admission: Admission): Admission => ({
  ...admission,
  async enter(tx, principal, operation) {
    const pass = await admission.enter(tx, principal, operation)
    tx.beforeCommit(() => {
      if (planOf(principal) === 'sandbox-no-start') throw new Error('injected fault: nothing starts on this plan')
      if (operation.isConcurrent && planOf(principal) === 'sandbox-no-runner') {
        throw noEligibleRunner({ headers: { 'Retry-After': '5' } })
      }
    })
    return pass
  },
})

const shortMs = 1_000

/** Limits searches on the plan `sandbox-no-time` to one second. */
const shortTimeLimit = (usual: RequestChecks['timeLimitOf']) => (principal: Principal): number =>
  planOf(principal) === 'sandbox-no-time' ? shortMs : usual(principal)
