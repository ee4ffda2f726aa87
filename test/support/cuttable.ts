import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface Cuttable extends AsyncDisposable {
  /** The URL of the database, with the address of the proxy. */
  url: string
  /** Breaks all connections. Further connections are refused until `mend`. */
  cut(): Promise<void>
  mend(): Promise<void>
}

/** Creates a TCP proxy in front of a database on this machine. */
export async function createCuttable(databaseUrl: string): Promise<Cuttable> {
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const proxy = createServer(near => {
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    }
    near.pipe(far).pipe(near)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address() as AddressInfo
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${address.port}`

  async function cut(): Promise<void> {
    const closed = once(proxy, 'close')
    proxy.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }

  return {
    url: url.href,
    cut,
    async mend() {
      proxy.listen(address.port, '127.0.0.1')
      await once(proxy, 'listening')
    },
    [Symbol.asyncDispose]: async () => { if (proxy.listening) await cut() },
  }
}
