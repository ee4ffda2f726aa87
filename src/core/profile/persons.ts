import type { components } from '../../../generated/api.ts'
import { createEvery, inSlices, type Slices } from '../../lib/slices.ts'
import { sortSlices } from '../../lib/sort-slices.ts'
import type { Query } from '../../sources/kit/source.ts'
import type { Fact } from '../observables/facts.ts'
import { mergeFacts, type Merged } from '../observables/merge.ts'
import { repeats } from '../observables/read-fact.ts'
import type { Account } from './accounts.ts'
import { claimBody, type Claim } from './claims.ts'
import { areDifferent, rules } from './contradict.ts'
import { joins } from './weights.ts'

type Schemas = components['schemas']
type Observable = Schemas['Observable']

const maxClaims = 200
const maxPossible = 50
/** Maximum number of values of one rule, the strongest first, that are compared with each other. */
const maxCompared = 50
export const maxObservables = 200
/** Relations of the days on which somebody used an account. */
const ofActivity: ReadonlySet<Observable['relation']> = new Set(['created', 'first_seen', 'last_seen'])

/** Accounts of one person, and the claims about them. */
export interface Group {
  accounts: Account[]
  confidence: number | null
  claims: Claim[]
  possible: Claim[]
}

/**
 * Groups accounts by person: the surest claims join first. The confidence of a group is that of the weakest claim that
 * joined it. A claim that is marked as wrong keeps its accounts apart. Groups with a confirmed account come first, then
 * those with the most accounts.
 */
export function* groupAccounts(accounts: readonly Account[], claims: readonly Claim[]): Slices<Group[]> {
  const isDue = createEvery(512)
  /** By the index of the account. */
  const groupOf = accounts.map((account): Group =>
    ({ accounts: [account], confidence: null, claims: [], possible: [] }))
  const indexOf = new Map(accounts.map((account, at) => [account, at]))
  const apart = claims.filter(({ mark }) => mark === 'wrong')
  /** Returns the test whether a claim is about an account of each group. */
  const isBetween = (one: Group, other: Group) => ({ pair }: Claim): boolean => {
    const [first, second] = [groupOf[pair.first]!, groupOf[pair.second]!]
    return first === one && second === other || first === other && second === one
  }
  for (let at = 0; at < claims.length; at++) { // makes no object for each turn: there are thousands
    if (isDue()) yield
    const { pair, confidence, mark } = claims[at]!
    if (confidence < joins) break // the surest claims come first
    if (mark === 'wrong' || mark === 'ignored') continue
    const group = groupOf[pair.first]!
    const joined = groupOf[pair.second]!
    if (group === joined || apart.some(isBetween(group, joined))) continue
    const [larger, smaller] = group.accounts.length < joined.accounts.length ? [joined, group] : [group, joined]
    larger.accounts.push(...smaller.accounts)
    larger.confidence = confidence
    for (const account of smaller.accounts) groupOf[indexOf.get(account)!] = larger
  }
  for (let at = 0; at < claims.length; at++) {
    if (isDue()) yield
    const claim = claims[at]!
    const group = groupOf[claim.pair.first]!
    const other = groupOf[claim.pair.second]!
    if (group === other) {
      group.claims.push(claim)
      continue
    }
    group.possible.push(claim)
    other.possible.push(claim)
  }
  const byPosition = new Map<string, Group>()
  for (const group of new Set(groupOf)) {
    byPosition.set(positionOf(group), group)
    if (isDue()) yield
  }
  return (yield* sortSlices([...byPosition.keys()])).map(position => byPosition.get(position)!)
}

/** Returns a text that sorts groups: confirmed ones first, then the most accounts, then the most cards. */
const positionOf = (group: Group): string => {
  const isConfirmed = group.accounts.some(({ mark }) => mark === 'confirmed')
  const sizes = `${descending(group.accounts.length)} ${descending(countCards(group))}`
  return `${isConfirmed ? 0 : 1} ${sizes} ${nameOf(group)}`
}

const descending = (count: number): string => String(9_999_999 - count).padStart(7, '0')

const countCards = ({ accounts }: Group): number => accounts.reduce((count, { cards }) => count + cards.length, 0)

/** Returns a text that names a group in its search: the least id of its accounts. */
export const nameOf = ({ accounts }: Group): string =>
  accounts.map(({ id }) => id).reduce((least, id) => id < least ? id : least)

/**
 * Returns a person as callers see it.
 * @param searched the value whose search found the accounts, or returns the one whose search found a fact
 */
export async function describePerson(
  searched: Query | ((fact: Fact) => Query), { accounts, confidence, claims, possible }: Group,
): Promise<Schemas['Person']> {
  const queryOf = typeof searched === 'function' ? searched : () => searched
  const stated = accounts.flatMap(({ facts }) =>
    facts.filter(fact => fact.reading.relation !== 'profile' && !repeats(fact.reading, queryOf(fact))))
  const facts = (await inSlices(mergeFacts(stated))).map(withoutKey)
  const activities = facts.filter(({ type, relation }) => type === 'Date' && ofActivity.has(relation))
  return {
    accounts: accounts.map(({ facts: _, ...account }) => account)
      .sort((one, other) => other.cards.length - one.cards.length),
    confidence,
    claims: claims.slice(0, maxClaims).map(claimBody),
    possible: possible.slice(0, maxPossible).map(claimBody),
    observables: facts.slice(0, maxObservables),
    contradictions: contradictionsOf(facts),
    first_activity: bestOf(activities, (one, other) => one < other),
    last_activity: bestOf(activities, (one, other) => one > other),
  }
}

export const withoutKey = ({ key: _, ...observable }: Merged): Observable => observable

/** Returns the values of facts that a person has only one of, if two of them cannot both be true. */
function contradictionsOf(facts: readonly Observable[]): Schemas['Contradiction'][] {
  return rules.flatMap(({ reason, type, of }) => {
    const found: Array<{ fact: Observable, parts: readonly string[] }> = []
    for (const fact of facts) {
      const parts = type === fact.type ? of(fact) : undefined
      if (parts !== undefined && found.push({ fact, parts }) === maxCompared) break
    }
    const isContradicted = found.some(({ parts }, index) =>
      found.slice(index + 1).some(other => areDifferent(parts, other.parts)))
    return isContradicted ? [{ reason, values: found.map(({ fact }) => fact) }] : []
  })
}

/** Returns the fact with the best value, the first of several. `null` without facts. */
const bestOf = (facts: readonly Observable[], isBetter: (one: string, other: string) => boolean): Observable | null =>
  facts.reduce<Observable | null>((best, one) => !best || isBetter(one.value, best.value) ? one : best, null)
