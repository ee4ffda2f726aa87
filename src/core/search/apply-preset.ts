import type { Fault } from '../../errors.ts'
import type { Draft } from '../../lib/draft.ts'
import { findSearchPreset, searchPresetNames } from '../../lib/search-presets.ts'
import type { CatalogueSnapshot } from './catalogue.ts'
import type { SearchRequest } from './task.ts'

type Chosen = Pick<SearchRequest, 'modules' | 'leaks' | 'features'>

/** Returns a fault if the request names a preset that does not exist. */
export const presetFaults = ({ preset }: Draft<SearchRequest>): Fault[] =>
  preset === undefined || findSearchPreset(preset) ? [] : [
    { path: 'preset', message: `there is no preset ${preset}; presets: ${searchPresetNames.join(', ')}` },
  ]

/**
 * Returns the request with what its preset chooses. What the request chooses itself stays: a `mode` replaces that part
 * of the preset, and each other member replaces one of its members. Only the exclusions of both hold together, also
 * with `mode: all`: they end if the request selects modules.
 */
export function withPreset<Request extends Draft<SearchRequest>>(
  request: Request, catalogue: CatalogueSnapshot,
): Request {
  if (request.preset === undefined) return request
  const chosen = chosenBy(request, catalogue)
  const { modules, leaks, features } = request
  return {
    ...request,
    ...chosen.modules && { modules: withModules(chosen.modules, modules) },
    ...chosen.leaks && { leaks: leaks?.mode ? leaks : { ...chosen.leaks, ...leaks } },
    ...chosen.features && { features: { ...chosen.features, ...features } },
  }
}

type Modules = NonNullable<SearchRequest['modules']>

/** Returns the choice of a preset with that of a request. Presets exclude by tags only. */
function withModules(preset: Modules, own: Draft<SearchRequest>['modules']): Draft<Modules> {
  if (own?.mode !== undefined && own.mode !== 'all') return own
  const ownTags = own?.exclude?.tags ?? []
  // the request's tags are first, because faults name their index
  const tags = [...ownTags, ...(preset.exclude?.tags ?? []).filter(tag => !ownTags.includes(tag))]
  return { ...preset, ...own, ...preset.exclude && { exclude: { ...own?.exclude, tags } } }
}

const everySource = {
  modules: { mode: 'all' }, leaks: { mode: 'all', custom_mapping: 'standard' },
} as const satisfies Chosen

function chosenBy(
  { preset = '', query, features }: Draft<SearchRequest>, { modules, accountChecks }: CatalogueSnapshot,
): Chosen {
  const { all = false, accounts, withoutTags = [] } = findSearchPreset(preset) ?? {}
  const type = query?.type
  const known = withoutTags.filter(tag => modules.tags().has(tag))
  // account checks that the request names itself run with each preset
  const leavesOut = accounts === false && features?.account_checks === undefined
  const runs = accounts === true && type !== undefined && accountChecks(type).length > 0
  return {
    ...all && everySource,
    ...known.length > 0 && { modules: { exclude: { tags: known } } },
    ...(leavesOut || runs) && {
      features: { registered_accounts: leavesOut ? 'exclude' as const : 'include' as const },
    },
  }
}
