import { crc32, inflateRawSync } from 'node:zlib'

/**
 * Returns the files of a zip archive by their names, in the order of its directory. Throws if a file does not have the
 * size or the checksum that the directory states. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
export function unzip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06'))
  if (end === -1) throw new Error('the archive has no end')
  const files = new Map<string, string>()
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (archive.toString('latin1', at, at + 4) !== 'PK\x01\x02') throw new Error('the directory is damaged')
    const [method, sum] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 16)]
    const [packed, size] = [archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 24)]
    const [nameLength, extraLength] = [archive.readUInt16LE(at + 28), archive.readUInt16LE(at + 30)]
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const local = archive.readUInt32LE(at + 42)
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const content = archive.subarray(start, start + packed)
    const bytes = method === 0 ? content : inflateRawSync(content)
    if (bytes.length !== size || crc32(bytes) !== sum) throw new Error(`${name} is damaged`)
    files.set(name, bytes.toString())
    at += 46 + nameLength + extraLength + archive.readUInt16LE(at + 32)
  }
  return files
}
