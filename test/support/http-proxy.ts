import { createServer, request as ask, type RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

export interface HttpProxy extends AsyncDisposable {
  url: string
  /** Request lines (`GET http://host/path`, `CONNECT host:port`), each with the credentials that the proxy received. */
  seen: Array<[string, string | undefined]>
}

/**
 * Starts a forward proxy that connects to `127.0.0.1:port`, whichever host a request names.
 * @param status answer to every request; one of 200 to 299 opens the tunnel
 * @param tls certificate of a proxy that is reached over TLS
 */
export async function startHttpProxy(
  port: number, status = 200, tls?: { cert: string, key: string },
): Promise<HttpProxy> {
  const seen: HttpProxy['seen'] = []
  const sockets = new Set<Socket>()
  const listener: RequestListener = (incoming, outgoing) => {
    seen.push([`${incoming.method} ${incoming.url}`, incoming.headers['proxy-authorization']])
    if (status !== 200) return outgoing.writeHead(status).end()
    const { pathname, search } = new URL(incoming.url!)
    const { method, headers } = incoming
    ask({ port, method, headers, path: pathname + search }, answer => {
      outgoing.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(outgoing)
    }).end()
  }
  const server = tls ? createTlsServer(tls, listener) : createServer(listener)
  server.on('connection', (socket: Socket) => sockets.add(socket.on('error', () => {})))
  server.on('connect', (incoming, socket) => {
    seen.push([`CONNECT ${incoming.url}`, incoming.headers['proxy-authorization']])
    if (status >= 300) return socket.end(`HTTP/1.1 ${status} No\r\n\r\n`)
    const target = connect(port, '127.0.0.1', () => {
      socket.write(`HTTP/1.1 ${status} OK\r\n\r\n`)
      target.pipe(socket).pipe(target)
    }).on('error', () => socket.destroy())
    socket.on('error', () => {}).on('close', () => target.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http${tls ? 's' : ''}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
