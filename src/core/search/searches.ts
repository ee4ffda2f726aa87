import type { components } from '../../../generated/api.ts'
import type { Database, Repositories } from '../../db/database.ts'
import type { SearchStatus, StoredSearch } from '../../db/searches.ts'
import type { ShardJob } from '../../db/shards.ts'
import {
  dispatchUnavailable,
  moduleFailed,
  notFound,
  timeout,
  Failure,
  type Fault,
} from '../../errors.ts'
import { startDeadline } from '../../lib/abort.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Draft } from '../../lib/draft.ts'
import { newId } from '../../lib/ids.ts'
import type { Sealer } from '../../lib/sealed.ts'
import { encodeEvent } from '../../lib/sse.ts'
import type { Queue } from '../../queue/queue.ts'
import type { QueryType } from '../../sources/kit/source.ts'
import type { Admission, Admitted, Charge } from '../admission.ts'
import { refuseBlocked } from '../blocklist.ts'
import type { Principal } from '../keys.ts'
import { sealSecret } from '../webhooks/secret.ts'
import type { Catalogue } from './catalogue.ts'
import { connectedEvent, progressEvent } from './events.ts'
import type { EventHub } from './event-hub/hub.ts'
import { toRows } from './event-rows.ts'
import { readCursor, writeCursor } from './list-cursor.ts'
import { acceptedText } from './progress-text.ts'
import { sealProviderKeys } from './provider-keys.ts'
import { requireAccountChecks, resolveSearch, searchFaults, type ResolvedSearch } from './request.ts'
import { linksOf } from './results.ts'
import { firstEvent, type ResumePoint } from './resume-point.ts'
import { assignShards } from './shards.ts'
import { isTerminal } from './state.ts'
import type { SearchRequest } from './task.ts'

type Schemas = components['schemas']

export interface SearchParts {
  database: Database
  admission: Admission
  catalogue: Catalogue
  queue: Queue<ShardJob>
  eventHub: EventHub
  clock: Clock
  /** Returns the time limit of a search of this caller, in milliseconds. */
  timeLimitOf(principal: Principal): number
  sealer: Sealer
  publicUrl: string
  /** HMAC key for hashed blocklist entries. */
  blocklistKey: Buffer
  /** Returns the reason why a webhook URL is refused, or `undefined` if the URL is allowed. */
  webhookUrlFault(url: string): Promise<string | undefined>
  /** Signal that aborts when the process stops. New searches are then refused. */
  draining: AbortSignal
}

export interface SearchList {
  searches: StoredSearch[]
  nextCursor: string | null
}

/**
 * Time that a search of `POST /search/module/once` may wait for a slot, in milliseconds. It is added to the module's
 * deadline.
 */
const maxQueueMs = 20_000
const retryAfter = { 'Retry-After': '5' }
/** The request of `POST /search/module/once` has one id, which cannot be left out. */
const ofOneModule = { idPath: () => 'module_id', skipAdvice: '', refusesSkipped: true }

export type Searches = ReturnType<typeof createSearches>

