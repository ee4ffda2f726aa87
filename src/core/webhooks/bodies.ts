import type { SubjectKind } from '../../db/webhooks.ts'
import { finishedNotice } from './investigation-notice.ts'
import { noticeAt } from './notice.ts'

export interface AttemptContext {
  /** Time of the attempt. */
  at: Date
  publicUrl: string
}

/** Returns the body of an attempt, as JSON, by kind of subject. `stored` is the stored body. */
export const bodyOf: Readonly<Record<SubjectKind, (stored: string, context: AttemptContext) => string>> = {
  search: (stored, { at }) => noticeAt(at, stored),
  investigation: (stored, { publicUrl }) => finishedNotice(stored, publicUrl),
  watch: stored => stored,
  endpoint: stored => stored,
}
