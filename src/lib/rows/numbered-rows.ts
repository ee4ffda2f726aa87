import { createDecoder, type Decoder } from './decoder.ts'
import { parseJson } from './json-lines.ts'
import { faults, maxRowBytes, type RowReader } from './row.ts'

/*
 * Files whose rows span lines, or share one, are first written as numbered rows: one row for each line, so that threads
 * can read pieces of them. A line is the number of the row's first line in the file, a tab, and the row as a JSON
 * object. A row that cannot be read has a fault and a part of the row instead: `12\t!it has 3 cells\trow`.
 */

/** A row that is a JSON object, or the fault of a row. */
export type NumberedRow = { line: number, json: string } | { line: number, fault: string, text: string }

/** Number of bytes of a faulty row that are kept. */
const maxText = 1_000
/** Characters of text that one chunk of the written rows has at least. */
const chunkChars = 262_144

/** Writes rows as text, `latin1` in and out. Chunks are whole lines. */
export async function* writeNumbered(rows: AsyncIterable<Iterable<NumberedRow>>): AsyncGenerator<Buffer> {
  let text = ''
  for await (const some of rows) {
    for (const row of some) {
      text += 'json' in row
        ? `${row.line}\t${oneLine(row.json)}\n`
        : `${row.line}\t!${row.fault}\t${oneLine(row.text.slice(0, maxText))}\n`
      if (text.length < chunkChars) continue
      yield Buffer.from(text, 'latin1')
      text = ''
    }
  }
  if (text !== '') yield Buffer.from(text, 'latin1')
}

const oneLine = (text: string): string => /[\r\n]/.test(text) ? text.replaceAll(/[\r\n]+/g, ' ') : text

/** Reads numbered rows. Lines are those of the original file. */
export function numberedRows({ decode }: Pick<Decoder, 'decode'> = createDecoder()): RowReader {
  return {
    boundary: bytes => bytes.lastIndexOf('\n') + 1,

    read(text, visitor) {
      for (let from = 0; from < text.length;) {
        const end = text.indexOf('\n', from)
        const to = end < 0 ? text.length : end
        const start = text.indexOf('\t', from) + 1
        const line = Number(text.slice(from, start - 1))
        if (text[start] === '!') {
          const at = text.indexOf('\t', start)
          visitor.reject(text.slice(start + 1, at), line, at + 1, to)
        } else {
          const parsed = to - from > maxRowBytes ? faults.long : parseJson(decode(text.slice(start, to)))
          if (typeof parsed === 'string') visitor.reject(parsed, line, start, to)
          else visitor.record(parsed, line, start, to)
        }
        from = to + 1
      }
    },
  }
}
