import { createServer, type ServerResponse } from 'node:http'
import { listen, type Listening } from '../lib/listen.ts'
import type { Log } from '../lib/log.ts'
import type { Metrics } from './metrics.ts'

/** Health of this process. Its JSON is sent. */
interface HealthReport {
  status: 'ok' | 'degraded' | 'unavailable'
}

export interface OperationsParts {
  metrics: Pick<Metrics, 'scrape'>
  health: {
    live(): HealthReport
    ready(): Promise<HealthReport>
  }
  log: Log
}

interface Answer {
  status: number
  text: string
  headers?: Record<string, string>
}

export interface OperationsServer {
  /** Starts listening. Rejects if the port is in use. */
  listen(host: string, port: number): Promise<Listening>
  /** Closes all connections immediately. A scraper whose request is cut off tries again later. */
  close(): Promise<void>
}

/**
 * Serves `/metrics`, `/health/live` and `/health/ready` on a port of its own. Every role has it, and callers of the API
 * cannot reach it.
 */
export function createOperationsServer({ metrics, health, log }: OperationsParts): OperationsServer {
  const pages = new Map<string, () => Promise<Answer>>([
    ['/metrics', async () => {
      const { contentType, text } = await metrics.scrape()
      return { status: 200, text, headers: { 'Content-Type': contentType } }
    }],
    ['/health/live', () => Promise.resolve(describe(health.live()))],
    ['/health/ready', async () => describe(await health.ready())],
  ])
  const server = createServer({
    maxHeaderSize: 8 * 1024,
    headersTimeout: 5_000,
    requestTimeout: 5_000,
    connectionsCheckingInterval: 5_000,
    keepAliveTimeout: 5_000,
  }, (request, response) => {
    const { method, url = '' } = request
    request.resume()
    const path = url.split('?', 1)[0]!
    const page = pages.get(path)
    if (!page) return answer(response, { status: 404, text: `Not found: there are ${[...pages.keys()].join(', ')}\n` })
    if (method !== 'GET' && method !== 'HEAD') {
      return answer(response, { status: 405, text: 'Only GET is allowed\n', headers: { Allow: 'GET, HEAD' } })
    }
    page().then(found => answer(response, found), (err: unknown) => {
      log.error({ err }, `${path} could not be collected`)
      answer(response, { status: 500, text: `${path} could not be collected\n` })
    })
  })
  server.maxConnections = 32
  server.maxRequestsPerSocket = 50 // one packet can hold a thousand requests, and each collects all metrics
  server.timeout = 30_000 // closes the connection of a client that stops reading

  return {
    listen: (host, port) => listen(server, host, port, log),
    close: () => new Promise(resolve => {
      server.close(() => resolve())
      server.closeAllConnections()
    }),
  }
}

const describe = (report: HealthReport): Answer => ({
  status: report.status === 'unavailable' ? 503 : 200,
  text: `${JSON.stringify(report)}\n`,
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
})

function answer(response: ServerResponse, { status, text, headers = {} }: Answer): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    'Content-Length': Buffer.byteLength(text),
    ...headers,
  })
  response.end(response.req.method === 'HEAD' ? undefined : text)
}
