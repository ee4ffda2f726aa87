import type { TaskRef } from '../../db/search-tasks.ts'
import { registeredAccountsUnavailable, validationError, type Fault } from '../../errors.ts'
import { providerSlugs } from '../../sources/byok/provider.ts'
import type { Draft } from '../../lib/draft.ts'
import type { Query } from '../../sources/kit/source.ts'
import type { ConfiguredModule } from '../catalogue/modules.ts'
import { presetFaults, withPreset } from './apply-preset.ts'
import { accountsMode, chooseAccounts } from './choose-accounts.ts'
import { chooseProviders } from './choose-providers.ts'
import { chooseModules } from './choose-modules.ts'
import { chooseLeakSources, type ChoiceOptions, type SkippedPart } from './choose-sources.ts'
import type { CatalogueSnapshot } from './catalogue.ts'
import { parseSearched } from '../observables/observable.ts'
import type { SearchFacts, SearchOptions, SearchRequest, Task } from './task.ts'
import { moduleTask } from './tasks/module.ts'
import { providerTask } from './tasks/provider.ts'

/** A search request that passed all checks, with the tasks that will run. */
export interface ResolvedSearch extends SearchFacts {
  /** The observable as the caller sent it. `query` has the normalised value. */
  value: string
  tasks: Task[]
  /** The caller's own keys for external providers, by slug of the provider. */
  providerKeys: ReadonlyMap<string, string>
  webhook: { url: string, secret?: string } | undefined
  /** Parts of the request that do not run, with the reasons. */
  skipped: readonly SkippedPart[]
  /** Name of the search in the caller's system. */
  reference: string | null
  labels: string[]
  /** `true` if no chosen source may be asked about the value, such as a private name. Nothing is charged then. */
  isFree?: boolean
}

interface ResolveOptions extends ChoiceOptions {
  /** Faults of the webhook. Default: none. */
  deliveryFaults?: readonly Fault[]
  /** `true` if the account's plan includes the secrets of leak records. */
  secrets?: boolean
  /** `true`: a value that a selected module would skip is a fault. */
  refusesSkipped?: boolean
}

/**
 * Checks what the JSON schema of the request cannot check, and chooses the tasks. Throws VALIDATION_ERROR with all
 * faults.
 */
export function resolveSearch(
  given: SearchRequest, catalogue: CatalogueSnapshot, { secrets = false, ...more }: ResolveOptions = {},
): ResolvedSearch {
  const request = withPreset(given, catalogue)
  const { faults, modules, leakSources, providers, accounts: chosenAccounts, observable } =
    choose(request, catalogue, more)
  if (observable === undefined || faults.length > 0) throw validationError({ details: faults })
  const { type } = request.query
  const options = withDefaults(request)
  const registered = options.features.registered_accounts
  const query = { type, value: observable }
  const breaches = runsBreaches(options) ? [catalogue.breachTask] : []
  const path = 'features.breached_accounts'
  const noBreaches = breaches.flatMap(task => task.skipReason?.(query) ?? []).map(message => ({ path, message }))
  const withheld = breaches.length > 0 && catalogue.withheldBreaches ? [{ path, ...catalogue.withheldBreaches }] : []
  const accounts = registered === 'exclude' ? [] : chosenAccounts.tasks
  const leakTasks = leakSources.sources.map(({ source: { code } }) => catalogue.task({ kind: 'leak', slug: code })!)
  const ownTasks = registered === 'only' ? accounts : [
    ...modules.sources.map(moduleTask), ...leakTasks, ...breaches, ...accounts,
  ]
  const providerTasks = providers.sources.map(({ configured }) => providerTask(configured))
  const asksOnlyProviders = options.byok?.mode === 'only'
  const tasks = asksOnlyProviders ? providerTasks : [...ownTasks, ...providerTasks]
  if (tasks.length === 0 && request.modules?.mode === 'none') {
    throw validationError({ details: [{ path: 'modules.mode', message: nothingLeft }] })
  }
  const providerKeys = new Map(providers.sources.map(({ configured, apiKey }) => [configured.provider.slug, apiKey]))
  return {
    value: request.query.value,
    query,
    tasks,
    secrets,
    options,
    skipped: [
      ...modules.skipped,
      ...leakSources.skipped,
      ...asksOnlyProviders ? [] : emptyParts(request, tasks, catalogue),
      ...noBreaches,
      ...withheld,
    ],
    providerKeys,
    webhook: request.delivery?.webhook,
    reference: request.reference ?? null,
    labels: request.labels ?? [],
    isFree: asksNothing(tasks, query),
  }
}

/** Returns `true` if each source skips the value. What is computed from the value alone does not count. */
function asksNothing(tasks: readonly Task[], query: Query): boolean {
  const asked = tasks.filter(({ isComputed = false }) => !isComputed)
  return asked.length > 0 &&
    asked.every(({ isWithheld = false, ...task }) => isWithheld || task.skipReason?.(query) !== undefined)
}

