import type { components } from '../../../generated/api.ts'
import type { Fault } from '../../errors.ts'
import type { Draft } from '../../lib/draft.ts'
import type { QueryType } from '../../sources/kit/source.ts'
import type { ConfiguredLeakSource } from '../catalogue/leak-sources.ts'
import type { SearchRequest } from './task.ts'

/** A module or leak source that the request selects but that cannot run. */
export type SkippedPart = components['schemas']['SkippedPart']

/** The sources that a selection chooses. */
export interface Chosen<Source> {
  sources: readonly Source[]
  faults: readonly Fault[]
  /** Entries that `unknown: skip` leaves out. */
  skipped: readonly SkippedPart[]
}

interface Entries<Source> {
  /** Word for an entry in messages. */
  noun: 'module' | 'leak source'
  lists: ReadonlyArray<NameList<Source>>
  /** Sources that the request chooses in another way. Default: none. */
  others?: readonly Source[]
}

interface NameList<Source> {
  /** The modules' ids or slugs, or the leak sources' codes. A missing entry has a fault of its own. */
  names: ReadonlyArray<string | undefined>
  /** Word for a name in messages. */
  nameNoun: 'id' | 'slug' | 'code'
  pathOf(index: number): string
  find(name: string): { source: Source, slug?: string, available: boolean, types: readonly QueryType[] } | undefined
}

export interface ChoiceOptions {
  /** Returns the path of a module id in the request by its index. */
  idPath?: ((index: number) => string) | undefined
  /** Advice in faults: how to leave out entries that are unknown or unavailable. Empty if there is no way. */
  skipAdvice?: string | undefined
}

export const ofBody = 'to leave it out, send "unknown": "skip"'

interface Rules {
  /** Type of the query. `undefined` if it has a fault: the support of the type is then not checked. */
  type: QueryType | undefined
  skipsUnknown: boolean
  skipAdvice: string
}

export const nothingChosen = { sources: [], faults: [], skipped: [] }

/** Chooses the leak sources of a request. With `all`, a source that cannot run is chosen too: its task is skipped. */
export function chooseLeakSources(
  { query, leaks }: Draft<SearchRequest>,
  configuredSources: readonly ConfiguredLeakSource[],
  { skipAdvice = ofBody }: ChoiceOptions = {},
): Chosen<ConfiguredLeakSource> {
  if (leaks?.mode === 'all') {
    const withheld = configuredSources.find(source => source.withheld)?.withheld
    const skipped = withheld ? [{ path: 'leaks.mode', ...withheld }] : []
    return { ...nothingChosen, sources: configuredSources, skipped }
  }
  const chosen = chooseEntries({
    noun: 'leak source',
    lists: [{
      names: leaks?.sources ?? [],
      nameNoun: 'code',
      pathOf: index => `leaks.sources.${index}`,
      find(code) {
        const configured = configuredSources.find(({ source }) => source.code === code)
        return configured &&
          { source: configured, available: configured.available, types: configured.source.types }
      },
    }],
  }, { type: query?.type, skipsUnknown: leaks?.unknown === 'skip', skipAdvice })
  const withheld = chosen.sources.flatMap(({ source: { code }, withheld }) =>
    withheld ? { path: `leaks.sources.${leaks?.sources?.indexOf(code)}`, value: code, ...withheld } : [])
  return { ...chosen, skipped: [...chosen.skipped, ...withheld] }
}

export function chooseEntries<Source>(
  { noun, lists, others = [] }: Entries<Source>, { type, skipsUnknown, skipAdvice }: Rules,
): Chosen<Source> {
  const sources = new Set<Source>(others)
  const unfit: Fault[] = []
  const missing: SkippedPart[] = []
  const entries = lists.flatMap(({ names, ...list }) => names.map((name, index) => ({ name, index, ...list })))
  for (const { name, index, nameNoun, pathOf, find } of entries) {
    if (name === undefined) continue
    const path = pathOf(index)
    const found = find(name)
    if (found === undefined) missing.push({ path, value: name, message: `no ${noun} has the ${nameNoun} ${name}` })
    else if (!found.available) {
      const message = `this ${noun} is not available now`
      missing.push({ path, value: name, ...(found.slug && { slug: found.slug }), message })
    }
    else if (type !== undefined && !found.types.includes(type)) {
      unfit.push({ path, message: `this ${noun} does not support ${type}` })
    } else sources.add(found.source)
  }
  if (skipsUnknown && sources.size > 0) return { sources: [...sources], faults: unfit, skipped: missing }
  const advice = skipsUnknown ? `, and no other ${noun} is left` : skipAdvice && `; ${skipAdvice}`
  const faults = missing.map(({ path, message }) => ({ path, message: message + advice }))
  return { sources: [...sources], faults: [...faults, ...unfit].sort(byIndex), skipped: [] }
}

/** Sorts faults by list, and within a list by index. */
function byIndex({ path: one }: Fault, { path: other }: Fault): number {
  const [oneList, otherList] = [one, other].map(path => path.slice(0, path.lastIndexOf('.')))
  return oneList === otherList ? indexOf(one) - indexOf(other) : oneList! < otherList! ? -1 : 1
}

const indexOf = (path: string): number => Number(path.slice(path.lastIndexOf('.') + 1))
