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
  utf8: 'it is not valid UTF-8',
  long: 'it is longer than 1 MiB',
}

/** Decodes UTF-8 bytes that are given as `latin1` text. Returns `undefined` if the bytes are not valid UTF-8. */
export function decode(bytes: string): string | undefined {
  if (!/[\x80-\xff]/.test(bytes)) return bytes
  try {
    return utf8.decode(Buffer.from(bytes, 'latin1'))
  } catch {
    return undefined
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * Creates a reader for formats with one row per line. `parse` returns a record, or a fault as text. Blank lines are
 * skipped.
 */
export function lineReader(parse: (line: string) => RowRecord | string): RowReader {
  return {
    boundary: bytes => bytes.lastIndexOf('\n') + 1,

    read(text, visitor) {
      for (let from = 0, line = 1; from < text.length; line++) {
        const end = text.indexOf('\n', from)
        const to = end < 0 ? text.length : end + 1
        const parsed = to - from > maxRowBytes ? faults.long : parseLine(text.slice(from, end < 0 ? to : end), parse)
        if (typeof parsed === 'string') visitor.reject(parsed, line, from, to)
        else if (parsed !== undefined) visitor.record(parsed, line, from, to)
        from = to
      }
    },
  }
}

function parseLine(bytes: string, parse: (line: string) => RowRecord | string): RowRecord | string | undefined {
  const line = decode(bytes.endsWith('\r') ? bytes.slice(0, -1) : bytes)
  if (line === undefined) return faults.utf8
  return line.trim() === '' ? undefined : parse(line)
}
