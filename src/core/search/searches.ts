import type { components } from '../../../generated/api.ts'
import type { SearchOutcome } from '../../db/search-outcomes.ts'
import type { WordChanges } from '../../db/search-row.ts'
import type { SearchStatus, StoredSearch } from '../../db/searches.ts'
import type { ShardJob } from '../../db/shards.ts'
import type { Fault } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Draft } from '../../lib/draft.ts'
import type { Sealer } from '../../lib/sealed.ts'
import { encodeEvent } from '../../lib/sse.ts'
import type { Queue } from '../../queue/queue.ts'
import type { QueryType } from '../../sources/kit/source.ts'
import type { Admitted } from '../admission/admission.ts'
import { resultDeleted, type IdempotencyKey } from '../admission/idempotency.ts'
import { recordDone } from '../audit/audit.ts'
import type { Principal } from '../access/keys.ts'
import { requireOwn } from '../access/require-own.ts'
import { pageOfList, type Page } from '../paging/list-position.ts'
import { listFilterOf, type ListQuery } from '../paging/list-query.ts'
import { deliveryFaults, type WebhookUrlFault } from '../webhooks/faults.ts'
import { lastChainEvent, streamChain } from './chain-stream.ts'
import { showsSecrets, type Creation, type Operation } from './creation.ts'
import { connectedEvent } from './events.ts'
import { callerOf } from './catalogue.ts'
import { createFindSearches } from './find-searches.ts'
import { createModuleOnce, type ModuleOnceParts } from './module-once.ts'
import { resolveSearch, searchFaults } from './request.ts'
import { createReruns } from './reruns.ts'
import { createRetries } from './retries.ts'
import { firstEvent, type ResumePoint } from './resume-point.ts'
import { createStartFrom } from './start-from.ts'
import { cancelled } from './state.ts'
import type { SearchRequest } from './task.ts'

export interface SearchParts extends ModuleOnceParts {
  creation: Creation
  sealer: Sealer
  /** Queue that wakes runners. */
  queue: Queue<ShardJob>
  clock: Clock
  webhookUrlFault: WebhookUrlFault
}

type CacheMode = components['schemas']['CacheMode']

interface SearchListQuery extends ListQuery<SearchStatus | 'cancelled'> {
  type?: QueryType
  watch_id?: string
  outcome?: SearchOutcome[]
  webhook_status?: components['schemas']['UndeliveredWebhookStatus']
}

const cancelledCode = cancelled.error!.code
const asCreated = {
  status: 'pending',
  error: null,
  startedAt: null,
  completedAt: null,
  counts: null,
  name: null,
  note: null,
} as const

export type Searches = ReturnType<typeof createSearches>

