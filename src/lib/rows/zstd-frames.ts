import { createZstdDecompress } from 'node:zlib'
import { chunksOf, unpackFrame } from './frame.ts'

const chunkBytes = 1_048_576

/**
 * Decompresses all frames of a zstd file, skippable ones included. Parallel compressors write many frames, but Node.js
 * reads only the first frame and ignores the others. https://www.rfc-editor.org/rfc/rfc8878#section-3
 */
export async function* unpackFrames(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const { next, close } = chunksOf(file)
  try {
    for (let rest = await next(); rest.length > 0;) {
      rest = yield* unpackFrame(createZstdDecompress({ chunkSize: chunkBytes }), rest, next)
      if (rest.length === 0) rest = await next()
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ZSTD_error_frameParameter_windowTooLarge') throw error
    throw new Error('a frame needs a window of more than 128 MiB: unpack the file with "zstd -d --long=31" first', {
      cause: error,
    })
  } finally {
    await close()
  }
}
