import type { components } from '../../../generated/api.ts'
import type { Database, Repositories } from '../../db/database.ts'
import type { NewWatch, StoredWatch, WatchStatus } from '../../db/watches.ts'
import { notFound, watchQuotaExceeded, type Fault } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Draft } from '../../lib/draft.ts'
import { newId } from '../../lib/ids.ts'
import { encodeEvent } from '../../lib/sse.ts'
import type { Log } from '../../lib/log.ts'
import type { Sealer } from '../../lib/sealed.ts'
import type { Admission, Admitted } from '../admission/admission.ts'
import { recordDone } from '../audit/audit.ts'
import { resultDeleted, type IdempotencyKey } from '../admission/idempotency.ts'
import { storedOptions } from '../investigations/request.ts'
import type { Principal } from '../access/keys.ts'
import { pageOfList, type Page } from '../paging/list-position.ts'
import { badCursor, readPageCursor, writePageCursor, type ListFilter } from '../paging/page-cursor.ts'
import type { Catalogue } from '../search/catalogue.ts'
import type { EventHub } from '../search/event-hub/hub.ts'
import { requestedEvent, type ResumePoint } from '../search/resume-point.ts'
import { deliveryFaults, type WebhookUrlFault } from '../webhooks/faults.ts'
import { stateBody } from './bodies.ts'
import type { WatchChange } from './compare.ts'
import { domainOf } from './domain.ts'
import { resolveWatch, storedWebhook, watchFaults, type WatchRequest } from './request.ts'
import { createReport } from './report.ts'
import { nextRunAfter } from './schedule.ts'

type Schemas = components['schemas']

interface WatchParts {
  database: Database
  admission: Admission
  catalogue: Catalogue
  sealer: Sealer
  clock: Clock
  log: Log
  /** Distributes the changes of watches. */
  watchHub: EventHub
  publicUrl: string
  webhookUrlFault: WebhookUrlFault
}

interface ListQuery {
  limit: number
  cursor?: string
  status?: WatchStatus
  reference?: string
  label?: string[]
}

interface Operation {
  id: string
}

/** Number of watches that an account may have for each concurrent search of its plan. */
const watchesPerSlot = 10

/** Throws WATCH_QUOTA_EXCEEDED if the plan has no room for a watch besides this number of older ones. */
export function requireWatchQuota({ plan }: Principal, others: number): void {
  if (others >= watchesPerSlot * (plan?.concurrency ?? 0)) throw watchQuotaExceeded()
}

const asCreated = {
  status: 'active',
  paused: null,
  postponed: null,
  runSearchId: null,
  lastRun: null,
  runs: 0,
  changes: 0,
  leftOut: 0,
} as const

const pausedByCaller = { code: 'PAUSED_BY_CALLER', message: 'A key of the account paused the watch' }

export type Watches = ReturnType<typeof createWatches>

