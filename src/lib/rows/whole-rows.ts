import { maxRowBytes, type RowReader } from './row.ts'

export interface WholeRows {
  bytes: Buffer
  /** Number of lines of these rows. */
  lines: number
  /** Position directly after these rows, in bytes from the start of the decompressed file. */
  end: number
  /** `true` if a row exceeds the size limit. `bytes` then contains only the start of this row. */
  isCut: boolean
}

/** Number of bytes that are kept from the start of a row that exceeds the limit. */
const headBytes = 1_000
const lineFeed = 0x0a

/**
 * Splits content into pieces of whole rows, each of about `bytes` bytes. `from` is the position at which the content
 * starts, in bytes of the decompressed file. The last row may lack its line break. `onTaken` gets all bytes in order,
 * also those that `isCut` leaves out; before a piece is yielded, it has got those up to the `end` of the piece.
 */
export async function* wholeRows(
  content: AsyncIterable<Buffer>,
  { boundary }: Pick<RowReader, 'boundary'>,
  from: number,
  bytes: number,
  onTaken: (bytes: Buffer) => void = () => undefined,
): AsyncGenerator<WholeRows> {
  let rest = Buffer.alloc(0)
  /** Chunks that follow `rest`. They are joined only when they fill a piece, because each join copies all bytes. */
  let chunks: Buffer[] = []
  let chunkBytes = 0
  let targetBytes = bytes
  let end = from
  let cut: Buffer | undefined

  /** Takes the next piece from the bytes that were read. Returns `undefined` if they contain no whole piece. */
  function next(): WholeRows | undefined {
    for (; rest.length >= targetBytes; targetBytes *= 2) {
      const to = boundary(rest.subarray(0, targetBytes))
      if (to > 0) return take(to)
      if (targetBytes > 2 * maxRowBytes) {
        cut = rest.subarray(0, headBytes)
        return undefined
      }
    }
    return undefined
  }

  function pass(length: number): Buffer {
    const passed = rest.subarray(0, length)
    onTaken(passed)
    rest = rest.subarray(length)
    end += length
    return passed
  }

  function take(length: number): WholeRows {
    const taken = pass(length)
    const whole = { bytes: cut ?? taken, lines: countLines(taken), end, isCut: cut !== undefined }
    targetBytes = bytes
    cut = undefined
    return whole
  }

  function join(): void {
    rest = Buffer.concat([rest, ...chunks])
    chunks = []
    chunkBytes = 0
  }

  for await (const chunk of content) {
    chunks.push(chunk)
    chunkBytes += chunk.length
    if (rest.length + chunkBytes < targetBytes && cut === undefined) continue
    join()
    if (cut !== undefined) {
      const lineBreak = rest.indexOf(lineFeed)
      if (lineBreak < 0) {
        pass(rest.length)
        continue
      }
      yield take(lineBreak + 1)
    }
    for (let whole = next(); whole !== undefined; whole = next()) yield whole
  }
  join()
  if (rest.length > 0 || cut !== undefined) yield take(rest.length)
}

function countLines(bytes: Buffer): number {
  let count = 0
  for (let at = bytes.indexOf(lineFeed); at >= 0; at = bytes.indexOf(lineFeed, at + 1)) count++
  return count
}
