import createHttp, { type Client } from 'openapi-fetch'
import { createOperations, type Operations } from '../../generated/client/src/operations.ts'
import type { paths } from '../../generated/client/src/schema.ts'

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

/** Throws a `TypeError` for an address that is none. */
export function createClient({ baseUrl, key, fetch, headers }: ClientOptions): Tracewell {
  const http = createHttp<paths>({
    baseUrl: new URL(baseUrl).href.replace(/\/$/, ''),
    headers: { ...headers, ...key !== undefined && { Authorization: `Bearer ${key}` } },
    ...fetch && { fetch },
  })
  return { http, ...createOperations(http) }
}