/** Returns the parts that the request names as a whole, and for which this server has no source. */
function emptyParts(
  { query: { type }, modules, leaks, features }: SearchRequest,
  tasks: readonly Task[],
  { accountChecks }: CatalogueSnapshot,
): SkippedPart[] {
  const mode = features?.registered_accounts
  const named = [
    [mode === 'include', 'account', 'features.registered_accounts', accountChecks(type).length === 0
      ? `no account check of this server supports ${type}`
      : 'no account check of this server is for this value'],
    [modules?.mode === 'all' && mode !== 'only', 'module', 'modules.mode', `no available module supports ${type}`],
    [leaks?.mode === 'all' && mode !== 'only', 'leak', 'leaks.mode', 'this server has no leak source'],
  ] as const
  return named.flatMap(([isNamed, kind, path, message]) =>
    isNamed && !tasks.some(task => task.kind === kind) ? [{ path, message }] : [])
}

const nothingLeft = '"none" leaves nothing to run: include account checks, breached accounts or leak sources'

/** `true` if the search looks up breaches. */
const runsBreaches = ({ features, byok }: SearchOptions): boolean =>
  features.breached_accounts && features.registered_accounts !== 'only' && byok?.mode !== 'only'

/** Returns the faults that `resolveSearch` finds. Parts of the request that have other faults may be missing. */
export const searchFaults = (
  draft: Draft<SearchRequest>, catalogue: CatalogueSnapshot, options: ResolveOptions,
): readonly Fault[] => choose(draft, catalogue, options).faults

function choose(
  given: Draft<SearchRequest>,
  catalogue: CatalogueSnapshot,
  { deliveryFaults = [], refusesSkipped = false, ...more }: ResolveOptions,
) {
  const request = withPreset(given, catalogue)
  const { type, value } = request.query ?? {}
  const parsed: { value?: string, fault?: string } =
    type === undefined || value === undefined ? {} : parseSearched(type, value)
  const modules = chooseModules(request, catalogue.modules, more)
  const leakSources = chooseLeakSources(request, catalogue.leakSources, more)
  const providers = chooseProviders(request, catalogue.providers)
  const accounts = chooseAccounts(request, catalogue.accountChecks, parsed.value)
  const faults: Fault[] = [
    ...parsed.fault === undefined ? [] : [{ path: 'query.value', message: parsed.fault }],
    ...presetFaults(request),
    ...modules.faults,
    ...leakSources.faults,
    ...providers.faults,
    ...accounts.faults,
    ...deliveryFaults,
  ]
  if (request.features?.registered_accounts === 'only' && type !== undefined && type !== 'Email Address') {
    faults.push({ path: 'features.registered_accounts', message: '"only" requires the type Email Address' })
  }
  const observable = parsed.value
  if (refusesSkipped && type !== undefined && observable !== undefined) {
    faults.push(...skipReasons(modules.sources, { type, value: observable }))
  }
  return {
    faults,
    modules,
    leakSources,
    providers,
    accounts,
    observable,
  }
}

const skipReasons = (modules: readonly ConfiguredModule[], query: Query): Fault[] =>
  modules.flatMap(module => moduleTask(module).skipReason?.(query) ?? [])
    .map(message => ({ path: 'query.value', message }))

/**
 * Throws REGISTERED_ACCOUNTS_UNAVAILABLE if the search needs account checks but no account check can run. Two kinds of
 * search need account checks:
 * - a search with `registered_accounts: only`;
 * - a temporary search for an e-mail address with `registered_accounts: include`, because its results cannot be read
 * later.
 */
export function requireAccountChecks(
  { query, options, tasks }: Pick<ResolvedSearch, 'query' | 'options'> & { tasks: readonly TaskRef[] },
  kind: 'stored' | 'temporary',
): void {
  const mode = options.features.registered_accounts
  const needed = mode === 'only' || (mode === 'include' && kind === 'temporary' && query.type === 'Email Address')
  if (needed && tasks.every(task => task.kind !== 'account')) {
    throw registeredAccountsUnavailable({ headers: { 'Retry-After': '3600' } })
  }
}

/** Returns the options of a request with default values. Leaves out the provider keys and the webhook secret. */
export function withDefaults(
  { query, preset, modules, leaks, features, cache, delivery, byok }: SearchRequest,
): SearchOptions {
  const email = query.type === 'Email Address'
  return {
    ...preset !== undefined && { preset },
    modules: modules ?? {},
    leaks: { custom_mapping: 'standard', ...leaks },
    features: {
      breached_accounts: features?.breached_accounts ?? email,
      registered_accounts: accountsMode({ query, ...features && { features } }),
      ...(features?.account_checks && { account_checks: features.account_checks }),
    },
    cache: { mode: cache?.mode ?? 'prefer' },
    delivery: delivery?.webhook ? { webhook: { url: delivery.webhook.url } } : {},
    ...(byok &&
      { byok: { mode: byok.mode ?? 'default', providers: providerSlugs.filter(slug => byok[slug] !== undefined) } }),
  }
}
