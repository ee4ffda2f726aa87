import { crc32, deflateRawSync, gzipSync } from 'node:zlib'
import { tarEnd, tarHeader, tarPadding } from '../../../src/lib/tar.ts'

export type Files = ReadonlyMap<string, string>

/** Time of every file, so that the same files give the same archive. ZIP cannot express an earlier year than 1980. */
const zipDate = (1 << 5) | 1 // 1 January 1980
const regularFile = (0o100644 << 16) >>> 0

/** Returns a compressed tar archive. Throws a `RangeError` if a name has more than 100 bytes. */
export function tarGz(files: Files): Buffer {
  const parts = [...files].flatMap(([name, text]) => {
    const content = Buffer.from(text)
    return [tarHeader(name, content.length), content, tarPadding(content.length)]
  })
  return gzipSync(Buffer.concat([...parts, tarEnd]), { level: 9 })
}

/** Returns a ZIP archive. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
export function zip(files: Files): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const [name, text] of files) {
    const content = Buffer.from(text)
    const packed = deflateRawSync(content, { level: 9 })
    const path = Buffer.from(name)
    // version 2.0, names in UTF-8, deflate, time, date, checksum, both sizes, length of the name
    const shared = record([
      [20, 2], [0x0800, 2], [8, 2], [0, 2], [zipDate, 2], [crc32(content), 4], [packed.length, 4], [content.length, 4],
      [path.length, 2], [0, 2],
    ])
    locals.push(record([[0x04034b50, 4]]), shared, path, packed)
    // no comment, disk 0, no text, mode, offset; made on Unix
    entries.push(record([[0x02014b50, 4], [0x0314, 2]]), shared,
      record([[0, 2], [0, 2], [0, 2], [regularFile, 4], [offset, 4]]), path)
    offset += 4 + shared.length + path.length + packed.length
  }
  const central = Buffer.concat(entries)
  const end = record([[0x06054b50, 4], [0, 2], [0, 2], [files.size, 2], [files.size, 2], [central.length, 4],
    [offset, 4], [0, 2]])
  return Buffer.concat([...locals, central, end])
}

/** Returns numbers in little-endian order, each with its number of bytes. */
function record(numbers: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  return Buffer.concat(numbers.map(([value, bytes]) => {
    const buffer = Buffer.alloc(bytes)
    buffer.writeUIntLE(value, 0, bytes)
    return buffer
  }))
}
