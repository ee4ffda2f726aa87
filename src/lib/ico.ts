import { readBitmap, type Bitmap } from './bitmap.ts'

/** One image of an ICO file: a complete PNG file, or pixels. */
export type IcoPicture = { png: Buffer } | Bitmap

interface Entry {
  width: number
  height: number
  bits: number
  bytes: Buffer
}

const maxEntries = 64
const pngMagic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Second field of the file: an icon, or a cursor, which has the same form. */
const types = { icon: 1, cursor: 2 }

export const isIco = (bytes: Buffer): boolean =>
  bytes.length >= 22 && bytes.readUInt16LE(0) === 0 && bytes.readUInt16LE(4) > 0 &&
  [types.icon, types.cursor].includes(bytes.readUInt16LE(2))

/**
 * Yields the readable images of an ICO or CUR file, the largest first. Among images of the same size, the one with the
 * greatest colour depth comes first. Skips broken images. Never throws.
 * https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
 */
export function* readIco(file: Buffer): Generator<IcoPicture> {
  if (!isIco(file)) return
  const count = Math.min(file.readUInt16LE(4), maxEntries, Math.floor((file.length - 6) / 16))
  const entries = Array.from({ length: count }, (_, index) => readEntry(file, 6 + index * 16))
  entries.sort((one, other) => other.width * other.height - one.width * one.height || other.bits - one.bits)
  for (const { bytes } of entries) {
    if (bytes.subarray(0, 8).equals(pngMagic)) yield { png: bytes }
    else {
      const picture = readBitmap(bytes, { hasMask: true })
      if (picture) yield picture
    }
  }
}

function readEntry(file: Buffer, at: number): Entry {
  const start = file.readUInt32LE(at + 12)
  const isCursor = file.readUInt16LE(2) === types.cursor
  return {
    width: file[at]! || 256,
    height: file[at + 1]! || 256,
    bits: isCursor ? 0 : file.readUInt16LE(at + 6), // a cursor has the place of its hot spot here
    bytes: file.subarray(start, start + file.readUInt32LE(at + 8)),
  }
}
