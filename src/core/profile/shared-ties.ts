import { createEvery, type Slices } from '../../lib/slices.ts'
import { foldText } from '../observables/comparable.ts'
import { registrableDomain } from '../observables/normal-form.ts'
import type { Query } from '../../sources/kit/source.ts'
import type { Account } from './accounts.ts'
import { hostedName, isRoleAddress } from './common-values.ts'
import { isDisposableAddress } from '../../sources/modules/email-address.ts'
import { shareOf, type Limits } from './crowd.ts'
import type { createPairs, Tie } from './pairs.ts'
import { addressForms, type Holder, type Shared } from './signs.ts'
import {
  foreignWebsite, leastWeight, mentionedWebsite, rareName, roleAddress, searchedName, statedAddress, weights,
} from './weights.ts'

/** Ties the accounts that have a value in common. Addresses come first, because websites can follow from them. */
export function* tieShared(
  shared: readonly Shared[],
  limits: readonly Limits[],
  searched: readonly Query[],
  pairs: ReturnType<typeof createPairs>,
): Slices<void> {
  const isDue = createEvery(512)
  const names = searched.flatMap(({ type, value }) => type === 'Pseudonym' ? lettersOf(value) : [])
  // the searched address is a sign of its own
  const known = new Set(searched.flatMap(one => one.type === 'Email Address' ? addressForms(one) : []))
  const isAddress = ({ reason }: Shared) => reason === 'same_address'
  const mailDomains = new Set(shared.filter(isAddress).map(({ value }) => value.slice(value.lastIndexOf('@') + 1)))
  for (const value of [...shared.filter(isAddress), ...shared.filter(value => !isAddress(value))]) {
    if (isAddress(value) && known.has(value.value)) continue
    const share = shareOf(value.holders.map(({ at }) => at), limits)
    const tieOf = createTie(value)
    const weightOf = createWeight(value, names)
    const { reason, holders } = value
    const followsFromAddress = reason === 'same_website' && mailDomains.has(value.value)
    for (let from = 0; from < holders.length; from++) {
      const one = holders[from]!
      for (let to = from + 1; to < holders.length; to++) {
        const other = holders[to]!
        const weight = Math.round(weightOf(one, other) * share)
        if (weight < leastWeight) continue
        if (followsFromAddress && pairs.has(one.at, other.at, 'same_address')) continue
        pairs.add(one.at, other.at, tieOf(weight))
      }
      if (isDue()) yield
    }
  }
}

/** Creates a function that returns the tie of a weight. All pairs of one weight share a tie. */
function createTie({ reason, holders }: Shared): (weight: number) => Tie {
  const ties = new Map<number, Tie>()
  const holderOf = (account: Account) => holders.find(holder => holder.account === account)!
  return weight => {
    const known = ties.get(weight)
    if (known) return known
    const tie: Tie = { reason, weight, evidenceOf: (one, other) => [holderOf(one), holderOf(other)] }
    ties.set(weight, tie)
    return tie
  }
}

/**
 * Creates a function that returns the weight of a value that only these two accounts have. It examines each holder
 * once: fifty of them make a thousand pairs.
 * @param searched letters of the searched pseudonyms
 */
function createWeight(
  { reason, value, holders }: Shared, searched: readonly string[],
): (one: Holder, other: Holder) => number {
  switch (reason) {
    case 'same_address': {
      if (holders.some(statesRole)) return () => roleAddress
      return (one, other) => isVerified(one) && isVerified(other) ? weights.same_address : statedAddress
    }
    case 'same_website': {
      const foreign = new Set(holders.filter(({ account }) => isForeign(value, account)))
      return (one, other) => foreign.has(one) || foreign.has(other) ? foreignWebsite
        : isMentioned(one) || isMentioned(other) ? mentionedWebsite : weights.same_website
    }
    case 'same_name': {
      const isSearched = searched.some(name => spells(value, name))
      const weight = isSearched ? searchedName : value.split(' ').length > 2 ? rareName : weights.same_name
      return () => weight
    }
    default: return () => weights[reason]
  }
}

const isVerified = ({ fact }: Holder): boolean => fact.reading.basis === 'verified'
const isMentioned = ({ fact }: Holder): boolean => fact.reading.basis === 'mentioned'

/** `true` if an account states the address of a role, or a throw-away one, also if others have only its hash. */
const statesRole = ({ fact: { reading: { type, value } } }: Holder): boolean =>
  type === 'Email Address' && (isRoleAddress(value) || isDisposableAddress(value))

/** `true` if these words, in some order, are all letters of a name. */
const spells = (words: string, name: string): boolean =>
  words.length - words.split(' ').length + 1 === name.length && words.split(' ').every(word => name.includes(word))

/** `true` if a website is that of the account's organisation, or a page of another name at a host of pages. */
function isForeign(website: string, { name, facts }: Account): boolean {
  const [host = ''] = website.split('/')
  const hosted = hostedName(host)
  if (hosted !== undefined) return name === null || lettersOf(hosted) !== lettersOf(name)
  const label = lettersOf((registrableDomain(host) ?? host).split('.')[0]!)
  return facts.some(({ reading: { type, relation, value } }) =>
    type === 'Organisation' && relation === 'member_of' && label.length > 2 && lettersOf(value).startsWith(label))
}

const lettersOf = (text: string): string => foldText(text).replaceAll(/[^\p{L}\d]/gu, '')
