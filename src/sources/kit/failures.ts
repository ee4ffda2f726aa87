/** Why a source gave no answer. `code` is stable and shown to callers; `message` never holds the searched value. */
export type FailureCode =
  | 'UPSTREAM_UNREACHABLE' // no connection: DNS, TCP, TLS, or it broke off
  | 'UPSTREAM_TIMEOUT' // connect, idle or total deadline passed
  | 'UPSTREAM_RATE_LIMITED' // 429, or the provider's own way to say so
  | 'UPSTREAM_BLOCKED' // 401, 403, 451 or a wall (CAPTCHA, bot check)
  | 'UPSTREAM_KEY_REFUSED' // the caller's own key is not, or no longer, good
  | 'UPSTREAM_QUOTA' // the caller's own key is good and used up
  | 'UPSTREAM_ERROR' // 5xx or a status that the provider does not document
  | 'UPSTREAM_CHANGED' // an answer that does not have the documented shape
  | 'UPSTREAM_TOO_LARGE' // more bytes than the cap
  | 'EGRESS_REFUSED' // the address may not be asked from here

export class SourceFailure extends Error {
  readonly code: FailureCode
  /** Milliseconds after which the source asked to be tried again, where it said so. */
  readonly retryAfterMs: number | undefined

  constructor(code: FailureCode, message: string, options: { retryAfterMs?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.code = code
    this.retryAfterMs = options.retryAfterMs
  }
}
