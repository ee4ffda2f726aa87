import type { InvestigationGraphData, Observable, ObservableCard } from '../model/client.ts'
import type { Outline } from './outline.ts'

/** A place that a source names. */
export interface Place {
  /** As the source writes it: a country, its code, or a city. */
  value: string
  /** Whether the source says that it is a country. Otherwise `CA` may be California. */
  isCountry: boolean
  /** Sources that name it, or values that are there. */
  from: readonly string[]
}

export interface Country {
  code: string
  name: string
  from: readonly string[]
}

/** Returns the places of observables, with the sources that name them. */
export const placesOf = (observables: readonly Observable[]): Place[] =>
  observables.filter(({ type }) => type === 'Location').map(({ value, cards }) => ({
    value,
    isCountry: isCountryOf(cards),
    from: [...new Set(cards.map(({ name }) => name))],
  }))

/** Returns the places of a graph, with the values that are there, such as addresses. */
export function placesOfGraph({ nodes, edges }: Pick<InvestigationGraphData, 'nodes' | 'edges'>): Place[] {
  const values = new Map(nodes.map(({ id, value }) => [id, value]))
  const byTarget = Map.groupBy(edges, ({ target }) => target)
  return nodes.filter(({ type }) => type === 'Location').map(({ id, value }) => {
    const leading = byTarget.get(id) ?? []
    return {
      value,
      isCountry: isCountryOf(leading.flatMap(({ evidence }) => evidence)),
      from: [...new Set(leading.flatMap(({ source }) => values.get(source) ?? []))],
    }
  })
}

const isCountryOf = (cards: readonly ObservableCard[]): boolean =>
  cards.some(({ label }) => /country|nationality/i.test(label ?? ''))

/** Arranges places by country, the most often named one first. Places without a known country are in `unknown`. */
export function countriesOf(
  places: readonly Place[],
  outline: Pick<Outline, 'aliases' | 'names'>,
): { countries: Country[], unknown: string[] } {
  const known = new Map<string, Set<string>>()
  const unknown: string[] = []
  for (const place of places) {
    const code = codeOf(place, outline)
    if (code === undefined) unknown.push(place.value)
    else known.set(code, (known.get(code) ?? new Set()).union(new Set(place.from)))
  }
  const countries = Array.from(known, ([code, from]) => ({
    code,
    name: outline.names[code] ?? code,
    from: [...from].sort(),
  }))
  return { countries: countries.sort((one, other) => other.from.length - one.from.length), unknown }
}

/** Returns the code of the country of a place, such as `FR` for `France`, `FR` and `Lyon, France`. */
function codeOf(
  { value, isCountry }: Place,
  { aliases, names }: Pick<Outline, 'aliases' | 'names'>,
): string | undefined {
  const inBrackets = /\(([A-Z]{2})\)$/.exec(value)?.[1]
  if (inBrackets !== undefined && inBrackets in names) return inBrackets
  if (isCountry || isLong(value)) {
    const whole = aliases[keyOf(value)]
    if (whole !== undefined) return whole
  }
  const last = value.split(',').slice(1).at(-1)?.trim()
  // after a comma there may be a state: San Francisco, CA; Atlanta, Georgia
  return last !== undefined && isLong(last) && keyOf(last) !== 'georgia' ? aliases[keyOf(last)] : undefined
}

const isLong = (name: string): boolean => name.length > 3 || ['UK', 'USA', 'UAE'].includes(name)

/** Writes a name as in the aliases of the outline. */
const keyOf = (name: string): string =>
  name.normalize('NFKD').toLowerCase().replaceAll('&', 'and').replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Returns the countries that any JSON names in fields such as `country` and `country_code`. Responses as they came, in
 * `raw`, are left out: what they say is read from them already, and they also name the countries of registries.
 */
export function placesIn(value: unknown, from = ''): Place[] {
  if (Array.isArray(value)) return value.flatMap(part => placesIn(part, from))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).filter(([name]) => name !== 'raw').flatMap(([name, part]) =>
    /^country(_code|_name)?$/.test(name) && typeof part === 'string' && part !== ''
      ? [{ value: part, isCountry: true, from: [from] }]
      : placesIn(part, name.replaceAll('_', ' '))
  )
}
