import { rateLimitRpmExceeded } from '../errors.ts'
import { matchesIfNoneMatch } from '../lib/if-none-match.ts'
import type { Clock } from '../lib/clock.ts'
import { subscriberOf } from '../lib/ip-range.ts'
import { createRateWindow } from '../lib/rate-window.ts'

/**
 * Headers of every response of the image service. If a browser opens an image as a page, these headers stop the page
 * from loading resources and running scripts.
 */
export const imageServiceHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Retry-After, X-Ignored-Parameters, X-Logo-Source, X-Request-Id',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
} as const

/** CORS preflight headers. Browsers may cache them for a day. */
export const imagePreflight = {
  'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '86400',
} as const

/** Headers of a 404. They are cached for a short time only, because a logo or an alias may be added later. */
export const missingImageHeaders = { 'Cache-Control': 'public, max-age=300' } as const

export interface Image<Type extends string = string> {
  contentType: Type
  body: Buffer
  /** Value of the ETag header, including its quotes. */
  etag: string
  /** Name of the source of the image. */
  source: string
}

/** Returns the image, or a 304 if `ifNoneMatch` contains the image's ETag. */
export function imageReply<Type extends string>(
  { contentType, body, etag, source }: Image<Type>,
  ifNoneMatch: string | undefined,
) {
  const headers = {
    'Cache-Control': 'public, s-maxage=2592000, max-age=86400',
    ETag: etag,
    'X-Logo-Source': source,
  } as const
  if (matchesIfNoneMatch(ifNoneMatch, etag)) return { status: 304 as const, headers }
  return { status: 200 as const, contentType, body, headers }
}

/**
 * Maximum number of requests per minute and subscriber that miss the cache. A subscriber is an IPv4 address or an IPv6
 * network.
 */
const maxPerMinute = 1_000

/**
 * Counts a request that misses the cache. Throws RATE_LIMIT_RPM_EXCEEDED if the subscriber with this address has
 * reached the limit.
 */
export type CountWork = (clientAddress: string) => void

export function createWorkLimit({ clock }: { clock: Clock }): CountWork {
  const window = createRateWindow()
  return clientAddress => {
    const granted = window.take(subscriberOf(clientAddress), maxPerMinute, clock.now().getTime())
    if (!granted) throw rateLimitRpmExceeded({ headers: { 'Retry-After': 60 } })
  }
}
