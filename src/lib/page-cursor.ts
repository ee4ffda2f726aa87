import { createHash } from 'node:crypto'

/**
 * A place in a list as callers carry it to the next page: JSON in base64url, with a mark of the filters that the list has. It
 * hides nothing and proves nothing: whoever reads one checks its parts.
 */
export const writePageCursor = (filter: object, parts: readonly unknown[]): string =>
  Buffer.from(JSON.stringify([...parts, markOf(filter)])).toString('base64url')

/** Its parts, or why it is no cursor of a list with these filters. */
export function readPageCursor(filter: object, cursor: string): { parts: unknown[] } | { fault: string } {
  const all = parse(cursor)
  const [parts, mark] = [all.slice(0, -1), all.at(-1)]
  if (typeof mark !== 'string' || Buffer.from(JSON.stringify(all)).toString('base64url') !== cursor) {
    return { fault: 'is not a cursor of this list' }
  }
  return mark === markOf(filter)
    ? { parts }
    : { fault: 'is a cursor of a list with other filters: give the same with it' }
}

const markOf = (filter: object): string =>
  createHash('sha256').update(JSON.stringify(filter)).digest('base64url').slice(0, 8)

function parse(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    return Array.isArray(parts) ? parts : []
  } catch {
    return []
  }
}
