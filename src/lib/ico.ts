/** One image of an ICO file: a complete PNG file, or RGBA pixels in rows from the top left. */
export type IcoPicture = { png: Buffer } | { width: number, height: number, rgba: Buffer }

interface Entry {
  width: number
  height: number
  bits: number
  bytes: Buffer
}

const maxEntries = 64
const maxEdge = 4096
const pngMagic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export const isIco = (bytes: Buffer): boolean =>
  bytes.length >= 22 && bytes.readUInt32LE(0) === 0x0001_0000 && bytes.readUInt16LE(4) > 0

/**
 * Yields the readable images of an ICO file, the largest first. Among images of the same size, the one with the
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
      const picture = readBitmap(bytes)
      if (picture) yield picture
    }
  }
}

function readEntry(file: Buffer, at: number): Entry {
  const start = file.readUInt32LE(at + 12)
  return {
    width: file[at]! || 256,
    height: file[at + 1]! || 256,
    bits: file.readUInt16LE(at + 6),
    bytes: file.subarray(start, start + file.readUInt32LE(at + 8)),
  }
}

/**
 * Parses a bitmap without a file header. The height in its header is the height of the image plus the height of the
 * transparency mask below the image.
 */
function readBitmap(bytes: Buffer): IcoPicture | undefined {
  if (bytes.length < 40) return undefined
  const header = bytes.readUInt32LE(0)
  const width = bytes.readInt32LE(4)
  const height = Math.floor(Math.abs(bytes.readInt32LE(8)) / 2)
  const bits = bytes.readUInt16LE(14)
  const packed = bytes.readUInt32LE(16) !== 0
  if (header < 40 || packed || ![1, 4, 8, 24, 32].includes(bits)) return undefined
  if (width < 1 || height < 1 || width > maxEdge || height > maxEdge) return undefined
  const colours = bits > 8 ? 0 : bytes.readUInt32LE(32) || 2 ** bits
  const pixels = header + colours * 4
  const stride = lineBytes(width * bits)
  const mask = pixels + stride * height
  if (colours > 256 || bytes.length < mask) return undefined
  const palette = bytes.subarray(header, pixels)
  const rgba = Buffer.alloc(width * height * 4)
  const maskStride = lineBytes(width)
  const masked = bytes.length >= mask + maskStride * height

  const upright = bytes.readInt32LE(8) < 0
  let seen = 0
  for (let y = 0; y < height; y++) {
    const line = upright ? y : height - 1 - y
    for (let x = 0; x < width; x++) {
      const to = (y * width + x) * 4
      const [source, from] = bits > 8
        ? [bytes, pixels + line * stride + x * bits / 8]
        : [palette, indexAt(bytes, pixels + line * stride, x, bits) * 4]
      rgba[to] = source[from + 2] ?? 0
      rgba[to + 1] = source[from + 1] ?? 0
      rgba[to + 2] = source[from] ?? 0
      rgba[to + 3] = bits === 32 ? source[from + 3]! : 255
      seen |= rgba[to + 3]!
    }
  }
  // A 32-bit image has an alpha channel. Its mask is used only if the alpha channel is empty.
  if (masked && (bits < 32 || seen === 0)) {
    applyMask(rgba, bytes.subarray(mask), { width, height, stride: maskStride, upright })
  } else if (seen === 0) { for (let at = 3; at < rgba.length; at += 4) rgba[at] = 255 }
  return { width, height, rgba }
}

/** Returns the bytes of a pixel row. Rows are padded to a multiple of four bytes. */
const lineBytes = (bits: number): number => Math.ceil(bits / 32) * 4

function indexAt(bytes: Buffer, line: number, x: number, bits: number): number {
  const shift = 8 - bits - x * bits % 8
  return bytes[line + Math.floor(x * bits / 8)]! >> shift & 2 ** bits - 1
}

interface Lines {
  width: number
  height: number
  stride: number
  upright: boolean
}

function applyMask(rgba: Buffer, mask: Buffer, { width, height, stride, upright }: Lines): void {
  for (let y = 0; y < height; y++) {
    const line = (upright ? y : height - 1 - y) * stride
    for (let x = 0; x < width; x++) rgba[(y * width + x) * 4 + 3] = indexAt(mask, line, x, 1) === 1 ? 0 : 255
  }
}
