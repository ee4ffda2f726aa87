import { createByteCache } from '../../lib/byte-cache.ts'
import { etagOf } from '../../lib/etag.ts'

/** A response body with its ETag. */
export interface CachedBody {
  /** UTF-8 text. */
  body: Buffer
  etag: string
}

const maxBytes = 32 * 1024 * 1024

/** Creates a cache of the most recently used response bodies. It holds bodies of one revision only. */
export function createResponseCache() {
  const bodies = createByteCache<CachedBody>(maxBytes)
  let cachedRevision = -1

  return {
    /**
     * Returns the body cached for `key`. If no body is cached, calls `make` and caches the result. Empties the cache
     * first if `revision` has changed.
     */
    async get(revision: number, key: string, make: () => Promise<string>): Promise<CachedBody> {
      if (revision !== cachedRevision) {
        bodies.clear()
        cachedRevision = revision
      }
      const cached = bodies.get(key)
      if (cached) return cached
      const body = Buffer.from(await make())
      const made = { body, etag: etagOf(body) }
      if (cachedRevision === revision) bodies.set(key, made, body.length)
      return made
    },
  }
}
