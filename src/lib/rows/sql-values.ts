import type { NumberedRow } from './numbered-rows.ts'
import { faults, maxRowBytes } from './row.ts'
import { readAssignments } from './sql-set.ts'
import { createTupleSkip, type TupleSkip } from './sql-skip.ts'
import { toJson } from './sql-json.ts'
import { readTuple } from './sql-tuple.ts'
import { maxHead, type TextCursor } from './text-cursor.ts'

/** Place in a statement with rows. `skip`: in a tuple that is longer than 1 MiB, whose statement then goes on. */
export type ValuesState = 'tuples' | 'set' | 'skip'

interface Step {
  row?: NumberedRow
  state: ValuesState | 'statements'
}

const between = /[\s,]*/y
const clause = /(?:[^;'"`]|'(?:[^'\\]|\\.)*'|"[^"]*"|`[^`]*`)*/ys
const rowWord = /ROW\s*(?=\()/iy
const cutOff = 'it is cut off, or its quotes are malformed'

/** Creates the reader of the rows of an INSERT. */
export function createSqlValues(cursor: TextCursor, hasEscapes: boolean) {
  let skip: TupleSkip | undefined

  /** Reads a tuple. */
  function tuple(columns: readonly string[]): Step | undefined {
    between.lastIndex = cursor.at
    between.exec(cursor.text)
    cursor.pass(between.lastIndex)
    const isShort = cursor.left() < 16 && !cursor.isLast
    if (cursor.left() === 0 || (isShort && /[roa]/i.test(cursor.text[cursor.at]!))) return undefined
    rowWord.lastIndex = cursor.at // MySQL: VALUES ROW(1, 2), ROW(3, 4)
    if (rowWord.test(cursor.text)) cursor.pass(rowWord.lastIndex)
    if (cursor.text[cursor.at] !== '(') return endStatement()
    const found = readTuple(cursor.text, cursor.at, hasEscapes)
    return found === undefined ? unreadable('skip') : { row: rowOf(found.values, columns, found.end), state: 'tuples' }
  }

  function assignments(): Step | undefined {
    const found = readAssignments(cursor.text, cursor.at, hasEscapes)
    if (found === undefined) return unreadable('statements')
    // the end of the statement is read as that of tuples
    return { row: rowOf(found.values, found.columns, found.end), state: 'tuples' }
  }

  /** Ends a statement, with a clause behind its rows such as ON DUPLICATE KEY UPDATE. */
  function endStatement(): Step | undefined {
    const { text, at } = cursor
    if (/^(?:ON|AS|RETURNING)\s/i.test(text.slice(at, at + 12))) {
      clause.lastIndex = at
      const [{ length }] = clause.exec(text)!
      const hasEnd = text[at + length] === ';'
      if (!hasEnd && !cursor.isLast && cursor.left() < maxHead) return undefined
      if (hasEnd) cursor.pass(at + length)
    }
    if (text[cursor.at] === ';') cursor.pass(cursor.at + 1)
    return { state: 'statements' }
  }

  /** Returns the fault of values without an end, and `undefined` if more text is needed. */
  function unreadable(state: Step['state']): Step | undefined {
    const { text, at, isLast } = cursor
    if (!isLast && cursor.left() <= maxRowBytes) return undefined
    const row = { line: cursor.line, fault: isLast ? cutOff : faults.long, text: text.slice(at, at + 1_000) }
    if (isLast) cursor.pass(cursor.lineEnd()!)
    skip = createTupleSkip(hasEscapes)
    return { row, state: isLast ? 'statements' : state }
  }

  /** Passes over a tuple that is too long. */
  function passLong(): Step | undefined {
    const found = skip!.next(cursor.text, cursor.at)
    cursor.pass(found?.end ?? cursor.text.length)
    return found && { state: found.isBroken ? 'statements' : 'tuples' }
  }

  /** Returns the row of values that end at a position. */
  function rowOf(values: ReadonlyArray<string | null>, names: readonly string[], end: number): NumberedRow {
    const { line } = cursor
    const text = cursor.text.slice(cursor.at, end)
    cursor.pass(end)
    if (text.length > maxRowBytes) return { line, fault: faults.long, text: text.slice(0, 1_000) }
    return names.length > 0 && names.length !== values.length
      ? { line, fault: `it has ${values.length} values instead of ${names.length}`, text }
      : { line, json: toJson(values, names) }
  }

  return {
    /** Reads the next row, or the end of the statement. Returns `undefined` if more text is needed. */
    next: (state: ValuesState, columns: readonly string[]): Step | undefined =>
      state === 'skip' ? passLong() : state === 'set' ? assignments() : tuple(columns),
  }
}
