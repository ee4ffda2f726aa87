import type { Preset } from '../../config/table.ts'
import { findSearchPreset, searchPresets, type SearchPresetName } from '../../lib/search-presets.ts'
import type { QueryType } from '../../sources/kit/source.ts'
import type { SearchArguments } from './search-arguments.ts'

/** Returns the name that a preset has in the API. */
const nameInApi = (preset: Preset): SearchPresetName => preset === 'usual' ? 'accounts' : preset

/** Returns the text of the help: the sources of a preset. */
export const presetText = (preset: Preset): string => searchPresets[nameInApi(preset)].text

/** Types that have account checks. */
const checkedTypes: ReadonlySet<QueryType> = new Set(['Pseudonym', 'Email Address'])

/** Returns the arguments with what their preset adds. What the arguments name themselves stays. */
export function withPreset(type: QueryType, { preset = 'quick', ...given }: SearchArguments): SearchArguments {
  const { all, accounts } = findSearchPreset(nameInApi(preset))!
  const checked = { ...given, ...accounts === true && checkedTypes.has(type) && { accounts: true } }
  if (!all) return checked
  return { ...checked, ...given.modules === undefined && { all: true }, leaks: given.leaks ?? 'all' }
}

/** `true` if the preset leaves sources out, which the request then names it for. */
export const isNarrower = ({ preset = 'quick' }: SearchArguments): boolean =>
  findSearchPreset(nameInApi(preset))!.accounts === false

/** `true` if the arguments choose sources themselves. */
export const choosesSources = ({ modules, all, leaks, accounts, sites, tags, packs }: SearchArguments): boolean =>
  [modules, all, leaks, accounts, sites, tags, packs].some(one => one !== undefined)
