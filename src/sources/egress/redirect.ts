import type { Dispatcher } from 'undici'
import { SourceFailure } from '../kit/failures.ts'
import { refused } from './guard.ts'

/** One request of the chain that redirects make. Header names are in lower case. */
export interface Hop {
  url: URL
  method: 'GET' | 'POST' | 'HEAD'
  headers: Record<string, string>
  body: string | undefined
}

const redirects = new Set([301, 302, 303, 307, 308])
/** All that another origin gets to see: any other header may be a credential. */
const safeHeaders = new Set(['accept', 'user-agent'])

/** Where an answer sends the client, or `undefined` where it does not. Refuses the ways that would leak. */
export function nextHop(hop: Hop, status: number, location: string | undefined): Hop | undefined {
  if (!redirects.has(status) || location === undefined) return undefined
  const url = URL.parse(location, hop.url.href)
  if (!url) throw new SourceFailure('UPSTREAM_ERROR', 'the source redirected to what is no address')
  url.hash = ''
  const isDowngrade = hop.url.protocol === 'https:' && url.protocol === 'http:'
  if (isDowngrade) throw refused('a redirect from https to http is not followed')
  const { method, headers, body } = keepsBody(hop, status) ? hop : withoutBody(hop)
  if (url.origin === hop.url.origin) return { url, method, headers, body }
  if (body !== undefined) throw refused('a redirect does not carry a body to another origin')
  return { url, method, headers: pick(headers, name => safeHeaders.has(name)), body }
}

/** Where the answer leads; a small body is read to its end, so that the connection can be used again. */
export async function readRedirect(
  hop: Hop,
  answer: Dispatcher.ResponseData,
  location?: string,
): Promise<Hop | undefined> {
  try {
    const next = nextHop(hop, answer.statusCode, location)
    if (next) await answer.body.dump({ limit: 16_384 })
    return next
  } catch (failure) {
    answer.body.on('error', () => {}).destroy()
    throw failure
  }
}

/** As browsers do, a POST becomes a GET at 301, 302 and 303. https://fetch.spec.whatwg.org/#http-redirect-fetch */
function keepsBody({ method }: Hop, status: number): boolean {
  return method !== 'POST' || status === 307 || status === 308
}

function withoutBody({ url, headers }: Hop): Hop {
  return { url, method: 'GET', headers: pick(headers, name => !name.startsWith('content-')), body: undefined }
}

function pick(headers: Record<string, string>, keep: (name: string) => boolean): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => keep(name)))
}
