import { createScanner } from '../../lib/rows/csv-scanner.ts'
import { SourceFailure } from '../failures.ts'
import type { Column, ListFormat, RawEntry } from '../kit/list-source.ts'

type FormatOf<As> = Extract<ListFormat, { as: As }>
type TableFormat = FormatOf<'table'>

/** Yields the entry of each line. */
export function* readLines({ as, keepsUrls }: FormatOf<'lines' | 'hosts'>, text: string): Generator<RawEntry> {
  for (const line of linesOf(text)) {
    if (/^\s*(?:[#;!]|\/\/)/.test(line)) continue
    const words = line.slice(0, 4_096).split(/[\s#;]+/, 3).filter(word => word !== '')
    const entry = as === 'hosts' ? words[1] : words[0]
    if (as === 'hosts' ? words.length > 0 && !isOwnName(entry) : entry !== undefined) {
      yield { text: entry ?? '', notes: keepsUrls && entry?.includes('://') ? [entry] : [] }
    }
  }
}

/** Files of hosts also name the machine itself. https://man7.org/linux/man-pages/man5/hosts.5.html */
const isOwnName = (name: string | undefined): boolean =>
  name !== undefined && (name === '0.0.0.0' || !name.includes('.') || name === 'localhost.localdomain')

/**
 * Yields the entry of each row of a table. The text of a row that cannot be read is empty. If columns are numbered, the
 * first row may be that of the titles. Throws UPSTREAM_CHANGED if the file has no titles although columns have some.
 */
export function* readTable(format: TableFormat, text: string): Generator<RawEntry> {
  const { value, bits, notes = [], only, nothing } = format
  const head = headOf(format, text)
  for (const { at, cells } of rowsOf(format, text)) {
    if (at === head.at || (cells.length === 1 && cells[0] === '')) continue
    const cell = (column: Column): string | undefined => cells[head.numberOf(column)]
    const kind = only && cell(only.at)
    if (only && kind !== undefined && !only.values.includes(kind)) continue
    const entry = only && kind === undefined ? undefined : cell(value) // a short or malformed row has none: unread
    if (entry === '') continue
    yield {
      text: bits === undefined || entry === undefined ? entry ?? '' : `${entry}/${cell(bits) ?? ''}`,
      notes: notes.map(([, column]) => cell(column) ?? '').map(note => note === nothing ? '' : note),
    }
  }
}

/** A row of a table, and its position in the text. */
interface Row {
  at: number
  cells: string[]
}

/** Yields the rows of a table that are no comments. */
function* rowsOf({ delimiter, quotes = true }: TableFormat, text: string): Generator<Row> {
  const scanner = quotes ? createScanner(text, { delimiter, quotes, skipsSpaces: true }, true) : undefined
  for (let at = 0; at < text.length;) {
    const lineEnd = text.indexOf('\n', at)
    const next = lineEnd < 0 ? text.length : lineEnd + 1
    const isComment = text[at] === '#' || text[at] === ';'
    const row = isComment ? undefined : scanner?.next(at) ?? { end: next, cells: text.slice(at, next).split(delimiter) }
    if (row) yield { at, cells: row.cells.map(cell => cell.trim()) }
    at = row?.end ?? next
  }
}

/** Returns the position of the line of titles, and a function that returns the number of a column. */
function headOf({ delimiter, quotes = true, value, bits, notes = [], only }: TableFormat, text: string) {
  const columns = [value, bits, only?.at, ...notes.map(([, column]) => column)]
  const titles = columns.filter(column => typeof column === 'string')
  const numberOf = (found: readonly string[]) => (column: Column) =>
    typeof column === 'number' ? column : found.indexOf(column)
  if (titles.length === 0) return { at: undefined, numberOf: numberOf([]) }
  let at = 0
  for (const line of linesOf(text)) {
    const [, comment = '', plain = ''] = /^([#;\s]*)(.*)/s.exec(line)!
    const cells = quotes
      ? createScanner(plain, { delimiter, quotes, skipsSpaces: true }, true).next(0)?.cells ?? []
      : plain.split(delimiter)
    const found = cells.map(cell => cell.trim())
    if (titles.every(title => found.includes(title))) return { at, numberOf: numberOf(found) }
    if (plain.trim() !== '' && !/[#;]/.test(comment)) break
    at += line.length + 1
  }
  throw new SourceFailure('UPSTREAM_CHANGED', `the file has no line with the titles ${titles.join(', ')}`)
}

function* linesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length;) {
    const end = text.indexOf('\n', at)
    yield text.slice(at, end < 0 ? text.length : end)
    at = end < 0 ? text.length : end + 1
  }
}
