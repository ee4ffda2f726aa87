import type { components } from '../../../generated/api.ts'
import type { Database, Repositories } from '../../db/database.ts'
import type { SearchFilter, SearchStatus, StoredSearch } from '../../db/searches.ts'
import type { ShardLease } from '../../db/shards.ts'
import {
  dispatchUnavailable,
  moduleFailed,
  notFound,
  timeout,
  useTemporaryEndpoint,
  validationError,
  Failure,
} from '../../errors.ts'
import { startDeadline } from '../../lib/abort.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/ids.ts'
import { readPageCursor, writePageCursor } from '../../lib/page-cursor.ts'
import type { Sealer } from '../../lib/sealed.ts'
import { encodeEvent } from '../../lib/sse.ts'
import type { Queue } from '../../queue/queue.ts'
import type { QueryType } from '../../sources/kit/source.ts'
import type { Admission, Admitted, Charge } from '../admission.ts'
import { refuseBlocked } from '../blocklist.ts'
import type { Principal } from '../keys.ts'
import { sealSecret } from '../webhooks/secret.ts'
import type { Catalogue } from './catalogue.ts'
import { sealAll } from './credentials.ts'
import { connected, progress } from './events.ts'
import type { EventHub } from './event-hub/hub.ts'
import { toRows } from './journal.ts'
import { accepted, planShards } from './plan.ts'
import { requireAccountChecks, planSearch, type PlannedSearch } from './request.ts'
import type { SearchRequest } from './task.ts'
import { isTerminal } from './state.ts'
import { firstEvent, type ResumePoint } from './resume-point.ts'

type Schemas = components['schemas']

export interface SearchParts {
  database: Database
  admission: Admission
  catalogue: Catalogue
  queue: Queue<ShardLease>
  eventHub: EventHub
  clock: Clock
  /** Returns the time limit of a search of this caller, in milliseconds. */
  timeLimitOf(principal: Principal): number
  sealer: Sealer
  /** HMAC key for hashed blocklist entries. */
  blocklistKey: Buffer
  /** Returns the reason to refuse the URL of a webhook, or `undefined`. */
  refusal(url: string): Promise<string | undefined>
  /** Aborts when the process stops; new searches are then refused. */
  draining: AbortSignal
}

export interface SearchList {
  searches: StoredSearch[]
  nextCursor: string | null
}

/** Time to wait for a slot in `POST /search/module/once`, in addition to the deadline of the module. */
const maxQueueMs = 20_000
const retryAfter = { 'Retry-After': '5' }

export type Searches = ReturnType<typeof createSearches>

