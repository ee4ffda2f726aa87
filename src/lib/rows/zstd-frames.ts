import { createZstdDecompress, type ZstdDecompress } from 'node:zlib'

const chunkBytes = 1_048_576

/**
 * The content of a file of zstd, all of its frames: programs that compress side by side write many, of which Node.js
 * reads the first and passes over the rest. https://www.rfc-editor.org/rfc/rfc8878#section-3
 */
export async function* unpackFrames(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const chunks = file[Symbol.asyncIterator]()
  try {
    for (let chunk = await chunks.next(); chunk.done !== true;) {
      const frame = createZstdDecompress({ chunkSize: chunkBytes })
      const rest = feed(frame, chunk.value, chunks)
      rest.catch(() => undefined) // told below, unless the frame tells it
      yield* frame as AsyncIterable<Buffer>
      const value = await rest
      chunk = value === undefined ? await chunks.next() : { value }
    }
  } finally {
    await chunks.return?.()
  }
}

/** Writes chunks until the frame is whole. Answers what is left of the last one. */
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

/** A frame that is whole takes no more and does not say that it has taken some. */
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
