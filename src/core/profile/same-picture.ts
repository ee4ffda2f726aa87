import { isFlat, looksAlike, partsOfHash } from '../../lib/perceptual-hash.ts'
import { createEvery, type Slices } from '../../lib/slices.ts'
import type { Account } from './accounts.ts'
import { maxHolders } from './crowd.ts'
import { isDefaultPicture } from './default-pictures.ts'
import type { Holder } from './signs.ts'

/** Two accounts with pictures that look alike, and the indexes of all accounts with a picture like one of theirs. */
export interface SamePicture {
  pictures: readonly [Holder, Holder]
  accounts: readonly number[]
}

interface Picture extends Holder {
  print: string
  /** Indexes of the accounts with a picture that looks like this one. */
  alike: Set<number>
}

/**
 * Returns the pairs of accounts whose pictures look alike. The picture that a site shows for members without one is
 * left out, and so is one that looks like those of more than `maxHolders` accounts. Pictures of one account count once.
 */
export function* findSamePictures(
  accounts: readonly Account[], hasPicture: (account: Account) => boolean,
): Slices<SamePicture[]> {
  const isDue = createEvery()
  const known = new Map<string, Picture[]>()
  const pairs: Array<readonly [Picture, Picture]> = []
  for (const [at, account] of accounts.entries()) {
    if (!hasPicture(account)) continue
    for (const fact of account.facts) {
      const print = fact.fingerprint
      if (print === undefined || isFlat(print) || isDefaultPicture(fact.reading.value)) continue
      if (isDue()) yield
      const picture: Picture = {
        at,
        account,
        fact,
        print,
        alike: new Set([at]),
      }
      const alike = new Set<Picture>()
      for (const part of partsOfHash(print)) {
        const others = known.get(part) ?? []
        known.set(part, others)
        for (const other of others) if (other.at !== at && looksAlike(other.print, print)) alike.add(other)
        if (others.length <= maxHolders) others.push(picture)
        if (isDue()) yield
      }
      for (const other of alike) {
        pairs.push([other, picture])
        other.alike.add(at)
        picture.alike.add(other.at)
      }
    }
  }
  return pairs.map(pictures => ({ pictures, accounts: [...pictures[0].alike.union(pictures[1].alike)] }))
    .filter(({ accounts: { length } }) => length <= maxHolders)
}
