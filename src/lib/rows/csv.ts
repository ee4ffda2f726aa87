import { decode, faults, maxRowBytes, type RowReader, type RowRecord } from './row.ts'
import { createScanner, type Dialect } from './csv-scanner.ts'

export type { Dialect }

export const csv: Dialect = { delimiter: ',', quotes: true }
/** Quotes mean themselves. https://www.iana.org/assignments/media-types/text/tab-separated-values */
export const tsv: Dialect = { delimiter: '\t', quotes: false }

/** Rows of as many cells as there are columns. Empty cells are left out, blank lines are no rows. */
export function csvReader(columns: readonly string[], dialect: Dialect): RowReader {
  // One order of names whatever the order of columns, so that the same record is the same text.
  const places = columns.map((name, place) => ({ name, place })).sort((a, b) => a.name < b.name ? -1 : 1)

  /** A record, or the fault of the cells. */
  function toRecord(cells: readonly string[]): RowRecord | string {
    if (cells.length !== columns.length) return `its cells are ${cells.length} where ${columns.length} are expected`
    const record: RowRecord = {}
    for (const { name, place } of places) {
      const bytes = cells[place]!
      if (bytes === '') continue
      const cell = decode(bytes)
      if (cell === undefined) return faults.utf8
      record[name] = cell
    }
    return record
  }

  return {
    boundary(bytes) {
      if (!dialect.quotes || !bytes.includes('"')) return bytes.lastIndexOf('\n') + 1
      const scanner = createScanner(bytes.toString('latin1'), dialect, false)
      for (let from = 0; ;) {
        const row = scanner.next(from)
        if (row === undefined) return from
        from = row.to
      }
    },

    read(text, visitor) {
      const scanner = createScanner(text, dialect, true)
      for (let from = 0, line = 1; from < text.length;) {
        const { to, cells, lines, fault } = scanner.next(from)!
        const isBlank = cells.length === 1 && cells[0] === ''
        const parsed = fault ?? (isBlank ? undefined : to - from > maxRowBytes ? faults.long : toRecord(cells))
        if (typeof parsed === 'string') visitor.bad(parsed, line, from, to)
        else if (parsed !== undefined) visitor.record(parsed, line, from, to)
        line += lines
        from = to
      }
    },
  }
}

/** Names of columns, and where the rows begin. */
export interface Header {
  columns: string[]
  to: number
  lines: number
}

/** The first row of a text as names of columns; a fault where it is none; undefined where the text is less than one row. */
export function readHeader(text: string, dialect: Dialect): Header | { fault: string } | undefined {
  const row = createScanner(text, dialect, false).next(0)
  if (row === undefined) return undefined
  return row.fault === undefined
    ? { columns: nameColumns(row.cells), to: row.to, lines: row.lines }
    : { fault: row.fault }
}

/** Columns without a name get one by their number, and a name that comes again is numbered. */
export function nameColumns(cells: readonly string[]): string[] {
  const names = new Set<string>()
  const next = new Map<string, number>()
  for (const [index, cell] of cells.entries()) {
    const given = decode(cell)?.trim() ?? ''
    const name = given === '' || given === '__proto__' ? `column_${index + 1}` : given
    let unique = name
    let count = next.get(name) ?? 2
    while (names.has(unique)) unique = `${name}_${count++}`
    next.set(name, count)
    names.add(unique)
  }
  return [...names]
}
