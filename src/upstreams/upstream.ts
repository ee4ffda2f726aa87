import type { Outcome } from './outcomes.ts'

/** A request to a simulated provider. Each provider has one file here, which follows the provider's documentation. */
export interface UpstreamRequest {
  method: string
  /** Path and query in the form that the provider would receive. */
  url: URL
  headers: Record<string, string | undefined>
  body: string
}

export interface UpstreamAnswer {
  status?: number
  headers?: Record<string, string>
  /** An object is sent as JSON. A string or bytes are sent unchanged. */
  body: object | string | Buffer | null
}

export interface Upstream {
  /** Origin that modules use: `https://api.github.com`. `https://mta-sts.*` matches every host with that prefix. */
  origin: string
  /**
   * Returns the searched value from the request, or its hash if the provider takes a hash. The simulator looks up the
   * outcome that this value requests.
   */
  subject(request: UpstreamRequest): string
  /** Returns the provider's response for a value that it knows. */
  found(subject: string, request: UpstreamRequest): UpstreamAnswer
  /** Returns the provider's response for a value that it does not know. */
  notFound(subject: string, request: UpstreamRequest): UpstreamAnswer
  /** Returns `true` if this request fails in a `partial` search. Default: all requests to a host fail, or none. */
  failsPartially?(request: UpstreamRequest): boolean
  /**
   * Returns the provider's own form of a failure. `undefined`, or no such method: the failure that all providers share.
   */
  failure?(outcome: Outcome): UpstreamAnswer | undefined
}
