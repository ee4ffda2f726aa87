/** RGBA pixels in rows from the top left. */
export interface Bitmap {
  width: number
  height: number
  rgba: Buffer
}

interface Layout {
  width: number
  height: number
  bits: number
  /** `true` if the first row is the top one. */
  isUpright: boolean
  /** Offset of the colours of the palette, their number, and the bytes of each. */
  palette: { at: number, colours: number, size: number }
  pixelsAt: number
  /** Bits of red, green, blue and alpha in a pixel of 16 or 32 bits. An alpha of 0: the picture has no alpha. */
  masks: readonly [number, number, number, number]
}

const maxEdge = 4096
/** Length of the headers of OS/2 and of Windows, in bytes. Later ones begin as that of Windows does. */
const headers = { core: 12, info: 40 }
/** Values of `biCompression`: none, and the masks of the colours. */
const compressions = { none: 0, masks: 3 }

export const isBitmapFile = (file: Buffer): boolean =>
  file.length >= 26 && file.toString('latin1', 0, 2) === 'BM' && file.readUInt32LE(14) <= 124

/** Reads a BMP file. Returns `undefined` if it is broken or compressed. */
export const readBitmapFile = (file: Buffer): Bitmap | undefined =>
  isBitmapFile(file) ? readBitmap(file.subarray(14), { pixelsAt: file.readUInt32LE(10) - 14 }) : undefined

/**
 * Reads a bitmap without a file header, with 1 to 32 bits for a pixel. Returns `undefined` if it is broken, compressed
 * or too large.
 * https://learn.microsoft.com/windows/win32/gdi/bitmap-header-types
 * @param hasMask whether a transparency mask is below the image, and counts for the height, as in an ICO file
 * @param pixelsAt offset of the pixels. Default: they follow the palette.
 */
export function readBitmap(
  bytes: Buffer, { hasMask = false, pixelsAt }: { hasMask?: boolean, pixelsAt?: number },
): Bitmap | undefined {
  const layout = readLayout(bytes, hasMask)
  if (layout === undefined) return undefined
  if (pixelsAt !== undefined && pixelsAt > layout.palette.at) layout.pixelsAt = pixelsAt
  const { width, height, bits, isUpright } = layout
  const stride = lineBytes(width * bits)
  const mask = layout.pixelsAt + stride * height
  if (bytes.length < mask) return undefined
  const rgba = Buffer.alloc(width * height * 4)
  const colourAt = bits > 8 ? directColours(bytes, layout) : paletteColours(bytes, layout)
  let seen = 0
  for (let y = 0; y < height; y++) {
    const line = layout.pixelsAt + (isUpright ? y : height - 1 - y) * stride
    for (let x = 0; x < width; x++) {
      const to = (y * width + x) * 4
      colourAt(line, x, rgba, to)
      seen |= rgba[to + 3]!
    }
  }
  // An image with an alpha channel uses its mask only if the alpha channel is empty.
  const maskStride = lineBytes(width)
  const isMasked = hasMask && bytes.length >= mask + maskStride * height
  if (isMasked && (layout.masks[3] === 0 || seen === 0)) {
    applyMask(rgba, bytes.subarray(mask), { width, height, stride: maskStride, isUpright })
  } else if (seen === 0) { for (let at = 3; at < rgba.length; at += 4) rgba[at] = 255 }
  return { width, height, rgba }
}

function readLayout(bytes: Buffer, hasMask: boolean): Layout | undefined {
  const header = bytes.length < headers.core ? 0 : bytes.readUInt32LE(0)
  const read = header === headers.core ? readCore(bytes) : header >= headers.info ? readInfo(bytes, header) : undefined
  if (read === undefined) return undefined
  const layout = { ...read, height: hasMask ? Math.floor(read.height / 2) : read.height }
  const { width, height, palette } = layout
  const isUsable = width >= 1 && height >= 1 && width <= maxEdge && height <= maxEdge && palette.colours <= 256
  return isUsable ? layout : undefined
}

