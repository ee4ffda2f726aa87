/*
 * The only way out of the process: every request to the outside world goes through `Client.send`.
 *
 * `send` starts the total deadline, follows redirects hop by hop, limits concurrent requests per origin, and counts the
 * outcome. The rest is in `egress/`: guard.ts decides which addresses are allowed, transport.ts opens the connections
 * (its opening describes all stages of a request), redirect.ts builds the next hop, body.ts reads and decodes the body.
 */
import type { Dispatcher } from 'undici'
import { startDeadline, untilAborted } from '../lib/abort.ts'
import { noTelemetry, type EgressOutcome, type Purpose, type Telemetry } from '../lib/telemetry.ts'
import { createSlots } from '../lib/slots.ts'
import { acceptedCodings, readBody, readStart } from './egress/body.ts'
import type { Allowed } from './egress/allow.ts'
import type { Transport } from './egress/transport.ts'
import { exchangeFailure } from './egress/failure.ts'
import { addressesWithin, createGuard, lookupAll, refused } from './egress/guard.ts'
import type { Lookup } from './egress/guard.ts'
import { defaultLimits } from './egress/limits.ts'
import type { Limits } from './egress/limits.ts'
import { parseProxy } from './egress/proxy.ts'
import { readRedirect } from './egress/redirect.ts'
import type { Hop } from './egress/redirect.ts'
import type { Route } from './egress/routes.ts'
import { SourceFailure } from './kit/failures.ts'

export { parseAllow } from './egress/allow.ts'
export { parseRoutes } from './egress/routes.ts'
export { parseProxy }
export type { Allowed, Limits, Lookup, Route }

/** One request to the outside world. */
export interface Request {
  url: string
  method?: 'GET' | 'POST' | 'HEAD'
  /** Headers that belong to the connection (host, content-length, accept-encoding and others) are dropped. */
  headers?: Record<string, string>
  body?: string
  /** Maximum bytes of the body after decompression. A larger body fails with `UPSTREAM_TOO_LARGE`. Default: 2 MiB. */
  maxBytes?: number
  /** If `true`, a larger body is cut after `maxBytes` instead of failing; the rest is not read. */
  partial?: boolean
  /** Maximum number of redirects to follow. Default: 3. With 0, a 3xx response is returned as it is. */
  redirects?: number
  /** Idle and total timeout for a slow source, in milliseconds. Replaces `idleMs` and `totalMs` of the limits. */
  timeoutMs?: number
}

export interface Response {
  status: number
  /** Names in lower case; repeated headers are joined with a comma. `content-encoding` is kept, `body` is decoded. */
  headers: Record<string, string>
  body: Buffer
  /** Address of the response after redirects. It is the source's own address even if a route or a proxy was used. */
  url: string
}

export interface Client {
  /**
   * Sends a request. Rejects with a `SourceFailure`, whose message never holds the address, or with the signal's
   * reason.
   * Every HTTP status resolves; none is a failure here.
   */
  send(request: Request, signal?: AbortSignal): Promise<Response>
  /** Returns the reason why `url` must not be requested. `undefined` if it may, or if its name does not resolve now. */
  refusal(url: string): Promise<string | undefined>
  /** Aborts all requests in flight. */
  close(): Promise<void>
}

export interface ClientOptions {
  routes: readonly Route[]
  /** Private hosts and ranges that may be requested. */
  allow: readonly Allowed[]
  /** `http://host:port`. The proxy resolves names, so it must block private addresses itself. */
  proxy?: string | undefined
  userAgent: string
  limits?: Partial<Limits>
  lookup?: Lookup
  telemetry?: Telemetry
  /** Metrics label of the caller. Default: `source`. */
  purpose?: Purpose
}

type Outcome = Response | { next: Hop }

/** Options of a request that apply to each of its hops. */
interface HopOptions {
  maxBytes: number
  partial: boolean
  follows: boolean
  timeoutMs: number | undefined
}

/** Time limit of the name check in `refusal`, in milliseconds. A caller waits for it; `send` checks the name again. */
const lookupMs = 2_000

/** Headers that belong to the connection. From a caller they could change the host or the framing of the request. */
const ownHeaders = new Set([
  'host', 'connection', 'keep-alive', 'content-length', 'transfer-encoding', 'te', 'trailer', 'upgrade', 'expect',
  'accept-encoding', 'proxy-authorization', 'proxy-connection',
])

