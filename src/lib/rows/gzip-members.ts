import { crc32, createInflateRaw } from 'node:zlib'
import { chunksOf, unpackFrame } from './frame.ts'

const chunkBytes = 262_144
/** Maximum number of bytes behind the last member that are no gzip data. More are damage. */
const maxTrailing = 65_536
/** Maximum length of a member's header: a name or a comment may have any length. */
const maxHeader = 131_072

interface GzipEnd {
  /** Reports bytes behind the last member that are neither gzip data nor zeros. */
  onTrailing(): void
}

/**
 * Decompresses all members of a gzip file. Zeros behind a member are padding. Short other bytes behind the last member
 * are ignored, as gzip does, and reported. The members are read one by one, because a stream of Node.js loses what
 * follows zeros, and the last rows in front of other bytes. https://www.rfc-editor.org/rfc/rfc1952#section-2.2
 */
export async function* unpackMembers(file: AsyncIterable<Buffer>, { onTrailing }: GzipEnd): AsyncGenerator<Buffer> {
  const { next, close } = chunksOf(file)
  let rest: Buffer = Buffer.alloc(0)

  /** Reads until `rest` has this many bytes. Returns `false` if the file has fewer. */
  async function has(bytes: number): Promise<boolean> {
    while (rest.length < bytes) {
      const chunk = await next()
      if (chunk.length === 0) return false
      rest = Buffer.concat([rest, chunk])
    }
    return true
  }

  /** Moves `rest` behind a header. Returns `false` if no member begins here. */
  async function passHeader(): Promise<boolean> {
    if (!await has(4) || !rest.subarray(0, 3).equals(magic) || rest[3]! >= 0x20) return false
    const flags = rest[3]!
    let at = 10
    if (!await has(at)) throw endsEarly()
    if (flags & extra) {
      if (!await has(at + 2)) throw endsEarly()
      at += 2 + rest.readUInt16LE(at)
    }
    for (const flag of [name, comment]) {
      if (flags & flag) at = await afterZero(at)
    }
    if (flags & headerChecksum) at += 2
    if (!await has(at)) throw endsEarly()
    rest = rest.subarray(at)
    return true
  }

  async function afterZero(from: number): Promise<number> {
    for (let at = from; at < maxHeader; at++) {
      if (!await has(at + 1)) throw endsEarly()
      if (rest[at] === 0) return at + 1
    }
    throw new Error('the header of a gzip member is too long')
  }

  async function* unpackMember(): AsyncGenerator<Buffer> {
    let checksum = 0
    let size = 0
    const content = unpackFrame(createInflateRaw({ chunkSize: chunkBytes }), await firstBytes(), next)
    for (let chunk = await content.next(); ; chunk = await content.next()) {
      if (chunk.done === true) {
        rest = chunk.value
        break
      }
      checksum = crc32(chunk.value, checksum)
      size += chunk.value.length
      yield chunk.value
    }
    if (!await has(8)) throw endsEarly()
    if (rest.readUInt32LE(0) !== checksum || rest.readUInt32LE(4) !== size % 2 ** 32) {
      throw new Error('the checksum of a gzip member is wrong')
    }
    rest = rest.subarray(8)
  }

  async function firstBytes(): Promise<Buffer> {
    if (!await has(1)) throw endsEarly()
    return rest
  }

  async function passZeros(): Promise<void> {
    while (await has(1)) {
      const at = rest.findIndex(byte => byte !== 0)
      rest = at < 0 ? Buffer.alloc(0) : rest.subarray(at)
      if (at >= 0) return
    }
  }

  try {
    for (let isFirst = true; isFirst || await has(1); isFirst = false) {
      if (!await passHeader()) {
        if (isFirst || await has(maxTrailing + 1)) throw new Error('a gzip member has an invalid header')
        return onTrailing()
      }
      yield* unpackMember()
      await passZeros()
    }
  } finally {
    await close()
  }
}

/** Bytes at the start of each member: two of identification, and the method "deflate". */
const magic = Buffer.from([0x1f, 0x8b, 8])
const headerChecksum = 2
const extra = 4
const name = 8
const comment = 16
const endsEarly = () => new Error('the file ends within a gzip member')
