import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type Koa from 'koa'
import { headersTooLarge, requestTimeout, validationError, type Failure } from '../errors.ts'
import type { Clock } from '../lib/clock.ts'
import { listen, type Listening } from '../lib/listen.ts'
import type { Log } from '../lib/log.ts'
import { createErrorBody } from './errors.ts'
import type { State } from './reply.ts'

// An import of it would read all that it exports, which loads fetch and WebSockets too: 14 MB that nobody here uses.
const { createServer: createHttpServer, STATUS_CODES } = process.getBuiltinModule('node:http')

export interface Server {
  /** Port 0 takes a free one. Rejects where the port is taken. */
  listen(host: string, port: number): Promise<Listening>
  /** Takes no more connections, lets running requests end for so long, then cuts them. */
  close(graceMs: number): Promise<void>
}

export interface ServerOptions {
  app: Koa<State>
  log: Log
  clock: Clock
  environment: string
  /** On the answers to what never becomes a request too. */
  headers?: Readonly<Record<string, string>>
  /** For a whole request to arrive; the default is 30 s. */
  requestTimeoutMs?: number
  /** A caller that takes nothing of what is written to it for this long is dropped; the default is 60 s. */
  unreadMs?: number | undefined
}

const maxHeaderBytes = 16 * 1024

/** Requests of one connection that wait for their answers. */
const maxPipelined = 64

const malformed = () => validationError({ message: 'This is not a well-formed HTTP request' })

/** The Node server around an app: limits on what arrives, and answers for what never becomes a request. */
export function createServer(
  { app, log, clock, environment, headers = {}, requestTimeoutMs = 30_000, unreadMs = 60_000 }: ServerOptions,
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
    if (socket.destroyed) return // Node hands on all that came in one piece
    const waiting = (unanswered.get(socket) ?? 0) + 1
    if (waiting > maxPipelined) return void socket.destroy()
    unanswered.set(socket, waiting)
    response.once('close', () => unanswered.set(socket, unanswered.get(socket)! - 1))
    void handle(request, response)
  })
  // Node sees bytes go out also in the middle of a long answer. A stream that waits for its next event is left alone.
  server.setTimeout(unreadMs, socket => { if (socket.writableLength > 0 || !unanswered.get(socket)) socket.destroy() })
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const answering = (unanswered.get(socket) ?? 0) > 0 // what we said now would stand in the middle of that answer
    if (!socket.writable || answering || error.code === 'ECONNRESET') return void socket.destroy()
    socket.end(raw(errorBody(toFailure(error.code)), headers))
  })

  return {
    listen: (host, port) => listen(server, host, port, log),
    close: graceMs => new Promise(resolve => {
      const idle = setInterval(() => server.closeIdleConnections(), 50)
      const cut = setTimeout(() => server.closeAllConnections(), graceMs)
      server.close(() => {
        clearInterval(idle)
        clearTimeout(cut)
        resolve()
      })
      server.closeIdleConnections()
    }),
  }
}

function toFailure(code: string | undefined): Failure {
  if (code === 'HPE_HEADER_OVERFLOW') return headersTooLarge()
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return requestTimeout()
  return malformed()
}

function raw({ status, body }: { status: number, body: object }, headers: Readonly<Record<string, string>>): string {
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
