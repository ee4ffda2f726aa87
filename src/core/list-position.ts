import type { PagePosition } from '../db/list-page.ts'
import { badCursor, readPageCursor, writePageCursor } from './page-cursor.ts'

/** Returns the cursor of the page that follows this entry, in a list that is sorted by time and id. */
export const writePosition = (filter: object, { createdAt, id }: PagePosition): string =>
  writePageCursor(filter, [createdAt, id])

/** Returns the position that a cursor names. Throws VALIDATION_ERROR if it is no cursor of a list with this filter. */
export function readPosition(filter: object, cursor: string): PagePosition {
  const [createdAt, id, ...rest] = readPageCursor(filter, cursor)
  if (
    typeof createdAt === 'string' && typeof id === 'string' && rest.length === 0 &&
    /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(createdAt) && /^[\da-f-]{36}$/.test(id)
  ) {
    return { createdAt, id }
  }
  throw badCursor()
}

/** One page of a list, and the cursor of the next page. `null` if it is the last page. */
export interface Page<Entry> {
  entries: Entry[]
  nextCursor: string | null
}

/** Makes a page of `found`, which has one entry more than `limit` if another page follows. */
export function toPage<Entry extends PagePosition>(found: Entry[], limit: number, filter: object): Page<Entry> {
  const entries = found.slice(0, limit)
  return { entries, nextCursor: found.length > limit ? writePosition(filter, entries.at(-1)!) : null }
}
