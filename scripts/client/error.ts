import type { ErrorBody, ErrorCode, ErrorEnvelope, Fault } from '../../generated/client/src/schema.ts'

/** State of the rate limit, from the headers of an answer to a metered operation. */
export interface RateLimit {
  limit: number
  remaining: number
  /** Time at which the limit is reset. */
  resetsAt: Date
}

/** A code that editors offer, or any other text. The intersection keeps TypeScript from reducing both to `string`. */
export type AnyErrorCode = ErrorCode | (string & Record<never, never>)

/** Thrown for every answer that is not 2xx, and for a stream that cannot be continued. Most are of a class below. */
export class TracewellError extends Error {
  override readonly name: string = 'TracewellError'
  /**
   * The HTTP status. It is 0 if there is no status: the stream was cut, an event or answer was not JSON, or an argument
   * cannot be sent.
   */
  readonly status: number
  /**
   * A stable code by which a program can distinguish errors. It is `HTTP_<status>` if a proxy sent the answer instead
   * of Tracewell. A newer server may have further codes.
   */
  readonly code: AnyErrorCode
  /** A text about the error, or the same list as `faults`. */
  readonly details: ErrorBody['details']
  /** The faults of the request, each with its path. Empty if the error names none. */
  readonly faults: readonly Fault[]
  /** Id of the request. Quote it when you report a problem. */
  readonly requestId: string | undefined
  /** Seconds to wait before the next attempt. */
  readonly retryAfter: number | undefined
  readonly rateLimit: RateLimit | undefined
  /**
   * Id and URL of the result that was stored despite the error. After a 504 of a tool: its later result, for
   * `client.tools.result(id)`. After a failed `client.modules.run`: the search, for `client.searches.results(id)`.
   */
  readonly savedResult: ErrorEnvelope['meta']['savedResult']

  constructor(
    status: number,
    error: { code: string, message: string, details?: ErrorBody['details'], faults?: readonly Fault[] },
    more: ErrorContext = {},
  ) {
    super(error.message, more.cause === undefined ? {} : { cause: more.cause })
    this.status = status
    this.code = error.code
    this.details = error.details
    this.faults = error.faults ?? []
    this.requestId = more.headers?.get('x-request-id') ?? undefined
    this.retryAfter = more.headers && retryAfterOf(more.headers)
    this.rateLimit = more.headers && rateLimitOf(more.headers)
    this.savedResult = more.savedResult
  }
}

/** 400, and every other 4xx without a class: the request cannot be accepted as it is. `faults` names each fault. */
export class BadRequestError extends TracewellError {
  override readonly name = 'BadRequestError'
}

/** 401: the key is missing or not valid. */
export class AuthenticationError extends TracewellError {
  override readonly name = 'AuthenticationError'
}

/** 403: the plan or the key does not allow the operation, or the query is blocked. */
export class PermissionDeniedError extends TracewellError {
  override readonly name = 'PermissionDeniedError'
}

/** 404. */
export class NotFoundError extends TracewellError {
  override readonly name = 'NotFoundError'
}

/** 409: the state does not allow the operation now. */
export class ConflictError extends TracewellError {
  override readonly name = 'ConflictError'
}

/** 429: a limit is reached. `retryAfter` is the time to wait, in seconds. */
export class RateLimitError extends TracewellError {
  override readonly name = 'RateLimitError'
}

/** 5xx: the service, or every source of a tool, failed. */
export class ServerError extends TracewellError {
  override readonly name = 'ServerError'
}

/** The stream was cut, silent, no stream, or contains an event that is too large or not JSON. */
export class StreamError extends TracewellError {
  override readonly name = 'StreamError'
}

const byStatus: Readonly<Record<number, typeof TracewellError>> = {
  401: AuthenticationError,
  403: PermissionDeniedError,
  404: NotFoundError,
  409: ConflictError,
  429: RateLimitError,
}

const classOf = (status: number): typeof TracewellError =>
  byStatus[status] ?? (status >= 500 ? ServerError : status >= 400 ? BadRequestError : TracewellError)

interface ErrorContext {
  headers?: Headers
  savedResult?: ErrorEnvelope['meta']['savedResult']
  cause?: unknown
}

/**
 * Builds the error of an answer that is not 2xx. `body` is the parsed JSON of the answer, or the text if it is not
 * JSON.
 */
export function errorOf({ status, statusText, headers, type }: Response, body: unknown): TracewellError {
  const Kind = classOf(status)
  if (!isEnvelope(body)) {
    const target = headers.get('location')
    if (type === 'opaqueredirect' || target !== null && status >= 300 && status < 400) {
      const message = `The server redirects to ${target ?? 'another address'}, and redirects are not followed`
      return new Kind(status, { code: 'REDIRECTED', message }, { headers })
    }
    const code = status === 304 ? 'NOT_MODIFIED' : `HTTP_${status}`
    return new Kind(status, { code, message: `${status} ${statusText}`.trim() }, { headers })
  }
  const { savedResult } = body.meta ?? {}
  return new Kind(status, body.error, { headers, ...savedResult && { savedResult } })
}

export function rateLimitOf(headers: Headers): RateLimit | undefined {
  const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map(name => headers.get(`x-ratelimit-${name}`))
  if (!limit || !remaining || !reset) return undefined
  return { limit: Number(limit), remaining: Number(remaining), resetsAt: new Date(Number(reset) * 1000) }
}

/** Returns `Retry-After` in seconds. The header may contain a number of seconds or a date. */
function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get('retry-after')
  if (text === null) return undefined
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds)
}

function isEnvelope(body: unknown): body is { error: ErrorBody, meta?: ErrorEnvelope['meta'] } {
  if (typeof body !== 'object' || body === null || !('error' in body)) return false
  const { error } = body
  return typeof error === 'object' && error !== null && 'code' in error && 'message' in error &&
    typeof error.code === 'string' && typeof error.message === 'string'
}
