/**
 * Many readers of one event stream. They use raw sockets and a minimal parser, because they must cost less processor
 * time than the measured server.
 */
import { connect, type Socket } from 'node:net'
import { answerParent } from '../support/child.ts'

export interface Crowd {
  port: number
  path: string
  key: string
  count: number
}

export interface Heard {
  /** Number of events with an id that all readers together received. */
  events: number
  bytes: number
  /** Number of readers that received the ids 1, 2, 3 … up to the last event, without a gap. */
  whole: number
}

interface Reader {
  socket: Socket
  events: number
  bytes: number
  gapless: boolean
  finished: boolean
  closed: Promise<void>
}

const atOnce = 100
const marker = Buffer.from('\nid: ')
const last = Buffer.from('\nevent: search.finished\n')
let readers: Reader[] = []

function open({ port, path, key }: Crowd): Promise<Reader> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    const closed = Promise.withResolvers<void>()
    const reader: Reader = {
      socket,
      events: 0,
      bytes: 0,
      gapless: true,
      finished: false,
      closed: closed.promise,
    }
    const read = createParser(reader)
    socket.once('data', head => {
      if (head.subarray(9, 12).equals(Buffer.from('200'))) resolve(reader)
      else reject(new Error(`a stream was answered with ${head.subarray(0, 200).toString()}`))
    })
    socket.on('data', read).on('error', reject).on('close', () => closed.resolve())
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\nConnection: close\r\n\r\n`)
  })
}

/**
 * Creates a parser that reads only the ids of events. At the end of each chunk, the parser keeps the bytes from the
 * last id on, and prepends them to the next chunk.
 */
function createParser(reader: Reader): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0)
  let counted = false // `true` if the id at the start of `rest` is already counted
  return chunk => {
    reader.bytes += chunk.length
    const data = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let kept = 0
    let previous = 0 // position of the second-to-last id; the last event begins after this position
    let at = data.indexOf(marker, counted ? 1 : 0)
    while (at >= 0) {
      previous = kept
      kept = at
      const end = data.indexOf(10, at + marker.length)
      counted = end >= 0
      if (!counted) break
      reader.gapless &&= Number(data.toString('latin1', at + marker.length, end)) === ++reader.events
      at = data.indexOf(marker, end)
    }
    rest = data.subarray(kept)
    reader.finished = data.indexOf(last, previous) >= 0
  }
}

answerParent({
  /** Resolves when each reader has its first bytes. */
  async connect(crowd: Crowd) {
    while (readers.length < crowd.count) {
      const missing = Math.min(atOnce, crowd.count - readers.length)
      readers.push(...await Promise.all(Array.from({ length: missing }, () => open(crowd))))
    }
  },

  async leave() {
    for (const { socket } of readers) socket.destroy()
    await Promise.all(readers.map(({ closed }) => closed))
    readers = []
  },

  /** Resolves when the server has closed every stream. */
  async end(): Promise<Heard> {
    await Promise.all(readers.map(({ closed }) => closed))
    const sum = (pick: (reader: Reader) => number) => readers.reduce((total, reader) => total + pick(reader), 0)
    const whole = readers.filter(({ gapless, finished }) => gapless && finished).length
    return { events: sum(({ events }) => events), bytes: sum(({ bytes }) => bytes), whole }
  },
})
