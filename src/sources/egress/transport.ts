/*
 * How one outgoing request leaves the process
 *
 * `client.send` runs each hop of a request through these stages. A failure in any stage ends the request.
 *
 * 1. Governor: entered when a hop starts; left when its origin has a free slot and its budget allows a request, or when
 *    the wait cannot end before the deadline.
 * 2. Guard: checks the URL alone (scheme, credentials, port, literal address, reserved name). Left with
 *    `EGRESS_REFUSED`, or towards one of three ways out:
 *    a. A route that the operator configured. Only scheme and credentials of the URL are checked.
 *    b. The proxy, which resolves the name. A name that this machine can resolve must be public. Only a terminal with a
 *       SOCKS proxy looks nothing up, because name servers would learn what goes through Tor.
 *    c. A direct connection.
 * 3. Resolve: for a direct connection, entered only if no open connection to the origin is free. Every address of the
 *    name must be allowed; one private address refuses the whole name.
 * 4. Pin: the connector gets the checked addresses and no resolver. A second DNS answer cannot change the target
 *    (DNS rebinding).
 * 5. Connect: TCP and TLS, at most `connectMs`. The last TLS session of the origin is resumed if the server allows it,
 *    also after all its connections have ended, because sweeps ask the same sites again. Left with a response after at
 *    most `idleMs` of silence.
 * 6. Redirect: entered on a 3xx with a location. The next hop starts at stage 1 with its own guard and addresses.
 * 7. Body: entered on any other response. Left when the body ended, exceeded `maxBytes`, or was silent for `idleMs`.
 * 8. End: the slot is released, the governor gets the outcome, and the connection stays open for the next request. Too
 *    many idle connections of all origins together close the oldest one.
 *
 * The trade: each new connection needs the addresses of its name, which names.ts keeps for their TTL, and a name with
 * one private address is lost as a source. In return, no URL from outside (redirect, webhook, page) can reach a private
 * address. Routes and direct connections have separate pools, so a connection to the operator's server never carries a
 * request that was not routed to it.
 */
import { createSecureContext, TLSSocket, type SecureContext } from 'node:tls'
import type { buildConnector, Dispatcher } from 'undici'
import { createByteCache } from '../../lib/byte-cache.ts'
import { once } from '../../lib/once.ts'
import { addressesWithin, checkBeforeProxy, type Guard } from './guard.ts'
import type { Limits } from './limits.ts'
import { createIdleClients } from './idle-clients.ts'
import { createOriginClients } from './origin-clients.ts'
import { dial, proxyAnswered, proxyUnreachable } from './dial.ts'
import { exchangeFailure } from './failure.ts'
import { lookupOf } from './pinned-lookup.ts'
import { authorizationHeader, proxyAddress, tlsNameOf, type Proxy } from './proxy.ts'
import { applyRoute, findRoute } from './routes.ts'
import type { Route } from './routes.ts'
import { loadUndici } from './undici.ts'

interface Outgoing {
  method: 'GET' | 'POST' | 'HEAD'
  headers: Record<string, string>
  body?: string
  signal: AbortSignal
  /**
   * `headersTimeout` limits the wait for the response headers, `bodyTimeout` the time between two chunks of the body.
   * Both are in milliseconds. Default: `idleMs` of the limits.
   */
  headersTimeout?: number
  bodyTimeout?: number
}

/** Sends one request through a route, through the proxy or directly. */
export interface Transport {
  request(url: URL, outgoing: Outgoing): Promise<Dispatcher.ResponseData>
  close(): Promise<void>
}

interface Parts {
  guard: Guard
  routes: readonly Route[]
  proxy: Proxy | undefined
  /** `true` if nothing is looked up here for requests through the proxy. */
  onlyProxyResolves: boolean
  limits: Limits
  /** Returns the maximum number of connections to an origin. */
  placesOf: (origin: string) => number
}

/** Maximum size of the kept TLS sessions of all origins. One has one to three kilobytes. */
const maxSessionBytes = 2 * 1024 * 1024

