import type { Outcome } from './outcomes.ts'

/**
 * A request to a simulated service. Each service has one file in this folder, which follows the documentation of the
 * service.
 */
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
   * Origin of the real service, such as `https://api.github.com`. `https://mta-sts.*` stands for every host that begins
   * with `mta-sts.`. A URL with a path stands for this address alone, before other upstreams of its host.
   */
  origin: string
  /**
   * Returns the searched value in the request, or the hash of the value if the request contains only a hash. The
   * simulator derives the outcome from the returned text.
   */
  subject(request: UpstreamRequest): string
  /** Returns the response of the service if it has results for the value. */
  found(subject: string, request: UpstreamRequest): UpstreamAnswer
  /** Returns the response of the service if it has no results for the value. */
  notFound(subject: string, request: UpstreamRequest): UpstreamAnswer
  /**
   * Returns `true` if this request fails in a `partial` search. If an upstream does not define this function,
   * `failsPartially` in `outcomes.ts` decides by the host alone.
   */
  failsPartially?(request: UpstreamRequest): boolean
  /**
   * Returns the response of an outcome for which the real source has a format of its own. Returns `undefined` for every
   * other outcome.
   */
  failure?(outcome: Outcome): UpstreamAnswer | undefined
}
