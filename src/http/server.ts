import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type Koa from 'koa'
import { headersTooLarge, methodNotAllowed, requestTimeout, validationError, type Failure } from '../errors.ts'
import type { Clock } from '../lib/clock.ts'
import { listen, type Listening } from '../lib/listen.ts'
import type { Log } from '../lib/log.ts'
import { createErrorBody } from './errors.ts'
import { limitConnections, type ConnectionLimit } from './connection-limit.ts'
import { createExchanges, type Exchange } from './exchanges.ts'
import type { Operation } from './operation.ts'
import { failReading } from './read-bytes.ts'
import type { State } from './response.ts'
import { allMethods } from './routes.ts'

// An import statement would read every export of node:http. This would load fetch and WebSockets, which take 14 MB and
// are not needed.
const { createServer: createHttpServer, STATUS_CODES } = process.getBuiltinModule('node:http')

export interface Server {
  /** Listens. Port 0 selects a free port. Rejects if the port is in use. */
  listen(host: string, port: number): Promise<Listening>
  /**
   * Refuses new connections and waits up to `graceMs` milliseconds for running requests. Then closes all connections.
   */
  close(graceMs: number): Promise<void>
}

export interface ServerOptions {
  /** Operations of the app. A body is read only for the methods that take one. */
  operations: readonly Pick<Operation, 'method' | 'body'>[]
  app: Koa<State>
  log: Log
  clock: Clock
  environment: string
  /** Headers of responses to malformed HTTP requests. The app does not see these requests. */
  headers?: Readonly<Record<string, string>>
  /** Limit of connections for each address. Default: none. */
  connections?: Pick<ConnectionLimit, 'max' | 'trustProxy'>
  /** Time within which a complete request must arrive, in milliseconds. Default: 30 s. */
  requestTimeoutMs?: number
  /** Time after which a client that reads nothing of its response is disconnected, in milliseconds. Default: 60 s. */
  stalledClientTimeoutMs?: number | undefined
}

const maxHeaderBytes = 16 * 1024

const malformedRequest = () => validationError({ message: 'This is not a well-formed HTTP request' })

/** Creates a Node server for an app. The server limits requests, and responds to malformed requests itself. */
export function createServer(
  {
    app,
    operations,
    log,
    clock,
    environment,
    headers = {},
    connections = { max: Infinity, trustProxy: [] },
    requestTimeoutMs = 30_000,
    stalledClientTimeoutMs = 60_000,
  }: ServerOptions,
): Server {
  const errorBody = createErrorBody({ clock, environment })
  const handle = app.callback()
  const bodyMethods = new Set(operations.filter(({ body }) => body !== 'none').map(({ method }) => method))
  const exchanges = createExchanges(({ request, response }) => void handle(request, response), bodyMethods)
  const admit = limitConnections({
    ...connections,
    report: refused => log.warn({}, `${refused} connections refused: too many of one address are open`),
  })
  const server = createHttpServer({
    maxHeaderSize: maxHeaderBytes,
    headersTimeout: Math.min(10_000, requestTimeoutMs),
    requestTimeout: requestTimeoutMs,
    connectionsCheckingInterval: Math.min(1_000, requestTimeoutMs),
    keepAliveTimeout: 65_000,
    requireHostHeader: false, // the app refuses such a request, with the documented error body
  })

  server.on('connection', socket => { if (admit(socket)) exchanges.open(socket) })
  server.on('request', (request, response) => exchanges.begin({ request, response }))
  // Runs if no bytes are sent or received on a connection for `stalledClientTimeoutMs`. Closes the connection if the
  // client does not read waiting bytes, or if no request is in progress. A stream without waiting bytes stays open,
  // because it only waits for its next event.
  server.setTimeout(stalledClientTimeoutMs, socket => {
    if (socket.writableLength > 0 || !exchanges.isBusy(socket)) socket.destroy()
  })
  server.on('checkContinue', (request, response) => {
    continueOnRead(request, response)
    server.emit('request', request, response)
  })
  // Without a listener, Node closes the connection without a response. This server is no proxy.
  server.on('connect', ({ socket }) => {
    socket.on('error', () => socket.destroy()) // the HTTP parser has left the socket
    exchanges.end(socket, rawResponse(errorBody(methodNotAllowed()), { ...headers, Allow: allMethods }))
  })
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const latest = exchanges.latest(socket)
    if (failBody(latest, error.code)) return
    if (socket.destroyed || error.code === 'ECONNRESET') return void socket.destroy()
    // The error is about the body of a request whose response has begun. The protocol allows only one response.
    if (latest?.request.complete === false) return exchanges.end(socket)
    exchanges.end(socket, rawResponse(errorBody(parserFailure(error.code)), headers))
  })

  return {
    listen: (host, port) => listen(server, host, port, log),
    close: graceMs => new Promise(resolve => {
      const idleTimer = setInterval(() => server.closeIdleConnections(), 50)
      const closeTimer = setTimeout(() => server.closeAllConnections(), graceMs)
      server.close(() => {
        clearInterval(idleTimer)
        clearTimeout(closeTimer)
        resolve()
      })
      server.closeIdleConnections()
    }),
  }
}

/**
 * Sends `100 Continue` when the app begins to read the body. If the app refuses the request before, the connection
 * closes, because the client may send the body or the next request.
 * https://www.rfc-editor.org/rfc/rfc9110#section-10.1.1
 */
function continueOnRead(request: IncomingMessage, response: ServerResponse): void {
  const { shouldKeepAlive } = response
  response.shouldKeepAlive = false
  request.once('resume', () => {
    if (response.headersSent) return
    response.shouldKeepAlive = shouldKeepAlive
    response.writeContinue()
  })
}

/**
 * Reports an error in the body of a request that has no response yet. The app responds, and the connection closes.
 * Returns `false` if there is no such request.
 */
function failBody(exchange: Exchange | undefined, code: string | undefined): boolean {
  if (exchange === undefined || code === 'ECONNRESET') return false
  const { request, response } = exchange
  if (request.complete || response.headersSent) return false
  response.shouldKeepAlive = false
  failReading(request, bodyFailure(code))
  return true
}

function bodyFailure(code: string | undefined): Failure {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return requestTimeout()
  const message = code === 'HPE_INVALID_EOF_STATE' ? 'the body ended early' : 'the body is not well-formed HTTP'
  return validationError({ details: [{ path: '', message }] })
}

function parserFailure(code: string | undefined): Failure {
  if (code === 'HPE_HEADER_OVERFLOW') return headersTooLarge()
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return requestTimeout()
  return malformedRequest()
}

function rawResponse(
  { status, body }: { status: number, body: object },
  headers: Readonly<Record<string, string>>,
): string {
  const text = JSON.stringify(body)
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json',
    'X-Content-Type-Options: nosniff',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'Cache-Control: no-store',
    `X-Request-Id: ${randomUUID()}`,
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
    '',
    text,
  ].join('\r\n')
}
