import { registeredAccountsUnavailable, validationError, type Fault } from '../../errors.ts'
import { providerSlugs } from '../../sources/byok/provider.ts'
import type { ConfiguredLeakSource } from '../leak-sources.ts'
import type { ConfiguredModule, Modules } from '../modules.ts'
import { secretFault } from '../webhooks/signature.ts'
import { chooseProviders } from './choose-providers.ts'
import type { CatalogueSnapshot } from './catalogue.ts'
import { parseObservable } from '../observable.ts'
import type { SearchFacts, SearchOptions, SearchRequest, Task } from './task.ts'
import { leakTask } from './tasks/leak.ts'
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
}

interface ResolveOptions {
  /** Reason why the URL of the webhook is refused, or `undefined` if the URL is allowed. */
  webhookFault?: string | undefined
  /** `true` if the account's plan includes the secrets of leak records. */
  secrets?: boolean
  /**
   * Returns the path of a module id in the request, for use in validation faults. `index` is the position of the id in
   * the list of modules.
   */
  idPath?: (index: number) => string
}

/**
 * Checks what the JSON schema of the request cannot check, and chooses the tasks. Throws VALIDATION_ERROR with all
 * faults.
 */
export function resolveSearch(
  request: SearchRequest,
  catalogue: CatalogueSnapshot,
  { secrets = false, webhookFault, idPath = index => `modules.ids.${index}` }: ResolveOptions = {},
): ResolvedSearch {
  const faults: Fault[] = []
  const { type, value } = request.query
  const parsed = parseObservable(type, value)
  if ('fault' in parsed) faults.push({ path: 'query.value', message: parsed.fault })
  const options = withDefaults(request)
  const modules = chooseModules(request, catalogue.modules, idPath, faults)
  const leakSources = chooseLeakSources(request, catalogue.leakSources, faults)
  const providers = chooseProviders(request, catalogue.providers, faults)
  if (webhookFault !== undefined) faults.push({ path: 'delivery.webhook.url', message: webhookFault })
  const webhookSecretFault = secretFault(request.delivery?.webhook?.secret ?? '')
  if (webhookSecretFault !== undefined) faults.push({ path: 'delivery.webhook.secret', message: webhookSecretFault })
  const { breached_accounts: breached, registered_accounts: registered } = options.features
  if (registered === 'only' && type !== 'Email Address') {
    faults.push({ path: 'features.registered_accounts', message: '"only" requires the type Email Address' })
  }
  const breaches = breached ? catalogue.breachTasks(type) : []
  if (request.features?.breached_accounts && breaches.length === 0) {
    faults.push({ path: 'features.breached_accounts', message: `no breach source of this server supports ${type}` })
  }
  if (faults.length > 0) throw validationError({ details: faults })
  const accounts = registered === 'exclude' ? [] : catalogue.accountTasks(type)
  const ownTasks = registered === 'only' ? accounts : [
    ...modules.map(moduleTask), ...leakSources.map(leakTask), ...breaches, ...accounts,
  ]
  const providerTasks = providers.map(({ configured }) => providerTask(configured))
  const tasks = options.byok?.mode === 'only' ? providerTasks : [...ownTasks, ...providerTasks]
  const providerKeys = new Map(providers.map(({ configured, apiKey }) => [configured.provider.slug, apiKey]))
  return {
    value,
    query: { type, value: 'value' in parsed ? parsed.value : value },
    tasks,
    secrets,
    options,
    providerKeys,
    webhook: request.delivery?.webhook,
  }
}

/**
 * Throws REGISTERED_ACCOUNTS_UNAVAILABLE if the search needs account checks but no account check can run. Two kinds of
 * search need account checks:
 * - a search with `registered_accounts: only`;
 * - a temporary search for an e-mail address with `registered_accounts: include`, because its results cannot be read
 * later.
 */
export function requireAccountChecks({ query, options, tasks }: ResolvedSearch, kind: 'stored' | 'temporary'): void {
  const mode = options.features.registered_accounts
  const needed = mode === 'only' || (mode === 'include' && kind === 'temporary' && query.type === 'Email Address')
  if (needed && tasks.every(task => task.kind !== 'account')) {
    throw registeredAccountsUnavailable({ headers: { 'Retry-After': '3600' } })
  }
}

/** Returns the options of a request with default values. Leaves out the provider keys and the webhook secret. */
export function withDefaults({ query, modules, leaks, features, cache, delivery, byok }: SearchRequest): SearchOptions {
  const email = query.type === 'Email Address'
  return {
    modules: modules ?? {},
    leaks: { custom_mapping: 'standard', ...leaks },
    features: {
      breached_accounts: features?.breached_accounts ?? email,
      registered_accounts: features?.registered_accounts ?? (email ? 'include' : 'exclude'),
    },
    cache: { mode: cache?.mode ?? 'prefer' },
    delivery: delivery?.webhook ? { webhook: { url: delivery.webhook.url } } : {},
    ...(byok &&
      { byok: { mode: byok.mode ?? 'default', providers: providerSlugs.filter(slug => byok[slug] !== undefined) } }),
  }
}

function chooseModules(
  { query, modules: selection }: SearchRequest, modules: Modules, idPath: (index: number) => string, faults: Fault[],
): ConfiguredModule[] {
  if (selection?.mode === 'all') return modules.forType(query.type)
  if (selection?.mode !== 'selected') return modules.defaults(query.type)
  const chosen = new Set<ConfiguredModule>()
  selection.ids?.forEach((id, index) => {
    const path = idPath(index)
    const configured = modules.byId(id)
    if (configured === undefined) faults.push({ path, message: 'no module has this id' })
    else if (!configured.available) faults.push({ path, message: 'this module is not available now' })
    else if (!configured.module.types.includes(query.type)) {
      faults.push({ path, message: `this module does not support ${query.type}` })
    } else chosen.add(configured)
  })
  return [...chosen]
}

function chooseLeakSources(
  { query, leaks }: SearchRequest, configuredSources: readonly ConfiguredLeakSource[], faults: Fault[],
): readonly ConfiguredLeakSource[] {
  if (leaks?.mode === 'all') return configuredSources
  const chosen = new Set<ConfiguredLeakSource>()
  leaks?.sources?.forEach((code, index) => {
    const path = `leaks.sources.${index}`
    const configured = configuredSources.find(({ source }) => source.code === code)
    if (configured === undefined) faults.push({ path, message: 'no leak source has this code' })
    else if (!configured.available) faults.push({ path, message: 'this leak source is not available now' })
    else if (!configured.source.types.includes(query.type)) {
      faults.push({ path, message: `this leak source does not support ${query.type}` })
    } else chosen.add(configured)
  })
  return [...chosen]
}

