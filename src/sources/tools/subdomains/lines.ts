import { createPauses } from '../../../lib/pauses.ts'
import type { Response } from '../../egress/client.ts'
import { SourceFailure } from '../../failures.ts'

/** Number of bytes that are split into lines at once. */
const blockBytes = 32 * 1024
/** Maximum number of lines, empty lines included. Sources are asked for fewer. */
const maxLines = 100_000
const newLine = 0x0a

/**
 * Converts each line of a plain-text response with `read`, with pauses in which the process does other work. Trims the
 * lines and leaves out empty ones. Throws `UPSTREAM_TOO_LARGE` if there are too many lines, or if a line is longer than
 * 32 KiB.
 */
export async function readLines<Value>({ body }: Response, read: (line: string) => Value): Promise<Value[]> {
  const pause = createPauses()
  const found: Value[] = []
  let count = 0
  for (let start = 0; start < body.length;) {
    const end = endOfBlock(body, start)
    for (const line of body.toString('utf8', start, end).split('\n')) {
      if (++count > maxLines) throw new SourceFailure('UPSTREAM_TOO_LARGE', 'the response has too many lines')
      const text = line.trim()
      if (text !== '') found.push(read(text))
    }
    start = end + 1
    await pause()
  }
  return found
}

/** Returns the position of the last line break within a block, or the end of the body. */
function endOfBlock(body: Buffer, start: number): number {
  if (body.length - start <= blockBytes) return body.length
  const end = body.lastIndexOf(newLine, start + blockBytes)
  if (end < start) throw new SourceFailure('UPSTREAM_TOO_LARGE', 'the response has too long lines')
  return end
}
