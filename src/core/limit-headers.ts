/** What an answer tells of the limit that counts its requests. */
export interface RateLimitHeaders {
  'X-RateLimit-Limit'?: number
  'X-RateLimit-Remaining'?: number
  /** Unix seconds. */
  'X-RateLimit-Reset'?: number
}

export const limitHeaders = (max: number, remaining: number, resetMs: number): Required<RateLimitHeaders> =>
  ({ 'X-RateLimit-Limit': max, 'X-RateLimit-Remaining': remaining, 'X-RateLimit-Reset': Math.ceil(resetMs / 1_000) })

/** Whole seconds, at least one. */
export const retryAfter = (resetMs: number, nowMs: number) => ({
  'Retry-After': Math.max(1, Math.ceil((resetMs - nowMs) / 1_000)),
})
