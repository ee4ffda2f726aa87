/*
 * Perceptual hashes of pictures, in 22 hexadecimal digits. The first 64 bits compare the brightness of neighbouring
 * areas (https://www.hackerfactor.com/blog/index.php?/archives/529-Kind-of-Like-That.html). The last 24 bits are the
 * mean colour.
 */

/**
 * Maximum number of bits, out of 64, in which two hashes of the same picture may differ. Scaling and compression change
 * a few bits.
 */
const maxBits = 5
const maxColourDistance = 24

/** `true` if two perceptual hashes belong to the same picture. */
export function looksAlike(one: string, other: string): boolean {
  const differing = differingBits(one, other, 0) + differingBits(one, other, 8)
  return differing <= maxBits && [16, 18, 20].every(at =>
    Math.abs(numberAt(one, at, 2) - numberAt(other, at, 2)) <= maxColourDistance)
}

const numberAt = (hash: string, at: number, digits: number): number => parseInt(hash.slice(at, at + digits), 16)

/** Counts the bits in which eight digits differ. */
function differingBits(one: string, other: string, at: number): number {
  let count = 0
  for (let bits = numberAt(one, at, 8) ^ numberAt(other, at, 8); bits !== 0; bits &= bits - 1) count++
  return count
}

/** First digits of six parts of the bits, and the end of the last part. */
const partEnds = [0, 3, 6, 9, 12, 14, 16]

/** Returns parts of a hash. Two hashes of the same picture have at least one of the six in common. */
export const partsOfHash = (hash: string): string[] =>
  partEnds.slice(1).map((end, index) => `${index} ${hash.slice(partEnds[index], end)}`)

/** Least number of bits of each value in a hash that tells pictures apart. */
const minBits = 4

/** `true` if a hash is that of an even area or a gradient, as many pictures have it. */
export function isFlat(hash: string): boolean {
  const bits = differingBits(hash, zero, 0) + differingBits(hash, zero, 8)
  return bits < minBits || bits > 64 - minBits
}

const zero = '0'.repeat(16)
