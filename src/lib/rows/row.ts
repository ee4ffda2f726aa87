/**
 * Readers of text with one record a row. The text is bytes as characters (`latin1`): positions in it are offsets in the
 * file, and cells are decoded one by one. A bad row is told and passed over; it never stops the reading.
 */
export type RowRecord = Record<string, unknown>

export interface RowVisitor {
  /** `line` counts from 1 within the text; the row is `text.slice(from, to)` with its line break. */
  record(record: RowRecord, line: number, from: number, to: number): void
  /** A row that holds no record, and why: a sentence without a value of it. Of a row in several lines it is the first. */
  bad(fault: string, line: number, from: number, to: number): void
}

export interface RowReader {
  /** Reads a text of whole rows; its end is a row's end. */
  read(text: string, visitor: RowVisitor): void
  /** Where the last row that is whole ends; 0 where the bytes are less than one row. */
  boundary(bytes: Buffer): number
}

/** A longer row is a bad one. */
export const maxRowBytes = 1_048_576

export const faults = {
  utf8: 'it is not valid UTF-8',
  long: 'it is longer than 1 MiB',
}

/** The characters that these bytes stand for; undefined where they are not UTF-8. */
export function decode(bytes: string): string | undefined {
  if (!/[\x80-\xff]/.test(bytes)) return bytes
  try {
    return utf8.decode(Buffer.from(bytes, 'latin1'))
  } catch {
    return undefined
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** For formats whose rows are lines: `parse` answers a record or a fault. Blank lines are no rows. */
export function lineReader(parse: (line: string) => RowRecord | string): RowReader {
  return {
    boundary: bytes => bytes.lastIndexOf('\n') + 1,

    read(text, visitor) {
      for (let from = 0, line = 1; from < text.length; line++) {
        const end = text.indexOf('\n', from)
        const to = end < 0 ? text.length : end + 1
        const parsed = to - from > maxRowBytes ? faults.long : parseLine(text.slice(from, end < 0 ? to : end), parse)
        if (typeof parsed === 'string') visitor.bad(parsed, line, from, to)
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
