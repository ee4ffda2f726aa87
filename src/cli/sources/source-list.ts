import { Option, type Command } from 'commander'
import type { components } from '../../../generated/api.ts'
import { loadAccountChecks } from '../../compose/account-packs.ts'
import { isLogoSourceEnabled } from '../../compose/logos.ts'
import { openStore, type Store } from '../../compose/store.ts'
import { untestedSources } from '../../compose/untested-sources.ts'
import { healthInfo } from '../../core/source-health/info.ts'
import { readServiceConfig } from '../../config/read.ts'
import { breachSources } from '../../sources/leaks/breaches/index.ts'
import { iconServices } from '../../sources/logos/index.ts'
import { describeTerms, isAllowed, type Terms } from '../../sources/kit/terms.ts'
import { isCheckEnabled } from '../../sources/registered/account-check.ts'
import { operations } from '../../core/tools/operations/index.ts'
import type { HealthKind, HealthState } from '../../db/source-health.ts'
import { runOnStoreIfAny } from '../kit/on-store.ts'
import { subcommand, type JsonOption } from '../kit/output.ts'
import { tagsOption, withTags } from './tags.ts'
import { readableTime, table } from '../kit/text.ts'

/** A source with its health, for `sources list`. */
export interface ListedSource {
  kind: HealthKind
  slug: string
  name: string
  /** Tags of a module or an account check. Empty for other kinds. */
  tags: string[]
  available: boolean
  terms: components['schemas']['SourceTerms'] | null
  health: components['schemas']['SourceHealth']
}

interface ListOptions extends JsonOption {
  tags?: string[]
  kind?: HealthKind
  state?: HealthState
}

const states: readonly HealthState[] = ['ok', 'degraded', 'benched', 'untested']
const kinds: readonly HealthKind[] = ['module', 'leak', 'breach', 'account', 'tool', 'logo']

/** Adds `sources list`. */
export function addListCommand(sources: Command): void {
  subcommand(sources, 'list', 'list the sources with their health', 'sources list --state benched')
    .addOption(new Option('--kind <kind>', 'only sources of this kind').choices(kinds))
    .option(...tagsOption('modules and account checks'))
    .addOption(new Option('--state <state>', 'only sources in this state').choices(states))
    .action((options: ListOptions) => runOnStoreIfAny(
      options, (store?: Store) => listSources(store, options), toText, { openStore }))
}

/** The parts of the store from which the list is made, or those without a database. */
type Sources = ReturnType<typeof untestedSources>

async function listSources(
  store: Store | undefined, { kind, state, tags }: ListOptions,
): Promise<{ sources: ListedSource[] }> {
  await store?.sourceHealth.refresh()
  const from: Sources = store ?? untestedSources(readServiceConfig())
  const all = [
    ...modulesOf(from),
    ...await leaksOf(from),
    ...breachSourcesOf(from),
    ...await checksOf(from),
    ...toolSourcesOf(from),
    ...iconServicesOf(from),
  ]
  return { sources: withTags(all, tags, 'source').filter(source =>
    (kind === undefined || source.kind === kind) && (state === undefined || source.health.state === state)) }
}

const modulesOf = (store: Sources): ListedSource[] =>
  store.modules.list({}).map(module => ({
    kind: 'module',
    slug: module.slug,
    name: module.name,
    tags: module.tags,
    available: module.available,
    terms: module.terms,
    health: module.health,
  }))

const leaksOf = async (store: Sources): Promise<ListedSource[]> =>
  (await store.leakSources.list()).map(source => ({
    kind: 'leak',
    slug: source.code,
    name: source.name,
    tags: [],
    available: source.available,
    terms: source.terms,
    health: source.health,
  }))

/** Facts of a source that is not a module and not a leak source. */
interface OtherSource {
  kind: HealthKind
  slug: string
  name: string
  tags?: readonly string[]
  terms?: Terms | undefined
  /** `true` if the settings of the operator allow the source. */
  isEnabled: boolean
}

function toListed(
  { sourceHealth }: Sources, { kind, slug, name, tags = [], terms, isEnabled }: OtherSource,
): ListedSource {
  const health = healthInfo(sourceHealth.of({ kind, slug }))
  return {
    kind,
    slug,
    name,
    tags: [...tags],
    available: isEnabled && health.state !== 'benched',
    terms: describeTerms(terms),
    health,
  }
}

function breachSourcesOf(store: Sources): ListedSource[] {
  const { sourceKeys, restrictedSources } = readServiceConfig()
  return breachSources.map(({ slug, name, requiresKey, terms }) => {
    const isEnabled = (!requiresKey || sourceKeys.has(slug)) && isAllowed(restrictedSources, slug, terms)
    return toListed(store, {
      kind: 'breach',
      slug,
      name,
      terms,
      isEnabled,
    })
  })
}

/** Lists the account checks, with those of packs. */
async function checksOf(store: Sources): Promise<ListedSource[]> {
  const config = readServiceConfig()
  const { checks } = await loadAccountChecks(config)
  return checks.map(check => {
    const { slug, name, tags, terms } = check
    return toListed(store, {
      kind: 'account',
      slug,
      name,
      terms,
      isEnabled: isCheckEnabled(check, { probes: config.accountProbes, restrictedSources: config.restrictedSources }),
      ...tags && { tags },
    })
  })
}

/** Lists the sources that only tools ask. The others are modules. */
function toolSourcesOf(store: Sources): ListedSource[] {
  const { restrictedSources } = readServiceConfig()
  const sources = new Map(operations.flatMap(operation => Object.entries(operation.sources)))
  return [...sources].filter(([slug, { isLocal }]) => !isLocal && store.modules.bySlug(slug) === undefined)
    .map(([slug, { name, terms }]) =>
      toListed(store, {
        kind: 'tool',
        slug,
        name,
        terms,
        isEnabled: isAllowed(restrictedSources, slug, terms),
      }))
}

function iconServicesOf(store: Sources): ListedSource[] {
  const config = readServiceConfig()
  return iconServices.map(({ slug, name }) =>
    toListed(store, { kind: 'logo', slug, name, isEnabled: isLogoSourceEnabled(config, { slug }) }))
}

const toText = ({ sources: list }: { sources: readonly ListedSource[] }): string => list.length === 0
  ? 'No source matches.'
  : table(
    ['KIND', 'SLUG', 'TAGS', 'STATE', 'SINCE', 'LAST TEST', 'REASON', 'TERMS'],
    list.map(({ kind, slug, tags, terms, health: { state, since, checked_at: checkedAt, reason } }) =>
      [
        kind,
        slug,
        tags,
        state,
        readableTime(since ?? ''),
        readableTime(checkedAt ?? ''),
        reason ?? '',
        terms?.text ?? '',
      ]),
  )
