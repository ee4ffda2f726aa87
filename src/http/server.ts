import { createServer as createHttpServer, STATUS_CODES } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type Koa from 'koa'
import { headersTooLarge, requestTimeout, validationError, type Failure } from '../errors.ts'
import type { Clock } from '../lib/clock.ts'
import { createErrorBody } from './errors.ts'
import type { State } from './reply.ts'

export interface Server {
  /** Port 0 takes a free one. Rejects where the port is taken. */
  listen(host: string, port: number): Promise<{ host: string, port: number }>
  /** Takes no more connections, lets running requests end for so long, then cuts them. */
  close(graceMs: number): Promise<void>
}

export interface ServerOptions {
  app: Koa<State>
  clock: Clock
  environment: string
  /** For a whole request to arrive; the default is 30 s. */
  requestTimeoutMs?: number
}

const largestHeaderBytes = 16 * 1024

/** Requests of one connection that wait for their answers. */
const mostPipelined = 64
/** A caller that takes nothing of what is written to it for this long is dropped. */
const unreadMs = 60_000
const lookEveryMs = 5_000

interface Connection {
  unanswered: number
  /** Bytes that have gone out, and since when no more have. */
  gone: number
  since: number
}

function cutUnread(connections: ReadonlyMap<Socket, Connection>): void {
  const now = performance.now()
  for (const [socket, connection] of connections) {
    const gone = socket.bytesWritten - socket.writableLength
    if (socket.writableLength === 0 || gone > connection.gone) Object.assign(connection, { gone, since: now })
    else if (now - connection.since > unreadMs) socket.destroy()
  }
}

const malformed = () => validationError({ message: 'This is not a well-formed HTTP request' })

/** The Node server around an app: limits on what arrives, and answers for what never becomes a request. */
export function createServer({ app, clock, environment, requestTimeoutMs = 30_000 }: ServerOptions): Server {
  const errorBody = createErrorBody({ clock, environment })
  const handle = app.callback()
  const connections = new Map<Socket, Connection>()
  const server = createHttpServer({
    maxHeaderSize: largestHeaderBytes,
    headersTimeout: Math.min(10_000, requestTimeoutMs),
    requestTimeout: requestTimeoutMs,
    connectionsCheckingInterval: Math.min(5_000, requestTimeoutMs),
    keepAliveTimeout: 65_000,
    requireHostHeader: false,
  })

  server.on('connection', socket => {
    connections.set(socket, { unanswered: 0, gone: 0, since: performance.now() })
    socket.once('close', () => connections.delete(socket))
  })
  server.on('request', (request, response) => {
    const connection = connections.get(request.socket)
    if (connection === undefined || request.socket.destroyed) return // Node hands on all that came in one piece
    if (++connection.unanswered > mostPipelined) return void request.socket.destroy()
    response.once('close', () => connection.unanswered--)
    void handle(request, response)
  })
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const answering = (connections.get(socket)?.unanswered ?? 0) > 0 // what we said now would stand in the middle of that answer
    if (!socket.writable || answering || error.code === 'ECONNRESET') return void socket.destroy()
    socket.end(raw(errorBody(toFailure(error.code))))
  })

  const looking = setInterval(() => cutUnread(connections), lookEveryMs).unref()

  return {
    listen: (host, port) => new Promise((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, host, () => {
        server.off('error', reject)
        resolve({ host, port: (server.address() as AddressInfo).port })
      })
    }),
    close: graceMs => new Promise(resolve => {
      const idle = setInterval(() => server.closeIdleConnections(), 50)
      const cut = setTimeout(() => server.closeAllConnections(), graceMs)
      server.close(() => {
        clearInterval(idle)
        clearInterval(looking)
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

function raw({ status, body }: { status: number, body: object }): string {
  const text = JSON.stringify(body)
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'Content-Type: application/json', 'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store', `Content-Length: ${Buffer.byteLength(text)}`, 'Connection: close', '', text,
  ].join('\r\n')
}
