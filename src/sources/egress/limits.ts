export interface Limits {
  /** Name look-up, and TCP and TLS together. */
  connectMs: number
  /** Without a byte: until the headers are there, and between pieces of the body. */
  idleMs: number
  /** From `send` to the whole answer, redirects and waiting for a place included. */
  totalMs: number
  /** Of the answer's body after decompression, where the request names no cap of its own. */
  maxBytes: number
  /** Of the answer's headers. */
  headerBytes: number
  /** Redirects that are followed where the request does not say. */
  redirects: number
  /** Requests to one origin at the same time; the others wait in the order they came. */
  perOrigin: number
  /** Requests at the same time altogether. */
  connections: number
}

export const defaultLimits: Limits = {
  connectMs: 5_000,
  idleMs: 12_000, // longer than a module's usual deadline: of the two the deadline is told
  totalMs: 30_000,
  maxBytes: 2 * 1024 * 1024,
  headerBytes: 16 * 1024,
  redirects: 3,
  perOrigin: 4,
  connections: 256,
}
