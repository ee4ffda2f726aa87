import { isDisposableAddress } from '../../sources/modules/email-address.ts'
import { foldText } from '../observables/comparable.ts'
import { pageOf, type Account } from './accounts.ts'
import { isRoleAddress } from './common-values.ts'
import { rules } from './contradict.ts'
import { countPeople, shareOf, type Limits } from './crowd.ts'
import type { Link } from './links.ts'
import type { Evidence } from './pairs.ts'
import {
  leastWeight, mentionedLink, mentionedLinks, searchedAlone, searchedByMany, searchedByManyOfOneName,
  weights, type ReasonCode,
} from './weights.ts'

/**
 * Creates a function that returns the weight of the searched address for two accounts that were found by it. An address
 * proves one mailbox, and a mailbox of a couple or a team has several readers. Only the same name makes it one person.
 * @param found indexes of the accounts
 */
export function createSearchedWeight(
  address: string, accounts: readonly Account[], limits: readonly Limits[], found: readonly number[],
) {
  const isOfMany = isRoleAddress(address) || isDisposableAddress(address)
    || countPeople(found, limits) > 1
  const alone = isOfMany ? searchedByMany : searchedAlone
  const named = isOfMany ? searchedByManyOfOneName : weights.searched_address
  return (one: number, other: number): number => haveOneName(one, other, accounts, limits) ? named : alone
}

/** `true` if two accounts have the same user name, or full names with two words in common. A family shares one. */
function haveOneName(one: number, other: number, accounts: readonly Account[], limits: readonly Limits[]): boolean {
  const [mine, theirs] = [accounts[one]!.name, accounts[other]!.name]
  if (mine !== null && theirs !== null && foldText(mine) === foldText(theirs)) return true
  const [names, others] = [limits[one]![nameRule]?.parts, limits[other]![nameRule]?.parts]
  return names !== undefined && others !== undefined && names.intersection(others).size > 1
}

const nameRule = rules.findIndex(({ reason }) => reason === 'other_name')

interface WeighedLink {
  reason: ReasonCode
  weight: number
  evidence: Evidence
}

/** Weighs links. An account that many accounts name is one that people like, so that a link to it counts less. */
export function* weighLinks(
  links: readonly Link[], indexOf: (account: Account) => number, limits: readonly Limits[],
): Iterable<WeighedLink> {
  const namedBy = new Map<Account, number[]>()
  for (const { from, to } of links) {
    const others = namedBy.get(to)
    if (others) others.push(indexOf(from.account))
    else namedBy.set(to, [indexOf(from.account)])
  }
  for (const { from, to, back } of links) {
    const evidence = [from, back ?? { account: to, fact: pageOf(to) }] as const
    const isMentioned = [from, back].some(one => one?.fact.reading.basis === 'mentioned')
    if (from.fact.reading.basis === 'verified') {
      yield { reason: 'proof', weight: weights.proof, evidence }
    } else if (back) {
      yield { reason: 'mutual_links', weight: isMentioned ? mentionedLinks : weights.mutual_links, evidence }
    } else {
      const weight = Math.round((isMentioned ? mentionedLink : weights.link) * shareOf(namedBy.get(to)!, limits))
      if (weight >= leastWeight) yield { reason: 'link', weight, evidence }
    }
  }
}
