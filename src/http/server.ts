import { createServer as createHttpServer, type ServerResponse, STATUS_CODES } from 'node:http'
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
/** A finished answer that its caller does not read holds the connection no longer than this. */
const unreadMs = 60_000

function cutUnread(socket: Socket, response: ServerResponse): void {
  if (socket.writableLength === 0) return
  const timer = setTimeout(() => socket.destroy(), unreadMs)
  response.once('close', () => clearTimeout(timer))
}

const malformed = () => validationError({ message: 'This is not a well-formed HTTP request' })

/** The Node server around an app: limits on what arrives, and answers for what never becomes a request. */
export function createServer({ app, clock, environment, requestTimeoutMs = 30_000 }: ServerOptions): Server {
  const errorBody = createErrorBody({ clock, environment })
  const handle = app.callback()
  const open = new WeakMap<Socket, Set<ServerResponse>>()
  const server = createHttpServer({
    maxHeaderSize: largestHeaderBytes,
    headersTimeout: Math.min(10_000, requestTimeoutMs),
    requestTimeout: requestTimeoutMs,
    connectionsCheckingInterval: Math.min(5_000, requestTimeoutMs),
    keepAliveTimeout: 65_000,
    requireHostHeader: false,
  })

  server.on('request', (request, response) => {
    const { socket } = request
    if (socket.destroyed) return // Node hands on all that came in one piece
    const unanswered = open.get(socket) ?? new Set()
    open.set(socket, unanswered.add(response))
    if (unanswered.size > mostPipelined) return void socket.destroy()
    response.once('close', () => unanswered.delete(response)).once('prefinish', () => cutUnread(socket, response))
    void handle(request, response)
  })
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const answering = (open.get(socket)?.size ?? 0) > 0 // what we said now would stand in the middle of that answer
    if (!socket.writable || answering || error.code === 'ECONNRESET') return void socket.destroy()
    socket.end(raw(errorBody(toFailure(error.code))))
  })

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
