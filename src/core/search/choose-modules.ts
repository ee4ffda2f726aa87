import type { Fault } from '../../errors.ts'
import type { Draft } from '../../lib/draft.ts'
import type { QueryType } from '../../sources/kit/source.ts'
import { hasTag, type ConfiguredModule, type Modules } from '../catalogue/modules.ts'
import { nameFaults } from '../catalogue/name-faults.ts'
import {
  chooseEntries, nothingChosen as none, ofBody, type ChoiceOptions, type Chosen, type SkippedPart,
} from './choose-sources.ts'
import type { SearchRequest } from './task.ts'

type Selection = NonNullable<Draft<SearchRequest>['modules']>
type Names = ReadonlyArray<string | undefined>

/** Chooses the modules of a request: those that its mode and its names choose, without the excluded ones. */
export function chooseModules(
  request: Draft<SearchRequest>, modules: Modules, options: ChoiceOptions = {},
): Chosen<ConfiguredModule> {
  const { modules: selection = {} } = request
  const chosen = chooseIncluded(request, selection, modules, options)
  if (!selection.exclude) return chosen
  const isExcluded = exclusionOf(selection.exclude)
  const sources = chosen.sources.filter(source => !isExcluded(source))
  const unknown = unknownExclusions(selection, modules)
  const faults = [...chosen.faults, ...unknown.faults]
  if (faults.length === 0 && sources.length === 0 && chosen.sources.length > 0) {
    faults.push({ path: 'modules.exclude', message: 'leaves no module; to run none, send "mode": "none"' })
  }
  return { sources, faults, skipped: [...chosen.skipped, ...unknown.skipped] }
}

function chooseIncluded(
  { query }: Draft<SearchRequest>, selection: Selection, modules: Modules,
  { idPath = index => `modules.ids.${index}`, skipAdvice = ofBody }: ChoiceOptions,
): Chosen<ConfiguredModule> {
  const type = query?.type
  const { mode, tags, ids = [], slugs = [] } = selection
  const wrong = shapeFaults(selection)
  if (wrong.length > 0) return { ...none, faults: wrong }
  if (mode !== 'selected') {
    return type === undefined || mode === 'none' ? none : chooseByTags(type, query?.value, selection, modules)
  }
  const tagged = type === undefined || !tags?.length ? none : chooseByTags(type, undefined, selection, modules)
  const toEntry = (source: ConfiguredModule | undefined) => {
    if (!source) return undefined
    const { available, module: { slug, types } } = source
    return { source, slug, available, types }
  }
  const chosen = chooseEntries({
    noun: 'module',
    others: tagged.sources,
    lists: [
      { names: ids, nameNoun: 'id', pathOf: idPath, find: id => toEntry(modules.byId(id)) },
      {
        names: slugs,
        nameNoun: 'slug',
        pathOf: index => `modules.slugs.${index}`,
        find: slug => toEntry(modules.bySlug(slug)),
      },
    ],
  }, { type, skipsUnknown: selection.unknown === 'skip', skipAdvice })
  return { ...chosen, faults: [...chosen.faults, ...tagged.faults] }
}

/** Returns the faults of lists that do not go with the mode. */
function shapeFaults({ mode, ids = [], slugs = [], tags }: Selection): Fault[] {
  if (mode === 'selected') {
    if (ids.length + slugs.length + (tags?.length ?? 0) > 0) return []
    const message = 'must not be empty if "mode" is "selected"; to run the default modules, leave out "modules"'
    return [{ path: 'modules.ids', message }]
  }
  const given = [...ids.length > 0 ? ['ids'] : [], ...slugs.length > 0 ? ['slugs'] : []]
  if (given.length > 0 && mode === undefined) return [{ path: 'modules.mode', message: 'is required' }]
  return [
    ...given.map(list =>
      ({ path: `modules.${list}`, message: 'must be empty or left out, unless "mode" is "selected"' })),
    ...mode === 'none' && tags ? [{ path: 'modules.tags', message: 'must be left out if "mode" is "none"' }] : [],
  ]
}

/**
 * Chooses the modules with one of the tags: of the default modules, or of all modules for the modes `all` and
 * `selected`. Without tags, chooses all of them.
 */
function chooseByTags(
  type: QueryType, value: string | undefined, selection: Selection, modules: Modules,
): Chosen<ConfiguredModule> {
  const all = selection.mode !== undefined
  const tags = selection.tags?.length === 0 ? undefined : selection.tags // an empty list has a fault of its own
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

/** Returns a function that is `true` for a module that the request excludes. */
function exclusionOf({ ids = [], slugs = [], tags = [] }: NonNullable<Selection['exclude']>) {
  const names = new Set([...ids.map(id => id?.toLowerCase()), ...slugs])
  return ({ id, module }: ConfiguredModule): boolean =>
    names.has(id) || names.has(module.slug) || hasTag(module, tags)
}

/** Returns the excluded entries that no module has, of whatever type: as faults, or as skipped with `unknown: skip`. */
function unknownExclusions(
  { mode, unknown, exclude }: Selection, modules: Modules,
): Pick<Chosen<ConfiguredModule>, 'faults' | 'skipped'> {
  const { ids = [], slugs = [], tags = [] } = exclude ?? {}
  const path = 'modules.exclude'
  if (mode === 'none') return { faults: [{ path, message: 'must be left out if "mode" is "none"' }], skipped: [] }
  const missing = (list: 'ids' | 'slugs' | 'tags', names: Names, find: (name: string) => unknown): SkippedPart[] =>
    names.flatMap((name, index) => name === undefined || find(name) ? [] : [
      { path: `${path}.${list}.${index}`, value: name, message: `no module has the ${list.slice(0, -1)} ${name}` },
    ])
  const named = [...missing('ids', ids, modules.byId), ...missing('slugs', slugs, modules.bySlug)]
  const known = modules.tags()
  if (unknown === 'skip') {
    return { faults: [], skipped: [...named, ...missing('tags', tags, tag => known.has(tag))] }
  }
  return {
    faults: [
      ...named.map(({ path, message }) => ({ path, message })),
      ...nameFaults({ wanted: tags, known, path: `${path}.tags`, noun: 'module' }),
    ],
    skipped: [],
  }
}
