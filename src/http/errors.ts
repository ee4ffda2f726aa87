import { dispatchUnavailable, Failure, internalError, storeUnavailable } from '../errors.ts'
import type { Clock } from '../lib/clock.ts'
import { isDatabaseFailure } from '../lib/database-failure.ts'
import type { Log } from '../lib/log.ts'
import { requireOneHost } from './host.ts'
import type { Operation } from './operation.ts'
import type { AppMiddleware, HeaderValues, Send } from './response.ts'

export interface ErrorReply {
  status: number
  headers: HeaderValues
  body: object
}

/**
 * Formats a failure as the documented error body, `{ error, meta }`. INTERNAL_ERROR also contains `success` and
 * `message`, and so does a 401 of an operation that declares the simple body.
 */
export type ErrorBody = (failure: Failure, operation?: Operation) => ErrorReply

export function createErrorBody({ environment, clock }: { environment: string, clock: Clock }): ErrorBody {
  return (failure, operation) => {
    const { status, code, message, headers, details } = failure
    const faults = Array.isArray(details) ? details : []
    const error = { code, message, ...details !== undefined && { details }, faults }
    const meta = { timestamp: clock.now().toISOString(), environment, ...failure.meta }
    const simple = code === 'INTERNAL_ERROR' || status === 401 && operation?.errorBody === 'simple'
    return { status, headers, body: simple ? { success: false, message, error, meta } : { error, meta } }
  }
}

/**
 * Turns every thrown error into an error response. If a response has already begun, closes the connection. Refuses
 * requests without exactly one `Host` header.
 */
export function createErrorResponder(
  { log, clock, environment }: { log: Log, clock: Clock, environment: string }, send: Send,
): AppMiddleware {
  const errorBody = createErrorBody({ clock, environment })

  return async (ctx, next) => {
    try {
      requireOneHost(ctx.req, ctx.res)
      await next()
    } catch (thrown) {
      const { res, state: { operation, requestId, limitHeaders } } = ctx
      const failure = toFailure(thrown, operation)
      const isClosed = res.closed || res.destroyed
      if (failure.status >= 500 && !(isClosed && isAbort(thrown))) {
        const facts = { code: failure.code, operation: operation?.id, request_id: requestId }
        if (thrown instanceof Failure) log.warn({ ...facts, err: failure.cause }, 'request failed')
        else log.error({ ...facts, err: thrown }, 'request failed')
      }
      if (isClosed) return
      if (res.headersSent) return void res.destroy()
      const { status, headers, body } = errorBody(failure, operation)
      await send(ctx, {
        status,
        headers: { ...limitHeaders, ...headers },
        contentType: 'application/json',
        payload: JSON.stringify(body),
      })
    }
  }
}

const isAbort = (thrown: unknown): boolean => thrown instanceof Error && thrown.name === 'AbortError'

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
