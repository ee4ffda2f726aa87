import { createHash } from 'node:crypto'

/**
 * MD5 sums of the globe images that Google's icon service returns for names without an icon. Google currently returns
 * two of them. The first has 726 bytes, and 16 by 16 pixels at every requested size. The second has 413 bytes. The
 * third globe is an older one.
 */
const knownGlobes = new Set(['b8a0bf372c762e966cc99ede8682bc71', 'bd292eb2e8187dd045a7d1ddf15b7f5a',
  '3ca64f83fdcf25135d87e08af65e68c9'])

export const isKnownGlobe = (bytes: Buffer): boolean => knownGlobes.has(createHash('md5').update(bytes).digest('hex'))

/**
 * Maximum number of bits, out of 64, in which two hashes of the same drawing may differ. Scaling and compression change
 * a few bits.
 */
const maxBits = 5
const maxColourDistance = 24

/** `true` if two perceptual hashes belong to the same drawing. */
export function looksAlike(one: string, other: string): boolean {
  let differing = 0
  for (let bits = BigInt(`0x${one.slice(0, 16)}`) ^ BigInt(`0x${other.slice(0, 16)}`); bits > 0n; bits &= bits - 1n) {
    differing++
  }
  const [mine, theirs] = [one, other].map(print => Buffer.from(print.slice(16), 'hex'))
  const haveLikeColour = mine!.every((value, channel) => Math.abs(value - theirs![channel]!) <= maxColourDistance)
  return differing <= maxBits && haveLikeColour
}
