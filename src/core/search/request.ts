import { registeredAccountsUnavailable, validationError, type Fault } from '../../errors.ts'
import { providerSlugs } from '../../sources/byok/provider.ts'
import type { ListedLeakSource } from '../leak-sources.ts'
import type { ListedModule, Modules } from '../modules.ts'
import { secretFault } from '../webhooks/signature.ts'
import { chooseProviders } from './byok.ts'
import type { Offer } from './catalogue.ts'
import { parseObservable } from '../observable.ts'
import type { SearchFacts, SearchOptions, SearchRequest, Task } from './task.ts'
import { leakTask } from './tasks/leak.ts'
import { moduleTask } from './tasks/module.ts'
import { providerTask } from './tasks/provider.ts'

/** A search that passed all checks, with the tasks it will run. */
export interface PlannedSearch extends SearchFacts {
  /** The observable as it was sent. */
  value: string
  tasks: Task[]
  /** Keys of the caller, by slug of the provider. */
  credentials: ReadonlyMap<string, string>
  webhook: { url: string, secret?: string } | undefined
}

interface PlanOptions {
  /** Reason to refuse the URL of the webhook. */
  webhookFault?: string | undefined
  /** `true` if the plan of the account shows the secrets of leak records. */
  secrets?: boolean
  /** Returns the path of a module id in the request. */
  idPath?: (index: number) => string
}

/** Checks what the schema cannot, and chooses the tasks. Throws VALIDATION_ERROR with every fault at once. */
export function planSearch(
  request: SearchRequest,
  offer: Offer,
  { secrets = false, webhookFault, idPath = index => `modules.ids.${index}` }: PlanOptions = {},
): PlannedSearch {
  const faults: Fault[] = []
  const { type, value } = request.query
  const parsed = parseObservable(type, value)
  if ('fault' in parsed) faults.push({ path: 'query.value', message: parsed.fault })
  const options = withDefaults(request)
  const modules = chooseModules(request, offer.modules, idPath, faults)
  const leakSources = chooseLeakSources(request, offer.leakSources, faults)
  const providers = chooseProviders(request, offer.providers, faults)
  if (webhookFault !== undefined) faults.push({ path: 'delivery.webhook.url', message: webhookFault })
  const badSecret = secretFault(request.delivery?.webhook?.secret ?? '')
  if (badSecret !== undefined) faults.push({ path: 'delivery.webhook.secret', message: badSecret })
  const { breached_accounts: breached, registered_accounts: registered } = options.features
  if (registered === 'only' && type !== 'Email Address') {
    faults.push({ path: 'features.registered_accounts', message: '"only" needs the type Email Address' })
  }
  const breaches = breached ? offer.breaches(type) : []
  if (request.features?.breached_accounts && breaches.length === 0) {
    faults.push({ path: 'features.breached_accounts', message: `no breach source of this server takes ${type}` })
  }
  if (faults.length > 0) throw validationError({ details: faults })
  const accounts = registered === 'exclude' ? [] : offer.accounts(type)
  const ownTasks = registered === 'only' ? accounts : [
    ...modules.map(moduleTask), ...leakSources.map(leakTask), ...breaches, ...accounts,
  ]
  const providerTasks = providers.map(({ listed }) => providerTask(listed))
  const tasks = options.byok?.mode === 'only' ? providerTasks : [...ownTasks, ...providerTasks]
  const credentials = new Map(providers.map(({ listed, apiKey }) => [listed.provider.slug, apiKey]))
  return {
    value,
    query: { type, value: 'value' in parsed ? parsed.value : value },
    tasks,
    secrets,
    options,
    credentials,
    webhook: request.delivery?.webhook,
  }
}

/**
 * Throws REGISTERED_ACCOUNTS_UNAVAILABLE if no account check can run but the search needs one: a search with `only`,
 * and a temporary search for an e-mail address, because its results cannot be read later.
 */
export function requireAccountChecks({ query, options, tasks }: PlannedSearch, kind: 'stored' | 'temporary'): void {
  const mode = options.features.registered_accounts
  const needed = mode === 'only' || (mode === 'include' && kind === 'temporary' && query.type === 'Email Address')
  if (needed && tasks.every(task => task.kind !== 'account')) {
    throw registeredAccountsUnavailable({ headers: { 'Retry-After': '3600' } })
  }
}

/** Returns the options of a request with defaults filled in and without credentials. */
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
): ListedModule[] {
  if (selection?.mode === 'all') return modules.forType(query.type)
  if (selection?.mode !== 'selected') return modules.defaults(query.type)
  const chosen = new Set<ListedModule>()
  selection.ids?.forEach((id, index) => {
    const path = idPath(index)
    const listed = modules.byId(id)
    if (listed === undefined) faults.push({ path, message: 'no module has this id' })
    else if (!listed.available) faults.push({ path, message: 'this module is not available now' })
    else if (!listed.module.types.includes(query.type)) {
      faults.push({ path, message: `this module is not made for ${query.type}` })
    } else chosen.add(listed)
  })
  return [...chosen]
}

function chooseLeakSources(
  { query, leaks }: SearchRequest, offered: readonly ListedLeakSource[], faults: Fault[],
): readonly ListedLeakSource[] {
  if (leaks?.mode === 'all') return offered
  const chosen = new Set<ListedLeakSource>()
  leaks?.sources?.forEach((code, index) => {
    const path = `leaks.sources.${index}`
    const listed = offered.find(({ source }) => source.code === code)
    if (listed === undefined) faults.push({ path, message: 'no leak source has this code' })
    else if (!listed.available) faults.push({ path, message: 'this leak source is not available now' })
    else if (!listed.source.types.includes(query.type)) {
      faults.push({ path, message: `this leak source is not made for ${query.type}` })
    } else chosen.add(listed)
  })
  return [...chosen]
}

