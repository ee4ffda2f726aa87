import type { SubjectKind } from '../../db/webhooks.ts'
import { noticeAt } from './notice.ts'

/** Returns the body of an attempt at the time `at`, as JSON, by kind of subject. `stored` is the stored body. */
export const bodyAt: Readonly<Record<SubjectKind, (at: Date, stored: string) => string>> = {
  search: noticeAt,
  watch: (_, stored) => stored,
}
