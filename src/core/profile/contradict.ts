import type { components } from '../../../generated/api.ts'
import { countryName } from '../../lib/country-name.ts'
import { once } from '../../lib/once.ts'
import type { ObservableType } from '../../sources/kit/meanings/meaning.ts'
import type { Reading } from '../observables/read-fact.ts'
import { isPlaceholderName } from './placeholders.ts'

/** A fact that a person has only one of. */
interface Rule {
  reason: components['schemas']['SamePersonReasonCode']
  type: ObservableType
  /** Returns the parts of a fact of this type that are compared, or `undefined` if this rule is not about the fact. */
  of(fact: Pick<Reading, 'relation' | 'value'>): readonly string[] | undefined
}

/** Two facts of one rule contradict each other if they have no part in common. */
export const rules: readonly Rule[] = [
  {
    reason: 'other_birthday',
    type: 'Date',
    of: ({ relation, value }) => relation === 'born' ? [value.slice(0, 10)] : undefined,
  },
  {
    reason: 'other_name',
    type: 'Name',
    of({ value }) {
      const words = /\S\s+\S/.test(value) ? wordsOf(value) : [] // sam_example is a user name, and no full name
      return words.length < 2 || isPlaceholderName(words.toSorted().join(' ')) ? undefined : words
    },
  },
  {
    reason: 'other_country',
    type: 'Location',
    of({ relation, value }) {
      const country = relation === 'located_in' ? countryOf(value) : undefined
      return country === undefined ? undefined : [country]
    },
  },
]

/** `true` if the parts of two facts contradict each other. */
export const areDifferent = (one: readonly string[], other: readonly string[]): boolean =>
  !one.some(part => other.includes(part))

/** Words of a name in lower case and without accents. Initials are left out. */
export const wordsOf = (name: string): string[] =>
  (name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter(word => word.length > 1)

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
const countries = once((): ReadonlyMap<string, string> => new Map(
  letters.flatMap(one => letters.flatMap(other => {
    const code = `${one}${other}`
    const name = countryName(code)
    return name === undefined ? [] : [[code.toLowerCase(), code], [name.toLowerCase(), code]] as const
  })),
))

/** Other names of countries, as people write them. "Georgia" is also a state, so that it names no country. */
const spellings: ReadonlyMap<string, string | undefined> = new Map([
  ...['usa', 'u.s.', 'u.s.a.', 'america'].map(name => [name, 'US'] as const),
  ...['uk', 'u.k.', 'england', 'scotland', 'wales'].map(name => [name, 'GB'] as const),
  ...['holland', 'the netherlands'].map(name => [name, 'NL'] as const),
  ['deutschland', 'DE'],
  ['georgia', undefined],
])

/** Returns the code of the country that the last part of a place names, or `undefined`. */
function countryOf(place: string): string | undefined {
  const last = place.slice(place.lastIndexOf(',') + 1).trim().toLowerCase()
  // "Portland, ME" and "CA" are also states
  if (last.length === 2 && last !== 'uk' && place.trim().length !== 2) return undefined
  return spellings.has(last) ? spellings.get(last) : countries().get(last)
}
