import type { ListPage, PagePosition } from '../../db/list-page.ts'
import { badCursor, readPageCursor, writePageCursor, type ListFilter } from './page-cursor.ts'

/** One page of a list, and the cursor of the next page. `null` if it is the last page. */
export interface Page<Entry> {
  entries: Entry[]
  nextCursor: string | null
}

/**
 * Returns one page of a list that is sorted by time and id. `list` returns the entries of a page that match `filter`,
 * and may return more of them. Throws VALIDATION_ERROR if the cursor is not one of a list with this filter.
 */
export async function pageOfList<Entry extends PagePosition>(
  filter: ListFilter,
  { cursor, limit }: { cursor?: string | undefined, limit: number },
  list: (page: ListPage) => Promise<Entry[]>,
): Promise<Page<Entry>> {
  const after = cursor === undefined ? undefined : readPosition(filter, cursor)
  const found = await list({ after, limit: limit + 1 }) // one entry more shows that another page follows
  const entries = found.slice(0, limit)
  const last = found.length > limit ? entries.at(-1) : undefined
  return { entries, nextCursor: last ? writePageCursor(filter, [last.createdAt, last.id]) : null }
}

/** Returns the position that a cursor names. Throws VALIDATION_ERROR if it is no cursor of a list with this filter. */
function readPosition(filter: ListFilter, cursor: string): PagePosition {
  const [createdAt, id, ...rest] = readPageCursor(filter, cursor)
  if (
    typeof createdAt === 'string' && typeof id === 'string' && rest.length === 0 &&
    /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(createdAt) && /^[\da-f-]{36}$/.test(id)
  ) {
    return { createdAt, id }
  }
  throw badCursor()
}
