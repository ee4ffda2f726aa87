export interface Limits {
  /** Time limit of the name lookup, in milliseconds. The same limit applies again to TCP and TLS together. */
  connectMs: number
  /** Maximum silence before the response headers and between two chunks of the body, in milliseconds. */
  idleMs: number
  /** Time limit of a whole request, in milliseconds. Includes redirects and the wait for a slot. */
  totalMs: number
  /** Maximum size of a decompressed body if the request sets none. */
  maxBytes: number
  /** Maximum size of the response headers. */
  headerBytes: number
  /** Maximum number of redirects if the request sets none. */
  redirects: number
  /** Concurrent requests to one origin. Further requests wait in order. */
  maxRequestsPerOrigin: number
  /** Concurrent requests in total. */
  maxRequests: number
}

export const defaultLimits: Limits = {
  connectMs: 5_000,
  idleMs: 12_000, // longer than a module's usual deadline, so that the deadline is reported
  totalMs: 30_000,
  maxBytes: 2 * 1024 * 1024,
  headerBytes: 16 * 1024,
  redirects: 3,
  maxRequestsPerOrigin: 4,
  maxRequests: 256,
}
