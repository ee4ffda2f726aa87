import { createServer, type AddressInfo, type Socket } from 'node:net'

/** A response: its head, its pieces, and how the connection ends. */
export interface Served {
  status?: number
  headers?: Record<string, string>
  pieces?: readonly (string | Uint8Array)[]
  /** `end` completes the response, `reset` destroys the connection, `hang` leaves it open. */
  then?: 'end' | 'reset' | 'hang'
}

/** A request of the client. */
export interface Asked {
  path: string
  lastEventId: string | undefined
  idempotencyKey?: string
}

/** Starts an HTTP server on bare sockets. It sends the response of `serve` byte for byte, one packet for each piece. */
export async function createRawStream(serve: (asked: Asked, count: number) => Served) {
  const asked: Asked[] = []
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket.setNoDelay(true).on('error', () => undefined).on('close', () => sockets.delete(socket)))
    let head = ''
    socket.on('data', bytes => {
      head += bytes.toString('latin1')
      if (!head.includes('\r\n\r\n')) return
      const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]
      const [lastEventId, key] = [header('last-event-id'), header('idempotency-key')]
      const one = { path: head.split(' ')[1] ?? '', lastEventId, ...key !== undefined && { idempotencyKey: key } }
      asked.push(one)
      head = ''
      void answer(socket, serve(one, asked.length))
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    /** Number of open connections. */
    get open() { return sockets.size },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

async function answer(
  socket: Socket,
  { status = 200, headers = {}, pieces = [], then = 'end' }: Served,
): Promise<void> {
  const lines = Object.entries({
    'Content-Type': 'text/event-stream',
    'Transfer-Encoding': 'chunked',
    ...then === 'end' && { Connection: 'close' },
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  const hasBody = status !== 204
  await write(socket, `HTTP/1.1 ${status} X\r\n${hasBody ? lines.join('') : ''}\r\n`)
  for (const piece of pieces) {
    const bytes = Buffer.from(piece as string)
    if (bytes.length > 0) {
      await write(socket, Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]))
    }
  }
  if (then === 'end') socket.end(hasBody ? '0\r\n\r\n' : '')
  if (then === 'reset') socket.destroy()
}

const write = (socket: Socket, bytes: string | Buffer): Promise<void> =>
  new Promise(resolve => {
    socket.write(bytes, () => resolve())
  })
