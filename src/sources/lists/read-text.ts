import { isIP } from 'node:net'
import { createScanner } from '../../lib/rows/csv-scanner.ts'
import { SourceFailure } from '../failures.ts'
import type { Column, ListFormat, RawEntry } from '../kit/list-source.ts'

type FormatOf<As> = Extract<ListFormat, { as: As }>
type TableFormat = FormatOf<'table'>

/** Yields the entry of each line, or the entries of a line of hosts. */
export function* readLines(format: FormatOf<'lines' | 'hosts'>, text: string): Generator<RawEntry> {
  for (const line of linesOf(text)) {
    if (/^\s*(?:[#;!]|\/\/)/.test(line)) continue
    const { entry, remark } = partsOf(line.slice(0, maxLineLength))
    if (entry === '') continue
    if (format.as === 'hosts') {
      yield* hostsOf(entry, remark)
      continue
    }
    yield { text: entry, notes: notesOf(format, entry, remark) }
  }
}

const maxLineLength = 4_096

/** Splits a line at its first space, or in front of a comment. A URL may contain the signs of a comment. */
function partsOf(line: string): { entry: string, remark: string } {
  const [, word = '', rest = ''] = /^\s*(\S*)(.*)/s.exec(line)!
  const at = word.includes('://') ? -1 : word.search(/[#;]/)
  return at < 0 ? { entry: word, remark: rest } : { entry: word.slice(0, at), remark: word.slice(at) + rest }
}

function notesOf({ keepsUrls, remarks = [] }: FormatOf<'lines' | 'hosts'>, entry: string, remark: string): string[] {
  if (keepsUrls) return entry.includes('://') ? [entry] : []
  if (remarks.length === 0) return []
  const parts = remark.replace(/^[\s#;]+/, '').trim().split(/\t+|,\s|\s{2,}/)
  return remarks.map(([, place]) => parts[place] ?? '')
}

/** Yields the names of a line: `0.0.0.0 a.example b.example`. A line without an address in front is unread. */
function* hostsOf(address: string, rest: string): Generator<RawEntry> {
  const names = rest.split(/[#;]/, 1)[0]!.split(/\s+/).filter(name => name !== '')
  if (isIP(address.replace(/%.*/s, '')) === 0 || names.length === 0) yield { text: '', notes: [] }
  else for (const text of names.filter(name => !isOwnName(name))) yield { text, notes: [] }
}

/** Files of hosts also name the machine itself. https://man7.org/linux/man-pages/man5/hosts.5.html */
const isOwnName = (name: string): boolean =>
  name === '0.0.0.0' || !name.includes('.') || name === 'localhost.localdomain'

/**
 * Yields the entry of each row of a table. The text of a row that cannot be read is empty. If columns are numbered, the
 * first row may be that of the titles. Throws UPSTREAM_CHANGED if the file has no titles although columns have some.
 */
export function* readTable(format: TableFormat, text: string): Generator<RawEntry> {
  const { value, bits, notes = [], only, nothing, dates } = format
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
      notes: notes.map(([, column]) => cell(column) ?? '')
        .map(note => note === nothing ? '' : dates ? note.replace(dayFirst, isoDay) : note),
    }
  }
}

const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/
const isoDay = (_: string, day: string, month: string, year: string): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

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
