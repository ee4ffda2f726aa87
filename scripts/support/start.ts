import type { Periods } from '../../src/compose/periods.ts'
import { start as startTracewell, type Tracewell } from '../../src/compose/start.ts'
import type { Overrides } from '../../src/compose/store.ts'
import type { Environment } from '../../src/config/given.ts'
import { readConfig } from '../../src/config/read.ts'
import { createLog } from '../../src/lib/log.ts'
import type { QueryType } from '../../src/sources/kit/source.ts'
import type { AnyBody, Body, EventAt } from './contract-types.ts'
import { createTestDatabase } from './database.ts'
import { checkReply } from './replies.ts'
import { readEvents } from './sse.ts'

export interface Started extends AsyncDisposable {
  tracewell: Tracewell
  url: string
  imagesUrl: string
  /** Key of an account, by default on the plan `business`. */
  key: string
  accountId: string
  databaseUrl: string
  folder: string
  /** Every logged line so far. */
  logged: string[]
  /**
   * Sends a request with the account's key, or with `key` of the options. If that is `null`, sends no key. A body that
   * is not a string is sent as JSON.
   */
  request: SendRequest
  /** Like `request`, but returns the open response, for streams that are not read to their end. */
  open(method: string, path: string, options?: RequestOptions): Promise<Response>
  /** Reads the events of a stream to its end. */
  events<const Path extends string>(path: Path, options?: RequestOptions): Promise<Array<EventAt<Path>>>
  createSearch(type: QueryType, value: string, more?: object): Promise<string>
  newKey(plan: string): Promise<string>
}

/** Sends a request. Its method and path determine the type of the body. */
export type SendRequest = <const Method extends string, const Path extends string>(
  method: Method,
  path: Path,
  options?: RequestOptions,
) => Promise<Answer<Body<Method, Path>>>

export interface RequestOptions {
  key?: string | null
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

export interface Answer<B = AnyBody> {
  status: number
  headers: Headers
  /**
   * The parsed JSON, or `text` if the response is not JSON. Its type is reliable, because `checkReply` checks every
   * reply.
   */
  body: B
  /** The body as received. */
  text: string
}

/** Periods of a service under test, so that tests wait less. `test/compose/periods.test.ts` has the real ones. */
const shortPeriods: Periods = {
  orchestratorMs: 200,
  deletionMs: 500,
  refusalsMs: 100,
  keyUseMs: 60_000,
  streamKeysMs: 100,
  streamSeatsMs: 500,
}

/**
 * Starts the whole product inside this process, on free ports. By default it runs as a sandbox, which simulates every
 * source.
 */
export async function start(
  environment: Environment = {},
  overrides: Overrides & { plan?: string } = {},
): Promise<Started> {
  const database = await createTestDatabase()
  const logged: string[] = []
  const config = readConfig({
    PORT: '0',
    IMAGES_PORT: '0',
    SANDBOX: '1',
    DATA_DIR: database.folder,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'debug',
    PICTURE_FINGERPRINTS: 'off', // tests count the requests to sources
    ...environment,
  })
  const log = createLog({ level: config.logLevel, destination: { write: line => { logged.push(line) } } })
  const tracewell = await startTracewell(config, { log, onReply: checkReply, periods: shortPeriods, ...overrides })
  const url = `http://127.0.0.1:${tracewell.api?.port ?? 0}`
  const { accountId, secret: key } = await subscribe(tracewell, overrides.plan ?? 'business')

  /** Responses of event streams. `fetch` closes the connection of a response that no variable holds any more. */
  const streams: Response[] = []

  async function open(
    method: string,
    path: string,
    { key: own = key, body, headers, signal }: RequestOptions = {},
  ): Promise<Response> {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(own === null ? {} : { authorization: `Bearer ${own}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    })
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) streams.push(response)
    return response
  }

  const started: Started = {
    tracewell,
    url,
    imagesUrl: `http://127.0.0.1:${tracewell.images?.port ?? 0}`,
    key,
    accountId,
    databaseUrl: config.databaseUrl,
    folder: config.dataDir,
    logged,
    open,

    async request<M extends string, P extends string>(method: M, path: P, options?: RequestOptions) {
      const response = await open(method, path, options)
      const text = await response.text()
      const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '')
      const body = (isJson ? JSON.parse(text) : text) as Body<M, P>
      return { status: response.status, headers: response.headers, body, text }
    },

    async events<P extends string>(path: P, options?: RequestOptions) {
      const method = options?.body === undefined ? 'GET' : 'POST'
      return Array.fromAsync(readEvents<EventAt<P>>(await open(method, path, options)))
    },

    async createSearch(type, value, more = {}) {
      const { status, body } = await started.request('POST', '/search', { body: { query: { type, value }, ...more } })
      if (status !== 201) throw new Error(`the search was not created: ${JSON.stringify(body)}`)
      return body.search.id
    },

    newKey: async plan => (await subscribe(tracewell, plan)).secret,

    async [Symbol.asyncDispose]() {
      await tracewell.stop(500)
      await database.drop()
    },
  }
  return started
}

let accounts = 0

async function subscribe(
  { accounts: all, plans, keys }: Tracewell,
  plan: string,
): Promise<{ accountId: string, secret: string }> {
  const account = await all.create(`account-${++accounts}@example.com`)
  await (plan === 'free' ? plans.claim(account.id, plan, true) : plans.set(account.id, plan))
  const { secret } = await keys.create(account.id)
  return { accountId: account.id, secret }
}
