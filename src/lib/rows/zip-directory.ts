/** A zip archive on disk. */
export interface ZipArchive {
  size: number
  part(start: number, length: number): Promise<Buffer>
}

/** A file of a zip archive, as the directory describes it. */
export interface ZipFile {
  name: string
  flags: number
  /** 0: stored; 8: deflated. */
  method: number
  checksum: number
  /** Number of compressed bytes. */
  size: number
  /** Position of its header in the archive. */
  offset: number
}

const endSignature = Buffer.from('PK\x05\x06', 'latin1')
const maxComment = 65_557
const inExtra = 0xffff_ffff
/** Maximum length of a directory that is read, in bytes. It has about 80 bytes for a file. */
const maxDirectory = 1_048_576

/**
 * Returns the files of a zip archive, without folders and without the notes of macOS. Throws an Error if the archive
 * has no directory. Lengths beyond 32 bits are in an extra field.
 * https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
export async function listZipFiles({ size, part }: ZipArchive): Promise<ZipFile[]> {
  const tailStart = Math.max(0, size - maxComment)
  const tail = await part(tailStart, maxComment)
  const end = tail.lastIndexOf(endSignature)
  if (end < 0 || end + 20 > tail.length) throw new Error('it is a damaged or cut-off zip archive: it has no directory')
  const [length, offset] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)]
  const directoryStart = offset === inExtra ? tailStart + end - length - 76 : offset
  return filesOf(await part(Math.max(0, directoryStart), Math.min(length, maxDirectory)))
}

/** Returns the position of the first compressed byte of a file. Throws an Error if the file has no header. */
export async function startOfFile({ part }: ZipArchive, { offset }: ZipFile): Promise<number> {
  const header = await part(offset, 30)
  if (header.length < 30 || header.readUInt32LE(0) !== 0x0403_4b50) throw new Error('it is a damaged zip archive')
  return offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
}

function filesOf(directory: Buffer): ZipFile[] {
  const files: ZipFile[] = []
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === 0x0201_4b50;) {
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
