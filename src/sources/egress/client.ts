/*
 * The only way out of the process: every request to the outside world goes through `Client.send`.
 *
 * `send` sets the deadline of the whole request, follows redirects hop by hop, asks the governor before each hop, and
 * counts the outcome. The rest is in this folder: names.ts finds addresses, guard.ts decides which are allowed,
 * transport.ts opens the connections (its opening describes all stages of a request), exchange.ts sends one hop,
 * redirect.ts builds the next one, body.ts reads and decodes the body.
 */
import type { DnsQuestion } from '../../lib/dns-wire.ts'
import { createSemaphore } from '../../lib/semaphore.ts'
import { noTelemetry, type EgressOutcome, type Purpose, type Telemetry } from '../../lib/telemetry.ts'
import { SourceFailure } from '../failures.ts'
import type { Budgets } from '../governor/budgets.ts'
import { createGovernor } from '../governor/governor.ts'
import { unlimitedBudgets } from '../governor/memory.ts'
import { limitOf, type OriginLimit } from '../governor/origin-limits.ts'
import type { AllowedTarget } from './allow.ts'
import { withDeadline } from './deadline.ts'
import { createExchange, type HopOptions, type Response } from './exchange.ts'
import { exchangeFailure } from './failure.ts'
import { addressesWithin, createGuard, refused, schemeRefusal, type Lookup } from './guard.ts'
import { defaultLimits, type Limits } from './limits.ts'
import { processNames } from './names.ts'
import type { PageSearch } from './page.ts'
import { parseProxy, type Proxy } from './proxy.ts'
import type { Hop } from './redirect.ts'
import { egressOutcome } from './request-outcome.ts'
import { dnsResponse } from './dns-response.ts'
import { createResolver, type Resolver } from './resolver.ts'
import { parseResolver } from './resolver-address.ts'
import { reportSending } from './sending.ts'
import type { Route } from './routes.ts'
import { createTransport, type Transport } from './transport.ts'
import { createWhoisTransport } from './whois.ts'
import { isWhois } from '../../lib/whois-url.ts'

export type { Response }

/** One request to the outside world. */
export interface Request {
  /** Address, or `whoisUrl` for a question to a WHOIS server, whose answer has the status 200. */
  url: string
  method?: 'GET' | 'POST' | 'HEAD'
  /** Headers that belong to the connection, such as `host` and `content-length`, are ignored. */
  headers?: Record<string, string>
  body?: string
  /** Maximum size of the decompressed body, in bytes (256 KiB by default). A larger one is `UPSTREAM_TOO_LARGE`. */
  maxBytes?: number
  /** If `true`, a larger body is cut after `maxBytes` instead of failing. The rest is not read. */
  mayTruncate?: boolean
  /** If set, a larger body is searched for texts instead of failing (`egress/page.ts`). */
  search?: PageSearch
  /** Maximum number of redirects to follow. Default: 3. With 0, a 3xx response is returned unchanged. */
  redirects?: number
  /**
   * The DNS question that the request asks the public resolver. If the operator has named a resolver, it is asked
   * instead, and its answer has the form of `dnsResponse` (`egress/dns-response.ts`).
   */
  question?: DnsQuestion
  /** Timeout for a slow source, in milliseconds. Replaces both `idleMs` and `totalMs` of the limits. */
  timeoutMs?: number
}

export interface Client {
  /**
   * Sends a request and resolves for every HTTP status. Rejects with a `SourceFailure`, whose message never contains
   * the URL. Rejects with the signal's reason if the signal aborts.
   */
  send(request: Request, signal?: AbortSignal): Promise<Response>
  /**
   * Returns the reason why the egress rules refuse `url`. Returns `undefined` if they allow it. If the name cannot be
   * resolved at the moment, only its port is checked.
   */
  egressRefusal(url: string): Promise<string | undefined>
  /** Aborts all requests in flight. */
  close(): Promise<void>
}

export interface ClientOptions {
  routes: readonly Route[]
  /** Private hosts and address ranges that may be requested. */
  allow: readonly AllowedTarget[]
  /**
   * URL of a proxy, as `parseProxy` reads it. The proxy resolves names, so it must refuse private addresses itself.
   * Names are also looked up here, and one that has a private address is refused.
   */
  proxy?: string | undefined
  /**
   * If `true`, nothing is looked up here for requests through a SOCKS proxy: for the searches of one person, whose name
   * servers must not learn them. Ignored for webhooks, because others choose their URLs. Default: `false`.
   */
  onlySocksResolves?: boolean
  /** Address of the operator's resolver, as `parseResolver` reads it. Default: the public one. */
  resolver?: string | undefined
  userAgent: string
  limits?: Partial<Limits>
  /** Budgets of the origins. Default: none, so that only the number of concurrent requests is limited. */
  budgets?: Budgets
  originLimits?: Readonly<Record<string, OriginLimit>>
  lookup?: Lookup
  telemetry?: Telemetry
  /** Metrics label of the caller. Default: `source`. */
  purpose?: Purpose
}

/**
 * Time limit of the name lookup in `egressRefusal`, in milliseconds. It is short because a caller waits for the result.
 * A name that is not resolved in time is not refused, since `send` checks it again.
 */
const nameCheckMs = 2_000

