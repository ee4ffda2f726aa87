import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

/** Requests in progress on each connection. A request is in progress until its response is complete. */
export interface Exchanges {
  /**
   * Registers a request. Returns `false` if the request must not be carried out, because its connection is ending or
   * has too many requests in progress. In the second case, the connection begins to end.
   */
  begin(exchange: Exchange): boolean
  /** Returns the number of requests in progress. */
  inProgress(socket: Socket): number
  /** Returns the last request that `begin` has registered. */
  latest(socket: Socket): Exchange | undefined
  /**
   * Ends the connection after the responses in progress. `lastBytes` are sent after these responses. No further
   * request is carried out. A second call for the same connection does nothing.
   */
  end(socket: Socket, lastBytes?: string): void
}

interface Connection {
  inProgress: number
  latest?: Exchange
  /** Bytes after the last response. Set when the connection begins to end. */
  lastBytes?: string
}

/**
 * Time for which the bytes of a client are discarded after the last byte to it, in milliseconds. If a socket is closed
 * while bytes are unread, TCP resets the connection, and the client can lose responses.
 * https://www.rfc-editor.org/rfc/rfc9112#section-9.6
 */
const lingerMs = 2_000

/** @param maximum number of requests in progress on one connection */
export function createExchanges(maximum: number): Exchanges {
  const connections = new WeakMap<Socket, Connection>()

  function connectionOf(socket: Socket): Connection {
    const known = connections.get(socket)
    if (known) return known
    const connection = { inProgress: 0 }
    connections.set(socket, connection)
    return connection
  }

  function end(socket: Socket, lastBytes = ''): void {
    const connection = connectionOf(socket)
    // Reads nothing while responses are in progress. Bytes of the client would keep a connection open on which the
    // client reads nothing.
    socket.pause()
    if (connection.lastBytes !== undefined) return
    connection.lastBytes = lastBytes
    if (connection.inProgress === 0) close(socket, lastBytes)
  }

  return {
    begin(exchange) {
      const { request: { socket }, response } = exchange
      // Node emits all requests that arrived in one packet, even if an earlier request made the server destroy the
      // socket.
      if (socket.destroyed) return false
      const connection = connectionOf(socket)
      if (connection.lastBytes !== undefined || connection.inProgress >= maximum) {
        end(socket)
        return false
      }
      connection.inProgress++
      connection.latest = exchange
      // `on`, because the event occurs once, and `once` would make two more objects for each request
      response.on('close', () => {
        connection.inProgress--
        if (connection.inProgress === 0 && connection.lastBytes !== undefined) close(socket, connection.lastBytes)
      })
      return true
    },
    inProgress: socket => connections.get(socket)?.inProgress ?? 0,
    latest: socket => connections.get(socket)?.latest,
    end,
  }
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
