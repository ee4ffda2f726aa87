import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import { createServer as createTcpServer } from 'node:net'
import type { AddressInfo, Server as TcpServer, Socket } from 'node:net'
import { createClient } from '../../../src/sources/client.ts'
import type { Client, ClientOptions } from '../../../src/sources/client.ts'
import { SourceFailure } from '../../../src/sources/kit/failures.ts'

export interface Served extends AsyncDisposable {
  port: number
  origin: string
  /** Sockets that were ever opened to it. */
  readonly connections: number
  /** Sockets that are open now. */
  readonly open: number
}

/** An HTTP server on loopback. */
export function serve(listener: RequestListener, address = { host: '127.0.0.1', port: 0 }): Promise<Served> {
  return watch(createServer(listener), address)
}

/** A server that speaks no protocol but what `talk` does. */
export function serveTcp(talk: (socket: Socket) => void): Promise<Served> {
  // Only a socket that is read sees the other side leave.
  return watch(createTcpServer(socket => talk(socket.resume())), { host: '127.0.0.1', port: 0 })
}

/** A server on a port that the guard lets pass: only the check of the address can keep requests away from it. */
export async function serveOnWebPort(listener: RequestListener, host: string): Promise<Served> {
  for (const port of [8443, 8080, 443, 80]) {
    const served = await serve(listener, { host, port }).catch(() => undefined)
    if (served) return served
  }
  throw new Error('none of the web ports is free')
}

export function clientWith(options: Partial<ClientOptions>): Client & AsyncDisposable {
  const client = createClient({ routes: [], allow: [], userAgent: 'test/1', ...options })
  return { ...client, [Symbol.asyncDispose]: () => client.close() }
}

/** What `work` throws, where it is a failure of a source. */
export async function failureOf(work: Promise<unknown>): Promise<SourceFailure> {
  const thrown = await work.then(() => new Error('nothing was thrown'), (cause: unknown) => cause)
  if (!(thrown instanceof SourceFailure)) throw thrown
  return thrown
}

/** Looks until `holds`; the test's own time limit ends it. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise(resolve => setTimeout(resolve, 5))
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
