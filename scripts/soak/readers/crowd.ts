/**
 * Readers of event streams that read slowly or not at all. They use raw sockets and connect from several loopback
 * addresses.
 */
import { connect, type Socket } from 'node:net'
import { answerParent } from '../../support/child.ts'

export interface CrowdPlan {
  port: number
  /** Searches with the keys that may read them. */
  searches: Array<{ id: string, keys: string[] }>
  stalled: number
  slow: number
  /** Bytes that a slow reader takes every tenth of a second. */
  slowBytes: number
  /** Id of the event after which the slow readers start to read. */
  slowFrom: number
}

export interface Report {
  /** Number of readers that received every event exactly once and in order, to the last one. */
  whole: number
  /** Number of stalled readers and of slow readers that the server dropped and that reconnected. */
  dropped: { stalled: number, slow: number }
  /** Faults of readers, at most one for each reader. */
  faults: string[]
}

interface Reader {
  path: string
  key: string
  address: string
  began: 'stalled' | 'slow'
  manner: 'stalled' | 'slow' | 'eager'
  socket: Socket | undefined
  /** Bytes of an event that has not arrived completely. */
  rest: Buffer
  lastId: number
  drops: number
  finished: boolean
  fault: string | undefined
  /** `true` after the reader's last event or its failure. */
  isDone: boolean
}

const atOnce = 50
const slowEveryMs = 100
const addresses = 50
const end = Buffer.from('\n\n')
const readers: Reader[] = []
let port = 0
let slowBytes = 0

/** Connects a reader to its stream. Resolves when the request has been sent. */
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
        `GET ${reader.path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${reader.key}\r\n`
          + `${resumed}Connection: close\r\n\r\n`,
        () => resolve(),
      )
    }).once('error', reject)
  })
}

function readAll(reader: Reader, socket: Socket): void {
  socket.on('data', piece => take(reader, piece)).resume()
}

/** Adds a received piece of the stream. Parses the events in it that are complete and have an id. */
function take(reader: Reader, piece: Buffer): void {
  const data = reader.rest.length === 0 ? piece : Buffer.concat([reader.rest, piece])
  let from = 0
  for (let at = data.indexOf(end); at >= 0; at = data.indexOf(end, from)) {
    const lines = data.toString('latin1', from, Math.min(at, from + 200)).split('\n')
    const [, id] = /\nid: (\d+)$/.exec(data.toString('latin1', Math.max(from, at - 40), at)) ?? []
    from = at + end.length
    if (id === undefined) continue
    if (Number(id) !== reader.lastId + 1) reader.fault ??= `event ${id} came after ${reader.lastId}`
    reader.lastId = Number(id)
    reader.finished ||= lines.includes('event: search.finished')
  }
  reader.rest = data.subarray(from)
  checkHead(reader)
}

/**
 * Checks the status line while it is still in `rest`. If the response is not a stream, the line stays there. Status 204
 * means that the search has ended and has no further events.
 */
function checkHead(reader: Reader): void {
  const [, status] = /^HTTP\/1\.1 (\d+)/.exec(reader.rest.toString('latin1', 0, 16)) ?? []
  if (status === '204') reader.finished = true
  else if (status !== undefined && status !== '200') reader.fault ??= reader.rest.toString('latin1', 0, 200)
}

/**
 * Ends the reader if it has received its last event or has failed. Otherwise reconnects, because the server dropped the
 * reader.
 */
function resume(reader: Reader): void {
  reader.isDone = reader.finished || reader.fault !== undefined
  if (reader.isDone) return
  reader.drops++
  open(reader).catch((error: Error) => {
    reader.fault ??= error.message
    reader.isDone = true
  })
}

/** Lets the reader read at full speed from now on. */
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
  /** Resolves when all requests have been sent. */
  async connect({ searches, stalled, slow, slowFrom, ...more }: CrowdPlan) {
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

  /** Lets all stalled readers, or all slow readers, read at full speed from now on. */
  wake(manner: 'stalled' | 'slow') {
    for (const reader of readers) if (reader.manner === manner) wake(reader)
  },

  /** Client addresses of the stalled readers' connections, as `address:port`. */
  stalledEnds: () =>
    readers.flatMap(({ manner, address, socket }) =>
      manner === 'stalled' && socket?.localPort ? `${address}:${socket.localPort}` : []
    ),

  /** Number of stalled readers that the server dropped and that have reconnected. */
  back: () => countDropped('stalled'),

  /** Number of readers that are not done. */
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
