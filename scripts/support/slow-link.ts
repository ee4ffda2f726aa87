import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * Listens on `host` and connects each client to the server of `url`. What the client sends arrives `delayMs` later, as
 * with a delay on its network interface by `netem`, which many kernels lack:
 * https://man7.org/linux/man-pages/man8/tc-netem.8.html
 * Returns the URL by which the server is reached.
 */
export async function createSlowLink(url: string, delayMs: number, host = '127.0.0.1') {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  const server = createServer(client => {
    const upstream = connect(Number(target.port), target.hostname)
    const pass = (from: Socket, to: Socket, ms: number) => {
      sockets.add(from)
      from.on('data', data => setTimeout(() => to.write(data), ms))
      from.on('close', () => {
        sockets.delete(from)
        setTimeout(() => to.destroy(), ms)
      })
      from.on('error', () => undefined) // `close` follows
    }
    pass(client, upstream, delayMs)
    pass(upstream, client, 0)
  })
  await once(server.listen(0, host), 'listening')
  const slow = new URL(url)
  slow.host = `${host}:${(server.address() as AddressInfo).port}`
  return {
    url: slow.href,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
