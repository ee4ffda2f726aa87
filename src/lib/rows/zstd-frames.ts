import { createZstdDecompress, type ZstdDecompress } from 'node:zlib'

const chunkBytes = 1_048_576

/**
 * Decompresses all frames of a zstd file. Parallel compressors write many frames, but Node.js reads only the first
 * frame and ignores the others. https://www.rfc-editor.org/rfc/rfc8878#section-3
 */
export async function* unpackFrames(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const chunks = file[Symbol.asyncIterator]()
  try {
    for (let chunk = await chunks.next(); chunk.done !== true;) {
      const frame = createZstdDecompress({ chunkSize: chunkBytes })
      const rest = feed(frame, chunk.value, chunks)
      rest.catch(() => undefined) // prevents an unhandled rejection if the frame fails before `rest` is awaited below
      yield* frame as AsyncIterable<Buffer>
      const value = await rest
      chunk = value === undefined ? await chunks.next() : { value }
    }
  } finally {
    await chunks.return?.()
  }
}

/**
 * Writes chunks until the frame is complete. Returns the unused end of the last chunk, or `undefined` if no chunk is
 * left.
 */
async function feed(frame: ZstdDecompress, first: Buffer, chunks: AsyncIterator<Buffer>): Promise<Buffer | undefined> {
  let chunk = first
  for (let written = chunk.length; ; written += chunk.length) {
    await write(frame, chunk)
    if (frame.bytesWritten < written) return chunk.subarray(chunk.length - (written - frame.bytesWritten))
    const next = await chunks.next()
    if (next.done === true) {
      frame.end()
      return undefined
    }
    chunk = next.value
  }
}

/**
 * Writes a chunk. After the end of a frame, the stream accepts no more bytes and never calls the callback of
 * `frame.write`. The promise therefore also resolves when the frame ends.
 */
function write(frame: ZstdDecompress, chunk: Buffer): Promise<void> {
  return new Promise((done, fail) => {
    frame.once('end', done)
    frame.write(chunk, error => {
      frame.off('end', done)
      if (error) fail(error)
      else done()
    })
  })
}
