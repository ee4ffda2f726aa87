import { createPauses } from './pauses.ts'

/** Length of the text that is yielded at once, in characters. */
const chunkLength = 65_536

/**
 * Yields a text that is made in parts, in chunks of about 64 KiB of UTF-8, and parts of bytes as they are. Pauses
 * between parts, so that other work of the process does not wait.
 */
export async function* inChunks(parts: AsyncIterable<string | Uint8Array>): AsyncGenerator<Buffer> {
  const pause = createPauses()
  let text = ''
  for await (const part of parts) {
    await pause()
    if (typeof part !== 'string') {
      yield Buffer.from(part.buffer, part.byteOffset, part.byteLength)
      continue
    }
    text += part
    if (text.length < chunkLength) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(text)
}
