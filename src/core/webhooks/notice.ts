import type { components } from '../../../generated/api.ts'

type Notice = components['schemas']['SearchEndedNotice']

/** The body of the webhook `searchEnded` without `finishedAt`, which differs in each attempt. */
export type StoredNotice = Omit<Notice, 'finishedAt'>

/** Returns the body of an attempt at the time `at`, as JSON. `stored` is a `StoredNotice` as JSON. */
export function noticeAt(at: Date, stored: string): string {
  const { searchId, status, ...rest } = JSON.parse(stored) as StoredNotice
  const notice: Notice = { searchId, status, finishedAt: at.toISOString(), ...rest }
  return JSON.stringify(notice)
}
