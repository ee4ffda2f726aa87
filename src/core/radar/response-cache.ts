import { createByteCache } from '../../lib/byte-cache.ts'
import { etagOf } from '../../lib/etag.ts'

/** A response body with its ETag. */
export interface CachedBody {
  /** UTF-8. */
  body: Buffer
  etag: string
}

const maxBytes = 32 * 1024 * 1024

/** Caches the most recently used response bodies of one revision of the catalogue. */
export function createResponseCache() {
  const bodies = createByteCache<CachedBody>(maxBytes)
  let cachedRevision = -1

  return {
    /** Returns the body for a key. Calls `make` if it is not cached. A new revision empties the cache. */
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
