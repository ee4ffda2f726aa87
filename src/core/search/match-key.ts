import { createHash } from 'node:crypto'
import type { KeyRange } from '../../db/search-match-keys.ts'
import type { Database } from '../../db/database.ts'
import { nextTurn } from '../../lib/pauses.ts'
import type { QueryType } from '../../sources/kit/source.ts'
import { comparableValue, foldText } from '../observables/comparable.ts'

/** Longest key, in characters. PostgreSQL limits the size of an index entry. */
const maxCharacters = 200
/** Characters of a longer value that its key begins with. A prefix can have as many. */
export const maxPrefix = 100
/** Number of searches that one round of `setMissingKeys` reads. */
const batch = 100

/** No value has a character below this one, so it ends the range of one key. */
const lowest = '\u0001'
const highest = '\u{10FFFF}'

/**
 * Returns the text by which searches of a value are found: the comparable form without letter case, which is the same
 * for all spellings. Prefixes are written in any case, and no two wallets differ in case only. A longer one is its
 * start and a hash of the whole.
 */
export function matchKey(type: QueryType, normalValue: string): string {
  const value = foldText(comparableValue(type, normalValue))
  const characters = [...value]
  if (characters.length <= maxCharacters) return value
  return `${characters.slice(0, maxPrefix).join('')} ${createHash('sha256').update(value).digest('base64url')}`
}

/** Returns the keys of all spellings of a value. */
export function exactRange(type: QueryType, normalValue: string): KeyRange {
  const key = matchKey(type, normalValue)
  return { from: key, before: key + lowest }
}

/** Returns the keys that begin with a text. `undefined` if the text has nothing that a key can have. */
export function prefixRange(type: QueryType | undefined, text: string): KeyRange | undefined {
  const folded = foldText(text)
  const start = type === undefined || type === 'Pseudonym' ? folded.replace(/^@/, '') : folded
  return start === '' ? undefined : { from: start, before: start + highest }
}

/** Sets the keys of searches that an earlier version stored. */
export async function setMissingKeys(
  database: Pick<Database, 'searches' | 'inTransaction'>, signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const found = await database.searches.listWithoutKey(batch)
    await database.inTransaction(async tx => {
      for (const { id, type, normalValue } of found) {
        await tx.searches.setKey(id, matchKey(type as QueryType, normalValue))
      }
    })
    if (found.length < batch) return
    await nextTurn()
  }
}
