import { Failure } from '../errors.ts'
import { isAbortError } from '../lib/abort.ts'
import type { Clock } from '../lib/clock.ts'
import type { Log } from '../lib/log.ts'
import type { Operation } from './operation.ts'
import type { AppMiddleware, HeaderValues, Send, State } from './response.ts'

interface ErrorReply {
  status: number
  headers: HeaderValues
  body: object
}

/**
 * Formats a failure as the documented error body, `{ error, meta }`. INTERNAL_ERROR also contains `success` and
 * `message`, and so does a 401 of an operation that declares the simple body.
 */
type ErrorBody = (failure: Failure, operation?: Operation) => ErrorReply

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

/** Returns the failure that the caller of `operation` receives for any thrown error. */
export type ToFailure = (thrown: unknown, operation: Operation | undefined) => Failure

interface ErrorResponderParts {
  log: Log
  clock: Clock
  environment: string
  toFailure: ToFailure
}

/**
 * Turns every thrown error into an error response. If a response has already begun, closes the connection. Logs the
 * error of an event stream too. The stream has closed its connection by then.
 */
export function createErrorResponder(
  { log, clock, environment, toFailure }: ErrorResponderParts, send: Send,
): AppMiddleware {
  const errorBody = createErrorBody({ clock, environment })

  function report(thrown: unknown, failure: Failure, { operation, requestId }: State, isClosed: boolean): void {
    if (failure.status < 500 || isClosed && isAbortError(thrown)) return
    const facts = { code: failure.code, operation: operation?.id, request_id: requestId }
    if (thrown instanceof Failure) log.warn({ ...facts, err: failure.cause }, 'request failed')
    else log.error({ ...facts, err: thrown }, 'request failed')
  }

  // a function of its own, so that a stream that waits does not keep the context
  const reported = (stream: Promise<void>, state: State): Promise<void> =>
    stream.catch((thrown: unknown) => report(thrown, toFailure(thrown, state.operation), state, true))

  return async (ctx, next) => {
    try {
      await next()
      if (ctx.state.stream) ctx.state.stream = reported(ctx.state.stream, ctx.state)
    } catch (thrown) {
      const { res, state: { operation, limitHeaders } } = ctx
      const failure = toFailure(thrown, operation)
      const isClosed = res.closed || res.destroyed
      report(thrown, failure, ctx.state, isClosed)
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
