import { createHash } from 'node:crypto'
import { createByteCache } from '../../lib/byte-cache.ts'

/** A body as it goes out, and what names it. */
export interface Answer {
  /** UTF-8. */
  body: Buffer
  etag: string
}

const mostBytes = 32 * 1024 * 1024

/** Answers that have been made of one revision of the catalogue, those that were used last. */
export function createAnswers() {
  const answers = createByteCache<Answer>(mostBytes)
  let of = -1

  return {
    /** `make` is asked where the answer to `question` is not there. */
    async get(revision: number, question: string, make: () => Promise<string>): Promise<Answer> {
      if (revision !== of) {
        answers.clear()
        of = revision
      }
      const known = answers.get(question)
      if (known) return known
      const answer = toAnswer(await make())
      if (of === revision) answers.set(question, answer, answer.body.length)
      return answer
    },
  }
}

function toAnswer(text: string): Answer {
  const body = Buffer.from(text)
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}
