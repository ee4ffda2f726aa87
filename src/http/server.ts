import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type Koa from 'koa'
import { headersTooLarge, requestTimeout, validationError, type Failure } from '../errors.ts'
import type { Clock } from '../lib/clock.ts'
import { listen, type Listening } from '../lib/listen.ts'
import type { Log } from '../lib/log.ts'
import { createErrorBody } from './errors.ts'
import type { State } from './response.ts'

// An import statement reads every export of node:http, which loads fetch and WebSockets too: 14 MB that are not needed.
const { createServer: createHttpServer, STATUS_CODES } = process.getBuiltinModule('node:http')

export interface Server {
  /** Listens. Port 0 selects a free port. Rejects if the port is in use. */
  listen(host: string, port: number): Promise<Listening>
  /** Refuses new connections, waits up to `graceMs` for running requests, then closes their connections. */
  close(graceMs: number): Promise<void>
}

export interface ServerOptions {
  app: Koa<State>
  log: Log
  clock: Clock
  environment: string
  /** Headers of responses to malformed requests, which never reach the app. */
  headers?: Readonly<Record<string, string>>
  /** Time limit for a complete request to arrive. Default: 30 s. */
  requestTimeoutMs?: number
  /** A client that reads nothing of its response for this time is disconnected. Default: 60 s. */
  stalledClientTimeoutMs?: number | undefined
}

const maxHeaderBytes = 16 * 1024

/** Maximum number of unanswered requests on one connection. */
const maxPipelined = 64

const malformedRequest = () => validationError({ message: 'This is not a well-formed HTTP request' })

/** Creates a Node server for an app, with limits on requests and responses to malformed ones. */
export function createServer(
  {
    app,
    log,
    clock,
    environment,
    headers = {},
    requestTimeoutMs = 30_000,
    stalledClientTimeoutMs = 60_000,
  }: ServerOptions,
): Server {
  const errorBody = createErrorBody({ clock, environment })
  const handle = app.callback()
  const unanswered = new WeakMap<Socket, number>()
  const server = createHttpServer({
    maxHeaderSize: maxHeaderBytes,
    headersTimeout: Math.min(10_000, requestTimeoutMs),
    requestTimeout: requestTimeoutMs,
    connectionsCheckingInterval: Math.min(5_000, requestTimeoutMs),
    keepAliveTimeout: 65_000,
    requireHostHeader: false,
  })

  server.on('request', (request, response) => {
    const { socket } = request
    if (socket.destroyed) return // Node emits all requests that arrived in one packet
    const inProgress = (unanswered.get(socket) ?? 0) + 1
    if (inProgress > maxPipelined) return void socket.destroy()
    unanswered.set(socket, inProgress)
    response.once('close', () => unanswered.set(socket, unanswered.get(socket)! - 1))
    void handle(request, response)
  })
  // Node restarts this time-out when bytes are sent. An event stream that waits for its next event is not closed.
  server.setTimeout(stalledClientTimeoutMs, socket => {
    if (socket.writableLength > 0 || !unanswered.get(socket)) socket.destroy()
  })
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const isAnswering = (unanswered.get(socket) ?? 0) > 0 // an error now would corrupt the response in progress
    if (!socket.writable || isAnswering || error.code === 'ECONNRESET') return void socket.destroy()
    socket.end(rawResponse(errorBody(parserFailure(error.code)), headers))
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
