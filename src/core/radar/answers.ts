import { createHash } from 'node:crypto'

/** A body as it goes out, and what names it. */
export interface Answer {
  /** UTF-8. */
  body: Buffer
  etag: string
}

const mostBytes = 32 * 1024 * 1024

/** Answers that have been made of one revision of the catalogue, those that were used last. */
export function createAnswers() {
  const answers = new Map<string, Answer>()
  let of = -1
  let size = 0

  return {
    /** `make` is asked where the answer to `question` is not there. */
    async get(revision: number, question: string, make: () => Promise<string>): Promise<Answer> {
      if (revision !== of) {
        answers.clear()
        size = 0
        of = revision
      }
      const known = answers.get(question)
      if (known) {
        answers.delete(question)
        answers.set(question, known)
        return known
      }
      const answer = toAnswer(await make())
      if (of === revision && !answers.has(question)) {
        answers.set(question, answer)
        size += answer.body.length
        for (const [old, { body }] of answers) {
          if (size <= mostBytes) break
          answers.delete(old)
          size -= body.length
        }
      }
      return answer
    },
  }
}

function toAnswer(text: string): Answer {
  const body = Buffer.from(text)
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}
