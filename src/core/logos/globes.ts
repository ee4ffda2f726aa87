import { createHash } from 'node:crypto'

/**
 * MD5 sums of the globe images that Google's icon service returns for names without an icon. Google currently returns
 * two of them. The first has 726 bytes, and 16 by 16 pixels at every requested size. The second has 413 bytes. The
 * third globe is an older one.
 */
const knownGlobes = new Set(['b8a0bf372c762e966cc99ede8682bc71', 'bd292eb2e8187dd045a7d1ddf15b7f5a',
  '3ca64f83fdcf25135d87e08af65e68c9'])

export const isKnownGlobe = (bytes: Buffer): boolean => knownGlobes.has(createHash('md5').update(bytes).digest('hex'))
