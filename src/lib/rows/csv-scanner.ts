import { maxRowBytes } from './row.ts'

export interface Dialect {
  /** The character between two cells. */
  delimiter: string
  /**
   * `true` if a cell may be in double quotes, with delimiters and line breaks inside.
   * https://www.rfc-editor.org/rfc/rfc4180
   */
  quotes: boolean
  /**
   * `true` if spaces around a quoted cell are no part of it (`"a", "b"`). RFC 4180 counts them as part of a plain cell.
   * Default: `false`.
   */
  skipsSpaces?: boolean
}

/** The current row. The scanner reuses this object for all rows, so copy what must be kept. */
interface ScannedRow {
  /** Position after the row, where the next row begins. */
  end: number
  cells: string[]
  /** Number of text lines that the row spans. */
  lines: number
  fault: string | undefined
}

/**
 * Negative results of functions that otherwise return a position. `openQuote`: a cell has no closing quote.
 * `endOfText`: the text ends directly after the row. `textAfterQuote`: a cell has other text after its closing quote.
 */
const openQuote = -1
const endOfText = -2
const textAfterQuote = -3

/**
 * Creates a scanner that finds the rows of a text. A quote has a special meaning only at the start of a cell. A
 * malformed row ends after its first line, so that one stray quote does not spoil the rows after it. `isWhole` is
 * `true` if the text is complete. The end of the text then also ends the last row.
 *
 * The scanner is written by hand because an import reads millions of rows and must not stop at a malformed one.
 * csv-parse is two to four times slower, and loses all rows after a stray quote.
 * https://csv.js.org/parse/options/skip_records_with_error/
 */
export function createScanner(text: string, { delimiter, quotes, skipsSpaces = false }: Dialect, isWhole: boolean) {
  const row: ScannedRow = { end: 0, cells: [], lines: 1, fault: undefined }
  // Kept from row to row: a search from each row would read the rest of the text if no row has a delimiter or a quote.
  let nextDelimiter = find(delimiter, 0)
  let nextQuote = quotes ? find('"', 0) : text.length

  function find(what: string, from: number): number {
    const at = text.indexOf(what, from)
    return at < 0 ? text.length : at
  }

  /** Returns the row that starts at `from`. Returns `undefined` if the text ends before the row does. */
  function next(from: number): ScannedRow | undefined {
    const lineEnd = find('\n', from)
    row.cells.length = 0
    row.lines = 1
    row.fault = undefined
    row.end = Math.min(lineEnd + 1, text.length)
    if (nextQuote < from) nextQuote = find('"', from)
    if (nextQuote >= lineEnd) splitLine(from, lineEnd)
    else {
      const end = quotedRow(from)
      if (end >= 0) {
        row.end = end
        row.lines = countLines(from, end)
        return row
      }
      if (end === endOfText) {
        row.end = text.length
        row.lines = countLines(from, text.length)
        return isWhole ? row : undefined
      }
      if (end === openQuote && !isWhole && text.length - from < maxRowBytes) return undefined
      row.fault = 'its quotes are malformed'
    }
    return lineEnd === text.length && !isWhole ? undefined : row
  }

  function splitLine(from: number, lineEnd: number): void {
    const end = lineEnd > from && text[lineEnd - 1] === '\r' ? lineEnd - 1 : lineEnd
    for (let at = from; ;) {
      if (nextDelimiter < at) nextDelimiter = find(delimiter, at)
      if (nextDelimiter >= end) {
        row.cells.push(text.slice(at, end))
        return
      }
      row.cells.push(text.slice(at, nextDelimiter))
      at = nextDelimiter + 1
    }
  }

  /** Returns the position after a row with quotes, or one of the negative results. */
  function quotedRow(from: number): number {
    for (let at = from; ;) {
      const start = skipsSpaces ? afterSpaces(at) : at
      const end = text[start] === '"' ? quotedCell(start, from) : plainCell(at)
      if (end < 0) return end
      if (text[end] === '\n') return end + 1
      if (text[end] !== delimiter) return end + 1 < text.length ? end + 2 : endOfText
      at = end + 1
    }
  }

  function afterSpaces(from: number): number {
    let at = from
    while (text[at] === ' ' && delimiter !== ' ') at++
    return at
  }

  /** `true` if a cell ends at this position: at a delimiter, a line break or the end of the text. */
  const endsAt = (at: number): boolean => at >= text.length || text[at] === delimiter || text[at] === '\n'
    || (text[at] === '\r' && (text[at + 1] === '\n' || at + 1 === text.length))

  function plainCell(from: number): number {
    let end = from
    while (!endsAt(end)) end++
    row.cells.push(text.slice(from, end))
    return end
  }

  function quotedCell(from: number, rowStart: number): number {
    let end = from
    let isEscaped = false
    for (;;) {
      end = text.indexOf('"', end + 1)
      if (end < 0 || end - rowStart >= maxRowBytes) return openQuote
      if (text[end + 1] !== '"') break
      isEscaped = true
      end++
    }
    const cell = text.slice(from + 1, end)
    row.cells.push(isEscaped ? cell.replaceAll('""', '"') : cell)
    const after = skipsSpaces ? afterSpaces(end + 1) : end + 1
    return endsAt(after) ? after : textAfterQuote
  }

  function countLines(from: number, to: number): number {
    let count = text[to - 1] === '\n' ? 0 : 1
    for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) count++
    return count
  }

  return { next }
}
