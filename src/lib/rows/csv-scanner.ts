import { maxRowBytes } from './row.ts'

export interface Dialect {
  /** The character between two cells. */
  delimiter: string
  /**
   * `true` if a cell may be in double quotes, with delimiters and line breaks inside.
   * https://www.rfc-editor.org/rfc/rfc4180
   */
  quotes: boolean
  /** `true` if a backslash in a quoted cell escapes the sign behind it, as MySQL writes. Default: `false`. */
  escapes?: boolean
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
  /** `true` if a quote of the row was taken as a plain character. */
  isLiteral: boolean
}

/**
 * Negative results of functions that otherwise return a position. `openQuote`: a cell has no closing quote.
 * `endOfText`: the text ends directly after the row. `textAfterQuote`: a cell has other text after its closing quote.
 * `strayQuote`: so does a cell whose closing quote is on another line.
 */
const openQuote = -1
const endOfText = -2
const textAfterQuote = -3
const strayQuote = -4

/** Maximum number of whole rows inside a quoted cell. */
const maxSwallowed = 100
const signs: Readonly<Record<string, string>> = {
  0: '\0',
  b: '\b',
  n: '\n',
  r: '\r',
  t: '\t',
  Z: '\x1a',
}

/** https://dev.mysql.com/doc/refman/8.4/en/load-data.html */
const unescaped = (cell: string): string =>
  cell.replaceAll(/\\(.)|""/gs, (found, sign: string | undefined) =>
    sign === undefined ? '"' : sign === 'N' ? found : signs[sign] ?? sign)

/**
 * Creates a scanner that finds the rows of a text. A quote has a special meaning only at the start of a cell. A
 * malformed row ends after its first line, so that one stray quote does not spoil the rows after it. `isWhole` is
 * `true` if the text is complete. The end of the text then also ends the last row. `columns` is the number of cells of
 * a row, if it is known and above 1. A quote is then a plain character if it has no pair, or if it would swallow more
 * than 100 lines that have this number of cells themselves, and if its own line has this number too.
 *
 * The scanner is written by hand because an import reads millions of rows and must not stop at a malformed one.
 * csv-parse is two to four times slower, and loses all rows after a stray quote.
 * https://csv.js.org/parse/options/skip_records_with_error/
 */
export function createScanner(
  text: string, { delimiter, quotes, escapes = false, skipsSpaces = false }: Dialect, isWhole: boolean, columns = 0,
) {
  const row = emptyRow()
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
    row.isLiteral = false
    row.end = Math.min(lineEnd + 1, text.length)
    if (nextQuote < from) nextQuote = find('"', from)
    if (nextQuote >= lineEnd) splitLine(from, lineEnd)
    else {
      const end = quotedRow(from)
      const isOpen = end === openQuote || end === endOfText
      const last = isOpen ? Math.min(text.length, from + maxRowBytes) : end - 1
      const swallows = last > lineEnd && columns > 1 && hasRows(text.slice(lineEnd + 1, last), delimiter, columns)
      if (swallows && isLiteral(from, lineEnd)) return row
      if (end >= 0) {
        row.end = end
        row.lines = countLines(text, from, end)
        return row
      }
      if (end === endOfText) {
        row.end = text.length
        row.lines = countLines(text, from, text.length)
        return isWhole ? row : undefined
      }
      if (end === openQuote && !isWhole && text.length - from < maxRowBytes) return undefined
      const isStray = end === openQuote || end === strayQuote
      if (!isStray || !isLiteral(from, lineEnd)) row.fault = 'its quotes are malformed'
    }
    return lineEnd === text.length && !isWhole ? undefined : row
  }

  /** Takes the quotes of a line as plain characters. Returns `false` if the line has not the cells of a row then. */
  function isLiteral(from: number, lineEnd: number): boolean {
    if (columns < 2) return false
    row.cells.length = 0
    splitLine(from, lineEnd)
    row.isLiteral = row.cells.length === columns
    return row.isLiteral
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
      const start = skipsSpaces ? afterSpaces(text, at, delimiter) : at
      const end = text[start] === '"' ? quotedCell(start, from) : plainCell(at)
      if (end < 0) return end
      if (text[end] === '\n') return end + 1
      if (text[end] !== delimiter) return end + 1 < text.length ? end + 2 : endOfText
      at = end + 1
    }
  }

  function plainCell(from: number): number {
    let end = from
    while (!endsAt(text, end, delimiter)) end++
    row.cells.push(text.slice(from, end))
    return end
  }

  function quotedCell(from: number, rowStart: number): number {
    let end = from
    let isEscaped = false
    for (;;) {
      end = text.indexOf('"', end + 1)
      if (end < 0 || end - rowStart >= maxRowBytes) return openQuote
      if (escapes && isEscapedAt(text, from, end)) {
        isEscaped = true
        continue
      }
      if (text[end + 1] !== '"') break
      isEscaped = true
      end++
    }
    const cell = text.slice(from + 1, end)
    row.cells.push(!isEscaped && !escapes ? cell : escapes ? unescaped(cell) : cell.replaceAll('""', '"'))
    const after = skipsSpaces ? afterSpaces(text, end + 1, delimiter) : end + 1
    if (endsAt(text, after, delimiter)) return after
    return find('\n', from) < end ? strayQuote : textAfterQuote
  }

  return { next }
}

const emptyRow = (): ScannedRow => ({
  end: 0,
  cells: [],
  lines: 1,
  fault: undefined,
  isLiteral: false,
})

/** `true` if a cell ends at this position: at a delimiter, a line break or the end of the text. */
const endsAt = (text: string, at: number, delimiter: string): boolean =>
  at >= text.length || text[at] === delimiter || text[at] === '\n'
  || (text[at] === '\r' && (text[at + 1] === '\n' || at + 1 === text.length))

function afterSpaces(text: string, from: number, delimiter: string): number {
  let at = from
  while (text[at] === ' ' && delimiter !== ' ') at++
  return at
}

/**
 * `true` if a text has more lines with this number of cells than the text of one cell has by chance. The last line is
 * not counted: it may be cut off.
 */
function hasRows(text: string, delimiter: string, columns: number): boolean {
  let rows = 0
  for (let from = 0, end = text.indexOf('\n'); end >= 0 && rows <= maxSwallowed; end = text.indexOf('\n', from)) {
    if (text.slice(from, end).split(delimiter).length === columns) rows++
    from = end + 1
  }
  return rows > maxSwallowed
}

/** `true` if an odd number of backslashes stands in front of a quote. */
function isEscapedAt(text: string, cellStart: number, quote: number): boolean {
  let at = quote
  while (at - 1 > cellStart && text[at - 1] === '\\') at--
  return (quote - at) % 2 === 1
}

function countLines(text: string, from: number, to: number): number {
  let count = text[to - 1] === '\n' ? 0 : 1
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) count++
  return count
}
