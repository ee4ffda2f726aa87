import type { NumberedRow } from './numbered-rows.ts'
import { faults, maxRowBytes } from './row.ts'
import type { RowTally } from './row-tally.ts'
import { isTable, mayInsert, readCopy, readInsert, textOf, type RowStatement } from './sql-heads.ts'
import { readAssignments } from './sql-set.ts'
import { createTupleSkip, type TupleSkip } from './sql-skip.ts'
import { createTables } from './sql-tables.ts'
import { readTuple } from './sql-tuple.ts'

export interface SqlLayout {
  /** `true` if a backslash escapes a sign in a string, as MySQL does. PostgreSQL and SQLite double the quotes. */
  hasEscapes: boolean
  /** Name of the only table whose rows are read. Default: all tables. */
  table?: string
}

/** Characters of an INSERT in which its column names end. */
const maxHead = 65_536
const between = /[\s,]*/y
const clause = /(?:[^;'"`]|'(?:[^'\\]|\\.)*'|"[^"]*"|`[^`]*`)*/ys
const rowWord = /ROW\s*(?=\()/iy

/**
 * Reads the rows of a dump: INSERT and REPLACE of MySQL, SQLite and others, and COPY of PostgreSQL. The names of columns
 * come from the statement, or from CREATE TABLE. Other statements are passed over. `tally` counts the rows of each
 * table, and the statements that take their rows from elsewhere. Chunks are `latin1` text.
 *
 * States: `statements` reads lines up to a statement with rows; `tuples`, `set` and `copy` read its rows; `skip` passes
 * over a tuple that is longer than 1 MiB, whose statement then goes on.
 */
export async function* readSql(
  chunks: AsyncIterable<string>, { hasEscapes, table: only }: SqlLayout, tally?: RowTally,
): AsyncGenerator<NumberedRow[]> {
  const tables = createTables()
  let text = ''
  let at = 0
  let line = 1
  let isLast = false
  let isInLongLine = false
  let state: 'statements' | 'tuples' | 'set' | 'copy' | 'skip' = 'statements'
  let columns: readonly string[] = []
  let table = ''
  let isRead = true
  let skip: TupleSkip | undefined

  /** Moves on, and counts the lines. */
  function pass(to: number): void {
    for (let next = text.indexOf('\n', at); next >= 0 && next < to; next = text.indexOf('\n', next + 1)) line++
    at = to
  }

  /** Returns the end of the current line, or `undefined` if more text is needed. */
  function lineEnd(): number | undefined {
    const end = text.indexOf('\n', at)
    return end >= 0 ? end + 1 : isLast || text.length - at > maxRowBytes ? text.length : undefined
  }

  function begin({ kind, table: name, columns: own, fault }: RowStatement): void {
    table = textOf(name)
    columns = own ?? tables.columnsOf(name)
    isRead = fault === undefined && (only === undefined || isTable(name, only))
    if (fault === undefined) tally?.table(table, 0, isRead)
    else if (only === undefined || isTable(name, only)) tally?.pass(fault)
    state = kind === 'values' ? 'tuples' : kind === 'other' ? 'statements' : kind
  }

  /** Counts a row, and returns it if its table is read. */
  function* counted(row: NumberedRow): Generator<NumberedRow> {
    tally?.table(table, 1, isRead)
    if (isRead) yield row
  }

  /** Reads what the text allows. */
  function* read(): Generator<NumberedRow> {
    while (at < text.length) {
      if (state === 'skip') {
        if (!passLong()) return
      } else if (state === 'tuples' || state === 'set') {
        const row = state === 'set' ? assignments() : tuple()
        if (row === undefined) return
        if (row !== 'end') yield* counted(row)
      } else {
        const insert = state === 'statements' && mayInsert(text.slice(at, at + 64))
          ? readInsert(text.slice(at, at + maxHead)) : undefined
        if (insert !== undefined) {
          pass(at + insert.length)
          begin(insert)
        } else {
          const isPart = state === 'statements' && !isLast && mayInsert(text.slice(at, at + 64))
          const end = lineEnd()
          if ((isPart && text.length - at < maxHead) || end === undefined) return
          yield* readLine(end)
        }
      }
    }
  }

  /** Reads a line of COPY or of another statement. A line that is longer than 1 MiB goes on behind the text. */
  function* readLine(end: number): Generator<NumberedRow> {
    const content = text.slice(at, end).replace(/\r?\n$/, '')
    const number = line
    const isContinued = isInLongLine
    isInLongLine = text[end - 1] !== '\n' && !isLast
    pass(end)
    if (isContinued) return
    if (state !== 'copy') statement(content)
    else if (content === '\\.') state = 'statements'
    else if (content !== '') {
      yield* counted(isInLongLine ? { line: number, fault: faults.long, text: content.slice(0, 1_000) }
        : copied(content, columns, number))
    }
  }

  function statement(content: string): void {
    const copying = readCopy(content)
    if (copying === undefined) tables.read(content)
    else begin(copying)
  }

  /** Passes over a tuple that is too long. Returns `false` if more text is needed. */
  function passLong(): boolean {
    const found = skip!.next(text, at)
    pass(found?.end ?? text.length)
    if (found !== undefined) state = found.isBroken ? 'statements' : 'tuples'
    return found !== undefined
  }

  /** Reads a tuple. Returns `end` behind the last one of a statement, and `undefined` if more text is needed. */
  function tuple(): NumberedRow | 'end' | undefined {
    between.lastIndex = at
    between.exec(text)
    pass(between.lastIndex)
    if (at >= text.length || (/[roa]/i.test(text[at]!) && text.length - at < 16 && !isLast)) return undefined
    rowWord.lastIndex = at // MySQL: VALUES ROW(1, 2), ROW(3, 4)
    if (rowWord.test(text)) pass(rowWord.lastIndex)
    if (text[at] !== '(') return endStatement()
    const found = readTuple(text, at, hasEscapes)
    return found === undefined ? unreadable() : rowOf(found.values, columns, found.end)
  }

  function assignments(): NumberedRow | 'end' | undefined {
    const found = readAssignments(text, at, hasEscapes)
    if (found === undefined) {
      if (!isLast && text.length - at <= maxRowBytes) return undefined
      state = 'statements'
      return { line, fault: isLast ? cutOff : faults.long, text: text.slice(at, at + 1_000) }
    }
    state = 'tuples' // the end of the statement is that of tuples
    return rowOf(found.values, found.columns, found.end)
  }

  /** Ends a statement, with a clause behind its rows such as ON DUPLICATE KEY UPDATE. */
  function endStatement(): 'end' | undefined {
    if (/^(?:ON|AS|RETURNING)\s/i.test(text.slice(at, at + 12))) {
      clause.lastIndex = at
      const [{ length }] = clause.exec(text)!
      const hasEnd = text[at + length] === ';'
      if (!hasEnd && !isLast && text.length - at < maxHead) return undefined
      if (hasEnd) pass(at + length)
    }
    state = 'statements'
    if (text[at] === ';') pass(at + 1)
    return 'end'
  }

  /** Returns the fault of a tuple without an end, and `undefined` if more text is needed. */
  function unreadable(): NumberedRow | undefined {
    if (!isLast && text.length - at <= maxRowBytes) return undefined
    const row = { line, fault: isLast ? cutOff : faults.long, text: text.slice(at, at + 1_000) }
    if (isLast) pass(lineEnd()!)
    state = isLast ? 'statements' : 'skip'
    skip = createTupleSkip(hasEscapes)
    return row
  }

  /** Returns the row of values that end at a position. */
  function rowOf(values: ReadonlyArray<string | null>, names: readonly string[], end: number): NumberedRow {
    const [number, row] = [line, text.slice(at, end)]
    pass(end)
    return row.length > maxRowBytes ? { line: number, fault: faults.long, text: row.slice(0, 1_000) }
      : names.length > 0 && names.length !== values.length
      ? { line: number, fault: `it has ${values.length} values instead of ${names.length}`, text: row }
      : { line: number, json: toJson(values, names) }
  }

  for await (const chunk of chunks) {
    text = text.slice(at) + chunk
    at = 0
    yield [...read()]
  }
  isLast = true
  text = text.slice(at)
  at = 0
  yield [...read()]
}

const cutOff = 'it is cut off, or its quotes are malformed'

/** The format of COPY: cells between tabs, `\N` for NULL, and escapes with a backslash. */
function copied(content: string, columns: readonly string[], line: number): NumberedRow {
  const cells = content.split('\t')
  if (columns.length > 0 && cells.length !== columns.length) {
    return { line, fault: `it has ${cells.length} values instead of ${columns.length}`, text: content }
  }
  return { line, json: toJson(cells.map(cell => cell === '\\N' ? null : unescaped(cell)), columns) }
}

const signs: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
}
const unescaped = (cell: string): string =>
  cell.includes('\\') ? cell.replaceAll(/\\(.)/gs, (_, sign: string) => signs[sign] ?? sign) : cell

function toJson(values: ReadonlyArray<string | null>, columns: readonly string[]): string {
  const parts: string[] = []
  for (const [place, value] of values.entries()) {
    if (value !== null && value !== '') {
      parts.push(`${JSON.stringify(columns[place] ?? `column_${place + 1}`)}:${JSON.stringify(value)}`)
    }
  }
  return `{${parts.join(',')}}`
}
