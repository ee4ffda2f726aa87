/** A foreign image, decoded and converted to PNG. */
export interface Picture {
  /** PNG of at most 512 by 512 pixels, in the original proportions. */
  png: Buffer
  /** Original size in pixels. For a vector image, this is the size of `png`. */
  width: number
  height: number
  /** `true` if the image is empty or a plain shape of one colour. A plain image cannot be a logo. */
  isPlain: boolean
  /**
   * `true` if the image has many colours, like a photo. Letters on a tile, patterns and drawn placeholders, which sites
   * give to everybody, have few.
   */
  isDetailed: boolean
  /** Described in `lib/perceptual-hash.ts`. */
  perceptualHash: string
}

export type LogoFormat = 'png' | 'webp' | 'jpg'

export const smallestEdge = 16
export const largestEdge = 512
