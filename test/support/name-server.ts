import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { queriedName } from '../../src/lib/dns-message.ts'

/** Answer to a question: the data of records by their types, or a response code. `silent` gets no answer. */
export type Answer = number | 'silent' | ReadonlyArray<readonly [type: number, data: Buffer]>

/** Questions that a server got, as `udp name type`. */
export interface NameServer extends AsyncDisposable {
  port: number
  asked: string[]
}

interface NameServerOptions {
  answer(name: string, type: number): Answer
  /** Certificate for DNS over TLS. Without one, UDP and TCP are served on the same port. */
  tls?: { cert: string, key: string }
  /** Number of bytes above which an answer over UDP is truncated. Default: 512. */
  udpBytes?: number
  /** Returns another response in place of one. */
  change?: (response: Buffer) => Buffer
  /** `true` if each connection ends after one answer. */
  endsAfterOne?: boolean
  /** Returns a datagram that comes before a response. */
  forge?: (response: Buffer) => Buffer
}

const flagsOf = { response: 0x8180, truncated: 0x0200, authentic: 0x0020 }

/** Returns the response to a query. Each name of a record is a pointer to the question. */
export function respond(query: Buffer, answer: Exclude<Answer, 'silent'>): Buffer {
  const end = 12 + queriedName(query).length + 2 + 4
  const records = typeof answer === 'number' ? [] : answer
  const header = Buffer.from(query.subarray(0, end))
  header.writeUInt16BE(flagsOf.response | flagsOf.authentic | (typeof answer === 'number' ? answer : 0), 2)
  for (const [at, count] of [[4, 1], [6, records.length], [8, 0], [10, 0]] as const) header.writeUInt16BE(count, at)
  return Buffer.concat([header, ...records.map(([type, data]) => {
    const head = Buffer.from([0xc0, 12, 0, 0, 0, 1, 0, 0, 0, 60, 0, 0])
    head.writeUInt16BE(type, 2)
    head.writeUInt16BE(data.length, 10)
    return Buffer.concat([head, data])
  })])
}

/** Returns a name as a message has it. */
export const encodeName = (name: string): Buffer => Buffer.concat([
  ...name.replace(/\.$/, '').split('.').filter(label => label !== '')
    .map(label => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)])),
  Buffer.from([0]),
])

/** Starts a resolver on loopback: over UDP and TCP, or over TLS. `await using` stops it. */
export async function startNameServer(
  { answer, tls, udpBytes = 512, change, forge, endsAfterOne = false }: NameServerOptions,
): Promise<NameServer> {
  const asked: string[] = []
  const responseTo = (query: Buffer, way: string): Buffer | undefined => {
    const name = queriedName(query)
    const type = query.readUInt16BE(12 + name.length + 2)
    asked.push(`${way} ${name} ${type}`)
    const found = answer(name, type)
    if (found === 'silent') return undefined
    const response = respond(query, found)
    return change ? change(response) : response
  }
  const serveStream = (way: string) => (socket: Socket) => {
    let rest = Buffer.alloc(0)
    socket.on('error', () => undefined).on('data', (data: Buffer) => {
      rest = Buffer.concat([rest, data])
      while (rest.length >= 2 && rest.length >= 2 + rest.readUInt16BE(0)) {
        const size = rest.readUInt16BE(0)
        const response = responseTo(rest.subarray(2, 2 + size), way)
        rest = rest.subarray(2 + size)
        if (!response) continue
        const length = Buffer.alloc(2)
        length.writeUInt16BE(response.length)
        socket.write(Buffer.concat([length, response]))
        if (!endsAfterOne) continue
        socket.end()
        return
      }
    })
  }
  const sockets = new Set<Socket>()
  const server = (tls ? createTlsServer(tls, serveStream('tls')) : createServer(serveStream('tcp')))
    .on(tls ? 'secureConnection' : 'connection', (socket: Socket) => sockets.add(socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const datagrams = tls ? undefined : createSocket('udp4')
  datagrams?.on('message', (query, from) => {
    const response = responseTo(query, 'udp')
    if (!response) return
    if (forge) datagrams.send(forge(response), from.port, from.address)
    const isLong = response.length > udpBytes
    if (isLong) response.writeUInt16BE(flagsOf.response | flagsOf.truncated, 2)
    datagrams.send(isLong ? response.subarray(0, udpBytes) : response, from.port, from.address)
  })
  if (datagrams) {
    datagrams.bind(port, '127.0.0.1')
    await once(datagrams, 'listening')
  }
  return {
    port,
    asked,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
      await new Promise<void>(resolve => datagrams ? datagrams.close(resolve) : resolve())
    },
  }
}