/** Creates the service that stores watches and reads them for their account. The watcher runs them. */
export function createWatches(
  { database, admission, catalogue, sealer, clock, log, watchHub, publicUrl, webhookUrlFault }: WatchParts,
) {
  const report = createReport({ sealer, publicUrl, log })

  async function getOwned({ accountId }: Principal, id: string): Promise<StoredWatch> {
    const watch = await database.watches.get(id.toLowerCase())
    if (watch?.accountId === accountId) return watch
    throw notFound({ message: 'There is no watch with this id' })
  }

  /** Changes a watch of this account, and returns its state. Throws NOT_FOUND if the account has none with this id. */
  async function change(
    principal: Principal, { id: operation }: Operation, id: string,
    work: (tx: Repositories, watch: StoredWatch, now: Date) => Promise<void>,
  ): Promise<Schemas['WatchStateData']> {
    const owned = await getOwned(principal, id)
    await database.inTransaction(async tx => {
      const watch = await tx.watches.lock(owned.id)
      if (!watch) return
      const now = clock.now()
      await work(tx, watch, now)
      await recordDone(tx, principal, now, operation)
    })
    return stateBody(await getOwned(principal, id), publicUrl)
  }

  async function newWatch(
    principal: Principal, id: string, request: WatchRequest, observable: ReturnType<typeof resolveWatch>,
  ): Promise<NewWatch> {
    const { delivery: _, ...searched } = request // the webhook is stored by itself
    const { revision: radarRevision } = await database.breaches.getState()
    return {
      id,
      accountId: principal.accountId,
      keyId: principal.keyId,
      ...observable,
      domain: domainOf(observable),
      ...storedOptions(id, searched, undefined, sealer, 'watches'),
      webhook: storedWebhook(id, request, sealer),
      intervalHours: request.interval_hours,
      reference: request.reference ?? null,
      labels: request.labels ?? [],
      radarRevision,
      createdAt: clock.now().toISOString(),
    }
  }

  return {
    /**
     * Stores a watch, whose first run then starts. Nothing is charged. Throws VALIDATION_ERROR, WATCH_QUOTA_EXCEEDED,
     * or a refusal of `Admission.enter`. If an earlier request had the same Idempotency-Key, returns its watch.
     * Throws IDEMPOTENCY_KEY_REUSED if that one was deleted.
     */
    async create(
      principal: Principal, { id: operation }: Operation, request: WatchRequest, key?: IdempotencyKey,
    ): Promise<Admitted<Schemas['WatchStateData']>> {
      const faults = await deliveryFaults(request, webhookUrlFault)
      const observable = resolveWatch(request, await catalogue.snapshot(), faults)
      const id = newId()
      const watch = await newWatch(principal, id, request, observable)
      const bodyOf = (one: NewWatch) => stateBody({ ...one, ...asCreated, dueAt: one.createdAt }, publicUrl)
      return admission.once(
        principal,
        () => database.inTransaction(async tx => {
          const pass = await admission.enter(tx, principal, {
            id: operation,
            feature: 'search',
            cost: 0,
            room: 1,
            claim: key && { key, kind: 'watch', resourceId: id },
          })
          requireWatchQuota(principal, await tx.watches.count(principal.accountId))
          await tx.watches.insert(watch)
          await pass.charge()
          return { result: bodyOf(watch), headers: pass.headers }
        }),
        async repeatedId => {
          const stored = await database.watches.get(repeatedId)
          if (!stored) throw resultDeleted('watch')
          return bodyOf(stored)
        },
      )
    },

    /**
     * Creates a paused watch with a given id and given changes, which therefore costs nothing. A sandbox creates those
     * of the documentation's examples with it. Its webhook reports the changes.
     */
    async createExample(
      principal: Principal, id: string, request: WatchRequest, changes: readonly WatchChange[],
    ): Promise<void> {
      const watch = await newWatch(principal, id, request, resolveWatch(request, await catalogue.snapshot()))
      const paused = { ...pausedByCaller, since: watch.createdAt }
      await database.inTransaction(async tx => {
        await tx.watches.insert(watch)
        const counts = await report(tx, (await tx.watches.lock(id))!, { searchId: null, changes, at: clock.now() })
        await tx.watches.update(id, { status: 'paused', paused, dueAt: null, ...counts })
      })
    },

    /** Returns the faults for which `create` refuses a request. Parts that have other faults may be missing. */
    faults: async (draft: Draft<WatchRequest>): Promise<readonly Fault[]> =>
      watchFaults(draft, await catalogue.snapshot(), await deliveryFaults(draft, webhookUrlFault)),

    get: getOwned,

    /** Returns the state of a watch of this account. Throws NOT_FOUND if the account has none with this id. */
    state: async (principal: Principal, id: string): Promise<Schemas['WatchStateData']> =>
      stateBody(await getOwned(principal, id), publicUrl),

    /** Pauses, resumes or changes a watch. A resumed watch uses the key of this request. Throws NOT_FOUND. */
    update: (
      principal: Principal, operation: Operation, id: string,
      { paused, interval_hours: intervalHours, reference, labels }: Schemas['WatchUpdate'],
    ) => change(principal, operation, id, async (tx, watch, now) => {
      const since = now.toISOString()
      const { runSearchId } = watch
      const isPaused = watch.paused?.code === pausedByCaller.code
      const alreadyDue = watch.dueAt !== null && watch.dueAt <= since ? watch.dueAt : undefined
      const next = nextRunAfter({ ...watch, ...intervalHours !== undefined && { intervalHours } }, now)
      await tx.watches.update(watch.id, {
        ...reference !== undefined && { reference },
        ...labels !== undefined && { labels },
        ...intervalHours !== undefined && { intervalHours },
        ...intervalHours !== undefined && watch.status === 'active' && watch.runs > 0 && !runSearchId
          && { dueAt: alreadyDue ?? next, postponed: null },
        ...paused === true && !isPaused
          && { status: 'paused', paused: { ...pausedByCaller, since }, postponed: null, dueAt: null },
        ...paused === false && watch.status === 'paused' && {
          keyId: principal.keyId,
          status: 'active',
          paused: null,
          dueAt: runSearchId ? null : alreadyDue ?? overdueOr(next, watch, now),
        },
      })
    }),

    /** Makes the next run of a watch due now. Does nothing while a run is in progress. Throws NOT_FOUND. */
    run: (principal: Principal, operation: Operation, id: string) =>
      change(principal, operation, id, async (tx, watch, now) => {
        if (watch.runSearchId === null) await tx.watches.update(watch.id, { dueAt: now.toISOString(), postponed: null })
      }),

    /** Returns one page of changes, newest first. Throws NOT_FOUND, or VALIDATION_ERROR for a wrong cursor. */
    async changes(
      principal: Principal, id: string, { limit, cursor }: Pick<ListQuery, 'limit' | 'cursor'>,
    ): Promise<Schemas['WatchChangeListData']> {
      const watch = await getOwned(principal, id)
      const filter = { list: 'changes', id: watch.id }
      const before = cursor === undefined ? undefined : readNumber(filter, cursor)
      const found = await database.watchChanges.list(watch.id, { before, limit: limit + 1 })
      const page = found.slice(0, limit)
      return {
        changes: page.map(({ data }) => JSON.parse(data) as Schemas['WatchChange']),
        left_out: watch.leftOut,
        pagination: {
          limit,
          nextCursor: found.length > limit ? writePageCursor(filter, [page.at(-1)!.number]) : null,
        },
      }
    },

    /**
     * Returns the encoded changes from the resume point on, without an end. Throws NOT_FOUND, or VALIDATION_ERROR if
     * the resume point is invalid.
     */
    async stream(
      principal: Principal, id: string, point: ResumePoint, signal: AbortSignal,
    ): Promise<AsyncIterable<Buffer>> {
      const watch = await getOwned(principal, id)
      const first = requestedEvent(point, watch.changes)
      const data: Schemas['WatchConnectedData'] = { watch_id: watch.id, timestamp: clock.now().toISOString() }
      return watchHub.subscribe(watch.id, first, signal, encodeEvent('connected', JSON.stringify(data)))
    },

    /** Returns one page of the account's watches, newest first. Throws VALIDATION_ERROR for a wrong cursor. */
    list(
      { accountId }: Principal, { status, reference, label: labels, ...page }: ListQuery,
    ): Promise<Page<StoredWatch>> {
      const filter = { status, reference, labels }
      return pageOfList({ list: 'watches', ...filter }, page, range =>
        database.watches.list(accountId, { ...filter, ...range }))
    },
  }
}

/** Returns `now` if the watch has no run yet, or has missed one since the last. Otherwise returns `next`. */
function overdueOr(next: string, watch: StoredWatch, now: Date): string {
  const last = watch.lastRun?.endedAt
  return last !== undefined && nextRunAfter(watch, new Date(last)) > now.toISOString() ? next : now.toISOString()
}

function readNumber(filter: ListFilter, cursor: string): number {
  const [number, ...rest] = readPageCursor(filter, cursor)
  if (!isChangeNumber(number) || rest.length > 0) throw badCursor()
  return number
}

/** `true` for numbers that the database can compare with those of changes. */
const isChangeNumber = (number: unknown): number is number =>
  Number.isInteger(number) && (number as number) >= 0 && (number as number) < 2 ** 31
