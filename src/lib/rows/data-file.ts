import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { refuseSpecialFile } from '../readable-file.ts'
import { unpackFrames } from './zstd-frames.ts'

/** A data file: plain, gzip or zstd. The compression is detected from the first bytes. */
export interface DataFile {
  path: string
  /** Size on disk, in bytes. */
  size: number
  /** Hash of the size and of the first MiB. It recognises another file before its content is read. */
  digest: string
  compression: 'none' | 'gzip' | 'zstd'
  /** Bytes of the file on disk that were read so far. */
  readonly read: number
  /** Yields the decompressed content. */
  content(): AsyncIterable<Buffer>
}

const chunkBytes = 1_048_576

/** Opens a data file. Rejects if the file is missing, cannot be read, or is not a file. */
export async function openDataFile(path: string): Promise<DataFile> {
  refuseSpecialFile(path, { takesPipes: false })
  const { size } = await stat(path)
  const head = await readHead(path)
  const compression = compressionOf(head)
  let read = 0

  function raw() {
    read = 0
    return createReadStream(path, { highWaterMark: chunkBytes }).on('data', chunk => { read += chunk.length })
  }

  function unpack(): AsyncIterable<Buffer> {
    if (compression === 'zstd') return unpackFrames(raw() as AsyncIterable<Buffer>)
    const file = raw()
    const unpacked = createGunzip({ chunkSize: chunkBytes }).on('close', () => file.destroy())
    file.on('error', error => unpacked.destroy(error)).pipe(unpacked)
    return unpacked
  }

  async function* content(): AsyncGenerator<Buffer> {
    if (compression === 'none') return yield* raw()
    let passed = 0
    try {
      for await (const chunk of unpack()) {
        passed += chunk.length
        yield chunk
      }
    } catch (cause) {
      throw new Error(`${path} is damaged after ${passed} bytes of its content: ${(cause as Error).message}`, { cause })
    }
  }

  return {
    path,
    size,
    compression,
    content,
    digest: createHash('sha256').update(`${size} `).update(head).digest('hex'),
    get read() { return read },
  }
}

async function readHead(path: string): Promise<Buffer> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(chunkBytes) })
  return buffer.subarray(0, bytesRead)
}

/**
 * Detects gzip (https://www.rfc-editor.org/rfc/rfc1952#page-5) and zstd
 * (https://www.rfc-editor.org/rfc/rfc8878#section-3.1.1).
 */
function compressionOf(head: Buffer): DataFile['compression'] {
  if (head.subarray(0, 2).equals(Buffer.from([0x1f, 0x8b]))) return 'gzip'
  return head.subarray(0, 4).equals(Buffer.from([0x28, 0xb5, 0x2f, 0xfd])) ? 'zstd' : 'none'
}
