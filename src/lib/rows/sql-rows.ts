import type { NumberedRow } from './numbered-rows.ts'
import { faults, maxRowBytes } from './row.ts'
import { readTuple, type Tuple } from './sql-tuple.ts'

export interface SqlLayout {
  /** `true` if a backslash escapes a sign in a string, as MySQL does. PostgreSQL and SQLite double the quotes. */
  hasEscapes: boolean
  /** Name of the only table whose rows are read. Default: all tables. */
  table?: string
}

/** `INSERT INTO users (id, mail) VALUES`, `REPLACE INTO …`, with or without the columns. SQL Server omits INTO. */
const insert =
  /^\s*(?:INSERT|REPLACE)\s+(?:LOW_PRIORITY\s+|DELAYED\s+|IGNORE\s+|OR\s+\w+\s+)*(?:INTO\s+)?([^\s(]+)\s*(?:\(([^()]*)\)\s*)?(?:OVERRIDING\s+\w+\s+VALUE\s+)?VALUES?\s*(?=\()/i
const startsInsert = /^\s*(?:INSERT|REPLACE)\s/i
/** `COPY public.users (id, mail) FROM stdin;` https://www.postgresql.org/docs/current/sql-copy.html */
const copy = /^COPY\s+([^\s(]+)\s*\(([^()]*)\)\s+FROM\s+stdin\b/i
const createTable = /^\s*CREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?([^\s(]+)\s*\((.*)$/is
const column = /^\s*(?:[`"[]([^`"\]]+)[`"\]]|([\p{L}_][\p{L}\p{N}_$]*))\s+\w/u
const noColumn = /^\s*(?:PRIMARY|UNIQUE|KEY|INDEX|CONSTRAINT|FOREIGN|CHECK|FULLTEXT|SPATIAL|EXCLUDE)\b/i
/** Characters of an INSERT in which its column names end. */
const maxHead = 65_536

/**
 * Reads the rows of a dump: INSERT of MySQL, SQLite and others, and COPY of PostgreSQL. The names of columns come from
 * the statement, or from CREATE TABLE. Other statements are passed over. Chunks are `latin1` text.
 */
export async function* readSql(
  chunks: AsyncIterable<string>, { hasEscapes }: SqlLayout,
): AsyncGenerator<NumberedRow[]> {
  const tables = createTables()
  let text = ''
  let at = 0
  let line = 1
  let isLast = false
  let state: 'statements' | 'tuples' | 'copy' = 'statements'
  let columns: readonly string[] = []

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

  /** Reads what the text allows. */
  function* read(): Generator<NumberedRow> {
    while (at < text.length) {
      if (state === 'tuples') {
        const row = tuple()
        if (row === undefined) return
        if (row !== 'end') yield row
        continue
      }
      if (state === 'statements' && startsInsert.test(text.slice(at, at + 64))) {
        const head = insert.exec(text.slice(at, at + maxHead))
        if (head !== null) {
          columns = head[2] === undefined ? tables.columnsOf(head[1]!) : namesOf(head[2])
          pass(at + head[0].length)
          state = 'tuples'
          continue
        }
        if (!isLast && text.length - at < maxHead) return
      }
      const end = lineEnd()
      if (end === undefined) return
      const content = text.slice(at, end).replace(/\r?\n$/, '')
      const number = line
      pass(end)
      if (state === 'copy') {
        if (content === '\\.') state = 'statements'
        else if (content !== '') yield copied(content, columns, number)
      } else statement(content)
    }
  }

  function statement(content: string): void {
    const copying = copy.exec(content)
    if (copying === null) return tables.read(content)
    columns = namesOf(copying[2]!)
    state = 'copy'
  }

  /** Reads a tuple. Returns `end` behind the last one of a statement, and `undefined` if more text is needed. */
  function tuple(): NumberedRow | 'end' | undefined {
    const [{ length }] = /^[\s,]*/.exec(text.slice(at, at + 4_096))!
    pass(at + length)
    if (at >= text.length) return undefined
    if (text[at] !== '(') {
      state = 'statements'
      if (text[at] === ';') pass(at + 1)
      return 'end'
    }
    const found = readTuple(text, at, hasEscapes)
    const number = line
    if (found === undefined) {
      if (!isLast && text.length - at <= maxRowBytes) return undefined
      const row = text.slice(at, at + 1_000)
      pass(lineEnd() ?? text.length)
      state = 'statements'
      return { line: number, fault: isLast ? 'it is cut off, or its quotes are malformed' : faults.long, text: row }
    }
    const row = text.slice(at, found.end)
    pass(found.end)
    return rowOf(found, columns, number, row)
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

/** Collects the columns of tables from the lines of CREATE TABLE. */
function createTables() {
  const tables = new Map<string, string[]>()
  let open: string[] | undefined

  function addColumn(to: string[], definition: string): void {
    if (noColumn.test(definition)) return
    const found = column.exec(definition)
    if (found !== null) to.push(found[1] ?? found[2]!)
  }

  return {
    columnsOf: (name: string): readonly string[] => tables.get(nameOf(name)) ?? [],

    /** Reads a line of a statement. */
    read(content: string): void {
      const creating = createTable.exec(content)
      if (creating !== null) {
        const table: string[] = []
        tables.set(nameOf(creating[1]!), table)
        const inside = creating[2]!.trim()
        const [whole] = /\)[^()]*;\s*$/.exec(inside) ?? []
        open = whole === undefined ? table : undefined
        const definitions = whole === undefined ? [inside] : inside.slice(0, -whole.length).split(/,(?![^()]*\))/)
        for (const definition of definitions) addColumn(table, definition)
      } else if (open !== undefined) {
        if (/^\s*\)/.test(content)) open = undefined
        else addColumn(open, content)
      }
    },
  }
}

/** Returns the plain name of a table or column: `public."users"` → `users`. */
const nameOf = (name: string): string => /([^.`"[\]]+)[`"\]]?$/.exec(name.trim())?.[1] ?? name

const namesOf = (list: string): string[] => list.split(',').map(nameOf)

function rowOf({ values }: Tuple, columns: readonly string[], line: number, text: string): NumberedRow {
  if (columns.length > 0 && columns.length !== values.length) {
    return { line, fault: `it has ${values.length} values instead of ${columns.length}`, text }
  }
  return { line, json: toJson(values, columns) }
}

/** The format of COPY: cells between tabs, `\N` for NULL, and escapes with a backslash. */
function copied(content: string, columns: readonly string[], line: number): NumberedRow {
  const cells = content.split('\t')
  if (cells.length !== columns.length) {
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
