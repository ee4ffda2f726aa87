import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { parseInTurn, pauseAfterRead, type InTurn } from './parse-in-turn.ts'

export interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

/**
 * Requests in progress on each connection. A request is in progress until its response is complete, that is, handed to
 * the operating system. A connection has one response in the making.
 */
export interface Exchanges {
  /** Registers a new connection. */
  open(socket: Socket): void
  /**
   * Carries a request out, at once or when the response before it is complete. Does nothing if the connection is
   * ending.
   */
  begin(exchange: Exchange): void
  /** `true` if a request is in progress. */
  isBusy(socket: Socket): boolean
  /** Returns the last request that `begin` has registered, unless it and its response are complete. */
  latest(socket: Socket): Exchange | undefined
  /**
   * Ends the connection after the responses in progress. `lastBytes` are sent after these responses. No further
   * request is carried out. A second call for the same connection does nothing.
   */
  end(socket: Socket, lastBytes?: string): void
}

interface Connection {
  inTurn: InTurn
  current?: Exchange | undefined
  /** A request that came in one piece with the end of the body of `current`. */
  waiting?: Exchange | undefined
  latest?: Exchange | undefined
  /** A request whose response is sent, but which has not arrived as a whole. */
  rest?: Rest | undefined
  /** Bytes after the last response. Set when the connection begins to end. */
  lastBytes?: string
}

/**
 * Time for which the bytes of a client are discarded after the last byte to it, in milliseconds. If a socket is closed
 * while bytes are unread, TCP resets the connection, and the client can lose responses.
 * https://www.rfc-editor.org/rfc/rfc9112#section-9.6
 */
const lingerMs = 2_000
/**
 * Bytes of a request that are still parsed after its response, such as a body that a refusal has not read. Many clients
 * read the response only once they have sent all, and then send the next request: there are as many as in a body that
 * is somewhat too large. A body in chunks has fewer, because each byte can be a chunk of its own. A client that sends
 * more would have it parsed until the request time-out: the connection ends instead.
 */
const maxRestBytes = 2 * 1024 * 1024
const maxRestBytesInChunks = 64 * 1024

/**
 * @param carryOut called with one request of a connection at a time
 * @param bodyMethods methods whose requests may have a body
 */
export function createExchanges(
  carryOut: (exchange: Exchange) => void, bodyMethods: ReadonlySet<string | undefined>,
): Exchanges {
  const connections = new WeakMap<Socket, Connection>()

  /**
   * `true` if the rest of a request may be read. The body of a method that takes none waits unparsed behind the head,
   * as a further request does: Node would keep an object for each chunk, which can be one byte, until the response is
   * sent.
   */
  const awaitsBody = ({ complete, method }: IncomingMessage): boolean => !complete && bodyMethods.has(method)

  function start(socket: Socket, connection: Connection, exchange: Exchange): void {
    connection.current = exchange
    connection.rest = undefined
    // `on`, because the event occurs once, and `once` would make two more objects for each request
    exchange.response.on('close', () => {
      const { waiting } = connection
      connection.current = connection.waiting = undefined
      // A complete request is let go, so that it dies young: a connection would keep it until the next one.
      if (!waiting && exchange.request.complete) connection.latest = undefined
      if (waiting && socket.writable) start(socket, connection, waiting)
      else if (connection.lastBytes !== undefined) close(socket, connection.lastBytes)
      else {
        if (!exchange.request.complete) connection.rest = restOf(socket, exchange.request)
        connection.inTurn.next()
      }
    })
    carryOut(exchange)
  }

  function end(socket: Socket, lastBytes = ''): void {
    const connection = connections.get(socket)!
    // Reads nothing while responses are in progress. Bytes of the client would keep a connection open on which the
    // client reads nothing.
    pauseAfterRead(socket, () => connection.current !== undefined)
    connection.inTurn.stop()
    if (connection.lastBytes !== undefined) return
    connection.lastBytes = lastBytes
    if (connection.current === undefined) close(socket, lastBytes)
  }

  return {
    open(socket) {
      const inTurn = parseInTurn(socket, {
        isBusy: () => connection.waiting !== undefined ||
          (connection.current !== undefined && !awaitsBody(connection.current.request)),
        isTooMuch: () => connection.rest !== undefined && !connection.rest.request.complete &&
          socket.bytesRead > connection.rest.maxRead,
        onCut: () => end(socket),
      })
      const connection: Connection = { inTurn }
      connections.set(socket, connection)
    },
    begin(exchange) {
      const { socket } = exchange.request
      const connection = connections.get(socket)!
      // The parser continues to the end of a piece, even if an earlier request made the server end the connection.
      if (!socket.writable || connection.lastBytes !== undefined || connection.waiting) return
      connection.latest = exchange
      if (connection.current) connection.waiting = exchange
      else start(socket, connection, exchange)
    },
    isBusy: socket => connections.get(socket)?.current !== undefined,
    latest: socket => connections.get(socket)?.latest,
    end,
  }
}

interface Rest {
  request: IncomingMessage
  /** Number of bytes of the connection above which it ends. */
  maxRead: number
}

function restOf({ bytesRead }: Socket, request: IncomingMessage): Rest {
  const isChunked = request.headers['transfer-encoding'] !== undefined
  return { request, maxRead: bytesRead + (isChunked ? maxRestBytesInChunks : maxRestBytes) }
}

/** Sends the last bytes and closes the connection, once the client has closed its side or `lingerMs` have passed. */
function close(socket: Socket, lastBytes: string): void {
  if (!socket.writable) return void socket.destroySoon()
  socket.end(lastBytes, () => {
    const timer = setTimeout(() => socket.destroy(), lingerMs)
    socket.once('close', () => clearTimeout(timer))
    // discards what still arrives, in place of the HTTP parser
    socket.removeAllListeners('data').on('data', () => {}).once('end', () => socket.destroy()).resume()
  })
}
