import { validationError } from '../../errors.ts'
import { createScanner } from '../../lib/rows/csv-scanner.ts'
import { nameColumns, readHeader, repeatedName, type Dialect, type Header } from '../../lib/rows/csv.ts'
import type { Decoder } from '../../lib/rows/decoder.ts'
import { decoderOf } from '../../lib/rows/text-form.ts'
import { isValue, profileOf } from './column-kinds.ts'
import { guessColumns } from './guess-columns.ts'
import type { Layout } from './layouts.ts'
import type { Sample } from './sample.ts'

interface TableOptions {
  /** Dialect, if no option and no row of the file says otherwise. */
  dialect: Dialect
  delimiter?: string | undefined
  columns?: readonly string[]
}

interface TableLayout {
  layout: Extract<Layout, { format: 'csv' }>
  offset: number
  lines: number
}

/**
 * Reads the columns of a table from its first row, or from the kinds of its values if this row is a record. Throws
 * VALIDATION_ERROR if the first row is malformed.
 */
export function readTable({ parts, form }: Sample, { dialect: given, delimiter, columns }: TableOptions): TableLayout {
  if (delimiter !== undefined && delimiter.length > 1) {
    throw validationError({
      message: '--delimiter: Give one ASCII character for csv and tsv, or set --format separated',
    })
  }
  const hint = parts[0]!.match(/^"?sep=(.)"?\r?\n/i) // a line that spreadsheets write for themselves
  const skipped = hint === null ? 0 : hint[0].length
  const text = parts[0]!.slice(skipped)
  const escapes = given.quotes && hasEscapes(parts) ? { escapes: true } : {}
  const quoting = { ...given, ...escapes }
  const dialect = { ...quoting, delimiter: delimiter ?? hint?.[1] ?? delimiterOf(text, quoting) }
  const layout = (names: readonly string[]) => ({ format: 'csv' as const, columns: names, dialect })
  const at = { offset: skipped, lines: hint === null ? 0 : 1 }
  if (columns !== undefined) return { layout: layout(nameColumns(columns.map(bytesOf))), ...at }
  const decoder = decoderOf(form)
  const { decode } = decoder
  const header = readNames(text, dialect, decoder)
  if (!header.cells.some(cell => isValue(decode(cell)))) {
    refuseRepeated(header.cells.map(cell => decode(cell).trim()))
    return { layout: layout(header.columns), offset: skipped + header.end, lines: at.lines + header.lines }
  }
  const rows = rowsOf(parts.map((part, index) => index === 0 ? text : part), dialect, header.columns.length)
  const profiles = header.columns.map((_, place) => profileOf(rows.map(cells => decode(cells[place]!))))
  return { layout: layout(nameColumns(guessColumns(profiles).columns)), ...at }
}

/** `true` if quotes in quoted cells follow a backslash, and are never doubled. MySQL exports tables so. */
const hasEscapes = (parts: readonly string[]): boolean =>
  parts.some(part => /\w\\"[^\n]*"/.test(part.slice(0, sampledBytes)))
  && !parts.some(part => /\w""\w/.test(part.slice(0, sampledBytes)))

const bytesOf = (name: string): string => Buffer.from(name).toString('latin1')

function readNames(text: string, dialect: Dialect, decoder: Decoder): Header {
  const read = readHeader(text, dialect, decoder) ?? readHeader(`${text}\n`, dialect, decoder)!
  if ('fault' in read) throw validationError({ message: `The first row does not name the columns: ${read.fault}` })
  return read
}

/** Throws VALIDATION_ERROR if two columns have one name: in a record they would be one field. */
function refuseRepeated(names: readonly string[]): void {
  const repeated = repeatedName(names)
  if (repeated === undefined) return
  throw validationError({
    message: `The first row does not name the columns: it has the column "${repeated}" twice`,
  })
}

const delimiters = [',', ';', '\t', '|']

/**
 * Returns the delimiter that gives the most rows the same number of cells as the first row. Of equal ones, returns the
 * one whose cells are the most addresses, dates and other values: the comma of a decimal number makes none.
 * Without such rows, returns the one of the dialect.
 */
function delimiterOf(text: string, dialect: Dialect): string {
  const rated = [dialect.delimiter, ...delimiters.filter(one => one !== dialect.delimiter)].map(delimiter => {
    const rows = rowsOf([text], { ...dialect, delimiter })
    const count = rows[0]?.length ?? 1
    const fitting = count < 2 ? [] : rows.filter(({ length }) => length === count)
    const values = fitting.flat().filter(isValue).length
    return { delimiter, share: fitting.length / Math.max(1, rows.length), values }
  })
  const [best] = rated.toSorted((a, b) => b.share - a.share || b.values - a.values)
  return best!.share > minShare ? best!.delimiter : dialect.delimiter
}

const minShare = 0.5
const maxRows = 300

/** Returns the cells of the first rows of each part. `count` leaves out rows with another number of cells. */
function rowsOf(parts: readonly string[], dialect: Dialect, count?: number): string[][] {
  return parts.flatMap(part => {
    const text = part.slice(0, sampledBytes)
    const scanner = createScanner(text, dialect, false)
    const rows: string[][] = []
    for (let row = scanner.next(0); row !== undefined && rows.length < maxRows; row = scanner.next(row.end)) {
      const isBlank = row.cells.length === 1 && row.cells[0] === ''
      if (!isBlank && (count === undefined || row.cells.length === count)) rows.push([...row.cells])
      if (row.end >= text.length) break
    }
    return rows
  })
}

const sampledBytes = 262_144

/** `true` if lines have quoted cells, which only a table has. */
export const isTable = (lines: readonly string[], delimiter = ','): boolean =>
  lines.filter(line => line.startsWith('"') && line.includes(`"${delimiter}`)).length > lines.length / 2
