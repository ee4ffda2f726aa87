import { createScanner, type Dialect } from './csv-scanner.ts'
import { createDecoder, type Decoder } from './decoder.ts'
import { faults, maxRowBytes, type RowReader, type RowRecord } from './row.ts'

export type { Dialect }

export const csv: Dialect = { delimiter: ',', quotes: true }
/**
 * The dialect of TSV files. Quotes have no special meaning.
 * https://www.iana.org/assignments/media-types/text/tab-separated-values
 */
export const tsv: Dialect = { delimiter: '\t', quotes: false }

/** Creates a reader of rows with one cell for each column. It skips empty cells and blank lines. */
export function csvReader(
  columns: readonly string[], dialect: Dialect, { decode }: Pick<Decoder, 'decode'> = createDecoder(),
): RowReader {
  // The columns are sorted by name, so that equal records have equal JSON in any column order.
  const ordered = columns.map((name, place) => ({ name, place })).sort((a, b) => a.name < b.name ? -1 : 1)

  /** Returns a record. If the cells cannot form a record, returns the reason as text. */
  function toRecord(cells: readonly string[], isAscii: boolean): RowRecord | string {
    if (cells.length !== columns.length) return `it has ${cells.length} cells instead of ${columns.length}`
    const record: RowRecord = {}
    for (const { name, place } of ordered) {
      const bytes = cells[place]!
      if (bytes === '') continue
      record[name] = isAscii ? bytes : decode(bytes)
    }
    return record
  }

  return {
    boundary(bytes) {
      if (!dialect.quotes || !bytes.includes('"')) return bytes.lastIndexOf('\n') + 1
      const scanner = createScanner(bytes.toString('latin1'), dialect, false, columns.length)
      for (let from = 0; ;) {
        const row = scanner.next(from)
        if (row === undefined) return from
        from = row.end
      }
    },

    read(text, visitor) {
      const scanner = createScanner(text, dialect, true, columns.length)
      // Rows of ASCII need no decoding. One search of the whole text for other bytes is faster than one in each cell.
      const nonAscii = /[\x80-\xff]/g
      let nextNonAscii = -1
      for (let from = 0, line = 1; from < text.length;) {
        const { end, cells, lines, fault, isLiteral } = scanner.next(from)!
        if (isLiteral) visitor.literal?.()
        if (nextNonAscii < from) {
          nonAscii.lastIndex = from
          nextNonAscii = nonAscii.exec(text)?.index ?? text.length
        }
        const isBlank = cells.length === 1 && cells[0] === ''
        const isAscii = nextNonAscii >= end
        const parsed = fault ??
          (isBlank ? undefined : end - from > maxRowBytes ? faults.long : toRecord(cells, isAscii))
        if (typeof parsed === 'string') visitor.reject(parsed, line, from, end)
        else if (parsed !== undefined) visitor.record(parsed, line, from, end)
        line += lines
        from = end
      }
    },
  }
}

/** Column names, and the position where the rows begin. */
export interface Header {
  columns: string[]
  /** Its cells as they are, as `latin1` text. */
  cells: string[]
  end: number
  lines: number
}

/**
 * Reads the first row as column names. Returns a fault if the row is malformed. Returns `undefined` if the text ends
 * within the row.
 */
export function readHeader(
  text: string, dialect: Dialect, decoder?: Pick<Decoder, 'decode'>,
): Header | { fault: string } | undefined {
  const row = createScanner(text, dialect, false).next(0)
  if (row === undefined) return undefined
  return row.fault === undefined
    ? { columns: nameColumns(row.cells, decoder), cells: [...row.cells], end: row.end, lines: row.lines }
    : { fault: row.fault }
}

/**
 * Gives a unique name to each column. A column without a name is named after its position (`column_3`), and a repeated
 * name gets a number (`city_2`).
 */
export function nameColumns(
  cells: readonly string[], { decode }: Pick<Decoder, 'decode'> = createDecoder(),
): string[] {
  const names = new Set<string>()
  const next = new Map<string, number>()
  for (const [index, cell] of cells.entries()) {
    const given = decode(cell).trim()
    const name = given === '' || given === '__proto__' ? `column_${index + 1}` : given
    let unique = name
    let count = next.get(name) ?? 2
    while (names.has(unique)) unique = `${name}_${count++}`
    next.set(name, count)
    names.add(unique)
  }
  return [...names]
}

/** Returns a name that occurs twice in a list, or `undefined`. Empty names do not count. */
export function repeatedName(names: readonly string[]): string | undefined {
  const met = new Set<string>()
  return names.find(name => name !== '' && (met.has(name) || !met.add(name)))
}
