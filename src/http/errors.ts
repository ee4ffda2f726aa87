import { Failure, internalError } from '../errors.ts'
import type { Clock } from '../lib/clock.ts'
import type { Log } from '../lib/log.ts'
import type { Operation } from './operation.ts'
import type { AppMiddleware, HeaderValues, Send } from './reply.ts'

export interface ErrorReply {
  status: number
  headers: HeaderValues
  body: object
}

/** A failure in the documented shape: the envelope, or the simple body where the operation asks for it. */
export type ErrorBody = (failure: Failure, operation?: Operation) => ErrorReply

export function createErrorBody({ environment, clock }: { environment: string, clock: Clock }): ErrorBody {
  return (failure, operation) => {
    const { status, code, message, headers, details } = failure
    const error = { code, message, ...details !== undefined && { details } }
    const meta = { timestamp: clock.now().toISOString(), environment, ...failure.meta }
    const simple = operation?.errorBody === 'simple' && (status === 401 || status === 500)
    return { status, headers, body: simple ? { success: false, message, error, meta } : { error, meta } }
  }
}

/** The one place where something thrown becomes an answer. A broken reply that has begun is cut. */
export function createErrorResponder(
  { log, clock, environment }: { log: Log, clock: Clock, environment: string }, send: Send,
): AppMiddleware {
  const errorBody = createErrorBody({ clock, environment })

  return async (ctx, next) => {
    try {
      await next()
    } catch (thrown) {
      const { res, state: { operation, requestId } } = ctx
      const failure = toFailure(thrown)
      const gone = res.closed || res.destroyed
      if (failure.status >= 500 && !(gone && isAbort(thrown))) {
        const facts = { code: failure.code, operation: operation?.id, request_id: requestId }
        if (thrown instanceof Failure) log.warn({ ...facts, err: failure.cause }, 'request failed')
        else log.error({ ...facts, err: thrown }, 'request failed')
      }
      if (gone) return
      if (res.headersSent) return void res.destroy()
      const { status, headers, body } = errorBody(failure, operation)
      send(ctx, { status, headers, contentType: 'application/json', payload: JSON.stringify(body) })
    }
  }
}

const isAbort = (thrown: unknown): boolean => thrown instanceof Error && thrown.name === 'AbortError'

/** What the caller is told of anything thrown: what no failure was made for is INTERNAL_ERROR. */
export const toFailure = (thrown: unknown): Failure =>
  thrown instanceof Failure ? thrown : internalError({ cause: thrown })
