export interface Limits {
  /**
   * Time limit of the name lookup, in milliseconds. The TCP and TLS handshakes that follow have, together, a second
   * limit of the same length.
   */
  connectMs: number
  /** Maximum time without data, in milliseconds: before the response headers, and between two chunks of the body. */
  idleMs: number
  /**
   * Time limit of a whole request with its redirects, in milliseconds. The wait for a slot, before it, has a second
   * limit of the same length.
   */
  totalMs: number
  /**
   * Maximum size of a decompressed body, in bytes. It applies if the request sets no `maxBytes`. It is small, because
   * most responses have a few kilobytes; a source that needs more sets it in its request.
   */
  maxBytes: number
  /** Maximum size of the response headers, in bytes. */
  headerBytes: number
  /** Maximum number of redirects. It applies if the request sets no `redirects`. */
  redirects: number
  /**
   * Maximum concurrent requests to one origin. Further requests wait in order. Some origins allow more (`parallel` in
   * `governor/origin-limits.ts`).
   */
  maxRequestsPerOrigin: number
  /** Maximum concurrent requests in total. Further requests wait in order. */
  maxRequests: number
  /** Maximum number of direct connections that wait for their next request. Beyond it, the oldest one is closed. */
  maxIdleConnections: number
}

export const defaultLimits: Limits = {
  connectMs: 5_000,
  // Longer than the usual deadline of a module and its extension on a busy machine, ten seconds each, so that a slow
  // request ends at the deadline and not at this limit.
  idleMs: 25_000,
  totalMs: 30_000,
  maxBytes: 256 * 1024,
  headerBytes: 16 * 1024,
  redirects: 3,
  maxRequestsPerOrigin: 4,
  maxRequests: 256,
  // enough for the sources of a search, and small beside the sites of a sweep
  maxIdleConnections: 128,
}
