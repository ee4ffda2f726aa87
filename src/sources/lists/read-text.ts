import { createScanner } from '../../lib/rows/csv-scanner.ts'
import type { ListFormat, RawEntry } from '../kit/list-source.ts'

type FormatOf<As> = Extract<ListFormat, { as: As }>

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

/** Yields the entry of each row of a table, also that of its titles. The text of a row that cannot be read is empty. */
export function* readTable(
  { delimiter, value, bits, notes = [], only }: FormatOf<'table'>,
  text: string,
): Generator<RawEntry> {
  const scanner = createScanner(text, { delimiter, quotes: true, skipsSpaces: true }, true)
  for (let at = 0; at < text.length;) {
    const isComment = text[at] === '#' || text[at] === ';'
    if (isComment) {
      const end = text.indexOf('\n', at)
      at = end < 0 ? text.length : end + 1
      continue
    }
    const row = scanner.next(at)
    if (row === undefined) return
    at = row.end
    const cells = row.cells.map(cell => cell.trim())
    if (cells.length === 1 && cells[0] === '') continue
    const kind = only && cells[only.at]
    if (only && kind !== undefined && !only.values.includes(kind)) continue
    const entry = only && kind === undefined ? undefined : cells[value] // a short or malformed row has none: unread
    if (entry === '') continue
    yield {
      text: bits === undefined || entry === undefined ? entry ?? '' : `${entry}/${cells[bits] ?? ''}`,
      notes: notes.map(([, column]) => cells[column] ?? ''),
    }
  }
}

function* linesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length;) {
    const end = text.indexOf('\n', at)
    yield text.slice(at, end < 0 ? text.length : end)
    at = end < 0 ? text.length : end + 1
  }
}
