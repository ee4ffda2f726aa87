import { loadSharp } from '../../lib/load-sharp.ts'

/** By the name that ends an address. */
export const flagTypes = { svg: 'image/svg+xml', png: 'image/png', webp: 'image/webp', jpg: 'image/jpeg' } as const

export type FlagFormat = keyof typeof flagTypes
export type FlagType = (typeof flagTypes)[FlagFormat]

/** To be raised when something below changes what is made of a flag. */
export const renderVersion = 1

const ownWidth = 640
/** Of an image of pixels for which no width is asked. */
const usualWidth = 320

const heightOf = (width: number): number => Math.round(width * 3 / 4)

/** The flag of a file of `flag-icons`, whose width is 640 and whose height is 480. */
export async function renderFlag(svg: Buffer, format: FlagFormat, width: number | undefined): Promise<Buffer> {
  if (format === 'svg') return width === undefined ? svg : withSize(svg, width)
  const sharp = await loadSharp()
  const pixels = width ?? usualWidth
  const image = sharp(svg, { density: 72 * pixels / ownWidth }).resize(pixels, heightOf(pixels), { fit: 'fill' })
  switch (format) {
    case 'png': return image.png().toBuffer()
    case 'webp': return image.webp({ lossless: true, effort: 1 }).toBuffer() // flat colours: smaller than with loss
    case 'jpg': return image.flatten({ background: '#fff' }).jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer()
  }
}

const withSize = (svg: Buffer, width: number): Buffer =>
  Buffer.from(svg.toString().replace('<svg ', `<svg width="${width}" height="${heightOf(width)}" `))
