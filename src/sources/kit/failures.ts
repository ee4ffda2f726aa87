/**
 * Reason why a source returned no result. `code` is stable and part of the API; `message` never holds the searched
 * value.
 */
export type FailureCode =
  | 'UPSTREAM_UNREACHABLE' // no connection (DNS, TCP, TLS), or the connection was lost
  | 'UPSTREAM_TIMEOUT' // the connect, idle or total deadline passed
  | 'UPSTREAM_RATE_LIMITED' // 429, or the provider's own form of it
  | 'UPSTREAM_BLOCKED' // 401, 403, 451 or a block page (CAPTCHA, bot check)
  | 'UPSTREAM_KEY_REFUSED' // the caller's own key is invalid or expired
  | 'UPSTREAM_QUOTA' // the caller's own key is valid, but its quota is used up
  | 'UPSTREAM_ERROR' // 5xx, or a status that the provider does not document
  | 'UPSTREAM_CHANGED' // a response that does not have the documented shape
  | 'UPSTREAM_TOO_LARGE' // more bytes than the limit
  | 'EGRESS_REFUSED' // the egress rules do not allow the address

export class SourceFailure extends Error {
  readonly code: FailureCode
  /** Milliseconds after which the source asks for a retry; `undefined` if it did not say. */
  readonly retryAfterMs: number | undefined

  constructor(code: FailureCode, message: string, options: { retryAfterMs?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.code = code
    this.retryAfterMs = options.retryAfterMs
  }
}
