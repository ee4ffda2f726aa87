import { loadSharp } from '../../lib/load-sharp.ts'

/** By the name that ends an address. */
export const flagTypes = { svg: 'image/svg+xml', png: 'image/png', webp: 'image/webp', jpg: 'image/jpeg' } as const

export type FlagFormat = keyof typeof flagTypes
export type FlagType = (typeof flagTypes)[FlagFormat]

/** To be raised when something below changes what is made of a flag. */
export const renderVersion = 1

const ownWidth = 640
/** Of an image of pixels for which no width is asked. */
export const usualWidth = 320

const heightOf = (width: number): number => Math.round(width * 3 / 4)

/** An SVG of `flag-icons` (its width is 640, its height 480) of another width, or as it is. */
export function sizeFlag(svg: Buffer, width: number | undefined): Buffer {
  if (width === undefined) return svg
  return Buffer.from(svg.toString().replace('<svg ', `<svg width="${width}" height="${heightOf(width)}" `))
}

/** Red, green, blue and alpha of each pixel, row by row. */
export interface Pixels {
  data: Buffer
  width: number
  height: number
}

/** The slow part of making an image, the same for every format. */
export async function rasteriseFlag(svg: Buffer, width: number): Promise<Pixels> {
  const sharp = await loadSharp()
  const height = heightOf(width)
  const image = sharp(svg, { density: 72 * width / ownWidth }).resize(width, height, { fit: 'fill' }).ensureAlpha()
  return { data: await image.raw().toBuffer(), width, height }
}

export async function encodeFlag({ data, width, height }: Pixels, format: Exclude<FlagFormat, 'svg'>): Promise<Buffer> {
  const sharp = await loadSharp()
  const image = sharp(data, { raw: { width, height, channels: 4 } })
  switch (format) {
    case 'png':
      return image.png().toBuffer()
    case 'webp':
      return image.webp({ lossless: true, effort: 1 }).toBuffer() // flat colours: smaller than with loss
    case 'jpg':
      return image.flatten({ background: '#fff' }).jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer()
  }
}
