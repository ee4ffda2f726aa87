import type { IncomingMessage, ServerResponse } from 'node:http'
import { listen, type Listening } from '../lib/listen.ts'
import type { Log } from '../lib/log.ts'

// As in http/server.ts: an import of it would load much more.
const { createServer } = process.getBuiltinModule('node:http')

/** What is under way may end. */
const graceMs = 1_000

interface ControlParts {
  /** What `GET /` tells, when the sandbox is ready. */
  facts(): Promise<object>
  reset(): Promise<void>
  log: Log
}

export interface Control {
  /** Rejects where the port is taken. */
  listen(host: string, port: number): Promise<Listening>
  close(): Promise<void>
}

/**
 * The port beside the sandbox at which it is reset: `POST /reset`, answered with 204 when it is done, and `GET /`, which
 * tells its addresses and keys. Pages of this machine may reset it, others may not. It is no part of the contract, and no other server has it.
 */
export function createControl({ facts, reset, log }: ControlParts): Control {
  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => say(response, 500, { error: error.message }))
  })

  async function answer({ method, url, headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (url !== '/' && url !== '/reset') return say(response, 404, { error: 'There are GET / and POST /reset here' })
    const allowed = url === '/' ? ['GET', 'HEAD'] : ['POST']
    if (!allowed.includes(method ?? '')) {
      return say(response, 405, { error: `Use ${allowed[0]}` }, { allow: allowed.join(', ') })
    }
    if (url === '/') return say(response, 200, await facts())
    if (isElsewhere(headers.origin)) {
      return say(response, 403, { error: 'A page of another machine resets nothing here' })
    }
    await reset()
    response.writeHead(204).end()
  }

  return {
    listen: (host, port) => listen(server, host, port, log),
    close: () => new Promise(resolve => {
      server.close(() => resolve())
      server.closeIdleConnections()
      setTimeout(() => server.closeAllConnections(), graceMs).unref() // of one that never ends its request too
    }),
  }
}

/** Any page on the web can send a POST here, and its browser says where it comes from; other callers say nothing. */
const isElsewhere = (origin: string | undefined): boolean =>
  origin !== undefined &&
  !(URL.canParse(origin) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname))

function say(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(`${JSON.stringify(body)}\n`)
}
