import { once } from 'node:events'
import { connect, isIP, type Socket } from 'node:net'
import { untilAborted } from '../../lib/abort.ts'
import { SourceFailure } from '../failures.ts'
import { dial } from './dial.ts'
import { addressesWithin, checkBeforeProxy, refused, type Guard } from './guard.ts'
import type { Limits } from './limits.ts'
import { lookupOf } from './pinned-lookup.ts'
import type { Proxy } from './proxy.ts'
import { whoisRoute, type Route } from './routes.ts'
import { isWhois, questionOf, whoisPort } from '../../lib/whois-url.ts'

/** Asks WHOIS servers, by the rules of requests: the guard, the routes, the proxy and the time limits are the same. */
export interface WhoisTransport {
  /**
   * Sends the question of a URL `whois://host/question`, and yields the answer in pieces, until the server closes the
   * connection. Throws a `SourceFailure`, or the error of the socket.
   * @param idleMs maximum time without data, in milliseconds
   */
  ask(url: URL, signal: AbortSignal, idleMs?: number): AsyncIterable<Buffer>
}

interface Parts {
  guard: Guard
  routes: readonly Route[]
  proxy: Proxy | undefined
  /** `true` if nothing is looked up here for requests through the proxy. */
  onlyProxyResolves: boolean
  limits: Limits
}

/** https://www.rfc-editor.org/rfc/rfc3912 */
export function createWhoisTransport({ guard, routes, proxy, onlyProxyResolves, limits }: Parts): WhoisTransport {
  const { connectMs } = limits

  async function open(url: URL): Promise<Socket> {
    if (!isWhois(url)) throw refused('this is no address of a WHOIS server')
    const route = whoisRoute(routes)
    guard.check(url, route !== undefined)
    if (route) return opened(connect(route), connectMs)
    if (routes.some(({ from }) => from === '*')) {
      throw refused('all requests go through a route of the operator, and no route is for WHOIS')
    }
    const port = url.port === '' ? whoisPort : Number(url.port)
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (proxy) {
      if (!onlyProxyResolves) await checkBeforeProxy(url, guard, connectMs)
      return dial(proxy, host, port, connectMs)
    }
    const addresses = await addressesWithin(guard, url, connectMs)
    const lookup = isIP(host) ? {} : { lookup: lookupOf(addresses), autoSelectFamily: true }
    return opened(connect({ host, port, ...lookup }), connectMs)
  }

  return {
    async* ask(url, signal, idleMs = limits.idleMs) {
      signal.throwIfAborted()
      const opening = open(url)
      // a connection that opens after the abort has no reader
      signal.addEventListener('abort', () => void opening.then(socket => socket.destroy(), () => {}), { once: true })
      const socket = await untilAborted(opening, signal)
      socket.setTimeout(idleMs, () => socket.destroy(new SourceFailure('UPSTREAM_TIMEOUT', 'the server fell silent')))
      socket.write(`${questionOf(url)}\r\n`)
      yield* socket as AsyncIterable<Buffer>
    },
  }
}

/** Resolves when a socket is connected. Rejects with its error, or with `UPSTREAM_TIMEOUT` after `ms` milliseconds. */
async function opened(socket: Socket, ms: number): Promise<Socket> {
  socket.setTimeout(ms, () => socket.destroy(new SourceFailure('UPSTREAM_TIMEOUT', 'the connection timed out')))
  await once(socket, 'connect')
  socket.setTimeout(0)
  socket.removeAllListeners('timeout')
  return socket
}
