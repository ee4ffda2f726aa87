import { createPauses, turnFor } from '../lib/pauses.ts'

/** Maximum size of the rows that one statement writes. */
const maxRows = 200
const maxLength = 262_144

/**
 * Writes rows in parts, with pauses in which the process does other work, because a statement of SQLite blocks it. A
 * larger row is a part of its own.
 * @param lengthOf returns the length of the large column of a row
 */
export async function inParts<Row>(
  rows: readonly Row[], lengthOf: (row: Row) => number, write: (part: Row[]) => PromiseLike<unknown>,
): Promise<void> {
  const pause = createPauses()
  for (const part of partsOf(rows, lengthOf)) {
    await write(part)
    await (turnFor({ length: part.reduce((sum, row) => sum + lengthOf(row), 0) }) ?? pause())
  }
}

/**
 * Returns the last of these rows to read: the one whose length makes the sum exceed `maxLength`, but not the first one.
 * `undefined` if there is no row.
 */
export function lastWithin<Row extends { length: number }>(rows: readonly Row[], maxLength: number): Row | undefined {
  let left = maxLength
  const exceeding = rows.findIndex(({ length }, index) => (left -= length) < 0 && index > 0)
  return rows.at(exceeding)
}

function* partsOf<Row>(rows: readonly Row[], lengthOf: (row: Row) => number): Generator<Row[]> {
  let part: Row[] = []
  let length = 0
  for (const row of rows) {
    if (part.length > 0 && (part.length === maxRows || length + lengthOf(row) > maxLength)) {
      yield part
      part = []
      length = 0
    }
    part.push(row)
    length += lengthOf(row)
  }
  if (part.length > 0) yield part
}
