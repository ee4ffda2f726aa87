import type { StoredSearch } from '../../db/searches.ts'
import type { StoredNotice } from '../webhooks/notice.ts'
import { linksOf } from './bodies.ts'
import type { Ending } from './state.ts'

/** Returns the stored part of the webhook `searchEnded`, as JSON. The transaction that ends the search stores it. */
export function storedNotice(
  search: StoredSearch,
  { status }: Ending,
  now: Date,
  summary: StoredNotice['summary'],
  publicUrl: string,
): string {
  const { state, results, byok, leaks } = linksOf(publicUrl, search.id)
  const notice: StoredNotice = {
    searchId: search.id,
    status,
    search: {
      id: search.id,
      value: search.value,
      type: search.type as StoredNotice['search']['type'],
      options: JSON.parse(search.options) as StoredNotice['search']['options'],
      reference: search.reference,
      labels: search.labels,
      retry_of: search.retryOf,
      created_at: search.createdAt,
      completed_at: now.toISOString(),
    },
    summary,
    links: { state, results, byok, leaks },
  }
  return JSON.stringify(notice)
}
