import { ConfigError, type Config } from '../config/read.ts'
import { sourceKeyName } from '../config/source-keys.ts'
import { unreadText } from '../config/unread.ts'
import { loadAccountChecks, type LoadedChecks } from './account-packs.ts'
import type { Overrides } from './store.ts'
import { unknownProbes } from './unknown-probes.ts'
import { operations } from '../core/tools/operations/index.ts'
import { mostSimilar } from '../lib/similar.ts'
import { breachSources as allBreachSources } from '../sources/leaks/breaches/index.ts'
import { leakSources as allLeakSources } from '../sources/leaks/index.ts'
import { modules as allModules } from '../sources/modules.ts'
import { isAllowed } from '../sources/kit/terms.ts'
import { listSources } from '../sources/lists/index.ts'
import type { ListSource } from '../sources/kit/list-source.ts'
import { logoSources } from '../sources/logos/index.ts'
import type { AccountCheck } from '../sources/registered/account-check.ts'

interface SourceNames {
  all: readonly string[]
  restricted: ReadonlySet<string>
  /** Sources that use a key. */
  keyed: ReadonlySet<string>
}

/**
 * Returns a fault for each source that the settings name but that does not exist, such as a mistyped name.
 * @param checks `undefined` if a pack cannot be read: no name of a probe is then a fault, because the pack may have it
 */
function unknownNameFaults(
  { sourceKeys, accountProbes, restrictedSources, logoSources: logos = new Set() }: Config,
  { all: sources, restricted, keyed }: SourceNames,
  checks: readonly AccountCheck[] | undefined,
): string[] {
  return [
    ...[...sourceKeys.keys()].filter(slug => !sources.includes(slug) && !keyed.has(slug)).map(slug =>
      `${sourceKeyName(slug)}: there is no source ${slug}${didYouMean(slug, keyed)}`
    ),
    ...checks === undefined ? [] : unknownProbes(accountProbes, checks).map(fault => `ACCOUNT_PROBES: ${fault}`),
    ...[...restrictedSources].filter(slug => slug !== 'all' && !restricted.has(slug)).map(slug =>
      `RESTRICTED_SOURCES: there is no source ${slug} with restricted terms; sources: ${[...restricted].join(', ')}`
    ),
    ...[...logos].filter(slug => !logoSources.some(source => source.slug === slug))
      .map(slug =>
        `LOGO_SOURCES: there is no source ${slug}; sources: ${logoSources.map(source => source.slug).join(', ')}`
      ),
  ]
}

/**
 * Returns a fault for each source that the settings name but that does not exist. A server does not start with them.
 * A pack that cannot be read is no fault here.
 */
export async function findUnknownNames(config: Config): Promise<string[]> {
  const loaded = await loadAccountChecks(config).catch((error: unknown) => {
    if (!(error instanceof ConfigError)) throw error
    return undefined
  })
  return unknownNameFaults(config, sourceNames(), loaded?.checks)
}

function didYouMean(slug: string, keyed: ReadonlySet<string>): string {
  const meant = mostSimilar(slug, keyed)
  return meant === undefined ? '' : `; did you mean ${sourceKeyName(meant)}?`
}

/** Returns a sentence for each key of a source that does not exist or that uses no key. */
export function unreadSourceKeys({ sourceKeys }: Pick<Config, 'sourceKeys'>): string[] {
  const { keyed } = sourceNames()
  return [...sourceKeys.keys()].filter(slug => !keyed.has(slug)).map(slug => {
    const meant = mostSimilar(slug, keyed)
    return unreadText(sourceKeyName(slug), meant && sourceKeyName(meant))
  })
}

/** Returns the lists that searches may use: those with free terms, and those that the operator enables. */
export const enabledLists = ({ restrictedSources }: Pick<Config, 'restrictedSources'>): ListSource[] =>
  listSources.filter(({ slug, terms }) => isAllowed(restrictedSources, slug, terms))

const keyNameOf = ({ slug, keyName = slug }: { slug: string, keyName?: string }): string => keyName

/** Returns the names of the sources that the settings can name, which have restricted terms, and which use a key. */
export function sourceNames(
  { modules = allModules, leakSources = allLeakSources, breachSources = allBreachSources }: Overrides = {},
): SourceNames {
  const leaks = leakSources.map(({ code, requiresKey, terms }) => ({ slug: code, requiresKey, ...terms && { terms } }))
  const tools = operations.flatMap(operation => Object.values(operation.sources))
  const sources = [...modules, ...breachSources, ...leaks, ...tools]
  const keyed = [
    ...[...modules, ...tools].flatMap(({ keyName }) => keyName ?? []),
    ...[...modules, ...breachSources, ...leaks].filter(({ requiresKey }) => requiresKey).map(keyNameOf),
  ]
  const restricted = [...sources, ...listSources].filter(({ terms }) => terms?.restricted)
  return {
    all: sources.map(({ slug }) => slug),
    restricted: new Set(restricted.map(({ slug }) => slug)),
    keyed: new Set(keyed),
  }
}

/**
 * Returns the account checks and facts about the packs. Also verifies that every source that the settings name exists.
 *
 * @throws ConfigError that lists all faults at once; a fault is an unreadable pack, or the name of a source that does
 * not exist
 */
export async function loadValidAccountChecks(
  config: Config,
  overrides: Overrides = {},
): Promise<LoadedChecks> {
  const faults: string[] = []
  const given = overrides.checks && { checks: overrides.checks, packs: [] }
  const loaded = given ?? await loadAccountChecks(config).catch((error: unknown) => {
    if (!(error instanceof ConfigError)) throw error
    faults.push(...error.faults)
    return undefined
  })
  faults.push(...unknownNameFaults(config, sourceNames(overrides), loaded?.checks))
  if (loaded === undefined || faults.length > 0) throw new ConfigError(faults)
  return loaded
}
