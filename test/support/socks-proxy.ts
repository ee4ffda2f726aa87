import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface SocksProxy extends AsyncDisposable {
  /** Address with the login. */
  url: string
  port: number
  /** Requested hosts with ports, as the proxy received them. */
  seen: string[]
}

interface SocksOptions {
  /** Port of 127.0.0.1 to which the proxy connects, whichever host a request names. */
  port: number
  /** Login that the proxy requires. */
  login?: readonly [user: string, password: string]
  /** Reply to every request in place of a connection: https://www.rfc-editor.org/rfc/rfc1928#section-6 */
  reply?: number
}

/** Starts a SOCKS5 proxy on a loopback address. */
export async function startSocksProxy({ port, login, reply = 0 }: SocksOptions): Promise<SocksProxy> {
  const seen: string[] = []
  const sockets = new Set<Socket>()

  async function talk(socket: Socket): Promise<void> {
    const read = reader(socket)
    const [, methods = 0] = await read(2)
    const offered = await read(methods)
    const method = login ? 2 : 0
    if (!offered.includes(method)) return void socket.end(Buffer.from([5, 0xff]))
    socket.write(Buffer.from([5, method]))
    if (login) {
      const user = await read((await read(2))[1]!)
      const password = await read((await read(1))[0]!)
      const isRight = user.toString() === login[0] && password.toString() === login[1]
      socket.write(Buffer.from([1, isRight ? 0 : 1]))
      if (!isRight) return void socket.end()
    }
    const [, , , kind = 0] = await read(4)
    const address = kind === 3
      ? (await read((await read(1))[0]!)).toString()
      : (await read(kind === 1 ? 4 : 16)).join('.')
    seen.push(`${address}:${(await read(2)).readUInt16BE()}`)
    socket.write(Buffer.from([5, reply, 0, 1, 0, 0, 0, 0, 0, 0]))
    if (reply !== 0) return void socket.end()
    const target = connect(port, '127.0.0.1').on('error', () => socket.destroy())
    socket.on('close', () => target.destroy())
    target.pipe(socket).pipe(target)
  }

  const server = createServer(socket => {
    sockets.add(socket.on('error', () => undefined))
    talk(socket).catch(() => socket.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const ownPort = (server.address() as AddressInfo).port
  const credentials = login ? `${login.map(encodeURIComponent).join(':')}@` : ''
  return {
    url: `socks5://${credentials}127.0.0.1:${ownPort}`,
    port: ownPort,
    seen,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

/** Returns a function that reads so many bytes. */
function reader(socket: Socket) {
  return async (count: number): Promise<Buffer> => {
    for (;;) {
      const bytes = count === 0 ? Buffer.alloc(0) : socket.read(count) as Buffer | null
      if (bytes !== null) return bytes
      if (socket.readableEnded || socket.destroyed) throw new Error('the client left')
      await once(socket, 'readable')
    }
  }
}
