import type { Dispatcher } from 'undici'
import { SourceFailure } from '../failures.ts'
import { refused, schemeRefusal } from './guard.ts'
import { isWhois } from '../../lib/whois-url.ts'

/** One request in a chain of redirects. Header names are in lower case. */
export interface Hop {
  url: URL
  method: 'GET' | 'POST' | 'HEAD'
  headers: Record<string, string>
  body: string | undefined
}

const redirects = new Set([301, 302, 303, 307, 308])
/** Headers that are also sent to another origin. All other headers may hold a credential and are dropped. */
const safeHeaders = new Set(['accept', 'user-agent'])

/**
 * Returns the next request of the chain, or `undefined` if the response is not a redirect. Throws `EGRESS_REFUSED` if
 * the redirect leads from https to http, or would send a body to another origin. Throws `UPSTREAM_ERROR` if the
 * redirect's target is not a valid URL.
 */
export function nextHop(hop: Hop, status: number, location: string | undefined): Hop | undefined {
  if (!redirects.has(status) || location === undefined) return undefined
  const url = URL.parse(location, hop.url.href)
  if (!url) throw new SourceFailure('UPSTREAM_ERROR', 'the redirect target is not a valid URL')
  url.hash = ''
  if (isWhois(url)) throw refused(schemeRefusal)
  const isDowngrade = hop.url.protocol === 'https:' && url.protocol === 'http:'
  if (isDowngrade) throw refused('a redirect from https to http is not followed')
  const { method, headers, body } = keepsBody(hop, status) ? hop : withoutBody(hop)
  if (url.origin === hop.url.origin) return { url, method, headers, body }
  if (body !== undefined) throw refused('a redirect does not carry a body to another origin')
  return { url, method, headers: pick(headers, name => safeHeaders.has(name)), body }
}

/**
 * Returns the same as `nextHop`. Also reads the rest of a small redirect body, so that the connection can be reused.
 */
export async function readRedirect(
  hop: Hop,
  response: Dispatcher.ResponseData,
  location?: string,
): Promise<Hop | undefined> {
  try {
    const next = nextHop(hop, response.statusCode, location)
    if (next) await response.body.dump({ limit: 16_384 })
    return next
  } catch (failure) {
    response.body.on('error', () => {}).destroy()
    throw failure
  }
}

/**
 * Returns `false` if the redirect turns a POST into a GET. As in browsers, this happens at 301, 302 and 303.
 * https://fetch.spec.whatwg.org/#http-redirect-fetch
 */
function keepsBody({ method }: Hop, status: number): boolean {
  return method !== 'POST' || status === 307 || status === 308
}

function withoutBody({ url, headers }: Hop): Hop {
  return { url, method: 'GET', headers: pick(headers, name => !name.startsWith('content-')), body: undefined }
}

function pick(headers: Record<string, string>, keep: (name: string) => boolean): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => keep(name)))
}
