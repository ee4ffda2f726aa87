import { createHash } from 'node:crypto'

/** A body as it goes out, and what names it. */
export interface Answer {
  text: string
  etag: string
}

/** In characters, which are about as many bytes. */
const most = 32 * 1024 * 1024

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
        size += answer.text.length
        for (const [old, { text }] of answers) {
          if (size <= most) break
          answers.delete(old)
          size -= text.length
        }
      }
      return answer
    },
  }
}

const toAnswer = (text: string): Answer => ({ text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` })
