import type { Outcome } from './outcomes.ts'

/** A request to a simulated service. Each service has one file here, which follows the documentation of the service. */
export interface UpstreamRequest {
  method: string
  /** URL as the real service would receive it. */
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
  /**
   * Origin of the real service: `https://api.github.com`. `https://mta-sts.*` stands for every host with that prefix.
   */
  origin: string
  /**
   * Returns the searched value in the request, or its hash if the request contains a hash. The simulator derives the
   * outcome from it.
   */
  subject(request: UpstreamRequest): string
  /** Returns the response of the service if it has results for the value. */
  found(subject: string, request: UpstreamRequest): UpstreamAnswer
  /** Returns the response of the service if it has no results for the value. */
  notFound(subject: string, request: UpstreamRequest): UpstreamAnswer
  /**
   * Returns `true` if this request fails in a `partial` search. By default, `failsPartially` of the host decides for
   * all requests.
   */
  failsPartially?(request: UpstreamRequest): boolean
  /**
   * Returns the form in which this service reports a failure. If the result is `undefined`, the response is the same as
   * for all services.
   */
  failure?(outcome: Outcome): UpstreamAnswer | undefined
}
