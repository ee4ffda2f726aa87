import type { ServerResponse } from 'node:http'

const heartbeatMs = 15_000
const comment = Buffer.from(': keep-alive\n\n')
const retry = Buffer.from('retry: 3000\n\n')

const open = new Set<ServerResponse>()

// One timer for all: a reader with bytes still queued hears enough.
setInterval(() => {
  for (const response of open) if (response.writableLength === 0) response.write(comment)
}, heartbeatMs).unref()

/**
 * Sends the chunks until they end or the reader goes. A slow reader slows its own iterator and nobody else; one that
 * stalls is dropped by the server. Ends the iterator in every case.
 */
export async function sendEvents(
  response: ServerResponse, events: AsyncIterable<Buffer>, { headers }: { headers: readonly string[] },
): Promise<void> {
  // Ended by the connection's end, not chunked: a chunk is four pieces to the kernel, an event as it is one, and with a
  // thousand readers that is half of the time. What ends a stream for its reader is `search.finished`.
  response.removeHeader('Transfer-Encoding')
  response.writeHead(200, ['Content-Type', 'text/event-stream', 'X-Accel-Buffering', 'no', 'Connection', 'close',
    ...headers])
  response.socket?.setNoDelay(true)
  response.write(retry)
  open.add(response)
  try {
    for await (const chunk of events) {
      if (response.destroyed) return
      if (!response.write(chunk)) await drained(response)
    }
    response.end()
  } finally {
    open.delete(response)
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
