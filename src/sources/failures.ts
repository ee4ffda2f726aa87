/** Reason why a source returned no result. Each code is stable and part of the API. */
export type FailureCode =
  | 'UPSTREAM_UNREACHABLE' // no connection (DNS, TCP, TLS), or the connection was lost
  | 'UPSTREAM_TIMEOUT' // the connect, idle or total time limit passed
  | 'UPSTREAM_RATE_LIMITED' // status 429, or another form in which the source reports a rate limit
  | 'UPSTREAM_BLOCKED' // status 401, 403 or 451, or a block page (CAPTCHA, bot check)
  | 'UPSTREAM_KEY_REFUSED' // the caller's own key is invalid or expired
  | 'UPSTREAM_QUOTA' // the caller's own key is valid, but its quota is used up
  | 'UPSTREAM_ERROR' // status 5xx, or a status that the source does not document
  | 'UPSTREAM_CHANGED' // the response does not have the documented shape
  | 'UPSTREAM_TOO_LARGE' // the response is larger than the limit
  | 'SOURCE_BENCHED' // the source failed its self-tests, so it is not asked
  | 'EGRESS_REFUSED' // the egress rules do not allow the URL
  | 'PROXY_FAILED' // the proxy of the operator is away, failed or refused the request
  | 'MACHINE_BUSY' // this process could not send the request, or read the answer in time

/** Thrown if a source returns no result. The message never contains the searched value. */
export class SourceFailure extends Error {
  readonly code: FailureCode
  /** Time after which the source accepts a retry, in milliseconds. `undefined` if the source names no time. */
  readonly retryAfterMs: number | undefined

  constructor(code: FailureCode, message: string, options: { retryAfterMs?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.code = code
    this.retryAfterMs = options.retryAfterMs
  }
}
