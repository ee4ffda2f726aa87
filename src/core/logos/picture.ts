import { gunzipSync } from 'node:zlib'
import type { Sharp, SharpOptions } from 'sharp'
import { isBitmapFile, readBitmapFile, type Bitmap } from '../../lib/bitmap.ts'
import { isIco, readIco } from '../../lib/ico.ts'
import { loadSharp } from '../../lib/load-sharp.ts'
import { largestEdge, type LogoFormat, type Picture } from './picture-types.ts'
import { lacksFont } from './svg-text.ts'

/*
 * Reads and draws foreign images. This runs in a child process (painter-child.ts): only its parent can limit the time
 * and memory that a hostile image takes.
 */
const sharp = await loadSharp()

const maxEdge = 4096
const maxBytes = 1_048_576

const options: SharpOptions = {
  limitInputPixels: maxEdge ** 2,
  pages: 1,
  sequentialRead: true,
  unlimited: false,
  failOn: 'error',
}

sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif', 'Svg'].map(name => `VipsForeignLoad${name}`),
})

/** Reads an image. Throws if the bytes are not an image of a supported kind, or exceed the limits. */
export async function readPicture(bytes: Buffer): Promise<Picture> {
  if (isIco(bytes)) return readLargest(bytes)
  if (isBitmapFile(bytes)) return readRaster(fromBitmap(readBitmapFile(bytes)))
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return readVector(gunzipSync(bytes, { maxOutputLength: maxBytes }))
  return isRaster(bytes) ? readRaster(sharp(bytes, options)) : readVector(bytes)
}

async function readLargest(bytes: Buffer): Promise<Picture> {
  for (const picture of readIco(bytes)) {
    try {
      return await readRaster('png' in picture ? sharp(picture.png, options) : fromBitmap(picture))
    } catch { /* The next picture of the icon may be readable. */ }
  }
  throw new Error('the icon has no readable picture')
}

function fromBitmap(bitmap: Bitmap | undefined): Sharp {
  if (bitmap === undefined) throw new Error('the bitmap is broken or compressed')
  const { width, height, rgba } = bitmap
  return sharp(rgba, { ...options, raw: { width, height, channels: 4 } })
}

async function readRaster(image: Sharp): Promise<Picture> {
  const { autoOrient: { width, height } } = await image.metadata()
  if (width > maxEdge || height > maxEdge) throw new Error('the image has too many pixels')
  const small = image.autoOrient().resize({
    width: largestEdge,
    height: largestEdge,
    fit: 'inside',
    withoutEnlargement: true,
  })
  return { ...await finish(small), width, height }
}

/**
 * Renders an SVG at the size `largestEdge`. Does not load external references. An SVG without a usable size of its own
 * is drawn as large as the shapes in it.
 */
async function readVector(given: Buffer): Promise<Picture> {
  if (!isVector(given)) throw new Error('not an image of a supported kind')
  if (await lacksFont(given.toString(), svg => sharp(svg, options))) throw new Error('no font has this text')
  const sizeOf = (svg: Buffer) => sharp(svg, { ...options, limitInputPixels: false }).metadata()
  const unsized = withoutSize(given)
  const [bytes, { width = 0, height = 0 }] = await sizeOf(given).then(
    size => [given, size] as const, async () => [unsized, await sizeOf(unsized)] as const)
  const density = 72 * largestEdge / Math.max(width, height)
  if (!(density >= 1 && density <= 100_000)) throw new Error('the drawing has no usable size')
  const drawn = sharp(bytes, { ...options, density })
  return finish(drawn.resize({ width: largestEdge, height: largestEdge, fit: 'inside' }))
}

async function finish(image: Sharp): Promise<Picture> {
  const { data: png, info: { width, height } } = await image.toColourspace('srgb').ensureAlpha().png().toBuffer({
    resolveWithObject: true,
  })
  return {
    png,
    width,
    height,
    isPlain: await isPlain(png),
    isDetailed: await isDetailed(png),
    perceptualHash: await perceptualHashOf(png),
  }
}

/** Removes the width and the height of an SVG, such as `0`. */
const withoutSize = (svg: Buffer): Buffer =>
  Buffer.from(svg.toString().replace(/<(?:[a-z]+:)?svg\s[^>]*/, tag =>
    tag.replace(/\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g, '')))

