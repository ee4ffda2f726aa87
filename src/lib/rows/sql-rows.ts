import type { NumberedRow } from './numbered-rows.ts'
import { faults } from './row.ts'
import type { RowTally } from './row-tally.ts'
import { isTable, mayInsert, readCopy, readInsert, textOf, type RowStatement } from './sql-heads.ts'
import { toJson } from './sql-json.ts'
import { createTables } from './sql-tables.ts'
import { createSqlValues, type ValuesState } from './sql-values.ts'
import { createTextCursor, maxHead } from './text-cursor.ts'

export interface SqlLayout {
  /** `true` if a backslash escapes a sign in a string, as MySQL does. PostgreSQL and SQLite double the quotes. */
  hasEscapes: boolean
  /** Name of the only table whose rows are read. Default: all tables. */
  table?: string
}

/**
 * Reads the rows of a dump: INSERT and REPLACE of MySQL, SQLite and others, and COPY of PostgreSQL. The names of the
 * columns come from the statement, or from CREATE TABLE. Other statements are passed over. `tally` counts the rows of
 * each table, and the statements that take their rows from elsewhere. Chunks are `latin1` text.
 *
 * States: `statements` reads lines up to a statement with rows; `copy` reads the lines of COPY; the others read the
 * values of an INSERT (sql-values.ts).
 */
export async function* readSql(
  chunks: AsyncIterable<string>, { hasEscapes, table: only }: SqlLayout, tally?: RowTally,
): AsyncGenerator<NumberedRow[]> {
  const tables = createTables()
  const cursor = createTextCursor()
  const values = createSqlValues(cursor, hasEscapes)
  let isInLongLine = false
  let state: ValuesState | 'statements' | 'copy' = 'statements'
  let columns: readonly string[] = []
  let table = ''
  let isRead = true

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
    while (cursor.left() > 0) {
      if (state === 'statements' || state === 'copy') {
        if (!(yield* readLine())) return
        continue
      }
      const step = values.next(state, columns)
      if (step === undefined) return
      ;({ state } = step)
      if (step.row !== undefined) yield* counted(step.row)
    }
  }

  /** Reads the head of an INSERT, or a line. Returns `false` if more text is needed. */
  function* readLine(): Generator<NumberedRow, boolean> {
    const { text, at } = cursor
    const isInsert = state === 'statements' && mayInsert(text.slice(at, at + 64))
    const insert = isInsert ? readInsert(text.slice(at, at + maxHead)) : undefined
    if (insert !== undefined) {
      cursor.pass(at + insert.length)
      begin(insert)
      return true
    }
    const end = cursor.lineEnd()
    if (end === undefined || (isInsert && !cursor.isLast && cursor.left() < maxHead)) return false
    yield* lineTo(end)
    return true
  }

  /** Reads a line of COPY or of another statement. A line that is longer than 1 MiB goes on behind the text. */
  function* lineTo(end: number): Generator<NumberedRow> {
    const { text, line } = cursor
    const content = text.slice(cursor.at, end).replace(/\r?\n$/, '')
    const isContinued = isInLongLine
    isInLongLine = text[end - 1] !== '\n' && !cursor.isLast
    cursor.pass(end)
    if (isContinued) return
    if (state !== 'copy') statement(content)
    else if (content === '\\.') state = 'statements'
    else if (content !== '') {
      yield* counted(isInLongLine ? { line, fault: faults.long, text: content.slice(0, 1_000) }
        : copied(content, columns, line))
    }
  }

  function statement(content: string): void {
    const copying = readCopy(content)
    if (copying === undefined) tables.read(content)
    else begin(copying)
  }

  for await (const chunk of chunks) {
    cursor.add(chunk)
    yield [...read()]
  }
  cursor.add('', true)
  yield [...read()]
}

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
