import { looksAlike, partsOfHash } from '../../lib/perceptual-hash.ts'
import { createEvery, type Slices } from '../../lib/slices.ts'
import type { Account, Stated } from './accounts.ts'

/**
 * Returns the pairs of accounts whose pictures look alike, with both pictures. A picture that looks like those of
 * `maxHolders` other accounts is left out, because many people have it.
 */
export function* findSamePictures(
  accounts: readonly Account[], maxHolders: number,
): Slices<Array<readonly [Stated, Stated]>> {
  const isDue = createEvery()
  const known = new Map<string, Array<Stated & { print: string }>>()
  const pairs: Array<readonly [Stated, Stated]> = []
  const holders = new Map<Stated, number>()
  const count = (picture: Stated) => holders.set(picture, (holders.get(picture) ?? 0) + 1)
  for (const account of accounts) {
    for (const fact of account.facts) {
      if (fact.fingerprint === undefined) continue
      if (isDue()) yield
      const picture = { account, fact, print: fact.fingerprint }
      const alike = new Set<Stated>()
      for (const part of partsOfHash(picture.print)) {
        const others = known.get(part) ?? []
        known.set(part, others)
        for (const other of others) {
          if (other.account !== account && looksAlike(other.print, picture.print)) alike.add(other)
        }
        if (others.length <= maxHolders) others.push(picture)
        if (isDue()) yield
      }
      for (const other of alike) {
        pairs.push([other, picture])
        count(other)
        count(picture)
      }
    }
  }
  return pairs.filter(pair => pair.every(picture => holders.get(picture)! < maxHolders))
}
