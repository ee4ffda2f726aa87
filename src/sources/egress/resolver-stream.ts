import { connect as connectTcp, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { SourceFailure } from '../failures.ts'
import { dial } from './dial.ts'
import type { Proxy } from './proxy.ts'
import type { ResolverAddress } from './resolver-address.ts'

/**
 * Many questions over one connection.
 * https://www.rfc-editor.org/rfc/rfc7766, https://www.rfc-editor.org/rfc/rfc7858
 */
export interface DnsStream {
  /** Sends a query, and resolves to the response with its id. Rejects with a `SourceFailure`. */
  ask(query: Buffer): Promise<Buffer>
  close(): void
}

type StreamAddress = Exclude<ResolverAddress, { scheme: 'https' }>

interface Waiting {
  resolve(message: Buffer): void
  reject(failure: SourceFailure): void
}

interface Connection {
  socket: Socket
  /** The questions of this connection, by their ids. */
  waiting: Map<number, Waiting>
}

/** A connection that ended before the answer came. */
class Broken extends SourceFailure {}

const connectMs = 5_000
const answerMs = 5_000
const idleMs = 5_000

/**
 * Opens the connection at the first question, and again after it has ended. A server may close a connection any time,
 * so a question over one that others have used before is asked once more over a new one.
 * https://www.rfc-editor.org/rfc/rfc7766#section-6.2.4
 */
export function createDnsStream(address: StreamAddress, proxy: Proxy | undefined): DnsStream {
  let opening: Promise<Connection> | undefined
  let isClosed = false

  function open(): Promise<Connection> {
    const opened = dialStream(address, proxy).then(socket => {
      const waiting = new Map<number, Waiting>()
      const end = (text: string) => (cause?: unknown) => {
        if (opening === opened) opening = undefined
        for (const one of waiting.values()) one.reject(new Broken('UPSTREAM_UNREACHABLE', text, { cause }))
        waiting.clear()
      }
      socket.setTimeout(idleMs, () => socket.destroy())
      socket.on('error', end('the resolver broke the connection'))
        .on('end', end('the resolver closed the connection'))
        .on('close', end('the resolver closed the connection'))
      readMessages(socket, message => {
        const id = message.readUInt16BE(0)
        waiting.get(id)?.resolve(message)
        waiting.delete(id)
      })
      return { socket, waiting }
    })
    opened.catch(() => { if (opening === opened) opening = undefined })
    return opened
  }

  async function askOnce(query: Buffer): Promise<Buffer> {
    const { socket, waiting } = await (opening ??= open())
    if (!socket.writable) throw new Broken('UPSTREAM_UNREACHABLE', 'the resolver closed the connection')
    const message = withFreeId(query, waiting)
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
    const id = message.readUInt16BE(0)
    const timer = setTimeout(() => {
      waiting.delete(id)
      reject(new SourceFailure('UPSTREAM_TIMEOUT', 'the resolver did not answer in time'))
    }, answerMs)
    waiting.set(id, { resolve, reject })
    const length = Buffer.alloc(2)
    length.writeUInt16BE(message.length)
    socket.write(Buffer.concat([length, message]))
    return promise.finally(() => clearTimeout(timer))
  }

  return {
    async ask(query) {
      const isReused = opening !== undefined
      try {
        return await askOnce(query)
      } catch (thrown) {
        if (!(thrown instanceof Broken) || !isReused || isClosed) throw thrown
        return askOnce(query)
      }
    },
    close() {
      isClosed = true
      void opening?.then(({ socket }) => socket.destroy(), () => undefined)
      opening = undefined
    },
  }
}

/** Two questions on one connection must not have the same id. */
function withFreeId(query: Buffer, used: ReadonlyMap<number, unknown>): Buffer {
  const message = Buffer.from(query)
  while (used.has(message.readUInt16BE(0))) message.writeUInt16BE((message.readUInt16BE(0) + 1) & 0xffff, 0)
  return message
}

/** Each message follows its length, in two bytes. */
function readMessages(socket: Socket, onMessage: (message: Buffer) => void): void {
  let rest = Buffer.alloc(0)
  socket.on('data', (data: Buffer) => {
    rest = Buffer.concat([rest, data])
    while (rest.length >= 2 && rest.length >= 2 + rest.readUInt16BE(0)) {
      const end = 2 + rest.readUInt16BE(0)
      const message = rest.subarray(2, end)
      rest = rest.subarray(end)
      if (message.length >= 12) onMessage(message)
    }
  })
}

/** Opens the connection, through the proxy if there is one, with TLS for `tls`. */
async function dialStream(address: StreamAddress, proxy: Proxy | undefined): Promise<Socket> {
  const { host, port } = address
  const through = proxy && await dial(proxy, host, port, connectMs)
  if (through && address.scheme === 'udp') return through
  const socket = address.scheme === 'tls'
    ? connectTls({
      ...through ? { socket: through } : { host, port },
      servername: address.serverName,
      ALPNProtocols: ['dot'],
    })
    : connectTcp({ host, port, ...isIP(host) === 0 && { autoSelectFamily: true } })
  const { promise, resolve, reject } = Promise.withResolvers<Socket>()
  const fail = (text: string, cause?: unknown) => {
    socket.destroy()
    reject(new SourceFailure('UPSTREAM_UNREACHABLE', text, { cause }))
  }
  const timer = setTimeout(() => fail('the resolver cannot be reached in time'), connectMs)
  socket.once(address.scheme === 'tls' ? 'secureConnect' : 'connect', () => resolve(socket))
  socket.once('error', (cause: NodeJS.ErrnoException) =>
    fail(`the resolver cannot be reached (${cause.code ?? 'TLS'})`, cause))
  return promise.finally(() => clearTimeout(timer))
}
