import { createHash } from 'node:crypto'
import { validationError } from '../../errors.ts'

/** Name of a list of the service, and the filters of a request for it. A cursor belongs to one list and its filters. */
export interface ListFilter {
  readonly list: string
  readonly [filter: string]: unknown
}

/**
 * Encodes a position in a list as a cursor for callers. The cursor is JSON in base64url, with a hash of the list
 * and its filters. It is neither encrypted nor signed, so the code that reads it must check its parts.
 */
export const writePageCursor = (filter: ListFilter, parts: readonly unknown[]): string =>
  encode([...parts, filterHash(filter)])

/**
 * Decodes a cursor and returns its parts. Throws VALIDATION_ERROR if the cursor is malformed, or belongs to another
 * list, or to the same one with other filters.
 */
export function readPageCursor(filter: ListFilter, cursor: string): unknown[] {
  const parts = decode(cursor)
  if (parts.pop() === filterHash(filter)) return parts
  throw badCursor(otherList)
}

const otherList = 'is a cursor of another list, of other filters, or of an earlier version of the server: ' +
  'repeat the filters of its list, or start again with the first page'

/** Throws VALIDATION_ERROR if the text does not have the form of a cursor. */
export const checkPageCursor = (cursor: string): void => void decode(cursor)

/** Returns the error for a cursor. `message` says what is wrong with it. */
export const badCursor = (message = 'is not a cursor of this list') =>
  validationError({ details: [{ path: 'cursor', message }] })

/** A page of a list that is computed anew for each page. */
interface ComputedPage<Entry> {
  entries: Entry[]
  isFirst: boolean
  /** `null` on the last page. */
  nextCursor: string | null
}

/**
 * Returns the page after the entry that the cursor names. Throws VALIDATION_ERROR if the cursor does not name an entry.
 * @param nameOf returns a text that names an entry within its list
 */
export function pageOf<Entry>(
  list: readonly Entry[],
  { limit, cursor }: { limit: number, cursor?: string | undefined },
  filter: ListFilter,
  nameOf: (entry: Entry) => string,
): ComputedPage<Entry> {
  const start = cursor === undefined ? 0 : startAfter(list, filter, cursor, nameOf)
  const entries = list.slice(start, start + limit)
  const isLast = start + limit >= list.length
  return {
    entries,
    isFirst: start === 0,
    nextCursor: isLast ? null : writePageCursor(filter, [nameOf(entries.at(-1)!)]),
  }
}

function startAfter<Entry>(
  list: readonly Entry[], filter: ListFilter, cursor: string, nameOf: (entry: Entry) => string,
): number {
  const [last, ...rest] = readPageCursor(filter, cursor)
  const index = rest.length > 0 ? -1 : list.findIndex(entry => nameOf(entry) === last)
  if (index < 0) throw badCursor()
  return index + 1
}

const filterHash = (filter: ListFilter): string =>
  createHash('sha256').update(JSON.stringify(filter)).digest('base64url').slice(0, 8)

const encode = (parts: readonly unknown[]): string => Buffer.from(JSON.stringify(parts)).toString('base64url')

function decode(cursor: string): unknown[] {
  const parts = parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  if (!Array.isArray(parts) || typeof parts.at(-1) !== 'string' || encode(parts) !== cursor) throw badCursor()
  return parts
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
