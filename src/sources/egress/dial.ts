import { request as requestHttp, type IncomingHttpHeaders } from 'node:http'
import { request as requestHttps } from 'node:https'
import { connect, type Socket } from 'node:net'
import { SourceFailure } from '../failures.ts'
import { authorizationHeader, tlsNameOf, type Proxy } from './proxy.ts'
import { loadUndici, type SocksClient } from './undici.ts'

/**
 * Opens a connection to a host through a proxy, which resolves its name. Rejects with `UPSTREAM_UNREACHABLE` if the
 * proxy reports that it cannot reach the host, else with `PROXY_FAILED`. The message has the answer of the proxy, and
 * neither the host nor the login.
 * @param ms time limit, in milliseconds, with the connection of the proxy to the host
 */
export function dial(proxy: Proxy, host: string, port: number, ms: number): Promise<Socket> {
  return proxy.scheme === 'socks5' ? dialSocks(proxy, host, port, ms) : dialHttp(proxy, host, port, ms)
}

export const proxyFailed = (answer: string, cause?: unknown): SourceFailure =>
  new SourceFailure('PROXY_FAILED', `the proxy ${answer}`, { cause })

const targetUnreachable = (text: string, cause?: unknown): SourceFailure =>
  new SourceFailure('UPSTREAM_UNREACHABLE', `through the proxy: ${text}`, { cause })

/** Returns the failure of a request to which the proxy itself answers with a status. */
export function proxyAnswered(status: number, headers: IncomingHttpHeaders): SourceFailure {
  // Squid answers 503 and names the reason in this header
  const isOfTarget = [502, 504].includes(status) || /^ERR_(CONNECT|DNS)_FAIL\b/.test(String(headers['x-squid-error']))
  if (isOfTarget) return targetUnreachable(`no connection (${status})`)
  return proxyFailed(`answered ${status}${status === 407 ? ': it requires another login' : ''}`)
}

/** Returns the failure of a connection to the proxy itself. */
export function proxyUnreachable(cause: unknown): SourceFailure {
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : ''
  return proxyFailed(`cannot be reached${code}`, cause)
}

const silent = () => proxyFailed('did not answer in time')

/** https://www.rfc-editor.org/rfc/rfc9110#section-9.3.6 */
function dialHttp(proxy: Proxy, host: string, port: number, ms: number): Promise<Socket> {
  const authority = `${host.includes(':') ? `[${host}]` : host}:${port}`
  const { promise, resolve, reject } = Promise.withResolvers<Socket>()
  const request = (proxy.scheme === 'https' ? requestHttps : requestHttp)({
    host: proxy.host,
    port: proxy.port,
    ...tlsNameOf(proxy),
    method: 'CONNECT',
    path: authority,
    headers: { host: authority, ...authorizationHeader(proxy) },
    agent: false,
  })
  const timer = setTimeout(() => request.destroy(silent()), ms)
  request.on('connect', ({ statusCode = 0, headers }, socket) => {
    if (statusCode >= 200 && statusCode < 300) return resolve(socket)
    socket.destroy()
    reject(proxyAnswered(statusCode, headers))
  }).on('error', error => reject(error instanceof SourceFailure ? error : proxyUnreachable(error))).end()
  return promise.finally(() => clearTimeout(timer))
}

/** https://www.rfc-editor.org/rfc/rfc1928, https://www.rfc-editor.org/rfc/rfc1929 */
function dialSocks({ host: proxyHost, port: proxyPort, login }: Proxy, host: string, port: number, ms: number) {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>()
  const socket = connect({ host: proxyHost, port: proxyPort })
  const { Socks5Client } = loadUndici()
  const client: SocksClient = new Socks5Client(socket, { username: login?.user, password: login?.password })
  const fail = (failure: SourceFailure) => {
    socket.destroy()
    reject(failure)
  }
  const timer = setTimeout(() => fail(silent()), ms)
  let isReached = false
  socket.once('connect', () => {
    isReached = true
    client.handshake()
  })
  client.on('authenticated', () => client.connect(host, port)).on('connected', () => resolve(socket))
    .on('close', () => fail(proxyFailed('closed the connection')))
    // stays until the socket closes: later errors belong to the request
    .on('error', error => fail(isReached ? socksFailure(error) : proxyUnreachable(error)))
  return promise.finally(() => clearTimeout(timer))
}

/** Replies of a SOCKS proxy about the target, by the number at the end of undici's error code. */
const targetReplies: Readonly<Record<string, string>> = {
  3: 'network unreachable',
  4: 'host unreachable, or its name is unknown',
  5: 'connection refused',
  6: 'time to live expired',
}

/** Replies of a SOCKS proxy about itself and about the request. */
const socksReplies: Readonly<Record<string, string>> = {
  1: 'general failure',
  2: 'its rules do not allow the connection',
  7: 'the command is not supported',
  8: 'the type of address is not supported',
}

function socksFailure(error: Error): SourceFailure {
  const code = 'code' in error ? String(error.code) : ''
  const reply = /^UND_ERR_SOCKS5_REPLY_(\d+)$/.exec(code)?.[1]
  const ofTarget = reply && targetReplies[reply]
  return ofTarget ? targetUnreachable(ofTarget, error) : proxyFailed(socksText(code, reply), error)
}

function socksText(code: string, reply: string | undefined): string {
  if (reply !== undefined) return `answered ${reply}: ${socksReplies[reply] ?? 'unknown reply'}`
  if (code === 'UND_ERR_SOCKS5_AUTH_FAILED') return 'refused the login'
  if (code === 'UND_ERR_SOCKS5_AUTH_REJECTED') return 'requires another login'
  return code.startsWith('UND_ERR_SOCKS5') ? 'does not speak SOCKS5' : `closed the connection${code && ` (${code})`}`
}
