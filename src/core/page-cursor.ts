import { createHash } from 'node:crypto'
import { validationError } from '../errors.ts'

/**
 * Encodes a position in a list as a cursor for callers. The cursor is JSON in base64url, with a hash of the list's
 * filters. It is neither encrypted nor signed, so the code that reads it must check its parts.
 */
export const writePageCursor = (filter: object, parts: readonly unknown[]): string =>
  encode([...parts, filterHash(filter)])

/**
 * Decodes a cursor and returns its parts. Throws VALIDATION_ERROR if the cursor is malformed, or belongs to a list with
 * other filters.
 */
export function readPageCursor(filter: object, cursor: string): unknown[] {
  const parts = decode(cursor)
  if (parts.pop() === filterHash(filter)) return parts
  throw badCursor('is a cursor of a list with other filters: repeat the filters of that list')
}

/** Throws VALIDATION_ERROR if the text does not have the form of a cursor. */
export const checkPageCursor = (cursor: string): void => void decode(cursor)

/** Returns the error for a cursor. `message` says what is wrong with it. */
export const badCursor = (message = 'is not a cursor of this list') =>
  validationError({ details: [{ path: 'cursor', message }] })

const filterHash = (filter: object): string =>
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
