import type { Dispatcher } from 'undici'
import { startDeadline, untilAborted } from '../lib/abort.ts'
import { noTelemetry, type EgressOutcome, type Purpose, type Telemetry } from '../lib/telemetry.ts'
import { createSlots } from '../lib/slots.ts'
import { acceptedCodings, readBody, readStart } from './egress/body.ts'
import type { Allowed } from './egress/allow.ts'
import type { Transport } from './egress/transport.ts'
import { toSourceFailure } from './egress/failure.ts'
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

/** The one way out of the process: every request to the outside world goes through `send`. */
export interface Request {
  url: string
  method?: 'GET' | 'POST' | 'HEAD'
  /** Those that belong to the connection (host, content-length, accept-encoding …) are left out. */
  headers?: Record<string, string>
  body?: string
  /** Most bytes of the body that are read, after decompression; more is `UPSTREAM_TOO_LARGE`. 2 MiB unless told. */
  maxBytes?: number
  /** Of a larger body the first `maxBytes` are the answer, and what is left is not read. */
  partial?: boolean
  /** Redirects that are followed, 3 unless told; with 0 a 3xx is returned as it is. */
  redirects?: number
  /** How long the source may be silent, and take altogether, where it is known to be slow; see the limits otherwise. */
  timeoutMs?: number
}

export interface Response {
  status: number
  /** Names in lower case; repeated headers joined with a comma. As sent: `body` is decoded already. */
  headers: Record<string, string>
  body: Buffer
  /** The address that answered, after redirects; that of the source, also where a route or a proxy led elsewhere. */
  url: string
}

export interface Client {
  /**
   * Rejects with a `SourceFailure`, whose message holds nothing of the address, or with the signal's reason. No status
   * is a failure.
   */
  send(request: Request, signal?: AbortSignal): Promise<Response>
  /** Why an address may not be asked, for people; undefined where it may, or where its name is not known now. */
  refusal(url: string): Promise<string | undefined>
  /** Breaks off what is under way. */
  close(): Promise<void>
}

export interface ClientOptions {
  routes: readonly Route[]
  /** What may be asked although it is not public. */
  allow: readonly Allowed[]
  /** `http://host:port`. Names are then resolved by the proxy, which must keep private addresses out itself. */
  proxy?: string | undefined
  userAgent: string
  limits?: Partial<Limits>
  lookup?: Lookup
  telemetry?: Telemetry
  /** Whom it asks, as it is counted; sources unless told. */
  purpose?: Purpose
}

type Outcome = Response | { next: Hop }

/** What is asked of every hop of a request. */
interface HopOptions {
  maxBytes: number
  partial: boolean
  follows: boolean
  timeoutMs: number | undefined
}

/** A caller waits for the answer: a name that takes longer is looked at when it is asked. */
const lookupMs = 2_000

/** Headers that belong to the connection: from a caller they could only confuse the server about who asks for what. */
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
  // Loaded at the first request: Undici takes megabytes, and a process that asks nobody does without.
  const loadTransport = () =>
    transport ??= import('./egress/transport.ts').then(({ createTransport }) => createTransport({ guard, routes, proxy, limits }))
  const slots = createSlots({ each: limits.perOrigin, all: limits.connections })
  const closed = new AbortController()

  function firstHop(request: Request): Hop {
    const url = URL.parse(request.url)
    if (!url) throw refused('what was to be asked is not an address')
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
      if (remaining === 0) throw new SourceFailure('UPSTREAM_ERROR', `the source redirected more than ${redirects} times`)
      hop = answer.next
    }
  }

  async function exchange(hop: Hop, terms: HopOptions, signal: AbortSignal): Promise<Outcome> {
    const release = await slots.acquire(hop.url.origin, signal)
    // Undici settles an abort only after connecting: the caller goes at once, the slot stays taken with the socket.
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
        const failure = run.signal.aborted ? run.signal.reason : toSourceFailure(thrown)
        outcome = outcomeOf(failure)
        throw failure
      } finally {
        work.end({ purpose, method: request.method ?? 'GET', outcome, status })
      }
    },
    async refusal(address) {
      const url = URL.parse(address)
      if (!url) return 'what was to be asked is not an address'
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
