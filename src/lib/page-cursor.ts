import { createHash } from 'node:crypto'

/**
 * Encodes a position in a list as a cursor for callers. The cursor is JSON in base64url, with a hash of the list's
 * filters. It is neither encrypted nor signed, so the code that reads it must check its parts.
 */
export const writePageCursor = (filter: object, parts: readonly unknown[]): string =>
  Buffer.from(JSON.stringify([...parts, filterHash(filter)])).toString('base64url')

/** Decodes a cursor. Returns a fault if the cursor is malformed, or belongs to a list with other filters. */
export function readPageCursor(filter: object, cursor: string): { parts: unknown[] } | { fault: string } {
  if (!isPageCursor(cursor)) return { fault: 'is not a cursor of this list' }
  const all = parse(cursor)
  const [parts, hash] = [all.slice(0, -1), all.at(-1)]
  return hash === filterHash(filter)
    ? { parts }
    : { fault: 'is a cursor of a list with other filters: repeat the filters of that list' }
}

/** `true` if the text has the form of a cursor. */
export function isPageCursor(cursor: string): boolean {
  const all = parse(cursor)
  return typeof all.at(-1) === 'string' && Buffer.from(JSON.stringify(all)).toString('base64url') === cursor
}

const filterHash = (filter: object): string =>
  createHash('sha256').update(JSON.stringify(filter)).digest('base64url').slice(0, 8)

function parse(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    return Array.isArray(parts) ? parts : []
  } catch {
    return []
  }
}
