import { isDatabaseFailure } from '../db/driver/failure.ts'
import { dispatchUnavailable, Failure, internalError, storeUnavailable } from '../errors.ts'
import type { Operation } from '../http/operation.ts'

/** Time after which a caller may try again while the database does not respond, in seconds. */
const retryAfterS = 5

/**
 * Returns the failure that the caller of `operation` receives. If the database cannot answer, an operation that starts
 * searches fails with DISPATCH_UNAVAILABLE and any other with STORE_UNAVAILABLE. Every other error that is not a
 * `Failure` becomes INTERNAL_ERROR.
 */
export function toFailure(thrown: unknown, operation: Operation | undefined): Failure {
  if (thrown instanceof Failure) return thrown
  if (!isDatabaseFailure(thrown)) return internalError({ cause: thrown })
  const unavailable = operation?.planFeature === 'search' ? dispatchUnavailable : storeUnavailable
  return unavailable({ cause: thrown, headers: { 'Retry-After': retryAfterS } })
}
