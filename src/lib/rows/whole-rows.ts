import { maxRowBytes, type RowReader } from './row.ts'

export interface WholeRows {
  bytes: Buffer
  /** Offset in the content after these rows. */
  end: number
  /** `true` for the beginning of a row that is too long. */
  isCut: boolean
}

/** Bytes kept of a row that is too long. */
const headBytes = 1_000

/** Splits content into pieces of whole rows, of about `bytes` bytes each. The last row may lack its line break. */
export async function* wholeRows(
  content: AsyncIterable<Buffer>, { boundary }: Pick<RowReader, 'boundary'>, from: number, bytes: number,
): AsyncGenerator<WholeRows> {
  let rest = Buffer.alloc(0)
  let targetBytes = bytes
  let end = from
  let cut: Buffer | undefined

  /** Takes the next whole piece from the rest. */
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

  function take(length: number): WholeRows {
    const whole = { bytes: cut ?? rest.subarray(0, length), end: end + length, isCut: cut !== undefined }
    rest = rest.subarray(length)
    end += length
    targetBytes = bytes
    cut = undefined
    return whole
  }

  for await (const chunk of content) {
    rest = Buffer.concat([rest, chunk])
    if (cut !== undefined) {
      const lineBreak = rest.indexOf('\n')
      if (lineBreak < 0) {
        end += rest.length
        rest = rest.subarray(rest.length)
        continue
      }
      yield take(lineBreak + 1)
    }
    for (let whole = next(); whole !== undefined; whole = next()) yield whole
  }
  if (rest.length > 0 || cut !== undefined) yield take(rest.length)
}
