import { crc32, deflateRawSync } from 'node:zlib'

/** Returns a zip archive. Only what a reader needs is filled in. */
export function zip(
  files: ReadonlyArray<{ name: string, text: string | Buffer }>, method: number, flags = 0,
): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const { name, text } of files) {
    const data = method === 8 ? deflateRawSync(text) : Buffer.from(text)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x0403_4b50)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x0201_4b50)
    entry.writeUInt16LE(flags, 8)
    entry.writeUInt16LE(method, 10)
    entry.writeUInt32LE(crc32(text), 16)
    entry.writeUInt32LE(data.length, 20)
    entry.writeUInt32LE(Buffer.byteLength(text), 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    locals.push(local, Buffer.from(name), data)
    entries.push(entry, Buffer.from(name))
    offset += 30 + name.length + data.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x0605_4b50)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}