export function createClient(options: ClientOptions): Client {
  const { routes, allow, userAgent, lookup = processNames, telemetry = noTelemetry, purpose = 'source' } = options
  const limits = { ...defaultLimits, ...options.limits }
  const guard = createGuard(allow, lookup)
  const proxy = options.proxy === undefined ? undefined : parseProxy(options.proxy)
  const onlyProxyResolves = options.onlySocksResolves === true && proxy?.scheme === 'socks5' && purpose !== 'webhook'
  const { budgets = unlimitedBudgets, originLimits = {} } = options
  const placesOf = (origin: string) =>
    Math.max(limitOf(originLimits, origin)?.parallel ?? 0, limits.maxRequestsPerOrigin)
  let transport: Transport | undefined
  // Created at the first request, because it loads undici, and some commands send no request. An import of the file at
  // that time would load the type stripper of Node.js, another four megabytes, if the compile cache has no such file.
  const openTransport = () => transport ??= createTransport({
    guard,
    routes,
    proxy,
    onlyProxyResolves,
    limits,
    placesOf,
  })
  const governor = createGovernor({
    budgets,
    placesOf,
    limits: originLimits,
    telemetry,
  })
  const exchange = createExchange({
    governor,
    slots: createSemaphore(limits.maxRequests),
    openTransport,
    whois: createWhoisTransport({
      guard,
      routes,
      proxy,
      onlyProxyResolves,
      limits,
    }),
    originLimits,
  })
  const follow = createFollow(exchange, { limits, userAgent, purpose })
  const closed = new AbortController()
  const resolver = options.resolver === undefined ? undefined : operatorResolver(options.resolver, proxy, follow)

  async function answer(request: Request, signal: AbortSignal): Promise<Response> {
    if (!resolver || !request.question) return follow(request, signal)
    reportSending(signal, 'sent')
    return dnsResponse(request.url, await resolver.ask(request.question, signal))
  }

  return {
    async send(request, signal) {
      const span = telemetry.begin('egress')
      const totalMs = request.timeoutMs ?? limits.totalMs
      const callers = [...signal ? [signal] : [], closed.signal]
      let status: number | undefined
      let outcome: EgressOutcome = 'answered'
      try {
        const response = await withDeadline(totalMs, callers, own => answer(request, own), tooSlow)
        status = response.status
        return response
      } catch (thrown) {
        const aborted = callers.find(caller => caller.aborted)
        const failure: unknown = aborted ? aborted.reason : exchangeFailure(thrown)
        outcome = egressOutcome(failure)
        throw failure
      } finally {
        span.end({ purpose, method: request.method ?? 'GET', outcome, status })
      }
    },
    async egressRefusal(address) {
      const url = URL.parse(address)
      if (!url) return 'this is not a valid URL'
      if (isWhois(url)) return schemeRefusal
      const hasRoute = routes.some(({ from }) => from === url.origin)
      try {
        guard.check(url, hasRoute)
        if (!hasRoute && !onlyProxyResolves) await addressesWithin(guard, url, nameCheckMs)
      } catch (failure) {
        if (failure instanceof SourceFailure && failure.code === 'EGRESS_REFUSED') return failure.message
        return guard.unresolvedFault(url)
      }
      return undefined
    },
    async close() {
      closed.abort(new SourceFailure('UPSTREAM_UNREACHABLE', 'the client is closed'))
      budgets.close()
      resolver?.close()
      await transport?.close()
    },
  }
}

type Follow = (request: Request, signal: AbortSignal) => Promise<Response>

/** Returns a function that sends a request, and follows the redirects of its answer. */
function createFollow(
  exchange: ReturnType<typeof createExchange>,
  { limits, userAgent, purpose }: { limits: Limits, userAgent: string, purpose: Purpose },
): Follow {
  return async (request, signal) => {
    const { maxBytes = limits.maxBytes, mayTruncate = false, redirects = limits.redirects, search, timeoutMs } = request
    const options: HopOptions = {
      maxBytes,
      mayTruncate,
      search,
      follows: redirects > 0,
      timeoutMs,
    }
    let hop = firstHop(request, userAgent)
    if (isWhois(hop.url) && purpose !== 'source') throw refused(schemeRefusal)
    for (let remaining = redirects; ; remaining--) {
      const result = await exchange(hop, options, signal)
      if (!('next' in result)) return result
      if (remaining === 0) {
        throw new SourceFailure('UPSTREAM_ERROR', `the source redirected more than ${redirects} times`)
      }
      hop = result.next
    }
  }
}

const operatorResolver = (resolver: string, proxy: Proxy | undefined, follow: Follow): Resolver => createResolver({
  address: parseResolver(resolver),
  proxy,
  async fetchMessage(url, signal) {
    const { status, body } = await follow({ url, headers: { accept: 'application/dns-message' } }, signal)
    if (status !== 200) throw new SourceFailure('UPSTREAM_ERROR', `the resolver answered ${status}`)
    return body
  },
})

const tooSlow = () => new SourceFailure('UPSTREAM_TIMEOUT', 'the response was not complete in time')

/**
 * Headers that belong to the connection. They could change the host or the framing of the request, so callers cannot
 * set them.
 */
const connectionHeaders = new Set([
  'host', 'connection', 'keep-alive', 'content-length', 'transfer-encoding', 'te', 'trailer', 'upgrade', 'expect',
  'accept-encoding', 'proxy-authorization', 'proxy-connection',
])

function firstHop(request: Request, userAgent: string): Hop {
  const url = URL.parse(request.url)
  if (!url) throw refused('this is not a valid URL')
  url.hash = ''
  const ownHeaders = Object.entries(request.headers ?? {})
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name]) => !connectionHeaders.has(name))
  return {
    url,
    method: request.method ?? 'GET',
    headers: { 'accept': '*/*', 'user-agent': userAgent, ...Object.fromEntries(ownHeaders) },
    body: request.body,
  }
}
