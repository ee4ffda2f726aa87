import type { components } from '../../../generated/api.ts'
import type { Fault } from '../../errors.ts'
import type { Draft } from '../../lib/draft.ts'
import type { QueryType } from '../../sources/kit/source.ts'
import type { ConfiguredLeakSource } from '../catalogue/leak-sources.ts'
import { hasTag, type ConfiguredModule, type Modules } from '../catalogue/modules.ts'
import { nameFaults } from '../catalogue/name-faults.ts'
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
  /** The modules' ids or the leak sources' codes. A missing entry has a fault of its own. */
  names: ReadonlyArray<string | undefined>
  /** Words for an entry and for its name in messages. */
  noun: 'module' | 'leak source'
  nameNoun: 'id' | 'code'
  pathOf(index: number): string
  find(name: string): { source: Source, slug?: string, available: boolean, types: readonly QueryType[] } | undefined
}

export interface ChoiceOptions {
  /** Returns the path of a module id in the request by its index. */
  idPath?: ((index: number) => string) | undefined
  /** Advice in faults: how to leave out entries that are unknown or unavailable. Empty if there is no way. */
  skipAdvice?: string | undefined
}

const ofBody = 'to leave it out, send "unknown": "skip"'

interface Rules {
  /** Type of the query. `undefined` if it has a fault: the support of the type is then not checked. */
  type: QueryType | undefined
  skipsUnknown: boolean
  skipAdvice: string
}

const none = { sources: [], faults: [], skipped: [] }

/** Chooses the modules of a request. */
export function chooseModules(
  { query, modules: selection }: Draft<SearchRequest>,
  modules: Modules,
  { idPath = index => `modules.ids.${index}`, skipAdvice = ofBody }: ChoiceOptions = {},
): Chosen<ConfiguredModule> {
  const type = query?.type
  const mode = selection?.mode
  if (mode !== 'selected' && mode !== 'none') {
    return type === undefined ? none : chooseByTags(type, query?.value, selection, modules)
  }
  const tagFault = { path: 'modules.tags', message: 'must be left out if "mode" is "selected" or "none"' }
  const ofTags = selection?.tags ? [tagFault] : []
  if (mode === 'none') return { ...none, faults: ofTags }
  const chosen = chooseEntries({
    names: selection?.ids ?? [],
    noun: 'module',
    nameNoun: 'id',
    pathOf: idPath,
    find(id) {
      const source = modules.byId(id)
      if (!source) return undefined
      const { available, module: { slug, types } } = source
      return { source, slug, available, types }
    },
  }, { type, skipsUnknown: selection?.unknown === 'skip', skipAdvice })
  return { ...chosen, faults: [...chosen.faults, ...ofTags] }
}

/** Chooses all modules or the default modules for a type, and of these the modules with one of the tags. */
function chooseByTags(
  type: QueryType, value: string | undefined, selection: Draft<SearchRequest>['modules'], modules: Modules,
): Chosen<ConfiguredModule> {
  const all = selection?.mode === 'all'
  const tags = selection?.tags?.length === 0 ? undefined : selection?.tags // an empty list has a fault of its own
  const choice = all ? modules.forType(type) : modules.defaults(type, value)
  const sources = choice.filter(({ module }) => hasTag(module, tags))
  if (tags === undefined) return { ...none, sources }
  const path = 'modules.tags'
  const faults = nameFaults({ wanted: tags, known: modules.tags(type), path, noun: `module for ${type}` })
  if (faults.length > 0 || sources.length > 0) return { ...none, sources, faults }
  const message = all
    ? 'no available module has one of these tags'
    : 'no default module has one of these tags; to search all modules, send "mode": "all"'
  return { ...none, faults: [{ path, message }] }
}

/** Chooses the leak sources of a request. With `all`, a source that cannot run is chosen too: its task is skipped. */
export function chooseLeakSources(
  { query, leaks }: Draft<SearchRequest>,
  configuredSources: readonly ConfiguredLeakSource[],
  { skipAdvice = ofBody }: ChoiceOptions = {},
): Chosen<ConfiguredLeakSource> {
  if (leaks?.mode === 'all') {
    const withheld = configuredSources.find(source => source.withheld)?.withheld
    return { ...none, sources: configuredSources, skipped: withheld ? [{ path: 'leaks.mode', ...withheld }] : [] }
  }
  const chosen = chooseEntries({
    names: leaks?.sources ?? [],
    noun: 'leak source',
    nameNoun: 'code',
    pathOf: index => `leaks.sources.${index}`,
    find(code) {
      const configured = configuredSources.find(({ source }) => source.code === code)
      return configured &&
        { source: configured, available: configured.available, types: configured.source.types }
    },
  }, { type: query?.type, skipsUnknown: leaks?.unknown === 'skip', skipAdvice })
  const withheld = chosen.sources.flatMap(({ source: { code }, withheld }) =>
    withheld ? { path: `leaks.sources.${leaks?.sources?.indexOf(code)}`, value: code, ...withheld } : [])
  return { ...chosen, skipped: [...chosen.skipped, ...withheld] }
}

function chooseEntries<Source>(
  { names, noun, nameNoun, pathOf, find }: Entries<Source>, { type, skipsUnknown, skipAdvice }: Rules,
): Chosen<Source> {
  const sources = new Set<Source>()
  const unfit: Fault[] = []
  const missing: SkippedPart[] = []
  names.forEach((name, index) => {
    if (name === undefined) return
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
  })
  if (skipsUnknown && sources.size > 0) return { sources: [...sources], faults: unfit, skipped: missing }
  const advice = skipsUnknown ? `, and no other ${noun} is left` : skipAdvice && `; ${skipAdvice}`
  const faults = missing.map(({ path, message }) => ({ path, message: message + advice }))
  return { sources: [...sources], faults: [...faults, ...unfit].sort(byIndex), skipped: [] }
}

const byIndex = (one: Fault, other: Fault): number => indexOf(one) - indexOf(other)
const indexOf = ({ path }: Fault): number => Number(path.slice(path.lastIndexOf('.') + 1))
