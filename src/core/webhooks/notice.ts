import type { components } from '../../../generated/api.ts'

type Notice = components['schemas']['SearchEndedNotice']

/** The body of the webhook `searchEnded` without `finishedAt`, which differs in each attempt. */
export type StoredNotice = Omit<Notice, 'finishedAt'>

/** Returns the body of an attempt at the time `at`, as JSON. `stored` is a `StoredNotice` as JSON. */
export function noticeAt(at: Date, stored: string): string {
  // A body that was stored before `completed_at` existed has the end of the search in `finishedAt`, and one that was
  // stored before `retry_of` existed has none.
  const { searchId, status, finishedAt, search: storedSearch, ...rest } =
    JSON.parse(stored) as StoredNotice & Partial<Notice>
  const search = { ...storedSearch, retry_of: storedSearch.retry_of ?? null }
  const notice: Notice = {
    searchId,
    status,
    finishedAt: at.toISOString(),
    search: finishedAt === undefined ? search : { ...search, completed_at: finishedAt },
    ...rest,
  }
  return JSON.stringify(notice)
}
