import type { Preset } from '../../config/table.ts'
import type { QueryType } from '../../sources/kit/source.ts'
import type { SearchArguments } from './search-arguments.ts'

/** Texts of the help: the sources of each preset. */
export const presetTexts: Readonly<Record<Preset, string>> = {
  quick: 'the default modules; for an e-mail address also its breaches and account checks',
  usual: 'the default modules, and the account checks of the type',
  everything: 'every module, account check and leak source of the type',
}

/** Types that have account checks. */
const checkedTypes: ReadonlySet<QueryType> = new Set(['Pseudonym', 'Email Address'])

/** Returns the arguments with what their preset adds. What the arguments name themselves stays. */
export function withPreset(type: QueryType, { preset = 'quick', ...given }: SearchArguments): SearchArguments {
  if (preset === 'quick') return given
  const checked = { ...given, ...checkedTypes.has(type) && { accounts: true } }
  if (preset === 'usual') return checked
  return { ...checked, ...given.modules === undefined && { all: true }, leaks: given.leaks ?? 'all' }
}

/** `true` if the arguments choose sources themselves. */
export const choosesSources = ({ modules, all, leaks, accounts, sites, tags, packs }: SearchArguments): boolean =>
  [modules, all, leaks, accounts, sites, tags, packs].some(one => one !== undefined)
