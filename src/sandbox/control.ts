import type { IncomingMessage, ServerResponse } from 'node:http'
import { listen, type Listening } from '../lib/listen.ts'
import type { Log } from '../lib/log.ts'

// `node:http` is loaded without an import, because an import would also load fetch and WebSockets (see http/server.ts).
const { createServer } = process.getBuiltinModule('node:http')

/** Time that requests in progress have to end after the server starts to close, in milliseconds. */
const graceMs = 1_000

interface ControlParts {
  /** Returns the body of `GET /` once the sandbox is ready. */
  facts(): Promise<object>
  reset(): Promise<void>
  log: Log
}

export interface Control {
  /** Starts listening. Rejects if the port is in use. */
  listen(host: string, port: number): Promise<Listening>
  close(): Promise<void>
}

/**
 * Creates the control server of a sandbox, which listens on its own port. `POST /reset` responds with 204 after the
 * reset. `GET /` returns the URLs and keys. A web page may reset only if it is served from this machine. The control
 * server is not part of the API contract, and live servers do not have it.
 */
export function createControl({ facts, reset, log }: ControlParts): Control {
  const server = createServer((request, response) => {
    respond(request, response).catch((error: Error) => reply(response, 500, { error: error.message }))
  })

  async function respond({ method, url, headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (url !== '/' && url !== '/reset') return reply(response, 404, { error: 'Not found: use GET / or POST /reset' })
    const allowed = url === '/' ? ['GET', 'HEAD'] : ['POST']
    if (!allowed.includes(method ?? '')) {
      return reply(response, 405, { error: `Use ${allowed[0]}` }, { allow: allowed.join(', ') })
    }
    if (url === '/') return reply(response, 200, await facts())
    if (isForeignPage(headers.origin)) {
      return reply(response, 403, { error: 'Only web pages from this machine may reset the sandbox' })
    }
    await reset()
    response.writeHead(204).end()
  }

  return {
    listen: (host, port) => listen(server, host, port, log),
    close: () => new Promise(resolve => {
      server.close(() => resolve())
      server.closeIdleConnections()
      // also closes connections whose request never ends
      setTimeout(() => server.closeAllConnections(), graceMs).unref()
    }),
  }
}

/**
 * `true` if a web page from another machine sent the request. A browser lets any page send a POST, but adds the page's
 * origin. Other clients send no origin.
 */
const isForeignPage = (origin: string | undefined): boolean =>
  origin !== undefined &&
  !(URL.canParse(origin) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname))

function reply(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(`${JSON.stringify(body)}\n`)
}
