import createHttp, { defaultPathSerializer, type Client } from 'openapi-fetch'
import { createOperations, type Operations } from '../../generated/client/src/operations.ts'
import type { paths } from '../../generated/client/src/schema.ts'
import { TracewellError } from './error.ts'

export interface ClientOptions {
  /** URL of the API, such as `https://tracewell.example.com`. */
  baseUrl: string
  /** An API key: `tw_live_…`, or `tw_test_…` for a sandbox. Health checks need no key. */
  key?: string | undefined
  /** Replaces the global `fetch`. */
  fetch?: ((request: Request) => Promise<Response>) | undefined
  /** Headers for every request. */
  headers?: Readonly<Record<string, string>> | undefined
}

/** Every operation of the API, under the name that the OpenAPI document gives it. */
export interface Tracewell extends Operations {
  /**
   * The underlying openapi-fetch client. It calls operations by method and path, and returns errors instead of throwing
   * them.
   */
  http: Client<paths>
}

/**
 * Creates a client. Throws a `TypeError` if `baseUrl` is malformed or contains a user name, or if the key or a header
 * cannot be sent.
 */
export function createClient({ baseUrl, key, fetch, headers }: ClientOptions): Tracewell {
  const sent = new Request(new URL(baseUrl), {
    headers: { ...headers, ...key !== undefined && { Authorization: `Bearer ${key}` } },
  })
  const http = createHttp<paths>({
    baseUrl: sent.url.replace(/\/$/, ''),
    headers: sent.headers,
    ...fetch && { fetch },
    pathSerializer: pathOf,
  })
  return { http, ...createOperations(http) }
}

/**
 * Fills the parameters into a path. Refuses an empty value, `.` and `..`, because the URL would then lead to another
 * operation.
 */
function pathOf(path: string, parameters: Record<string, unknown>): string {
  for (const [name, value] of Object.entries(parameters)) {
    if (['', '.', '..', undefined, null].includes(value as string)) throw unfit(name)
  }
  try {
    return defaultPathSerializer(path, parameters)
  } catch (cause) { // the value contains half of a surrogate pair
    throw unfit(Object.keys(parameters).join(', '), cause)
  }
}

const unfit = (name: string, cause?: unknown): TracewellError =>
  new TracewellError(0, { code: 'INVALID_ARGUMENT', message: `${name} cannot be part of a path` }, { cause })
