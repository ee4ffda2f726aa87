import { hash } from 'node:crypto'
import type { components } from '../../../generated/api.ts'
import { createEvery, type Slices } from '../../lib/slices.ts'
import { sortSlices } from '../../lib/sort-slices.ts'
import { observableTypes, strengths } from '../../sources/kit/meanings/meaning.ts'
import { placeOf, type Fact } from './facts.ts'

/** An observable, and the text that identifies it within a search. */
export type Merged = components['schemas']['Observable'] & {
  key: string
}

/** Merges facts that have the same observable. The strongest observables come first. */
export function* mergeFacts(facts: Iterable<Fact>): Slices<Merged[]> {
  const isDue = createEvery()
  const entries = new Map<string, Fact[]>()
  for (const fact of facts) {
    const same = entries.get(fact.reading.key)
    if (same) same.push(fact)
    else entries.set(fact.reading.key, [fact])
    if (isDue()) yield
  }
  const merged: Merged[] = []
  for (const [key, same] of entries) {
    const strongest = same.length === 1 ? same : strongestOfCards(same)
    const { type, value } = same[0]!.reading
    const { relation } = strongest.reduce((one, other) => strengthOf(other) > strengthOf(one) ? other : one).reading
    merged.push({
      key,
      type,
      value,
      relation,
      strength: joinedStrength(strongest),
      cards: strongest.map(placeOf),
    })
    if (isDue()) yield
  }
  return yield* sorted(merged)
}

const strengthOf = ({ reading: { basis } }: Fact): number => strengths[basis]

/** Returns the strongest fact of each card. */
function strongestOfCards(facts: readonly Fact[]): Fact[] {
  const byCard = new Map<string, Fact>()
  for (const fact of facts) {
    const earlier = byCard.get(fact.card.key)
    if (!earlier || strengthOf(earlier) < strengthOf(fact)) byCard.set(fact.card.key, fact)
  }
  return [...byCard.values()]
}

/**
 * Returns the probability that at least one of the facts holds, in percent, if the strongest fact of each origin is one
 * of independent events. Facts that are computed from the searched value have one origin.
 */
function joinedStrength(facts: readonly Fact[]): number {
  const byOrigin = new Map<string, number>()
  for (const fact of facts) {
    const origin = fact.reading.basis === 'derived' ? '' : fact.card.origin
    byOrigin.set(origin, Math.max(byOrigin.get(origin) ?? 0, strengthOf(fact)))
  }
  const doubt = [...byOrigin.values()].reduce((product, strength) => product * (1 - strength / 100), 1)
  return Math.min(99, Math.round(100 * (1 - doubt)))
}

const typeOrder = new Map<string, string>(observableTypes.map((type, at) => [type, String(at).padStart(2, '0')]))

/** Sorts the strongest first, then by type, then by key. */
function* sorted(observables: readonly Merged[]): Slices<Merged[]> {
  const byPosition = new Map<string, Merged>()
  for (const one of observables) {
    const weakness = String(100 - one.strength).padStart(3, '0')
    byPosition.set(`${weakness} ${typeOrder.get(one.type)!} ${one.key}`, one)
  }
  return (yield* sortSlices([...byPosition.keys()])).map(position => byPosition.get(position)!)
}

/** Returns a hash that identifies an observable within a search, and from which no other search can be found. */
export const observableHash = (searchId: string, key: string): string =>
  hash('sha256', `${searchId} ${key}`, 'base64url').slice(0, 22)