/** Creates the service that creates stored searches and reads them for their account. */
export function createSearches(parts: SearchParts) {
  const {
    database,
    admission,
    catalogue,
    queue,
    eventHub,
    clock,
    timeLimitOf,
    sealer,
    publicUrl,
    blocklistKey,
    webhookUrlFault,
    draining,
  } = parts

  /** Inserts the search with its tasks, shards and first event. Runners can take the shards after the commit. */
  async function insert(
    tx: Repositories,
    principal: Principal,
    id: string,
    resolved: ResolvedSearch,
    busy: number,
  ): Promise<StoredSearch> {
    const now = clock.now()
    const createdAt = now.toISOString()
    const { total, shardOf } = assignShards(resolved.tasks.length)
    const { skipped } = resolved
    const search = {
      id,
      accountId: principal.accountId,
      keyId: principal.keyId,
      type: resolved.query.type,
      value: resolved.value,
      normalValue: resolved.query.value,
      options: JSON.stringify(resolved.options),
      skipped: JSON.stringify(skipped),
      secrets: resolved.secrets,
      createdAt,
      deadlineAt: new Date(now.getTime() + timeLimitOf(principal)).toISOString(),
    }
    await tx.searches.insert(search)
    await tx.searchTasks.insert(
      id,
      resolved.tasks.map(({ kind, slug, name }, index) => ({ kind, slug, name, shard: shardOf(index) })),
    )
    await tx.byok.insertCredentials(id, sealProviderKeys(sealer, id, resolved.providerKeys))
    if (resolved.webhook) {
      const { url, secret } = resolved.webhook
      await tx.webhooks.insert(id, { url, host: new URL(url).host, secret: sealSecret(sealer, id, secret) })
    }
    await tx.shards.insert(id, total, busy)
    const lastSeq = await tx.events.append(
      id,
      toRows([progressEvent(id, now, 'queued', acceptedText(resolved.tasks, total), { cards: 0, skipped })]),
    )
    return {
      ...search,
      status: 'pending',
      error: null,
      startedAt: null,
      completedAt: null,
      lastSeq,
    }
  }

  /**
   * Charges the account and inserts the search. Throws QUERY_BLOCKED, REGISTERED_ACCOUNTS_UNAVAILABLE or a refusal of
   * `Admission.admit`. Throws DISPATCH_UNAVAILABLE if no runner is alive, if the process is stopping, or if the
   * database fails.
   */
  async function start(
    principal: Principal,
    operation: Operation,
    resolved: ResolvedSearch,
  ): Promise<Admitted<StoredSearch>> {
    const id = newId()
    const admitted = await admission.admit(
      principal,
      'search',
      { ...chargeOf(operation, resolved), searchId: id },
      async (tx, busy) => {
        await refuseBlocked(tx, blocklistKey, resolved.query)
        requireAccountChecks(resolved, 'stored')
        if (draining.aborted || (await tx.runners.listAlive()).length === 0) {
          throw dispatchUnavailable({ headers: retryAfter })
        }
        return insert(tx, principal, id, resolved, busy)
      },
    ).catch((cause: unknown) => {
      throw cause instanceof Failure ? cause : dispatchUnavailable({ cause, headers: retryAfter })
    })
    queue.notify(assignShards(resolved.tasks.length).total)
    return admitted
  }

  async function webhookFaultOf({ delivery }: Draft<SearchRequest>): Promise<string | undefined> {
    const url = delivery?.webhook?.url
    return url === undefined ? undefined : webhookUrlFault(url)
  }

  async function getOwned(principal: Principal, id: string): Promise<StoredSearch> {
    const search = await database.searches.get(id.toLowerCase())
    if (search?.accountId !== principal.accountId) throw notFound({ message: 'There is no search with this id' })
    return search
  }

  return {
    /**
     * Creates a search, which a runner then runs. Throws VALIDATION_ERROR, QUERY_BLOCKED,
     * REGISTERED_ACCOUNTS_UNAVAILABLE, DISPATCH_UNAVAILABLE, or a refusal of `Admission.admit`.
     */
    async create(principal: Principal, operation: Operation, request: SearchRequest): Promise<Admitted<StoredSearch>> {
      const webhookFault = await webhookFaultOf(request)
      return start(
        principal,
        operation,
        resolveSearch(request, await catalogue.snapshot(), { secrets: showsSecrets(principal), webhookFault }),
      )
    },

    /**
     * Creates a search with a given id, and charges nothing. A sandbox creates the searches of the documentation's
     * examples with it. Throws VALIDATION_ERROR.
     */
    async createExample(principal: Principal, id: string, request: SearchRequest): Promise<void> {
      const resolved = resolveSearch(request, await catalogue.snapshot(), { secrets: showsSecrets(principal) })
      await database.inTransaction(tx => insert(tx, principal, id, resolved, 0))
      queue.notify()
    },

    /** Returns the faults for which `create` refuses a request. Parts that have other faults may be missing. */
    faults: async (draft: Draft<SearchRequest>): Promise<readonly Fault[]> =>
      searchFaults(draft, await catalogue.snapshot(), { webhookFault: await webhookFaultOf(draft) }),

    /** Returns a search of this account. Throws NOT_FOUND if the account has no search with this id. */
    get: getOwned,

    /** Returns one page of the account's searches, newest first. Throws VALIDATION_ERROR if the cursor is invalid. */
    async list(
      principal: Principal,
      { limit, cursor, type, status }: { limit: number, cursor?: string, type?: QueryType, status?: SearchStatus },
    ): Promise<SearchList> {
      const after = cursor === undefined ? undefined : readCursor({ type, status }, cursor)
      const searches = await database.searches.list(principal.accountId, { type, status, after, limit: limit + 1 })
      const more = searches.length > limit
      const page = more ? searches.slice(0, limit) : searches
      return { searches: page, nextCursor: more ? writeCursor({ type, status }, page.at(-1)!) : null }
    },

    /**
     * Returns the encoded events from the resume point on. Returns `undefined` if the search has ended and has no later
     * event. Throws NOT_FOUND, or VALIDATION_ERROR if the resume point is invalid.
     */
    async stream(
      principal: Principal, id: string, point: ResumePoint, signal: AbortSignal,
    ): Promise<AsyncIterable<Buffer> | undefined> {
      const search = await getOwned(principal, id)
      const first = firstEvent(point, search)
      if (first === undefined) return undefined
      const { event, data } = connectedEvent(search.id, clock.now())
      return eventHub.subscribe(search.id, first, signal, encodeEvent(event, JSON.stringify(data)))
    },

    /** Returns the faults for which `runModuleOnce` refuses a request. Parts that have other faults may be missing. */
    async moduleFaults({ query, module_id: id }: Draft<Schemas['ModuleRunRequest']>): Promise<readonly Fault[]> {
      const modules = { mode: 'selected' as const, ids: [id] }
      return searchFaults({ query, modules }, await catalogue.snapshot(), ofOneModule)
    },

    /**
     * Creates a search of one module and waits for its end. Throws the errors of `create`. Also throws VALIDATION_ERROR
     * if the module skips the value, MODULE_FAILED if the module fails, and TIMEOUT if the search takes too long. After
     * MODULE_FAILED and TIMEOUT, the search stays stored.
     */
    async runModuleOnce(
      principal: Principal,
      operation: Operation,
      { query, module_id, cache }: Schemas['ModuleRunRequest'],
      signal: AbortSignal,
    ): Promise<Admitted<StoredSearch>> {
      const request: SearchRequest = {
        query, modules: { mode: 'selected', ids: [module_id] }, ...(cache === undefined ? {} : { cache }),
        features: { breached_accounts: false, registered_accounts: 'exclude' },
      }
      const resolved = resolveSearch(request, await catalogue.snapshot(), ofOneModule)
      const { result, headers } = await start(principal, operation, resolved)
      const limitMs = Math.min(timeLimitOf(principal), resolved.tasks[0]!.deadlineMs + maxQueueMs)
      using deadline = startDeadline(limitMs, () => new Error('the search did not end in time'), [signal])
      const events = eventHub.subscribe(result.id, 1, deadline.signal)
      for await (const _ of events) { /* wait for the end */ }
      const [task] = await database.searchTasks.list(result.id)
      const search = await database.searches.get(result.id)
      const status = search && isTerminal(search.status) ? task?.outcome?.status : undefined
      const savedResult = { savedResult: { id: result.id, url: linksOf(publicUrl, result.id).results } }
      if (status === 'failed') {
        await database.audit.setOutcomeOfSearch(result.id, 'MODULE_FAILED')
        throw moduleFailed({ details: task!.outcome!.error?.code ?? '', headers: { ...headers }, meta: savedResult })
      }
      if (!search || (status !== 'success' && status !== 'no_results')) {
        const details = `The search was stored: read it with GET /search/${result.id}`
        throw timeout({ details, headers: { ...headers }, meta: savedResult })
      }
      return { result: search, headers }
    },
  }
}

export const showsSecrets = ({ plan }: Principal): boolean => plan?.features.includes('secrets') ?? false

/** The operation that an account is charged for. */
export interface Operation {
  /** The `operationId` of the OpenAPI document. */
  id: string
  /** Cost of one call, in core searches. */
  cost: number
}

export function chargeOf({ id, cost }: Operation, { query, tasks }: ResolvedSearch): Charge {
  const leakSources = tasks.filter(({ kind }) => kind === 'leak').map(({ slug }) => slug).sort()
  return {
    operation: id,
    queryType: query.type,
    leakSources,
    coreSearches: cost,
    concurrent: true,
  }
}
