/** Response headers about a rate limit. */
export interface RateLimitHeaders {
  'X-RateLimit-Limit'?: number
  'X-RateLimit-Remaining'?: number
  /** Time at which the window resets, in Unix seconds. */
  'X-RateLimit-Reset'?: number
}

export const limitHeaders = (max: number, remaining: number, resetMs: number): Required<RateLimitHeaders> =>
  ({ 'X-RateLimit-Limit': max, 'X-RateLimit-Remaining': remaining, 'X-RateLimit-Reset': Math.ceil(resetMs / 1_000) })

/** Returns the header `Retry-After`: the number of seconds until `resetMs`, rounded up, at least 1. */
export const retryAfter = (resetMs: number, nowMs: number) => ({
  'Retry-After': Math.max(1, Math.ceil((resetMs - nowMs) / 1_000)),
})
