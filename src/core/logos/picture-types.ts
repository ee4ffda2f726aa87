/** A foreign image, decoded and converted to PNG. */
export interface Picture {
  /** PNG of at most 512 by 512 pixels, in the original proportions. */
  png: Buffer
  /** Original size in pixels. For a vector image, this is the size of `png`. */
  width: number
  height: number
  /** `true` if the image is empty or of one colour, so that it cannot be a logo. */
  isPlain: boolean
  /**
   * Perceptual hash in hexadecimal: 64 bits that compare the brightness of neighbouring areas, then the mean colour.
   */
  perceptualHash: string
}

export type LogoFormat = 'png' | 'webp' | 'jpg'

export const smallestEdge = 16
export const largestEdge = 512
