import { createDecoder, type Decoder } from './decoder.ts'

/**
 * A record: the values of one row, by field name.
 *
 * Readers get text in which each character stands for one byte (`latin1`). Positions in the text are therefore byte
 * offsets, and each value is decoded separately. A row that cannot be read is rejected, and reading continues.
 */
export type RowRecord = Record<string, unknown>

export interface RowVisitor {
  /**
   * Called for each row with a record. `line` is counted from 1 within the text. The row is `text.slice(from, to)`,
   * with its line break.
   */
  record(record: RowRecord, line: number, from: number, to: number): void
  /**
   * Called for each rejected row. `fault` contains no value of the row. `line` is the first line of the row, counted
   * from 1.
   */
  reject(fault: string, line: number, from: number, to: number): void
  /** Called for each row in which a quote that would swallow other rows is taken as a plain character. */
  literal?(): void
}

export interface RowReader {
  /** Reads a text of whole rows. The last row may lack its line break. */
  read(text: string, visitor: RowVisitor): void
  /** Returns the position after the last whole row, or 0 if the bytes contain no whole row. */
  boundary(bytes: Buffer): number
}

/** Maximum length of a row, in bytes. A longer row is rejected. */
export const maxRowBytes = 1_048_576

export const faults = {
  long: 'it is longer than 1 MiB',
}

/**
 * Creates a reader for formats with one row per line. `parse` returns a record, or a fault as text. Blank lines are
 * skipped. A lone carriage return ends a line too, if the file also has other line ends.
 */
export function lineReader(
  parse: (line: string) => RowRecord | string, { decode }: Pick<Decoder, 'decode'> = createDecoder(),
): RowReader {
  return {
    boundary: bytes => bytes.lastIndexOf('\n') + 1,

    read(text, visitor) {
      const hasReturns = text.includes('\r')
      for (let from = 0, line = 1; from < text.length; line++) {
        const end = text.indexOf('\n', from)
        const to = end < 0 ? text.length : end + 1
        const bytes = text.slice(from, end < 0 ? to : end)
        if (to - from > maxRowBytes) visitor.reject(faults.long, line, from, to)
        else if (hasReturns && bytes.includes('\r')) readLines(bytes, line, from, to, visitor)
        else readLine(bytes, line, from, to, visitor)
        from = to
      }
    },
  }

  /** Reads lines that carriage returns separate. They share the number of their line. */
  function readLines(bytes: string, line: number, start: number, end: number, visitor: RowVisitor): void {
    for (let from = 0; from < bytes.length;) {
      const at = bytes.indexOf('\r', from)
      const to = at < 0 ? bytes.length : at
      const next = start + to + 1
      readLine(bytes.slice(from, to), line, start + from, to + 1 < bytes.length ? next : end, visitor)
      from = to + 1
    }
  }

  function readLine(bytes: string, line: number, from: number, to: number, visitor: RowVisitor): void {
    const text = decode(bytes)
    if (text.trim() === '') return
    const parsed = parse(text)
    if (typeof parsed === 'string') visitor.reject(parsed, line, from, to)
    else visitor.record(parsed, line, from, to)
  }
}
