/** A foreign image that was read. */
export interface Picture {
  /** PNG of at most 512 by 512 pixels, in the original proportions. */
  png: Buffer
  /** Original size in pixels. For a vector image, the size of `png`. */
  width: number
  height: number
  /** `true` if it is empty or of one colour, and therefore not a logo. */
  isPlain: boolean
  /** Perceptual hash in hexadecimal: 64 bits of brightness steps, then the mean colour. */
  perceptualHash: string
}

export type LogoFormat = 'png' | 'webp' | 'jpg'

export const smallestEdge = 16
export const largestEdge = 512