/** Creates the service that creates stored searches and reads them for their account. */
export function createSearches(parts: SearchParts) {
  const { admission, database, creation, catalogue, queue, eventHub, clock, webhookUrlFault } = parts
  const startFrom = createStartFrom(parts, creation)
  const { startRetry } = createRetries(startFrom)
  const { startRerun } = createReruns(startFrom)

  const getOwned = async (principal: Principal, id: string): Promise<StoredSearch> =>
    requireOwn('search', principal, await database.searches.get(id.toLowerCase()))

  /** Returns a search as it was when it was created. */
  async function replayCreation(id: string): Promise<StoredSearch> {
    const search = await database.searches.get(id)
    if (!search) throw resultDeleted('search')
    return { ...search, ...asCreated }
  }

  return {
    /**
     * Creates a search, which a runner then runs. Throws VALIDATION_ERROR, QUERY_BLOCKED,
     * REGISTERED_ACCOUNTS_UNAVAILABLE, DISPATCH_UNAVAILABLE, or a refusal of `Admission.enter`. If an earlier request
     * had the same Idempotency-Key, returns its search as it was when it was created. Throws IDEMPOTENCY_KEY_REUSED if
     * that search was deleted.
     */
    async create(
      principal: Principal, operation: Operation, request: SearchRequest, key?: IdempotencyKey,
    ): Promise<Admitted<StoredSearch>> {
      const secrets = showsSecrets(principal)
      const faults = await deliveryFaults(request, webhookUrlFault)
      const snapshot = await catalogue.snapshot(callerOf(principal, request))
      const resolved = resolveSearch(request, snapshot, { secrets, deliveryFaults: faults })
      return admission.once(principal, () => creation.start(principal, operation, resolved, key), replayCreation)
    },

    /**
     * Creates a search of the sources of an ended search that failed. Throws the errors of `startRetry`. An
     * Idempotency-Key works as for `create`.
     */
    retry: (
      principal: Principal, operation: Operation, id: string, key?: IdempotencyKey,
    ): Promise<Admitted<StoredSearch>> =>
      admission.once(principal, () => startRetry(principal, operation, id, key), replayCreation),

    /** Starts a retry as `retry` does, without an Idempotency-Key. */
    startRetry: (principal: Principal, operation: Operation, id: string): Promise<Admitted<StoredSearch>> =>
      startRetry(principal, operation, id),

    /**
     * Creates a search with the question and the options of another one. Throws the errors of `startRerun`. An
     * Idempotency-Key works as for `create`.
     */
    rerun: (
      principal: Principal, operation: Operation, id: string, cache?: CacheMode, key?: IdempotencyKey,
    ): Promise<Admitted<StoredSearch>> =>
      admission.once(principal, () => startRerun(principal, operation, id, cache, key), replayCreation),

    /**
     * Creates a search with a given id, and charges nothing. A sandbox creates the searches of the documentation's
     * examples with it. Throws VALIDATION_ERROR.
     */
    async createExample(principal: Principal, id: string, request: SearchRequest): Promise<void> {
      const snapshot = await catalogue.snapshot(callerOf(principal, request))
      const resolved = resolveSearch(request, snapshot, { secrets: showsSecrets(principal) })
      await database.inTransaction(tx => creation.insert(tx, principal, id, resolved, 0))
      queue.notify()
    },

    /** Returns the faults for which `create` refuses a request. Parts that have other faults may be missing. */
    faults: async (draft: Draft<SearchRequest>): Promise<readonly Fault[]> =>
      searchFaults(draft, await catalogue.snapshot(), { deliveryFaults: await deliveryFaults(draft, webhookUrlFault) }),

    /** Returns a search of this account. Throws NOT_FOUND if the account has no search with this id. */
    get: getOwned,

    /** Returns one page of the account's searches. Throws VALIDATION_ERROR if the cursor or a time is invalid. */
    async list(
      { accountId }: Principal,
      { type, status, watch_id: watch, outcome: outcomes, webhook_status: webhookStatus, ...query }: SearchListQuery,
    ): Promise<Page<StoredSearch>> {
      const isCancelled = status === 'cancelled'
      const filter = {
        type,
        ...listFilterOf({ ...query, status: isCancelled ? 'finished' : status }),
        errorCode: isCancelled ? cancelledCode : undefined,
        watchId: watch?.toLowerCase(),
        outcomes,
        webhookStatus,
      }
      return pageOfList({ list: 'searches', ...filter }, query, range =>
        database.searches.list(accountId, { ...filter, ...range }))
    },

    /** Changes the words of a search of this account, and returns it. Throws NOT_FOUND if the account has none. */
    async setWords(
      principal: Principal, { id: operation }: Operation, id: string, words: WordChanges,
    ): Promise<StoredSearch> {
      const owned = await getOwned(principal, id)
      await database.inTransaction(async tx => {
        const search = await tx.searches.lock(owned.id)
        if (!search) return
        await tx.searches.setWords(search, words)
        await recordDone(tx, principal, clock.now(), operation)
      })
      return getOwned(principal, id)
    },

    /**
     * Returns the encoded events from the resume point on. Returns `undefined` if the search has ended and has no later
     * event. Throws NOT_FOUND, or VALIDATION_ERROR if the resume point is invalid.
     * @param point.attempts `all`: with the events of the other searches of its chain of retries
     */
    async stream(
      principal: Principal,
      id: string,
      { attempts = 'own', ...point }: ResumePoint & { attempts?: 'own' | 'all' },
      signal: AbortSignal,
    ): Promise<AsyncIterable<Buffer> | undefined> {
      const search = await getOwned(principal, id)
      const chain = attempts === 'all' ? await database.searchRetries.listChain(search) : [search]
      const { status } = chain.at(-1) ?? search
      const first = firstEvent(point, { lastSeq: lastChainEvent(chain), status })
      if (first === undefined) return undefined
      const { event, data } = connectedEvent(search.id, clock.now())
      const connected = encodeEvent(event, JSON.stringify(data))
      return chain.length === 1
        ? eventHub.subscribe(chain[0]!.id, first, signal, connected)
        : streamChain(eventHub, chain, first, signal, connected)
    },

    /** Waits until a search has ended, the signal aborts, or the process stops. */
    async waitForEnd({ id }: Pick<StoredSearch, 'id'>, signal: AbortSignal): Promise<void> {
      for await (const _ of eventHub.subscribe(id, 1, signal)) { /* until the last event */ }
    },

    ...createModuleOnce(parts, creation),
    ...createFindSearches(parts),
  }
}