const magics: ReadonlyArray<readonly [string, number]> = [
  ['\x89PNG\r\n\x1a\n', 0],
  ['\xff\xd8\xff', 0],
  ['GIF8', 0],
  ['WEBP', 8],
  ['ftypavif', 4],
  ['ftypavis', 4],
  ['ftypmif1', 4],
]
const isRaster = (bytes: Buffer): boolean =>
  magics.some(([magic, at]) => bytes.toString('latin1', at, at + magic.length) === magic)

/** `true` if the bytes are an SVG document. An HTML page that contains an SVG is not an SVG document. */
function isVector(bytes: Buffer): boolean {
  const start = bytes.toString('utf8', 0, 65_536)
  return /^\uFEFF?\s*</.test(start) && /<(?:[a-z]+:)?svg[\s>]/.test(start) &&
    !/<!doctype\s+html|<html[\s>]/i.test(start)
}

/** Minimum alpha value of a visible pixel, from 0 to 255. */
const opaque = 200

/** `true` if the image is empty, or if it is a shape of one colour without a hole, such as a square or a disc. */
async function isPlain(png: Buffer): Promise<boolean> {
  const { data, info: { width, height } } = await sharp(png).resize({
    width: 64,
    height: 64,
    fit: 'inside',
    withoutEnlargement: true,
  })
    .raw().toBuffer({ resolveWithObject: true })
  const min = [255, 255, 255]
  const max = [0, 0, 0]
  let visible = 0
  let hasHole = false
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      if (data[at + 3]! >= opaque) {
        visible++
        for (let channel = 0; channel < 3; channel++) {
          const value = data[at + channel]!
          if (value < min[channel]!) min[channel] = value
          if (value > max[channel]!) max[channel] = value
        }
      } else if (Math.hypot((x + 0.5) / width - 0.5, (y + 0.5) / height - 0.5) < 0.4) hasHole = true
    }
  }
  const isOneColour = max.every((value, channel) => value - min[channel]! <= 12)
  return visible < width * height / 200 || isOneColour && !hasHole
}

/** Minimum number of colours of a detailed image, and the maximum share of pixels that have the same one. */
const leastColours = 48
const largestShare = 0.4

async function isDetailed(png: Buffer): Promise<boolean> {
  const data = await sharp(png).flatten({ background: '#808080' }).resize(32, 32, { fit: 'fill' }).raw().toBuffer()
  const counts = new Map<number, number>()
  for (let at = 0; at < data.length; at += 3) {
    const colour = data[at]! >> 4 << 8 | data[at + 1]! >> 4 << 4 | data[at + 2]! >> 4
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return counts.size >= leastColours && Math.max(...counts.values()) <= 32 * 32 * largestShare
}

/**
 * Computes the perceptual hash on a grey background, so that white and black drawings both differ from the background.
 */
async function perceptualHashOf(png: Buffer): Promise<string> {
  const flat = sharp(png).flatten({ background: '#808080' })
  const grey = await flat.clone().greyscale().resize(9, 8, { fit: 'fill' }).raw().toBuffer()
  const mean = await flat.clone().resize(1, 1, { fit: 'fill', kernel: 'linear' }).toColourspace('srgb').raw().toBuffer()
  let bits = 0n
  for (let y = 0; y < 8; y++) {
    for (let x = 0; x < 8; x++) bits = bits << 1n | (grey[y * 9 + x]! > grey[y * 9 + x + 1]! ? 1n : 0n)
  }
  return `${bits.toString(16).padStart(16, '0')}${mean.subarray(0, 3).toString('hex')}`
}

/** Draws the picture centred in a square of `edge` pixels. The margin is transparent, or white in a JPEG. */
export async function drawPicture(png: Buffer, edge: number, format: LogoFormat): Promise<Buffer> {
  const background = format === 'jpg' ? { r: 255, g: 255, b: 255 } : { r: 0, g: 0, b: 0, alpha: 0 }
  const square = sharp(png, options).resize(edge, edge, { fit: 'contain', background })
  switch (format) {
    case 'png': return square.png({ compressionLevel: 9 }).toBuffer()
    case 'webp': return square.webp({ quality: 90, alphaQuality: 100 }).toBuffer()
    case 'jpg': return square.flatten({ background }).jpeg({ quality: 90 }).toBuffer()
  }
}
