import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import { createServer as createTcpServer } from 'node:net'
import type { AddressInfo, Server as TcpServer, Socket } from 'node:net'
import { createClient } from '../../../src/sources/egress/client.ts'
import type { Client, ClientOptions } from '../../../src/sources/egress/client.ts'
import { SourceFailure } from '../../../src/sources/failures.ts'
import { until } from '../../../scripts/support/until.ts'

export interface Served extends AsyncDisposable {
  port: number
  origin: string
  /** Number of sockets opened so far. */
  readonly connections: number
  /** Number of sockets open now. */
  readonly open: number
}

/** Starts an HTTP server on a loopback address. */
export function serve(listener: RequestListener, address = { host: '127.0.0.1', port: 0 }): Promise<Served> {
  return watch(createServer(listener), address)
}

/** Starts a TCP server that runs `talk` for each connection. */
export function serveTcp(talk: (socket: Socket) => void): Promise<Served> {
  // A socket must be read to notice that the other side closed it.
  return watch(createTcpServer(socket => talk(socket.resume())), { host: '127.0.0.1', port: 0 })
}

/**
 * Starts a server on a web port, so that only the address check of the guard can stop a request to it. Waits while
 * tests on the other database use all of these ports.
 */
export async function serveOnWebPort(listener: RequestListener, host: string): Promise<Served> {
  let served: Served | void
  await until('a web port is free', async () => {
    for (const port of [8443, 8080, 443, 80]) {
      served = await serve(listener, { host, port }).catch(() => undefined)
      if (served) return true
    }
    return false
  }, 100)
  return served!
}

export function clientWith(options: Partial<ClientOptions>): Client & AsyncDisposable {
  const client = createClient({ routes: [], allow: [], userAgent: 'test/1', ...options })
  return { ...client, [Symbol.asyncDispose]: () => client.close() }
}

/** Returns the `SourceFailure` that `work` rejects with. */
export async function failureOf(work: Promise<unknown>): Promise<SourceFailure> {
  const thrown = await work.then(() => new Error('nothing was thrown'), (cause: unknown) => cause)
  if (!(thrown instanceof SourceFailure)) throw thrown
  return thrown
}

async function watch(server: Server | TcpServer, address: { host: string, port: number }): Promise<Served> {
  const sockets = new Set<Socket>()
  let connections = 0
  server.on('connection', (socket: Socket) => {
    connections++
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(address.port, address.host, resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    origin: `http://${address.host}:${port}`,
    get connections() { return connections },
    get open() { return sockets.size },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
