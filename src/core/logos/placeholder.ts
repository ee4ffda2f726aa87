import { createHash } from 'node:crypto'

/**
 * MD5 sums of the globes that Google's icon service gives for names without an icon, as many programs that ask it know
 * them: 726 bytes (16 by 16, whatever size is asked for), 413 bytes, and the one of the years before.
 */
const knownGlobes = new Set(['b8a0bf372c762e966cc99ede8682bc71', 'bd292eb2e8187dd045a7d1ddf15b7f5a',
  '3ca64f83fdcf25135d87e08af65e68c9'])

export const isKnownGlobe = (bytes: Buffer): boolean => knownGlobes.has(createHash('md5').update(bytes).digest('hex'))

/** Most bits of 64 in which two prints of the same drawing differ after it was scaled and compressed, and some to spare. */
const mostBits = 5
const mostColour = 24

/** Whether two prints of pictures are those of one drawing. */
export function looksAlike(one: string, other: string): boolean {
  let differing = 0
  for (let bits = BigInt(`0x${one.slice(0, 16)}`) ^ BigInt(`0x${other.slice(0, 16)}`); bits > 0n; bits &= bits - 1n) {
    differing++
  }
  const [mine, theirs] = [one, other].map(print => Buffer.from(print.slice(16), 'hex'))
  return differing <= mostBits && mine!.every((value, channel) => Math.abs(value - theirs![channel]!) <= mostColour)
}
