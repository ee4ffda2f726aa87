/** An image from outside, read. */
export interface Picture {
  /** At most 512 by 512, in its proportions. */
  png: Buffer
  /** Of the image as it came; of one that has no size of its own, of `png`. */
  width: number
  height: number
  /** Empty, or all of one colour: nobody's logo. */
  plain: boolean
  /** Alike for images that look alike: 64 bits of brightness steps and the mean colour, in hexadecimal. */
  print: string
}

export type LogoFormat = 'png' | 'webp' | 'jpg'

export const smallestEdge = 16
export const largestEdge = 512
