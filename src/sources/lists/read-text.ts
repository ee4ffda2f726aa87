import { createScanner } from '../../lib/rows/csv-scanner.ts'
import type { ListFormat, RawEntry } from '../kit/list-source.ts'

type FormatOf<As> = Extract<ListFormat, { as: As }>

/** Yields the entry of each line. */
export function* readLines({ as }: FormatOf<'lines' | 'hosts'>, text: string): Generator<RawEntry> {
  for (const line of linesOf(text)) {
    if (/^\s*(?:[#;!]|\/\/)/.test(line)) continue
    const words = line.slice(0, 4_096).split(/[\s#;]+/, 3).filter(word => word !== '')
    const entry = as === 'hosts' ? words[1] : words[0]
    if (as === 'hosts' ? words.length > 0 && !isOwnName(entry) : entry !== undefined) {
      yield { text: entry ?? '', notes: [] }
    }
  }
}

/** Files of hosts also name the machine itself. https://man7.org/linux/man-pages/man5/hosts.5.html */
const isOwnName = (name: string | undefined): boolean =>
  name !== undefined && (name === '0.0.0.0' || !name.includes('.') || name === 'localhost.localdomain')

/** Yields the entry of each row of a table. Skips the line of titles, because its cell is not an entry. */
export function* readTable(
  { delimiter, value, bits, notes = [], only }: FormatOf<'table'>,
  text: string,
): Generator<RawEntry> {
  const scanner = createScanner(text, { delimiter, quotes: true }, true)
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
    const cells = row.cells.map(cell => cell.trim().replace(/^"|"$/g, '')) // some publishers write `"a", "b"`
    const entry = cells[value] ?? ''
    if (entry === '') continue
    if (only && !only.values.includes(cells[only.at] ?? '')) continue
    yield {
      text: bits === undefined ? entry : `${entry}/${cells[bits] ?? ''}`,
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
