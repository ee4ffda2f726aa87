import { isIP } from 'node:net'

/** Port of a proxy whose address has none. */
const defaultPorts: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443, 'socks5:': 1080 }

/** Other names of `socks5`: of curl for a proxy that resolves names, and the short one. */
const socksNames = /^socks(?:5h)?:/i

/** A proxy for outgoing requests. */
export interface Proxy {
  scheme: 'http' | 'https' | 'socks5'
  /** Name or address, without brackets. */
  host: string
  port: number
  /** `undefined` if the proxy needs no login. */
  login: { user: string, password: string } | undefined
}

/**
 * Parses the address of a proxy. A SOCKS proxy resolves the names of requests, also with the scheme `socks5`. Throws an
 * `Error` if it is not valid. The message has no part of the address, which can have a password.
 */
export function parseProxy(text: string): Proxy {
  const url = URL.parse(text.replace(socksNames, 'socks5:'))
  const port = url === null ? undefined : defaultPorts[url.protocol]
  const isMore = url !== null && (!/^\/?$/.test(url.pathname) || url.search !== '' || url.hash !== '')
  if (!url?.hostname || port === undefined || url.port === '0' || isMore) {
    throw new Error('must be an address of the form http://host:port, https://host:port or socks5://host:port')
  }
  const [user, password] = [url.username, url.password].map(decodeLogin) as [string, string]
  if (url.protocol === 'socks5:') refuseSocksLogin(user, password)
  else if (/:|\p{Cc}/u.test(user) || /\p{Cc}/u.test(password)) { // https://www.rfc-editor.org/rfc/rfc7617#section-2
    throw new Error('must have a login without control characters, and a user without a colon')
  }
  return {
    scheme: url.protocol.slice(0, -1) as Proxy['scheme'],
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? port : Number(url.port),
    login: user === '' && password === '' ? undefined : { user, password },
  }
}

/** https://www.rfc-editor.org/rfc/rfc1929#section-2 */
function refuseSocksLogin(user: string, password: string): void {
  if ((user === '') !== (password === '')) throw new Error('must have a user and a password, or none')
  if ([user, password].every(text => Buffer.byteLength(text) <= 255)) return
  throw new Error('must have a user and a password of at most 255 bytes')
}

function decodeLogin(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new Error('must have its login percent-encoded in UTF-8')
  }
}

/** Returns the address of a proxy without its login. */
export function proxyAddress({ scheme, host, port }: Proxy): string {
  return `${scheme}://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/**
 * Returns the name for which a proxy must have a certificate. Without this option, TLS uses the `host` header, which
 * names the target. Empty for an address: https://www.rfc-editor.org/rfc/rfc6066#section-3
 */
export const tlsNameOf = ({ host }: Proxy): { servername: string } => ({ servername: isIP(host) ? '' : host })

/** Returns the `proxy-authorization` header for a proxy that needs a login. */
export function authorizationHeader({ login }: Proxy): Record<string, string> {
  if (login === undefined) return {}
  return { 'proxy-authorization': `Basic ${Buffer.from(`${login.user}:${login.password}`).toString('base64')}` }
}
