import type { FileHandle } from 'node:fs/promises'

const blockBytes = 512
/** Largest size that the octal digits of a header can express. */
const maxOctalSize = 0o77777777777
const regularFile = '0'

/** A file in an archive. */
export interface TarEntry {
  name: string
  /** Length of the content in bytes. */
  size: number
  /** Reads the content in parts. */
  content(): AsyncGenerator<Buffer>
}

/** An archive that is damaged or ends early, or another file. */
export class TarFault extends Error {}

/** The end of an archive. */
export const tarEnd = Buffer.alloc(2 * blockBytes)

/** Returns the bytes between a content and the next header. */
export const tarPadding = (size: number): Buffer => Buffer.alloc(-size & blockBytes - 1)

/**
 * Returns the header of a regular file, without a time or an owner. Throws a `RangeError` if the name has more than
 * 100 bytes. https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html#tag_20_94_13_06
 * @param mode access mode that `tar` gives to the file
 */
export function tarHeader(name: string, size: number, mode = 0o644): Buffer {
  if (Buffer.byteLength(name) > 100) throw new RangeError(`${name} is too long for a tar archive`)
  const header = Buffer.alloc(blockBytes)
  const put = (text: string, at: number) => header.write(text, at, 'utf8')
  const octal = (value: number, width: number) => `${value.toString(8).padStart(width, '0')}\0`
  put(name, 0)
  put(octal(mode, 7) + octal(0, 7) + octal(0, 7), 100)
  if (size <= maxOctalSize) put(octal(size, 11), 124)
  else { // binary, as GNU tar writes it: https://www.gnu.org/software/tar/manual/html_node/Extensions.html
    header[124] = 0x80
    header.writeBigUInt64BE(BigInt(size), 128)
  }
  put(octal(0, 11), 136)
  put(regularFile, 156)
  put('ustar\x0000', 257)
  put(' '.repeat(8), 148) // the checksum counts itself as spaces
  put(`${checksumOf(header)}\0 `, 148)
  return header
}

/** Yields the files of an archive in their order. Throws TarFault if it is damaged, or ends early. */
export async function* readTar(file: FileHandle): AsyncGenerator<TarEntry> {
  for (let at = 0;;) {
    const header = await readAt(file, at, blockBytes)
    if (header.every(byte => byte === 0)) return
    const { name, size } = readHeader(header)
    const start = at + blockBytes
    yield { name, size, content: () => readContent(file, start, size) }
    at = start + size + tarPadding(size).length
  }
}

function readHeader(header: Buffer): { name: string, size: number } {
  const text = (from: number, to: number) => header.toString('utf8', from, to).replace(/\0.*$/s, '')
  const stored = text(148, 154)
  if (header.toString('latin1', 257, 262) !== 'ustar' || stored !== checksumOf(header.fill(' ', 148, 156))) {
    throw new TarFault('it is damaged, or not a tar archive')
  }
  if (text(156, 157) !== regularFile) throw new TarFault('it has entries that are no regular files')
  const size = header[124] === 0x80 ? Number(header.readBigUInt64BE(128)) : Number.parseInt(text(124, 136), 8)
  return { name: text(0, 100), size }
}

/** Returns the sum of the bytes of a header, whose own place must have spaces, as octal digits. */
const checksumOf = (header: Buffer): string =>
  header.reduce((sum, byte) => sum + byte, 0).toString(8).padStart(6, '0')

const chunkBytes = 1 << 20

async function* readContent(file: FileHandle, start: number, size: number): AsyncGenerator<Buffer> {
  for (let done = 0; done < size; done += chunkBytes) {
    yield await readAt(file, start + done, Math.min(chunkBytes, size - done))
  }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  if (bytesRead < length) throw new TarFault('it ends early')
  return buffer
}
