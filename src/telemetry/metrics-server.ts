import { createServer, type ServerResponse } from 'node:http'
import { listen, type Listening } from '../lib/listen.ts'
import type { Log } from '../lib/log.ts'
import type { Metrics } from './metrics.ts'

const path = '/metrics'

export interface MetricsServer {
  /** Starts listening. Rejects if the port is in use. */
  listen(host: string, port: number): Promise<Listening>
  /** Closes all connections immediately. A scraper whose request is cut off tries again later. */
  close(): Promise<void>
}

/** Serves `GET /metrics` on its own port, so that callers of the API cannot reach it. */
export function createMetricsServer({ metrics, log }: { metrics: Pick<Metrics, 'scrape'>, log: Log }): MetricsServer {
  const server = createServer({
    maxHeaderSize: 8 * 1024,
    headersTimeout: 5_000,
    requestTimeout: 5_000,
    connectionsCheckingInterval: 5_000,
    keepAliveTimeout: 5_000,
  }, (request, response) => {
    const { method, url = '' } = request
    request.resume()
    if (url.split('?', 1)[0] !== path) return answer(response, 404, 'Not found: the metrics are at /metrics\n')
    if (method !== 'GET' && method !== 'HEAD') {
      return answer(response, 405, 'Only GET is allowed\n', { Allow: 'GET, HEAD' })
    }
    metrics.scrape().then(
      ({ contentType, text }) => answer(response, 200, text, { 'Content-Type': contentType }),
      (err: unknown) => {
        log.error({ err }, 'the metrics could not be collected')
        answer(response, 500, 'The metrics could not be collected\n')
      },
    )
  })
  server.maxConnections = 32
  server.timeout = 30_000 // closes the connection of a client that stops reading

  return {
    listen: (host, port) => listen(server, host, port, log),
    close: () => new Promise(resolve => {
      server.close(() => resolve())
      server.closeAllConnections()
    }),
  }
}

function answer(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    'Content-Length': Buffer.byteLength(text),
    ...headers,
  })
  response.end(response.req.method === 'HEAD' ? undefined : text)
}
