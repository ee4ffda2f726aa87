import type { SearchFilter, StoredSearch } from '../../db/searches.ts'
import { badCursor, readPageCursor, writePageCursor } from '../page-cursor.ts'

type ListFilter = Pick<SearchFilter, 'type' | 'status' | 'reference' | 'labels'>

/** Returns the cursor of the page that follows this search. */
export const writeCursor = (filter: ListFilter, { createdAt, id }: StoredSearch): string =>
  writePageCursor(filter, [createdAt, id])

/** Returns the position that a cursor names. Throws VALIDATION_ERROR if it is no cursor of a list with this filter. */
export function readCursor(filter: ListFilter, cursor: string): { createdAt: string, id: string } {
  const [createdAt, id, ...rest] = readPageCursor(filter, cursor)
  if (
    typeof createdAt === 'string' && typeof id === 'string' && rest.length === 0 &&
    /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(createdAt) && /^[\da-f-]{36}$/.test(id)
  ) {
    return { createdAt, id }
  }
  throw badCursor()
}
