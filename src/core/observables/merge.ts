import { hash } from 'node:crypto'
import type { components } from '../../../generated/api.ts'
import { createPauses } from '../../lib/pauses.ts'
import { observableTypes, strengths } from '../../sources/meanings/meaning.ts'
import type { Fact } from './facts.ts'
import { observableKey } from './normal-form.ts'

type Observable = components['schemas']['Observable']

/** An observable, and the text that identifies it within a search. */
export interface Merged extends Observable {
  key: string
}

interface Entry {
  fact: Fact
  /** The strongest fact of each card. */
  cards: Map<string, Fact>
}

/** Merges facts that have the same observable. The strongest observables come first. */
export async function mergeFacts(facts: Iterable<Fact>): Promise<Merged[]> {
  const pause = createPauses()
  const entries = new Map<string, Entry>()
  for (const fact of facts) {
    const key = observableKey(fact.type, fact.value)
    const entry = entries.get(key) ?? { fact, cards: new Map<string, Fact>() }
    entries.set(key, entry)
    const { kind, slug, card } = fact.card
    const cardKey = `${kind} ${card ?? slug}`
    const earlier = entry.cards.get(cardKey)
    if (!earlier || strengths[earlier.basis] < strengths[fact.basis]) entry.cards.set(cardKey, fact)
    await pause()
  }
  const merged: Merged[] = []
  for (const [key, { fact: { type, value }, cards }] of entries) {
    const same = [...cards.values()]
    const strongest = same.reduce((one, other) => strengths[other.basis] > strengths[one.basis] ? other : one)
    merged.push({
      key,
      type,
      value,
      relation: strongest.relation,
      strength: strengthOf(same),
      cards: same.map(({ card }) => card),
    })
    await pause()
  }
  return merged.sort(compareObservables)
}

/**
 * Returns the probability that at least one of the facts holds, in percent, if the strongest fact of each origin is one
 * of independent events.
 */
function strengthOf(facts: readonly Fact[]): number {
  const byOrigin = new Map<string, number>()
  for (const { origin, basis } of facts) {
    byOrigin.set(origin, Math.max(byOrigin.get(origin) ?? 0, strengths[basis]))
  }
  const doubt = [...byOrigin.values()].reduce((product, strength) => product * (1 - strength / 100), 1)
  return Math.min(99, Math.round(100 * (1 - doubt)))
}

const typeOrder = new Map(observableTypes.map((type, index) => [type, index]))

const compareObservables = (one: Merged, other: Merged): number =>
  other.strength - one.strength
    || typeOrder.get(one.type)! - typeOrder.get(other.type)!
    || (one.key < other.key ? -1 : Number(one.key > other.key))

/** Returns a hash that identifies an observable within a search, and from which no other search can be found. */
export const observableHash = (searchId: string, key: string): string =>
  hash('sha256', `${searchId} ${key}`, 'base64url').slice(0, 22)
