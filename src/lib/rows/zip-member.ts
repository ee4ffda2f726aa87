import { crc32, createInflateRaw } from 'node:zlib'
import { unpackFrame } from './frame.ts'
import { startOfFile, type ZipArchive, type ZipFile } from './zip-directory.ts'

/** A file in a zip archive. */
export interface ZipMember {
  /** Position of its first compressed byte. */
  start: number
  /** Number of compressed bytes. Not needed to read deflated content, which ends by itself. */
  size: number
  isDeflated: boolean
  checksum: number
}

const chunkBytes = 1_048_576

/**
 * Returns the only file of a zip archive. Throws an Error with the advice to unpack the archive if it has several
 * files, or one that is encrypted or compressed in another way.
 */
export async function findZipMember(archive: ZipArchive, files: readonly ZipFile[]): Promise<ZipMember> {
  const [file] = files
  if (file !== undefined && (file.name === 'mimetype' || files.some(({ name }) => name === '[Content_Types].xml'))) {
    throw new Error('it is a document of an office program: convert it first with soffice --headless --convert-to csv')
  }
  if (files.length !== 1 || file === undefined) {
    throw new Error(`it is a zip archive with ${files.length === 0 ? 'no files' : 'several files'}: ` +
      'unpack it first, for example with unzip, and import each file')
  }
  return openZipFile(archive, file)
}

/** Returns where a file of a zip archive begins. Throws an Error if its content cannot be read. */
export async function openZipFile(archive: ZipArchive, file: ZipFile): Promise<ZipMember> {
  if ((file.flags & 1) !== 0) throw new Error('it is an encrypted zip archive: unpack it first, for example with 7z x')
  if (file.method !== 0 && file.method !== 8) {
    throw new Error('it is a zip archive with a rare compression: unpack it first, for example with 7z x')
  }
  return {
    start: await startOfFile(archive, file),
    size: file.size,
    isDeflated: file.method === 8,
    checksum: file.checksum,
  }
}

/** Decompresses a file of a zip archive. `chunks` are the bytes from its start. */
export async function* unpackZipMember(
  { size, isDeflated, checksum }: ZipMember, chunks: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  let sum = 0
  for await (const chunk of isDeflated ? inflated(chunks) : firstBytes(chunks, size)) {
    sum = crc32(chunk, sum)
    yield chunk
  }
  if (sum !== checksum) throw new Error('the checksum of the file in the zip archive is wrong')
}

async function* inflated(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const source = chunks[Symbol.asyncIterator]()
  try {
    const next = async (): Promise<Buffer> => {
      const chunk = await source.next()
      return chunk.done === true ? Buffer.alloc(0) : chunk.value
    }
    yield* unpackFrame(createInflateRaw({ chunkSize: chunkBytes }), await next(), next)
  } finally {
    await source.return?.()
  }
}

async function* firstBytes(chunks: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let left = size
  for await (const chunk of chunks) {
    const part = chunk.subarray(0, left)
    left -= part.length
    yield part
    if (left === 0) return
  }
}