export function createClient(options: ClientOptions): Client {
  const { routes, allow, userAgent, lookup = lookupAll, telemetry = noTelemetry, purpose = 'source' } = options
  const limits = { ...defaultLimits, ...options.limits }
  const guard = createGuard(allow, lookup)
  const proxy = options.proxy === undefined ? undefined : parseProxy(options.proxy)
  let transport: Promise<Transport> | undefined
  // Loaded at the first request: Undici takes megabytes of memory, and some processes send no request.
  const loadTransport = () =>
    transport ??= import('./egress/transport.ts').then(({ createTransport }) =>
      createTransport({ guard, routes, proxy, limits }))
  const slots = createSlots({ each: limits.perOrigin, all: limits.connections })
  const closed = new AbortController()

  function firstHop(request: Request): Hop {
    const url = URL.parse(request.url)
    if (!url) throw refused('this is not a valid URL')
    url.hash = ''
    const given = Object.entries(request.headers ?? {})
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([name]) => !ownHeaders.has(name))
    return {
      url,
      method: request.method ?? 'GET',
      headers: { 'accept': '*/*', 'user-agent': userAgent, ...Object.fromEntries(given) },
      body: request.body,
    }
  }

  async function follow(request: Request, signal: AbortSignal): Promise<Response> {
    const { maxBytes = limits.maxBytes, partial = false, redirects = limits.redirects, timeoutMs } = request
    let hop = firstHop(request)
    for (let remaining = redirects; ; remaining--) {
      const answer = await exchange(hop, { maxBytes, partial, follows: redirects > 0, timeoutMs }, signal)
      if (!('next' in answer)) return answer
      if (remaining === 0) {
        throw new SourceFailure('UPSTREAM_ERROR', `the source redirected more than ${redirects} times`)
      }
      hop = answer.next
    }
  }

  async function exchange(hop: Hop, terms: HopOptions, signal: AbortSignal): Promise<Outcome> {
    const release = await slots.acquire(hop.url.origin, signal)
    // Undici settles an abort only after connecting. The caller returns at once; the slot is held until the socket
    // ends.
    const work = requestHop(hop, terms, signal).finally(release)
    return untilAborted(work, signal)
  }

  async function requestHop(
    hop: Hop,
    { maxBytes, partial, follows, timeoutMs }: HopOptions,
    signal: AbortSignal,
  ): Promise<Outcome> {
    const { url, method, body } = hop
    const headers = { ...hop.headers, 'accept-encoding': acceptedCodings }
    const timeouts = timeoutMs === undefined ? {} : { headersTimeout: timeoutMs, bodyTimeout: timeoutMs }
    const answer = await (await loadTransport()).request(url, {
      method,
      headers,
      signal,
      ...timeouts,
      ...(body === undefined ? {} : { body }),
    })
    const received = joinHeaders(answer.headers)
    const next = follows ? await readRedirect(hop, answer, received.location) : undefined
    if (next) return { next }
    const coding = (received['content-encoding'] ?? '').trim().toLowerCase()
    return {
      status: answer.statusCode,
      headers: received,
      body: await (partial ? readStart : readBody)(answer.body, coding, maxBytes),
      url: url.href,
    }
  }

  return {
    async send(request, signal) {
      const work = telemetry.begin('egress')
      const totalMs = request.timeoutMs ?? limits.totalMs
      using run = startDeadline(totalMs, tooSlow, [closed.signal, ...(signal ? [signal] : [])])
      let status: number | undefined
      let outcome: EgressOutcome = 'answered'
      try {
        const response = await follow(request, run.signal)
        status = response.status
        return response
      } catch (thrown) {
        const failure: unknown = run.signal.aborted ? run.signal.reason : exchangeFailure(thrown)
        outcome = outcomeOf(failure)
        throw failure
      } finally {
        work.end({ purpose, method: request.method ?? 'GET', outcome, status })
      }
    },
    async refusal(address) {
      const url = URL.parse(address)
      if (!url) return 'this is not a valid URL'
      const named = routes.some(({ from }) => from === url.origin)
      try {
        guard.check(url, named)
        if (!named) await addressesWithin(guard, url, lookupMs)
      } catch (failure) {
        if (failure instanceof SourceFailure && failure.code === 'EGRESS_REFUSED') return failure.message
      }
      return undefined
    },
    async close() {
      closed.abort(new SourceFailure('UPSTREAM_UNREACHABLE', 'the client is closed'))
      await (await transport)?.close()
    },
  }
}

const tooSlow = () => new SourceFailure('UPSTREAM_TIMEOUT', 'the response was not complete in time')

function outcomeOf(failure: unknown): EgressOutcome {
  if (!(failure instanceof SourceFailure)) {
    return failure instanceof DOMException && failure.name === 'TimeoutError'
      ? 'timeout'
      : 'aborted'
  }
  switch (failure.code) {
    case 'EGRESS_REFUSED': return 'refused'
    case 'UPSTREAM_TIMEOUT': return 'timeout'
    case 'UPSTREAM_UNREACHABLE': return 'connection'
    case 'UPSTREAM_TOO_LARGE': return 'too_large'
    default: return 'error'
  }
}

function joinHeaders(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]))
}
