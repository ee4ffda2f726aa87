import { loadSharp } from '../../lib/load-sharp.ts'

/** Content types by file extension. */
export const flagTypes = { svg: 'image/svg+xml', png: 'image/png', webp: 'image/webp', jpg: 'image/jpeg' } as const

export type FlagFormat = keyof typeof flagTypes
export type FlagType = (typeof flagTypes)[FlagFormat]

/** Version of the rendering. It is a part of the file names in the cache. Increase it if a change alters the images. */
export const renderVersion = 1

const originalWidth = 640
/** Width in pixels of a raster image whose request has no width. */
export const defaultWidth = 320

const heightOf = (width: number): number => Math.round(width * 3 / 4)

/**
 * Sets the width and height of an SVG of `flag-icons` (640 by 480). Returns the SVG unchanged if `width` is
 * `undefined`.
 */
export function sizeFlag(svg: Buffer, width: number | undefined): Buffer {
  if (width === undefined) return svg
  return Buffer.from(svg.toString().replace('<svg ', `<svg width="${width}" height="${heightOf(width)}" `))
}

/** An image as rows of pixels, with red, green, blue and alpha bytes. */
export interface Pixels {
  data: Buffer
  width: number
  height: number
}

/** Rasterises an SVG. This is the slow part of a render, so all formats use the same result. */
export async function rasteriseFlag(svg: Buffer, width: number): Promise<Pixels> {
  const sharp = await loadSharp()
  const height = heightOf(width)
  const image = sharp(svg, { density: 72 * width / originalWidth }).resize(width, height, { fit: 'fill' }).ensureAlpha()
  return { data: await image.raw().toBuffer(), width, height }
}

export async function encodeFlag({ data, width, height }: Pixels, format: Exclude<FlagFormat, 'svg'>): Promise<Buffer> {
  const sharp = await loadSharp()
  const image = sharp(data, { raw: { width, height, channels: 4 } })
  switch (format) {
    case 'png':
      return image.png().toBuffer()
    case 'webp':
      // a lossless image is smaller than a lossy one if its colours are flat
      return image.webp({ lossless: true, effort: 1 }).toBuffer()
    case 'jpg':
      return image.flatten({ background: '#fff' }).jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer()
  }
}
