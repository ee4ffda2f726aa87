/** Readers of event streams that read slowly or not at all, on raw sockets, each by its own address of loopback. */
import { connect, type Socket } from 'node:net'
import { answerParent } from '../../bench/children.ts'

export interface Places {
  port: number
  /** Of each search: its id, and the keys that may read it. */
  searches: Array<{ id: string, keys: string[] }>
  stalled: number
  slow: number
  /** What a slow one reads every tenth of a second. */
  slowBytes: number
  /** The last event that the slow ones have seen already. */
  slowFrom: number
}

export interface Report {
  /** Those that heard every event once and in order, to the last. */
  whole: number
  /** Those that the server had dropped, and that resumed: of the stalled ones, and of the slow ones. */
  dropped: { stalled: number, slow: number }
  /** What was wrong with the others. */
  faults: string[]
}

interface Reader {
  path: string
  key: string
  address: string
  began: 'stalled' | 'slow'
  manner: 'stalled' | 'slow' | 'eager'
  socket: Socket | undefined
  /** What is left of an event that has not come whole. */
  rest: Buffer
  lastId: number
  drops: number
  finished: boolean
  fault: string | undefined
  /** Nothing more comes of it. */
  isDone: boolean
}

const atOnce = 50
const slowEveryMs = 100
const addresses = 50
const end = Buffer.from('\n\n')
const readers: Reader[] = []
let port = 0
let slowBytes = 0

/** Resolves when the request is sent. */
function open(reader: Reader): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: reader.address })
  reader.socket = socket
  reader.rest = Buffer.alloc(0)
  if (reader.manner === 'eager') readAll(reader, socket)
  socket.on('error', () => undefined).on('close', () => { if (reader.manner !== 'stalled') resume(reader) })
  const resumed = reader.lastId === 0 ? '' : `Last-Event-ID: ${reader.lastId}\r\n`
  return new Promise((resolve, reject) => {
    socket.once('connect', () => {
      socket.write(
        `GET ${reader.path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${reader.key}\r\n${resumed}Connection: close\r\n\r\n`,
        () => resolve(),
      )
    }).once('error', reject)
  })
}

function readAll(reader: Reader, socket: Socket): void {
  socket.on('data', piece => take(reader, piece)).resume()
}

/** Events are those blocks that have come whole and have an id. */
function take(reader: Reader, piece: Buffer): void {
  const data = reader.rest.length === 0 ? piece : Buffer.concat([reader.rest, piece])
  let from = 0
  for (let at = data.indexOf(end); at >= 0; at = data.indexOf(end, from)) {
    const lines = data.toString('latin1', from, Math.min(at, from + 200)).split('\n')
    from = at + end.length
    const id = lines.find(line => line.startsWith('id: '))
    if (id === undefined) continue
    if (Number(id.slice(4)) !== reader.lastId + 1) reader.fault ??= `event ${id.slice(4)} came after ${reader.lastId}`
    reader.lastId = Number(id.slice(4))
    reader.finished ||= lines.includes('event: search.finished')
  }
  reader.rest = data.subarray(from)
  judgeHead(reader)
}

/** An answer that is no stream stays as a rest. 204 is that of a finished search of which nothing is left. */
function judgeHead(reader: Reader): void {
  const [, status] = /^HTTP\/1\.1 (\d+)/.exec(reader.rest.toString('latin1', 0, 16)) ?? []
  if (status === '204') reader.finished = true
  else if (status !== undefined && status !== '200') reader.fault ??= reader.rest.toString('latin1', 0, 200)
}

/** The stream ended: by its last event, or because the server dropped the reader, which comes back. */
function resume(reader: Reader): void {
  reader.isDone = reader.finished || reader.fault !== undefined
  if (reader.isDone) return
  reader.drops++
  open(reader).catch((error: Error) => {
    reader.fault ??= error.message
    reader.isDone = true
  })
}

/** Reads on from now as fast as it can. */
function wake(reader: Reader): void {
  const { socket } = reader
  const wasClosed = socket!.destroyed
  reader.manner = 'eager'
  if (wasClosed) resume(reader)
  else readAll(reader, socket!)
}

setInterval(() => {
  for (const reader of readers) {
    const { manner, socket } = reader
    if (manner !== 'slow' || !socket || socket.readableLength === 0) continue
    const piece = socket.read(Math.min(slowBytes, socket.readableLength)) as Buffer | null
    if (piece) take(reader, piece)
  }
}, slowEveryMs)

const countDropped = (manner: Reader['began']): number =>
  readers.filter(({ began, drops }) => began === manner && drops > 0).length

answerParent({
  /** Resolves when all have asked. */
  async connect({ searches, stalled, slow, slowFrom, ...more }: Places) {
    ({ port, slowBytes } = more)
    for (let index = 0; index < stalled + slow; index++) {
      const began = index < stalled ? 'stalled' : 'slow'
      const { id, keys } = searches[index % searches.length]!
      readers.push({
        path: `/search/${id}/stream`,
        key: keys[Math.floor(index / searches.length) % keys.length]!,
        address: `127.0.1.${1 + index % addresses}`,
        began,
        manner: began,
        socket: undefined,
        rest: Buffer.alloc(0),
        lastId: began === 'slow' ? slowFrom : 0,
        drops: 0,
        finished: false,
        fault: undefined,
        isDone: false,
      })
    }
    for (let from = 0; from < readers.length; from += atOnce) {
      await Promise.all(readers.slice(from, from + atOnce).map(open))
    }
  },

  /** Those of this manner read on from now, as fast as they can. */
  wake(manner: 'stalled' | 'slow') {
    for (const reader of readers) if (reader.manner === manner) wake(reader)
  },

  /** The ends of those that do not read, as `address:port`. */
  stalledEnds: () =>
    readers.flatMap(({ manner, address, socket }) =>
      manner === 'stalled' && socket?.localPort ? `${address}:${socket.localPort}` : []
    ),

  /** Those that stalled, were dropped and have come back. */
  back: () => countDropped('stalled'),

  /** Those that still read. */
  left: () => readers.filter(({ isDone }) => !isDone).length,

  report(): Report {
    const faults = readers.flatMap(({ fault }) => fault ?? [])
    return {
      whole: readers.filter(({ finished, fault }) => finished && fault === undefined).length,
      dropped: { stalled: countDropped('stalled'), slow: countDropped('slow') },
      faults,
    }
  },
})
