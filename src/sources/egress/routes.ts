import { parseEntries, splitEntries } from '../../lib/entries.ts'

/**
 * Sends requests to a server that the operator chose, instead of to the source. A request for the origin `from` (`*`:
 * every origin) goes to `to` + path + query. `{host}` in `to` is replaced by the requested host.
 * The route `from` `whois` has all questions to WHOIS servers, which go to the host and port of `to`.
 */
export interface Route {
  from: string
  to: string
}

/**
 * Parses `origin=URL` entries and `whois=host:port`, separated by commas or whitespace.
 * Examples: `https://api.github.com=http://127.0.0.1:9100/api.github.com`, `*=http://127.0.0.1:9100/{host}`.
 * Throws an `Error` that names the place of the first invalid entry.
 */
export function parseRoutes(text: string): Route[] {
  const routes = parseEntries(splitEntries(text), parseEntry)
  const twice = routes.find(({ from }, index) => routes.findIndex(route => route.from === from) !== index)
  if (twice) throw new Error(`there are two routes for ${twice.from}`)
  return routes
}

/** Returns the route of a request, if any. A route for its origin takes precedence over the route for `*`. */
export function findRoute(routes: readonly Route[], url: URL): Route | undefined {
  return routes.find(({ from }) => from === url.origin) ?? routes.find(({ from }) => from === '*')
}

/** Returns the server that gets all questions to WHOIS servers, if the operator chose one. */
export function whoisRoute(routes: readonly Route[]): { host: string, port: number } | undefined {
  const route = routes.find(({ from }) => from === 'whois')
  if (!route) return undefined
  const { hostname, port } = new URL(route.to)
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) }
}

export function applyRoute({ to }: Route, url: URL): URL {
  return new URL(to.replaceAll('{host}', () => url.host) + url.pathname + url.search)
}

function parseEntry(text: string): Route {
  const cut = text.indexOf('=')
  if (cut < 0) throw invalidEntry('it has no "="')
  const from = text.slice(0, cut)
  if (from === 'whois') return { from, to: parseWhoisTarget(text.slice(cut + 1)) }
  const to = text.slice(cut + 1).replace(/\/$/, '')
  return { from: from === '*' ? from : parseOrigin(from), to: parseTarget(to) }
}

function parseOrigin(from: string): string {
  const url = parseWeb(from)
  if (!url || url.pathname !== '/' || url.search || url.hash) {
    throw invalidEntry('the part before "=" must be an origin or "*"')
  }
  return url.origin
}

function parseTarget(to: string): string {
  const url = parseWeb(to)
  if (!url || url.search || url.hash) throw invalidEntry('the part after "=" must be a URL without a query')
  if (/^[^/]+\/\/[^/]*\{/.test(to)) throw invalidEntry('{host} is allowed in the path only')
  return to
}

function parseWhoisTarget(to: string): string {
  const url = URL.parse(`whois://${to}`)
  const isServer = url && url.hostname && url.port && !url.username && !url.password && url.pathname === ''
  if (!isServer) throw invalidEntry('the part after "whois=" must be host:port')
  return url.href
}

function parseWeb(text: string): URL | undefined {
  const url = URL.parse(text.replaceAll('{host}', 'host'))
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined
}

function invalidEntry(why: string): Error {
  return new Error(`is not a route: ${why}`)
}
