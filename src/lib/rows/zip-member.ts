import { crc32, createInflateRaw } from 'node:zlib'
import { unpackFrame } from './frame.ts'

/** The only file in a zip archive. */
export interface ZipMember {
  /** Position of its first compressed byte. */
  start: number
  /** Number of compressed bytes. Not needed to read deflated content, which ends by itself. */
  size: number
  isDeflated: boolean
  checksum: number
}

interface ZipFile {
  size: number
  part(start: number, length: number): Promise<Buffer>
}

const endSignature = Buffer.from('PK\x05\x06', 'latin1')
const maxComment = 65_557
const inExtra = 0xffff_ffff
const chunkBytes = 1_048_576

/**
 * Finds the only file in a zip archive by its directory. Throws an Error with the advice to unpack it if it has
 * several files, or one that is encrypted or compressed in another way. Lengths beyond 32 bits are in an extra field.
 * https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
export async function findZipMember({ size, part }: ZipFile): Promise<ZipMember> {
  const tailStart = Math.max(0, size - maxComment)
  const tail = await part(tailStart, maxComment)
  const end = tail.lastIndexOf(endSignature)
  if (end < 0 || end + 20 > tail.length) throw new Error('it is a damaged or cut-off zip archive: it has no directory')
  const [length, offset] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)]
  const directoryStart = offset === inExtra ? tailStart + end - length - 76 : offset
  const directory = await part(Math.max(0, directoryStart), Math.min(length, maxDirectory))
  const files = filesOf(directory)
  const [file] = files
  if (file?.name === '[Content_Types].xml') {
    throw new Error('it is a document of an office program: convert it first with soffice --headless --convert-to csv')
  }
  if (files.length !== 1 || file === undefined) {
    throw new Error(`it is a zip archive with ${files.length === 0 ? 'no files' : 'several files'}: ` +
      'unpack it first, for example with unzip, and import each file')
  }
  if ((file.flags & 1) !== 0) throw new Error('it is an encrypted zip archive: unpack it first, for example with 7z x')
  if (file.method !== 0 && file.method !== 8) {
    throw new Error('it is a zip archive with a rare compression: unpack it first, for example with 7z x')
  }
  const header = await part(file.offset, 30)
  if (header.length < 30 || header.readUInt32LE(0) !== 0x0403_4b50) throw new Error('it is a damaged zip archive')
  const start = file.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  return {
    start,
    size: file.size,
    isDeflated: file.method === 8,
    checksum: file.checksum,
  }
}

const maxDirectory = 1_048_576

/** Returns the files of a directory, at most two, without folders and without the notes of macOS. */
function filesOf(directory: Buffer) {
  const files = []
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === 0x0201_4b50 && files.length < 2;) {
    const [nameLength, extraLength] = [directory.readUInt16LE(at + 28), directory.readUInt16LE(at + 30)]
    const name = directory.toString('latin1', at + 46, at + 46 + nameLength)
    const extra = directory.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength)
    const [packed, unpacked, offset] = [20, 24, 42].map(field => directory.readUInt32LE(at + field)) as [
      number, number, number]
    const long = longFields(extra)
    if (unpacked === inExtra) long.shift()
    const size = packed === inExtra ? long.shift() ?? 0 : packed
    if (!name.endsWith('/') && !name.startsWith('__MACOSX/')) {
      files.push({
        name,
        flags: directory.readUInt16LE(at + 8),
        method: directory.readUInt16LE(at + 10),
        checksum: directory.readUInt32LE(at + 16),
        size,
        offset: offset === inExtra ? long.shift() ?? 0 : offset,
      })
    }
    at += 46 + nameLength + extraLength + directory.readUInt16LE(at + 32)
  }
  return files
}

/** Returns the 64-bit fields of the extra field 1. */
function longFields(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue
    const count = Math.min(3, Math.floor(Math.min(extra.readUInt16LE(at + 2), extra.length - at - 4) / 8))
    return Array.from({ length: count }, (_, index) => Number(extra.readBigUInt64LE(at + 4 + 8 * index)))
  }
  return []
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
