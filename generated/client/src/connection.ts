// Made by npm run generate from scripts/client/connection.ts. Do not edit.
import createHttp, { defaultPathSerializer, type Client } from 'openapi-fetch'
import type { paths as ImagePaths } from './images-schema.ts'
import type { paths as ApiPaths } from './schema.ts'
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
  /** Time limit of each attempt of a call, with its body, in milliseconds. Default: 60,000. `Infinity`: none. */
  timeoutMs?: number | undefined
  /** Number of times that a call is repeated if that is safe. Default: 2. */
  retries?: number | undefined
}

/** First argument of every function that is named after an operation: the server, and how calls are repeated. */
export interface Connection<Paths extends object = ApiPaths> {
  /**
   * The underlying openapi-fetch client. It calls operations by method and path, once, and returns errors instead of
   * throwing them.
   */
  http: Client<Paths>
  timeoutMs: number
  retries: number
  /** Wait before the first retry, in milliseconds. Doubles with each retry. */
  pauseMs: number
}

/**
 * Creates a connection to the API. Throws a `TypeError` if `baseUrl` is malformed, has another scheme than http and
 * https, or contains a user name, or if the key or a header cannot be sent.
 */
export const connect = (options: ClientOptions): Connection => connectTo<ApiPaths>(options)

/** Creates a connection to the image service, which needs no key. Throws as `connect` does. */
export const connectImages = (options: Omit<ClientOptions, 'key'>): Connection<ImagePaths> =>
  connectTo<ImagePaths>(options)

function connectTo<Paths extends object>(
  { baseUrl, key, fetch, headers, timeoutMs = 60_000, retries = 2 }: ClientOptions,
): Connection<Paths> {
  const url = new URL(baseUrl)
  if (!/^https?:$/.test(url.protocol)) throw new TypeError('baseUrl must begin with http:// or https://')
  const sent = new Request(url, {
    headers: { ...headers, ...key !== undefined && { Authorization: `Bearer ${key}` } },
  })
  const http = createHttp<Paths>({
    baseUrl: sent.url.replace(/\/$/, ''),
    headers: sent.headers,
    ...fetch && { fetch },
    pathSerializer: pathOf,
    redirect: 'manual', // a redirect would send the body, with its searched value and keys, to another server
  })
  return {
    http,
    timeoutMs,
    retries,
    pauseMs: 500,
  }
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
