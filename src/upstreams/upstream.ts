import type { Outcome } from './outcomes.ts'

/** The outside world as the simulator plays it: one file a provider, in the provider's documented shapes. */
export interface UpstreamRequest {
  method: string
  /** Path and query as the provider would see them. */
  url: URL
  headers: Record<string, string | undefined>
  body: string
}

export interface UpstreamAnswer {
  status?: number
  headers?: Record<string, string>
  /** An object is sent as JSON, a string and bytes as they are. */
  body: object | string | Buffer | null
}

export interface Upstream {
  /** As modules address it: `https://api.github.com`; `https://mta-sts.*` is every host that begins so. */
  origin: string
  /**
   * The searched value as it stands in the request (a hash where the provider takes one), so that the simulator can
   * look up the outcome that the value asks for.
   */
  subject(request: UpstreamRequest): string
  /** The provider's answer for a value it knows. */
  found(subject: string, request: UpstreamRequest): UpstreamAnswer
  /** The provider's answer for a value it does not know. */
  notFound(subject: string, request: UpstreamRequest): UpstreamAnswer
  /** Whether it fails in a `partial` search, where that is not the same for all that it is asked. */
  failsPartially?(request: UpstreamRequest): boolean
  /** Where the provider has its own way to say that something is wrong. */
  failure?(outcome: Outcome): UpstreamAnswer | undefined
}
