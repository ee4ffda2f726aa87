import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * Starts a source that answers its request number `refused` with 429 and `Retry-After`, and all others with 404. It
 * runs in a thread of its own, so that other work of this process does not delay its clock.
 */
export async function startLimitedSource({ refused, retryAfterMs, host = '127.0.0.1' }: {
  refused: number
  retryAfterMs: number
  host?: string
}) {
  const thread = new Worker(`
    const { createServer } = require('node:http')
    const { parentPort } = require('node:worker_threads')
    const arrivals = []
    const server = createServer((_request, response) => {
      arrivals.push(performance.now())
      if (arrivals.length === ${refused}) response.writeHead(429, { 'retry-after': '${retryAfterMs / 1_000}' }).end()
      else response.writeHead(404, { 'content-type': 'application/json' }).end('{}')
    })
    server.listen(0, '${host}', () => parentPort.postMessage(server.address().port))
    parentPort.on('message', () => parentPort.postMessage(arrivals))
  `, { eval: true })
  const [port] = await once(thread, 'message') as [number]
  return {
    url: `http://${host}:${port}`,
    /** Returns the times of the requests and of the 429, in milliseconds of one clock. */
    async arrivals(): Promise<{ arrivals: number[], refusedAt: number }> {
      thread.postMessage('read')
      const [arrivals] = await once(thread, 'message') as [number[]]
      return { arrivals, refusedAt: arrivals[refused - 1]! }
    },
    async [Symbol.asyncDispose]() { await thread.terminate() },
  }
}

/** Returns the largest number of `times`, in milliseconds, within any window of `windowMs`. */
export const mostWithin = (windowMs: number, times: readonly number[]): number =>
  Math.max(...times.map((from, index) => times.slice(index).filter(at => at - from < windowMs).length))
