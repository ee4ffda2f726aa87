import type { InflateRaw, ZstdDecompress } from 'node:zlib'

/** A stream that decompresses one frame, and ends with it. */
type Frame = InflateRaw | ZstdDecompress

/**
 * Decompresses one frame. `next` returns further compressed bytes, which are empty at the end of the file. The returned
 * generator returns the bytes behind the frame.
 */
export async function* unpackFrame(
  frame: Frame, first: Buffer, next: () => Promise<Buffer>,
): AsyncGenerator<Buffer, Buffer> {
  const rest = feed(frame, first, next)
  rest.catch(() => undefined) // prevents an unhandled rejection if the frame fails before `rest` is awaited below
  yield* frame as AsyncIterable<Buffer>
  return await rest
}

/** Writes chunks until the frame is complete. Returns the unused end of the last chunk. */
async function feed(frame: Frame, first: Buffer, next: () => Promise<Buffer>): Promise<Buffer> {
  let written = 0
  for (let chunk = first; chunk.length > 0; chunk = await next()) {
    written += chunk.length
    await write(frame, chunk)
    if (frame.bytesWritten < written) return chunk.subarray(chunk.length - (written - frame.bytesWritten))
  }
  frame.end()
  return Buffer.alloc(0)
}

/**
 * Writes a chunk. After the end of a frame, the stream accepts no more bytes and never calls the callback of
 * `frame.write`. The promise therefore also resolves when the frame ends.
 */
function write(frame: Frame, chunk: Buffer): Promise<void> {
  return new Promise((done, fail) => {
    frame.once('end', done)
    frame.write(chunk, error => {
      frame.off('end', done)
      if (error) fail(error)
      else done()
    })
  })
}

/** Reads chunks one by one. An empty chunk marks the end. */
export function chunksOf(file: AsyncIterable<Buffer>) {
  const chunks = file[Symbol.asyncIterator]()
  async function next(): Promise<Buffer> {
    for (;;) {
      const chunk = await chunks.next()
      if (chunk.done === true) return Buffer.alloc(0)
      if (chunk.value.length > 0) return chunk.value
    }
  }
  return { next, close: async (): Promise<void> => void await chunks.return?.() }
}
