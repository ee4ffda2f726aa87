import type { components } from '../../../generated/api.ts'
import { registeredAccountsUnavailable, validationError, type Fault } from '../../errors.ts'
import type { Query } from '../../sources/source.ts'
import type { ListedModule, Modules } from '../modules.ts'
import { parseObservable } from './observable.ts'
import type { Task } from './task.ts'
import { moduleTask } from './tasks/module.ts'

export type SearchRequest = components['schemas']['SearchRequest']
export type SearchOptions = components['schemas']['SearchOptions']

/** A search as it will run: what a schema cannot say of its request has been checked. */
export interface PlannedSearch {
  /** As it was sent. */
  value: string
  query: Query
  tasks: Task[]
  /** Whether the account's plan shows the secrets of leak records. */
  secrets: boolean
  /** As sent, with the defaults filled in and without credentials. */
  options: SearchOptions
}

/** Throws VALIDATION_ERROR with every fault at once. `idPath` says where in the request a module's id stands. */
export function planSearch(request: SearchRequest, modules: Modules, idPath = (index: number) => `modules.ids.${index}`): PlannedSearch {
  const faults: Fault[] = []
  const { type, value } = request.query
  const parsed = parseObservable(type, value)
  if ('fault' in parsed) faults.push({ path: 'query.value', message: parsed.fault })
  const options = withDefaults(request)
  const chosen = chooseModules(request, modules, idPath, faults)
  refuseUnknownSources(request, faults)
  refuseDelivery(request, faults)
  const only = options.features.registered_accounts === 'only'
  if (only && type !== 'Email Address') {
    faults.push({ path: 'features.registered_accounts', message: '"only" is for the type Email Address' })
  }
  if (faults.length > 0) throw validationError({ details: faults })
  return { value, query: { type, value: 'value' in parsed ? parsed.value : value }, tasks: chosen.map(moduleTask), secrets: false, options }
}

/** No account check is configured here. Throws REGISTERED_ACCOUNTS_UNAVAILABLE where a search is nothing else. */
export function needAccountChecks({ options }: PlannedSearch): void {
  if (options.features.registered_accounts === 'only') throw registeredAccountsUnavailable({ headers: { 'Retry-After': '3600' } })
}

/** The options of a request as they will be, without credentials. */
export function withDefaults({ query, modules, leaks, features, cache }: SearchRequest): SearchOptions {
  const email = query.type === 'Email Address'
  return {
    modules: modules ?? {},
    leaks: { custom_mapping: 'standard', ...leaks },
    features: {
      breached_accounts: features?.breached_accounts ?? email,
      registered_accounts: features?.registered_accounts ?? (email ? 'include' : 'exclude'),
    },
    cache: { mode: cache?.mode ?? 'prefer' },
    delivery: {},
  }
}

function chooseModules(
  { query, modules: wanted }: SearchRequest, modules: Modules, idPath: (index: number) => string, faults: Fault[],
): ListedModule[] {
  if (wanted?.mode === 'all') return modules.forType(query.type)
  if (wanted?.mode !== 'selected') return modules.defaults(query.type)
  const chosen = new Set<ListedModule>()
  wanted.ids?.forEach((id, index) => {
    const path = idPath(index)
    const listed = modules.byId(id)
    if (listed === undefined) faults.push({ path, message: 'no module has this id' })
    else if (!listed.available) faults.push({ path, message: 'this module is not available now' })
    else if (!listed.module.types.includes(query.type)) faults.push({ path, message: `this module is not made for ${query.type}` })
    else chosen.add(listed)
  })
  return [...chosen]
}

/** No leak source is configured here, so every code is unknown. */
function refuseUnknownSources({ leaks }: SearchRequest, faults: Fault[]): void {
  leaks?.sources?.forEach((_, index) => faults.push({ path: `leaks.sources.${index}`, message: 'no leak source has this code' }))
}

function refuseDelivery({ delivery, byok }: SearchRequest, faults: Fault[]): void {
  if (delivery?.webhook !== undefined) faults.push({ path: 'delivery.webhook', message: 'is not available on this server' })
  if (byok !== undefined) faults.push({ path: 'byok', message: 'is not available on this server' })
}
