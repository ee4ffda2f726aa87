import { connect } from 'node:net'
import { createAjv, requestSchemas } from '../../scripts/generate/schemas.ts'
import { tableOf } from '../../scripts/generate/operations.ts'
import { toFailure } from '../../src/compose/failures.ts'
import { planFeatureRequired, unauthorized } from '../../src/errors.ts'
import { createApp, type AppOptions } from '../../src/http/app.ts'
import type { AnyHandler } from '../../src/http/handler.ts'
import type { RequestValidators } from '../../src/http/operation.ts'
import { createServer, type Server, type ServerOptions } from '../../src/http/server.ts'
import { createUnsent } from '../../src/http/unsent.ts'
import { createLog } from '../../src/lib/log.ts'
import { petDocument } from './document.ts'

export const now = '2026-11-21T10:00:00.000Z'

function compileValidators(): Record<string, RequestValidators> {
  const ajv = createAjv(petDocument, 'request')
  return Object.fromEntries(requestSchemas(petDocument).map(({ id, parameters, body }) => [id, {
    ...parameters && { parameters: ajv.compile(parameters) },
    ...body && { body: ajv.compile(body) },
  }]))
}

const operations = tableOf(petDocument)
const validators = compileValidators()

/** Handler that returns its input. */
const echo: AnyHandler = ({
  params, query, headers, body,
}: Record<string, unknown>) => ({ status: 200, body: { params, query, headers, body } })
export const echoHandlers: Record<string, AnyHandler> = {
  getRoot: echo,
  getHealth: () => ({ status: 200, body: { status: 'ok' } }),
  listPets: ({ query, headers }: Record<string, unknown>) => ({
    status: 200, headers: { ETag: '"1"' }, body: { query, headers },
  }),
  createPet: ({ body }: Record<string, unknown>) => ({ status: 201, body }),
  deletePets: () => ({ status: 204 }),
  getPet: echo,
  getPhoto: () => ({
    status: 200, contentType: 'image/png', body: Buffer.from('PNG'), headers: { 'Cache-Control': 'public' },
  }),
  streamNews: () => ({ status: 200, body: bark() }),
}

async function* bark(): AsyncGenerator<Buffer> {
  yield Buffer.from('event: bark\ndata: {"loud":true}\n\n')
}

/**
 * Authenticates by the `Authorization` header: `good` is valid, `poor` lacks every feature, `crash` throws an error.
 */
async function authenticate(header: string | undefined): Promise<{ name: string }> {
  if (header === 'Bearer crash') throw new Error('the database is on fire')
  if (header !== 'Bearer good' && header !== 'Bearer poor') throw unauthorized()
  return { name: header.slice('Bearer '.length) }
}

export interface TestApp extends AsyncDisposable {
  url: string
  port: number
  server: Server
  /** Starts another server on the same port. */
  listenAgain(): Promise<unknown>
  /** Lines of the log. */
  lines: string[]
  /** Arguments of each call of the reply hook. */
  replies: unknown[][]
}

/** Serves the pet document on a free port. Connections count as such of different addresses, unless `isOneAddress`. */
export async function startPets(
  changes: Partial<AppOptions<{ name: string }>> &
    Pick<Partial<ServerOptions>, 'connections' | 'requestTimeoutMs' | 'stalledClientTimeoutMs'> &
    { maxUnsentBytes?: number, isOneAddress?: boolean } = {},
): Promise<TestApp> {
  const { maxUnsentBytes = 2 ** 26, isOneAddress = false, connections } = changes
  const lines: string[] = []
  const replies: unknown[][] = []
  const clock = { now: () => new Date(now) }
  const log = createLog({ level: 'info', destination: { write: line => lines.push(line) } })
  const app = await createApp({
    readDocument: () => petDocument,
    securitySchemes: ['apiKey'],
    operations,
    validators,
    handlers: echoHandlers,
    authenticate,
    admit: () => undefined,
    authorise(principal, { planFeature }) {
      if (planFeature !== null && principal.name === 'poor') throw planFeatureRequired()
    },
    log,
    clock,
    environment: 'test',
    publicUrl: 'http://api.test',
    trustProxy: [],
    unsent: createUnsent(maxUnsentBytes, ({ socket }) => isOneAddress ? 'one' : `${socket.remotePort}`),
    toFailure,
    describe: ({ name }) => ({ key_id: name }),
    onReply: (...reply) => replies.push(reply),
    ...changes,
  })
  const create = () => createServer({
    app,
    operations: changes.operations ?? operations,
    log,
    clock,
    environment: 'test',
    ...connections && { connections },
    requestTimeoutMs: changes.requestTimeoutMs ?? 30_000,
    stalledClientTimeoutMs: changes.stalledClientTimeoutMs,
  })
  const server = create()
  const { port } = await server.listen('127.0.0.1', 0)
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    lines,
    replies,
    server,
    listenAgain: () => create().listen('127.0.0.1', port),
    [Symbol.asyncDispose]: () => server.close(100),
  }
}

export const good = { Authorization: 'Bearer good' }

interface Refusal {
  status: number
  headers: Headers
  code: string
  details: Array<{ path: string, message: string }>
}

/** Sends a request with a good key and returns the error of the response. */
export async function refusalOf({ url }: TestApp, path: string, init: RequestInit = {}): Promise<Refusal> {
  const response = await fetch(url + path, { ...init, headers: { ...good, ...init.headers } })
  const { error } = await response.json() as { error: Pick<Refusal, 'code' | 'details'> }
  return { status: response.status, headers: response.headers, code: error.code, details: error.details }
}

/** Sends the bytes unchanged. Returns what the server sends until it closes the connection. */
export function raw(port: number, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    connect(port, '127.0.0.1')
      .on('data', chunk => { text += chunk.toString() })
      .on('error', reject)
      .on('close', () => resolve(text))
      .write(bytes)
  })
}
