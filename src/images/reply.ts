import { rateLimitRpmExceeded } from '../errors.ts'
import { matchesIfNoneMatch } from '../lib/if-none-match.ts'
import type { Clock } from '../lib/clock.ts'
import { subscriberOf } from '../lib/ip-range.ts'
import { createRateWindow } from '../lib/rate-window.ts'

/** On every answer of the images' port. An image that is opened as a page runs nothing and loads nothing. */
export const imageServiceHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Retry-After, X-Logo-Source, X-Request-Id',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
} as const

/** What a browser may send without asking again for a day. */
export const imagePreflight = {
  'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '86400',
} as const

/** Of a 404: a name that means nothing today may mean something tomorrow. */
export const missingImageHeaders = { 'Cache-Control': 'public, max-age=300' } as const

export interface Image<Type extends string = string> {
  contentType: Type
  body: Buffer
  /** With its quotes. */
  etag: string
  /** Who it comes from. */
  source: string
}

/** The whole image, or that the caller has it already. */
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

const maxPerMinute = 1_000

/** Counts a request that no cache serves. Throws RATE_LIMIT_RPM_EXCEEDED. */
export type CountWork = (clientAddress: string) => void

export function createWorkLimit({ clock }: { clock: Clock }): CountWork {
  const window = createRateWindow()
  return clientAddress => {
    const { granted } = window.take(subscriberOf(clientAddress), maxPerMinute, clock.now().getTime())
    if (!granted) throw rateLimitRpmExceeded({ headers: { 'Retry-After': 60 } })
  }
}
