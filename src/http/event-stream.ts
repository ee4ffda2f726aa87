import type { ServerResponse } from 'node:http'

const heartbeatMs = 15_000
// Neither of these lines is followed by an empty line, because many clients would then take the line for an unnamed
// event without data. So the `retry` line becomes a part of the first event, and a comment becomes a part of the next
// event.
const keepAliveComment = Buffer.from(': keep-alive\n')
const retryField = Buffer.from('retry: 3000\n')

const openStreams = new Set<ServerResponse>()

// One timer serves all streams. A stream with unsent bytes is skipped, because these bytes already keep it alive.
setInterval(() => {
  for (const response of openStreams) if (response.writableLength === 0) response.write(keepAliveComment)
}, heartbeatMs).unref()

/**
 * Sends the chunks of `events` until they end or the client disconnects. A slow client delays only its own iterator.
 * The server disconnects a client that reads nothing. The iterator is always closed.
 */
export async function sendEvents(
  response: ServerResponse, events: AsyncIterable<Buffer>, { headers }: { headers: readonly string[] },
): Promise<void> {
  // The response is not chunked; it ends when the connection closes. An event in a chunk takes four writes to the
  // kernel, a plain event takes one. With 1,000 clients, plain events halve the time. Clients recognise a complete
  // stream by the event `search.finished`.
  response.removeHeader('Transfer-Encoding')
  response.writeHead(200, ['Content-Type', 'text/event-stream', 'X-Accel-Buffering', 'no', 'Connection', 'close',
    ...headers])
  response.socket?.setNoDelay(true)
  response.write(retryField)
  openStreams.add(response)
  try {
    for await (const chunk of events) {
      if (response.destroyed) return
      if (!response.write(chunk)) await drained(response)
    }
    response.end()
  } finally {
    openStreams.delete(response)
    if (!response.writableEnded) response.destroy()
  }
}

function drained(response: ServerResponse): Promise<void> {
  return new Promise(resolve => {
    const done = () => {
      response.off('drain', done).off('close', done)
      resolve()
    }
    response.on('drain', done).on('close', done)
    if (response.destroyed) done()
  })
}