/** Creates stored searches, and reads them for the account that owns them. */
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
    blocklistKey,
    refusal,
    draining,
  } = parts

  /** Inserts the search with its tasks, shards and first event. From the commit on, runners can take the shards. */
  async function insert(
    tx: Repositories,
    principal: Principal,
    id: string,
    planned: PlannedSearch,
  ): Promise<StoredSearch> {
    const now = clock.now()
    const createdAt = now.toISOString()
    const { total, shardOf } = planShards(planned.tasks.length)
    const search = {
      id,
      accountId: principal.accountId,
      keyId: principal.keyId,
      type: planned.query.type,
      value: planned.value,
      normalValue: planned.query.value,
      options: JSON.stringify(planned.options),
      secrets: planned.secrets,
      createdAt,
      deadlineAt: new Date(now.getTime() + timeLimitOf(principal)).toISOString(),
    }
    await tx.searches.insert(search)
    await tx.searchTasks.insert(
      id,
      planned.tasks.map(({ kind, slug }, index) => ({ kind, slug, shard: shardOf(index) })),
    )
    await tx.byok.insertCredentials(id, sealAll(sealer, id, planned.credentials))
    if (planned.webhook) {
      const { url, secret } = planned.webhook
      await tx.webhooks.insert(id, { url, host: new URL(url).host, secret: sealSecret(sealer, id, secret) })
    }
    await tx.shards.insert(id, total, createdAt)
    const lastSeq = await tx.events.append(
      id,
      toRows([progress(id, now, 'queued', accepted(planned.tasks, total), 0)]),
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

  /** Charges and inserts a search. Throws DISPATCH_UNAVAILABLE if no runner is alive or the database fails. */
  async function start(
    principal: Principal,
    operation: Operation,
    planned: PlannedSearch,
  ): Promise<Admitted<StoredSearch>> {
    const id = newId()
    const admitted = await admission.admit(
      principal,
      'search',
      { ...chargeOf(operation, planned), searchId: id },
      async tx => {
        await refuseBlocked(tx, blocklistKey, planned.query)
        requireAccountChecks(planned, 'stored')
        if (draining.aborted || (await tx.runners.listAlive()).length === 0) {
          throw dispatchUnavailable({ headers: retryAfter })
        }
        return insert(tx, principal, id, planned)
      },
    ).catch((cause: unknown) => {
      throw cause instanceof Failure ? cause : dispatchUnavailable({ cause, headers: retryAfter })
    })
    queue.added()
    return admitted
  }

  async function owned(principal: Principal, id: string): Promise<StoredSearch> {
    const search = await database.searches.get(id.toLowerCase())
    if (search?.accountId !== principal.accountId) throw notFound({ message: 'There is no search with this id' })
    return search
  }

  return {
    async create(principal: Principal, operation: Operation, request: SearchRequest): Promise<Admitted<StoredSearch>> {
      if (request.temporary !== undefined) throw useTemporaryEndpoint()
      const webhook = request.delivery?.webhook
      const webhookFault = webhook && await refusal(webhook.url)
      return start(
        principal,
        operation,
        planSearch(request, await catalogue.snapshot(), { secrets: showsSecrets(principal), webhookFault }),
      )
    },

    get: owned,

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

    /** Returns the encoded events from the resume point on, or `undefined` if the search has ended and has no more. */
    async stream(
      principal: Principal, id: string, point: ResumePoint, signal: AbortSignal,
    ): Promise<AsyncIterable<Buffer> | undefined> {
      const search = await owned(principal, id)
      const first = firstEvent(point, search)
      if (first === undefined) return undefined
      const { event, data } = connected(search.id, clock.now())
      return eventHub.subscribe(search.id, first, signal, encodeEvent(event, JSON.stringify(data)))
    },

    /** Stores a search of one module and waits for its end. Throws MODULE_FAILED or TIMEOUT; the search is kept. */
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
      const planned = planSearch(request, await catalogue.snapshot(), { idPath: () => 'module_id' })
      const skipReason = planned.tasks[0]!.skipReason?.(planned.query)
      if (skipReason !== undefined) throw validationError({ details: [{ path: 'query.value', message: skipReason }] })
      const { result, headers } = await start(principal, operation, planned)
      const limitMs = Math.min(timeLimitOf(principal), planned.tasks[0]!.deadlineMs + maxQueueMs)
      using deadline = startDeadline(limitMs, () => new Error('the search did not end in time'), [signal])
      const events = eventHub.subscribe(result.id, 1, deadline.signal)
      for await (const _ of events) { /* wait for the end */ }
      const [task] = await database.searchTasks.list(result.id)
      const search = await database.searches.get(result.id)
      const status = search && isTerminal(search.status) ? task?.outcome?.status : undefined
      if (status === 'failed') {
        await database.audit.setOutcomeOfSearch(result.id, 'MODULE_FAILED')
        throw moduleFailed({ details: task!.outcome!.error?.code ?? '', headers: { ...headers } })
      }
      if (!search || (status !== 'success' && status !== 'no_results')) {
        throw timeout({ details: `The search is kept: GET /search/${result.id}`, headers: { ...headers } })
      }
      return { result: search, headers }
    },
  }
}

export const showsSecrets = ({ plan }: Principal): boolean => plan?.features.includes('secrets') ?? false

/** Operation to charge. */
export interface Operation {
  /** The operationId. */
  id: string
  /** Cost in core searches. */
  cost: number
}

export function chargeOf({ id, cost }: Operation, { query, tasks }: PlannedSearch): Charge {
  const leakSources = tasks.filter(({ kind }) => kind === 'leak').map(({ slug }) => slug).sort()
  return {
    operation: id,
    queryType: query.type,
    leakSources,
    coreSearches: cost,
    concurrent: true,
  }
}

type ListFilter = Pick<SearchFilter, 'type' | 'status'>

const writeCursor = (filter: ListFilter, { createdAt, id }: StoredSearch): string =>
  writePageCursor(filter, [createdAt, id])

function readCursor(filter: ListFilter, cursor: string): { createdAt: string, id: string } {
  const read = readPageCursor(filter, cursor)
  const [createdAt, id, ...rest] = 'parts' in read ? read.parts : []
  if (
    typeof createdAt === 'string' && typeof id === 'string' && rest.length === 0 &&
    /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(createdAt) && /^[\da-f-]{36}$/.test(id)
  ) {
    return { createdAt, id }
  }
  throw validationError({
    details: [{ path: 'cursor', message: 'fault' in read ? read.fault : 'is not a cursor of this list' }],
  })
}
