import { createByteCache } from '../../lib/byte-cache.ts'
import { etagOf } from '../../lib/etag.ts'

/** A body as it goes out, and what names it. */
export interface CachedBody {
  /** UTF-8. */
  body: Buffer
  etag: string
}

const mostBytes = 32 * 1024 * 1024

/** Answers that have been made of one revision of the catalogue, those that were used last. */
export function createResponseCache() {
  const answers = createByteCache<CachedBody>(mostBytes)
  let of = -1

  return {
    /** `make` is asked where the answer to `question` is not there. */
    async get(revision: number, question: string, make: () => Promise<string>): Promise<CachedBody> {
      if (revision !== of) {
        answers.clear()
        of = revision
      }
      const known = answers.get(question)
      if (known) return known
      const body = Buffer.from(await make())
      const answer = { body, etag: etagOf(body) }
      if (of === revision) answers.set(question, answer, body.length)
      return answer
    },
  }
}
