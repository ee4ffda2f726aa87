import type { components } from '../../../generated/api.ts'
import type { Database } from '../../db/database.ts'
import type { StoredSearch } from '../../db/searches.ts'
import { idempotencyKeyInUse, moduleFailed, timeout, type Fault } from '../../errors.ts'
import { startDeadline } from '../../lib/abort.ts'
import type { Draft } from '../../lib/draft.ts'
import type { Admission, Admitted } from '../admission/admission.ts'
import { resultDeleted, type IdempotencyKey } from '../admission/idempotency.ts'
import type { Principal } from '../access/keys.ts'
import type { RateLimitHeaders } from '../access/limit-headers.ts'
import type { Catalogue } from './catalogue.ts'
import type { Creation, Operation } from './creation.ts'
import type { EventHub } from './event-hub/hub.ts'
import { resolveSearch, searchFaults } from './request.ts'
import { linksOf } from './bodies.ts'
import { isTerminal } from './state.ts'
import type { SearchRequest } from './task.ts'

type ModuleRunRequest = components['schemas']['ModuleRunRequest']

export interface ModuleOnceParts {
  admission: Admission
  database: Database
  catalogue: Catalogue
  eventHub: EventHub
  /** Returns the time limit of a search of this caller, in milliseconds. */
  timeLimitOf(principal: Principal): number
  publicUrl: string
}

/** Time that the search may wait for a slot, in milliseconds. It is added to the module's deadline. */
const maxQueueMs = 20_000
/** The request has one id, which cannot be left out. */
const ofOneModule = { idPath: () => 'module_id', skipAdvice: '', refusesSkipped: true }

/** Creates the part of the searches for `POST /search/module/once`. */
export function createModuleOnce(
  { admission, database, catalogue, eventHub, timeLimitOf, publicUrl }: ModuleOnceParts, { start }: Creation,
) {
  return {
    /** Returns the faults for which `runModuleOnce` refuses a request. Parts that have other faults may be missing. */
    async moduleFaults({ query, module_id: id }: Draft<ModuleRunRequest>): Promise<readonly Fault[]> {
      const modules = { mode: 'selected' as const, ids: [id] }
      return searchFaults({ query, modules }, await catalogue.snapshot(), ofOneModule)
    },

    /**
     * Creates a search of one module and waits for its end. Throws the errors of `create`. Also throws VALIDATION_ERROR
     * if the module skips the value, MODULE_FAILED if the module fails, and TIMEOUT if the search takes too long. After
     * MODULE_FAILED and TIMEOUT, the search stays stored. If an earlier request had the same Idempotency-Key, its
     * search is the result; throws IDEMPOTENCY_KEY_IN_USE while that runs.
     */
    async runModuleOnce(
      principal: Principal,
      operation: Operation,
      { query, module_id, cache, reference, labels }: ModuleRunRequest,
      signal: AbortSignal,
      key?: IdempotencyKey,
    ): Promise<Admitted<StoredSearch>> {
      const request: SearchRequest = {
        query,
        modules: { mode: 'selected', ids: [module_id] },
        ...(cache && { cache }),
        ...(reference !== undefined && { reference }),
        ...(labels && { labels }),
        features: { breached_accounts: false, registered_accounts: 'exclude' },
      }
      const resolved = resolveSearch(request, await catalogue.snapshot(), ofOneModule)
      return admission.once(principal, async () => {
        const { result, headers } = await start(principal, operation, resolved, key)
        const limitMs = Math.min(timeLimitOf(principal), resolved.tasks[0]!.deadlineMs + maxQueueMs)
        using deadline = startDeadline(limitMs, () => new Error('the search did not end in time'), [signal])
        const events = eventHub.subscribe(result.id, 1, deadline.signal)
        for await (const _ of events) { /* wait for the end */ }
        return { result: await outcomeOf(result.id, headers), headers }
      }, async (id, headers) => {
        const search = await database.searches.get(id)
        if (!search) throw resultDeleted('search')
        if (!isTerminal(search.status)) throw idempotencyKeyInUse({ headers: { ...headers, 'Retry-After': '2' } })
        return outcomeOf(id, headers)
      })
    },
  }

  /** Returns a search of one module that has ended with cards or without. Throws MODULE_FAILED or TIMEOUT. */
  async function outcomeOf(id: string, headers: RateLimitHeaders): Promise<StoredSearch> {
    const [task] = await database.searchTasks.list(id)
    const search = await database.searches.get(id)
    const status = search && isTerminal(search.status) ? task?.outcome?.status : undefined
    const savedResult = { savedResult: { id, url: linksOf(publicUrl, id).results } }
    if (status === 'failed') {
      await database.audit.setOutcomeOfSearch(id, 'MODULE_FAILED')
      throw moduleFailed({ details: task!.outcome!.error?.code ?? '', headers: { ...headers }, meta: savedResult })
    }
    if (!search || (status !== 'success' && status !== 'no_results')) {
      const details = `The search was stored: read it with GET /search/${id}`
      throw timeout({ details, headers: { ...headers }, meta: savedResult })
    }
    return search
  }
}
