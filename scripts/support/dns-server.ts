import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { queriedName } from '../../src/lib/dns-message.ts'

const types: Readonly<Record<number, 'A' | 'AAAA'>> = { 1: 'A', 28: 'AAAA' }

export interface DnsAnswer {
  /** Response code. Default: 0. */
  status?: number
  /** Address as bytes: 4 for an A record, 16 for an AAAA record. */
  records?: ReadonlyArray<{ data: readonly number[], ttl: number }>
}

/** A name server on loopback, over UDP. `await using` stops it. */
export interface DnsServer extends AsyncDisposable {
  /** Address and port, as `dns.setServers` takes them. */
  address: string
}

/** Starts a name server. `answer` gets the name in lower case; without an answer, the query is ignored. */
export async function startDnsServer(
  answer: (name: string, type: 'A' | 'AAAA') => Promise<DnsAnswer | undefined> | DnsAnswer | undefined,
): Promise<DnsServer> {
  const socket = createSocket('udp4')
  socket.on('message', (query, from) => {
    void respond(query).then(response => response && socket.send(response, from.port, from.address))
  })

  async function respond(query: Buffer): Promise<Buffer | undefined> {
    const name = queriedName(query)
    const question = query.subarray(12, 12 + name.length + 6) // label lengths and the root count two bytes more
    const type = question.readUInt16BE(question.length - 4)
    const found = types[type] && await answer(name.toLowerCase(), types[type])
    if (!found) return undefined
    const { status = 0, records = [] } = found
    const header = Buffer.from(query.subarray(0, 12))
    header.writeUInt16BE(0x8180 | status, 2)
    for (const [at, count] of [[4, 1], [6, records.length], [8, 0], [10, 0]] as const) header.writeUInt16BE(count, at)
    return Buffer.concat([header, question, ...records.map(record => encode(type, record))])
  }

  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    async [Symbol.asyncDispose]() {
      await new Promise<void>(resolve => socket.close(resolve))
    },
  }
}

function encode(type: number, { data, ttl }: { data: readonly number[], ttl: number }): Buffer {
  const head = Buffer.alloc(12)
  head.writeUInt16BE(0xc00c, 0) // pointer to the name of the question
  head.writeUInt16BE(type, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(ttl, 6)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, Buffer.from(data)])
}
