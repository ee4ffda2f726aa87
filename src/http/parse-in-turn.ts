import type { Socket } from 'node:net'

/**
 * Gives the HTTP parser of a connection one request at a time.
 *
 *   reading ──→ waiting ──→ reading
 *                  └──→ cut ──→ ended
 *
 *   reading  While no response is in the making. Each piece of the bytes goes to the parser up to the end of a header,
 *            so that it contains one request.
 *   waiting  When bytes arrive behind a request whose response is not complete. They wait unparsed, and the socket is
 *            not read. A client that disconnects is noticed when bytes are written to it.
 *   cut      When more than `maxAheadBytes` wait. The rest is dropped.
 *   ended    After the responses to what was kept, or when the connection has closed.
 *
 * Without this, Node parses all requests of a packet at once: 2,400 requests of 27 bytes. Each takes 1.6 kB, and all
 * their responses are made, however slowly the client reads. The trade: the bytes pass through JavaScript, as they do
 * with TLS. Measured: 4 to 12 percent of the processor time of a small request.
 */
export interface InTurn {
  /** Continues with the bytes that wait, in a later turn of the event loop, so that other connections come first. */
  next(): void
  /** Drops the bytes that wait and all that follow. */
  stop(): void
}

interface TurnOptions {
  /** `true` if a complete request has no complete response yet. */
  isBusy: () => boolean
  /** `true` if the client has sent too much of a request whose response is sent. */
  isTooMuch: () => boolean
  /** Called if the connection must end after the responses to the bytes that were kept. */
  onCut: () => void
}

/** Maximum number of bytes behind a request, of a connection: the largest header of another one. */
const maxAheadBytes = 16 * 1024
const headEnd = '\r\n\r\n'

/** Takes the place of Node's own listener of a new connection, which passes all bytes to the parser at once. */
export function parseInTurn(socket: Socket, { isBusy, isTooMuch, onCut }: TurnOptions): InTurn {
  const [parse, stopReading, startReading] = ['data', 'pause', 'resume'].map(name => socket.listeners(name)[0]) as
    [(bytes: Buffer) => void, () => void, () => void]
  let ahead: Buffer | undefined
  let isCut = false
  let isStopped = false

  function stop(): void {
    isStopped = true
    ahead = undefined
  }

  /** Parses as much as may be parsed now. Returns the rest. */
  function read(bytes: Buffer): Buffer | undefined {
    let at = 0
    while (at < bytes.length && !isStopped && !socket.destroyed && !isBusy()) {
      const end = bytes.indexOf(headEnd, at)
      const next = end < 0 ? bytes.length : end + headEnd.length
      parse(at === 0 && next === bytes.length ? bytes : bytes.subarray(at, next))
      at = next
    }
    return at < bytes.length && !isStopped ? bytes.subarray(at) : undefined
  }

  socket.off('data', parse).on('data', (bytes: Buffer) => {
    if (isStopped || isCut) return
    if (isTooMuch()) return onCut()
    // Node may have read more before the socket was paused.
    const rest = ahead ? Buffer.concat([ahead, bytes]) : read(bytes)
    if (rest === undefined) return
    isCut = rest.length > maxAheadBytes
    ahead = Buffer.from(rest.subarray(0, maxAheadBytes)) // a copy, because the rest keeps the whole packet in memory
    pauseAfterRead(socket, () => ahead !== undefined)
  })
  // Node gives the parser of a closed connection to the next one: what was left would become a part of its requests.
  socket.on('close', stop)
  // Node has removed these listeners of its own with the parser's. Without them, a paused socket is read up to 64 kB.
  socket.on('pause', stopReading).on('resume', startReading)
  // Node resumes the socket when the app reads a body, and when it has sent a response.
  socket.on('resume', () => { if (ahead) socket.pause() })

  return {
    next() {
      if (ahead === undefined) return
      later(() => {
        if (ahead === undefined || isBusy()) return
        ahead = read(ahead)
        if (ahead !== undefined || isStopped) return
        if (isCut) onCut()
        else socket.resume()
      })
    },
    stop,
  }
}

/** Connections that continue in a turn of the event loop. The first requests of all others come between two turns. */
const maxPerTurn = 8
const waiting: Array<() => void> = []

function later(work: () => void): void {
  waiting.push(work)
  if (waiting.length === 1) setImmediate(continueSome)
}

function continueSome(): void {
  for (const work of waiting.slice(0, maxPerTurn)) work()
  waiting.splice(0, maxPerTurn)
  if (waiting.length > 0) setImmediate(continueSome)
}

/**
 * Stops reading a socket once it has emitted what it has read, if `isNeeded` still returns `true`. Node goes on reading
 * a socket that is paused while it emits.
 */
export function pauseAfterRead(socket: Socket, isNeeded: () => boolean): void {
  setImmediate(() => { if (isNeeded()) socket.pause() })
}