export function createTransport({ guard, routes, proxy, onlyProxyResolves, limits, placesOf }: Parts): Transport {
  const { Agent, buildConnector, Client, Dispatcher } = loadUndici()
  const { connectMs, idleMs, headerBytes } = limits
  const options = {
    headersTimeout: idleMs, bodyTimeout: idleMs, maxHeaderSize: headerBytes, keepAliveMaxTimeout: 30_000,
  }
  // Pools for the servers that the operator configured: the targets of routes, and the proxy for plain http requests.
  // They do not check addresses, so no other requests may use their connections.
  const operatorPool = new Agent({ ...options, connect: { timeout: connectMs } })
  const connectToOperator = buildConnector({ timeout: connectMs })
  const forwardPool = proxy && new Agent({
    ...options,
    connect: (to, callback) => connectToOperator({ ...to, ...tlsNameOf(proxy) }, callback),
  })
  const secureContext = once(() => createSecureContext())
  // The agent drops the dispatcher of an origin, and what it holds, with the last connection.
  const sessions: Sessions = createByteCache(maxSessionBytes)
  const idle = createIdleClients(limits.maxIdleConnections)
  /** Creates a pool whose connections are opened by the connector of their origin. */
  const poolWith = (connectorOf: (url: URL) => buildConnector.connector) => new Agent({
    ...options,
    factory: origin => {
      const url = new URL(origin)
      const connect = connectorOf(url)
      const createClient = () => new Client(url, { ...options, connect })
      return createOriginClients({
        Dispatcher,
        createClient,
        places: placesOf(url.origin),
        idle,
      })
    },
  })
  const parts = { buildConnector, connectMs, secureContext, sessions }
  const directPool = poolWith(url => pinnedConnector(url, { ...parts, guard }))
  const tunnelPool = proxy && poolWith(url => tunnelConnector(url, { ...parts, proxy }))

  /**
   * Sends a request for a plain http URL to the proxy, which forwards it. Uses no tunnel, because many proxies allow
   * tunnels to port 443 only.
   */
  async function forward(
    url: URL, { headers, ...outgoing }: Outgoing, to: Proxy, pool: Dispatcher,
  ): Promise<Dispatcher.ResponseData> {
    const response = await pool.request({
      ...outgoing,
      origin: proxyAddress(to),
      path: url.href,
      headers: { ...headers, ...authorizationHeader(to), host: url.host },
    }).catch((cause: unknown) => {
      // every connection of this way goes to the proxy
      throw exchangeFailure(cause).code === 'UPSTREAM_UNREACHABLE' ? proxyUnreachable(cause) : cause
    })
    if (!isOfProxy(response)) return response
    await response.body.dump()
    throw proxyAnswered(response.statusCode, response.headers)
  }

  return {
    async request(url, outgoing) {
      const route = findRoute(routes, url)
      guard.check(url, route?.from === url.origin)
      if (route) return operatorPool.request({ ...outgoing, ...originAndPath(applyRoute(route, url)) })
      if (!proxy || !tunnelPool || !forwardPool) return directPool.request({ ...outgoing, ...originAndPath(url) })
      if (!onlyProxyResolves) await checkBeforeProxy(url, guard, connectMs)
      return url.protocol === 'https:' || proxy.scheme === 'socks5'
        ? tunnelPool.request({ ...outgoing, ...originAndPath(url) })
        : forward(url, outgoing, proxy, forwardPool)
    },
    async close() {
      const pools = [operatorPool, directPool, ...tunnelPool ? [tunnelPool] : [], ...forwardPool ? [forwardPool] : []]
      await Promise.all(pools.map(pool => pool.destroy()))
    },
  }
}

/**
 * `true` if a response to a forwarded request is the proxy's own: 407, or one with a header for errors of proxies.
 * https://www.rfc-editor.org/rfc/rfc9209#section-2.1.1, and the header of Squid
 */
const isOfProxy = ({ statusCode, headers }: Dispatcher.ResponseData): boolean =>
  statusCode === 407 || headers['x-squid-error'] !== undefined || /;\s*error=/.test(String(headers['proxy-status']))

const originAndPath = ({ origin, pathname, search }: URL) => ({ origin, path: pathname + search })

type Sessions = ReturnType<typeof createByteCache<Buffer>>

interface ConnectorParts {
  buildConnector: typeof buildConnector
  /** Time limit of the name lookup, and of the handshakes, in milliseconds. */
  connectMs: number
  /** Returns the trusted certificates and the settings of TLS. All origins share them, because each copy is large. */
  secureContext: () => SecureContext
  /** The last TLS session of each origin. */
  sessions: Sessions
}

/**
 * Returns the connector of one origin. It connects only to addresses that the guard has just checked. If the URL
 * contains an address instead of a name, the guard checks this address too.
 */
function pinnedConnector(
  url: URL, { guard, ...parts }: ConnectorParts & { guard: Guard },
): buildConnector.connector {
  return (options, callback) => {
    addressesWithin(guard, url, parts.connectMs).then(addresses => {
      connectTo(url, parts, options, callback, {
        lookup: lookupOf(addresses),
        autoSelectFamily: true,
        autoSelectFamilyAttemptTimeout: 500,
      })
    }, (cause: Error) => callback(cause, null))
  }
}

/** Returns the connector of one origin through a proxy. The name of the origin goes to the proxy. */
function tunnelConnector(url: URL, { proxy, ...parts }: ConnectorParts & { proxy: Proxy }): buildConnector.connector {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const port = url.port === '' ? url.protocol === 'https:' ? 443 : 80 : Number(url.port)
  const ms = proxy.scheme === 'socks5' ? parts.connectMs * torFactor : parts.connectMs
  return (options, callback) => {
    dial(proxy, host, port, ms).then(socket => {
      if (url.protocol === 'https:') connectTo(url, parts, { ...options, httpSocket: socket }, callback)
      else callback(null, socket)
    }, (cause: Error) => callback(cause, null))
  }
}

/** Tor first builds a circuit, which takes longer than a connection. */
const torFactor = 2

/** Opens a connection of one origin, with TLS for https. The last TLS session of the origin is resumed. */
function connectTo(
  { origin, protocol }: URL, { buildConnector, connectMs, secureContext, sessions }: ConnectorParts,
  options: buildConnector.Options, callback: buildConnector.Callback, more: buildConnector.BuildOptions = {},
): void {
  const connect = buildConnector({
    timeout: connectMs,
    ...more,
    ...protocol === 'https:' && { secureContext: secureContext(), session: sessions.get(origin), maxCachedSessions: 0 },
  })
  connect(options, (...result) => {
    const [, socket] = result
    if (socket instanceof TLSSocket) {
      socket.on('session', (session: Buffer) => sessions.set(origin, session, session.length))
    }
    callback(...result)
  })
}