/** Reads the header of OS/2, whose palette has three bytes for a colour. */
function readCore(bytes: Buffer): Layout | undefined {
  const bits = bytes.readUInt16LE(10)
  if (![1, 4, 8, 24].includes(bits)) return undefined
  const palette = { at: headers.core, colours: bits > 8 ? 0 : 2 ** bits, size: 3 }
  return {
    width: bytes.readUInt16LE(4),
    height: bytes.readUInt16LE(6),
    bits,
    isUpright: false,
    palette,
    pixelsAt: palette.at + palette.colours * palette.size,
    masks: standardMasks(bits),
  }
}

function readInfo(bytes: Buffer, header: number): Layout | undefined {
  if (bytes.length < headers.info) return undefined
  const bits = bytes.readUInt16LE(14)
  const compression = bytes.readUInt32LE(16)
  const hasMasks = compression === compressions.masks && (bits === 16 || bits === 32) &&
    (header === headers.info || header >= headers.info + 12)
  if (![1, 4, 8, 16, 24, 32].includes(bits) || compression !== compressions.none && !hasMasks) return undefined
  // the first header is followed by three masks, later ones contain four
  const masksAfter = hasMasks && header === headers.info ? 12 : 0
  const palette = {
    at: header + masksAfter, colours: bits > 8 ? 0 : bytes.readUInt32LE(32) || 2 ** bits, size: 4,
  }
  if (bytes.length < palette.at) return undefined
  const maskAt = (index: number) => bytes.readUInt32LE(headers.info + 4 * index)
  const hasAlpha = hasMasks && header >= headers.info + 16
  return {
    width: bytes.readInt32LE(4),
    height: Math.abs(bytes.readInt32LE(8)),
    bits,
    isUpright: bytes.readInt32LE(8) < 0,
    palette,
    pixelsAt: palette.at + palette.colours * palette.size,
    masks: hasMasks ? [maskAt(0), maskAt(1), maskAt(2), hasAlpha ? maskAt(3) : 0] : standardMasks(bits),
  }
}

/** Masks of pixels whose header has none: 5 bits for each colour, or a byte for each. */
const standardMasks = (bits: number): Layout['masks'] =>
  bits === 16 ? [0x7c00, 0x3e0, 0x1f, 0] : [0xff0000, 0xff00, 0xff, bits === 32 ? 0xff00_0000 : 0]

/** Writes the colour of the pixel `x` of a line to `rgba`. */
type ReadColour = (line: number, x: number, rgba: Buffer, to: number) => void

function directColours(bytes: Buffer, { bits, masks }: Layout): ReadColour {
  const channels = masks.map(mask => {
    const shift = mask === 0 ? 0 : 31 - Math.clz32(mask & -mask)
    return { mask, shift, most: (mask >>> shift) || 1 }
  })
  return (line, x, rgba, to) => {
    const pixel = bytes.readUIntLE(line + x * bits / 8, bits / 8)
    for (const [index, { mask, shift, most }] of channels.entries()) {
      rgba[to + index] = mask === 0 ? index === 3 ? 255 : 0 : Math.round(((pixel & mask) >>> shift) * 255 / most)
    }
  }
}

function paletteColours(bytes: Buffer, { bits, palette: { at, colours, size } }: Layout): ReadColour {
  return (line, x, rgba, to) => {
    const index = indexAt(bytes, line, x, bits)
    const from = at + index * size
    for (const channel of [0, 1, 2]) rgba[to + channel] = index < colours ? bytes[from + 2 - channel] ?? 0 : 0
    rgba[to + 3] = 255
  }
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
  isUpright: boolean
}

function applyMask(rgba: Buffer, mask: Buffer, { width, height, stride, isUpright }: Lines): void {
  for (let y = 0; y < height; y++) {
    const line = (isUpright ? y : height - 1 - y) * stride
    for (let x = 0; x < width; x++) rgba[(y * width + x) * 4 + 3] = indexAt(mask, line, x, 1) === 1 ? 0 : 255
  }
}
