import { isIP } from 'node:net'
import type { LookupFunction } from 'node:net'
import { Agent, buildConnector, Pool, ProxyAgent } from 'undici'
import type { Dispatcher } from 'undici'
import { SourceFailure } from '../kit/failures.ts'
import { addressesWithin, type Guard } from './guard.ts'
import type { Limits } from './limits.ts'
import { authorizationHeader } from './proxy.ts'
import { applyRoute, findRoute } from './routes.ts'
import type { Route } from './routes.ts'

interface Outgoing {
  method: 'GET' | 'POST' | 'HEAD'
  headers: Record<string, string>
  body?: string
  signal: AbortSignal
  /** In place of the limits' `idleMs`. */
  headersTimeout?: number
  bodyTimeout?: number
}

/** One exchange with the outside world by the way that the operator set: a route, the proxy, or straight out. */
export interface Transport {
  request(url: URL, outgoing: Outgoing): Promise<Dispatcher.ResponseData>
  close(): Promise<void>
}

interface Parts {
  guard: Guard
  routes: readonly Route[]
  proxy: URL | undefined
  limits: Limits
}

export function createTransport({ guard, routes, proxy, limits }: Parts): Transport {
  const { connectMs: timeout, idleMs, headerBytes } = limits
  const options = {
    headersTimeout: idleMs, bodyTimeout: idleMs, maxHeaderSize: headerBytes, keepAliveMaxTimeout: 30_000,
  }
  const perOriginOptions = { ...options, connections: limits.perOrigin }
  // Apart: a connection to a place that the operator named must never carry a request that was not led there.
  const trusted = new Agent({ ...options, connect: { timeout } })
  const direct = new Agent({
    ...options, factory: origin => new Pool(origin, { ...perOriginOptions, connect: pinnedConnector(new URL(origin), guard, timeout) }),
  })
  const tunnels = proxy && new ProxyAgent({
    ...options,
    uri: proxy.href,
    proxyTls: { timeout },
    requestTls: { timeout },
    clientFactory: (origin, given) => new Pool(origin, { ...options, ...given, headersTimeout: timeout }),
    factory: (origin, given) => new Pool(origin, { ...perOriginOptions, ...given }),
  })

  /** Plain http is forwarded and not tunnelled: many proxies make tunnels to port 443 only. */
  function forward(url: URL, { headers, ...outgoing }: Outgoing, to: URL): Promise<Dispatcher.ResponseData> {
    return trusted.request({
      ...outgoing, origin: to.origin, path: url.href, headers: { ...headers, ...authorizationHeader(to), host: url.host },
    })
  }

  return {
    async request(url, outgoing) {
      const route = findRoute(routes, url)
      guard.check(url, route?.from === url.origin)
      if (route) return trusted.request({ ...outgoing, ...target(applyRoute(route, url)) })
      if (!proxy || !tunnels) return direct.request({ ...outgoing, ...target(url) })
      await checkBeforeProxy(url, guard, timeout)
      if (url.protocol === 'https:') return tunnels.request({ ...outgoing, ...target(url) })
      const answer = await forward(url, outgoing, proxy)
      if (answer.statusCode !== 407) return answer
      await answer.body.dump()
      throw new SourceFailure('UPSTREAM_UNREACHABLE', 'the proxy asks for credentials')
    },
    async close() {
      await Promise.all([trusted.destroy(), direct.destroy(), tunnels?.destroy()])
    },
  }
}

const target = ({ origin, pathname, search }: URL) => ({ origin, path: pathname + search })

/** Connects to nothing but the addresses it has just checked; literal ones, which no resolver sees, are checked too. */
function pinnedConnector(url: URL, guard: Guard, timeout: number): buildConnector.connector {
  return (options, callback) => {
    addressesWithin(guard, url, timeout).then(addresses => {
      const checked = addresses.map(address => ({ address, family: isIP(address) }))
      // Later, as a resolver answers: a socket that fails at once would fail before anybody listens to it.
      const lookup: LookupFunction = (_name, { all }, found) =>
        process.nextTick(() => all ? found(null, checked) : found(null, checked[0]!.address, checked[0]!.family))
      const connect = buildConnector({ timeout, lookup, autoSelectFamily: true, autoSelectFamilyAttemptTimeout: 500 })
      connect(options, callback)
    }, cause => callback(cause, null))
  }
}

/** The proxy resolves names itself, and may know names that this machine does not; what it does know must be public. */
async function checkBeforeProxy(url: URL, guard: Guard, timeout: number): Promise<void> {
  try {
    await addressesWithin(guard, url, timeout)
  } catch (failure) {
    if (failure instanceof SourceFailure && failure.code === 'EGRESS_REFUSED') throw failure
  }
}
