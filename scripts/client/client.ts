import createHttp, { defaultPathSerializer, type Client } from 'openapi-fetch'
import { createOperations, type Operations } from '../../generated/client/src/operations.ts'
import type { paths } from '../../generated/client/src/schema.ts'
import { TracewellError } from './error.ts'

export interface ClientOptions {
  /** Where the API is: `https://tracewell.example.com`. */
  baseUrl: string
  /** `tw_live_…`, or `tw_test_…` of a sandbox. Not needed for health checks. */
  key?: string | undefined
  /** In place of the global `fetch`. */
  fetch?: ((request: Request) => Promise<Response>) | undefined
  /** Sent with every request. */
  headers?: Readonly<Record<string, string>> | undefined
}

/** Every operation of the API, by the name that the document gives it. */
export interface Tracewell extends Operations {
  /** What the operations are made of (openapi-fetch): by method and path, without errors thrown. */
  http: Client<paths>
}

/** Throws a `TypeError` for an address that is none or names a user, and for a key or a header that cannot be sent. */
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

/** A URL takes `..` for a step up: it would lead to another operation. */
function pathOf(path: string, parameters: Record<string, unknown>): string {
  for (const [name, value] of Object.entries(parameters)) {
    if (['', '.', '..', undefined, null].includes(value as string)) throw unfit(name)
  }
  try {
    return defaultPathSerializer(path, parameters)
  } catch (cause) { // half a character
    throw unfit(Object.keys(parameters).join(', '), cause)
  }
}

const unfit = (name: string, cause?: unknown): TracewellError =>
  new TracewellError(0, { code: 'INVALID_ARGUMENT', message: `${name} cannot stand in a path` }, { cause })
