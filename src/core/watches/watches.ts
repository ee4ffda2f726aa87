import type { components } from '../../../generated/api.ts'
import type { Repositories } from '../../db/database.ts'
import type { StoredWatch, WatchStatus } from '../../db/watches.ts'
import { watchRunning } from '../../errors.ts'
import { encodeEvent } from '../../lib/sse.ts'
import type { QueryType } from '../../sources/kit/source.ts'
import { recordDone } from '../audit/audit.ts'
import type { Principal } from '../access/keys.ts'
import { requireOwn } from '../access/require-own.ts'
import { pageOfList, type Page } from '../paging/list-position.ts'
import { listFilterOf, type ListQuery } from '../paging/list-query.ts'
import type { EventHub } from '../search/event-hub/hub.ts'
import { requestedEvent, type ResumePoint } from '../search/resume-point.ts'
import { validationError, type Fault } from '../../errors.ts'
import type { Draft } from '../../lib/draft.ts'
import { deliveryFaults } from '../webhooks/faults.ts'
import { stateBody } from './bodies.ts'
import { readChanges, type ChangeQuery } from './changes.ts'
import { createWatchCreation, type WatchCreationParts } from './creation.ts'
import { changedWebhook } from './request.ts'
import { changesOf } from './update.ts'

type Schemas = components['schemas']

interface WatchParts extends WatchCreationParts {
  /** Distributes the changes of watches. */
  watchHub: EventHub
}

interface WatchListQuery extends ListQuery<WatchStatus> {
  type?: QueryType
}

interface Operation {
  id: string
}

export type Watches = ReturnType<typeof createWatches>

/** Creates the service that stores watches and reads them for their account. The watcher runs them. */
export function createWatches({ watchHub, ...parts }: WatchParts) {
  const { database, clock, publicUrl, sealer, webhookUrlFault } = parts

  const getOwned = async (principal: Principal, id: string): Promise<StoredWatch> =>
    requireOwn('watch', principal, await database.watches.get(id.toLowerCase()))

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

  return {
    ...createWatchCreation(parts),

    get: getOwned,

    /** Returns the state of a watch of this account. Throws NOT_FOUND if the account has none with this id. */
    state: async (principal: Principal, id: string): Promise<Schemas['WatchStateData']> =>
      stateBody(await getOwned(principal, id), publicUrl),

    /** Returns the faults for which `update` refuses a change. Parts that have other faults may be missing. */
    updateFaults: (draft: Draft<Schemas['WatchUpdate']>): Promise<readonly Fault[]> =>
      deliveryFaults(draft, webhookUrlFault),

    /**
     * Pauses, resumes or changes a watch. A resumed watch uses the key of this request. Throws NOT_FOUND, or
     * VALIDATION_ERROR for a webhook that is not allowed.
     */
    async update(principal: Principal, operation: Operation, id: string, update: Schemas['WatchUpdate']) {
      const details = await deliveryFaults(update, webhookUrlFault)
      if (details.length > 0) throw validationError({ details })
      return change(principal, operation, id, (tx, watch, now) => tx.watches.update(watch.id, {
        ...changesOf(watch, update, principal.keyId, now),
        ...update.delivery !== undefined && { webhook: changedWebhook(watch, update.delivery, sealer) },
      }))
    },

    /** Makes the next run of a watch due now. Throws NOT_FOUND, or WATCH_RUNNING while a run is in progress. */
    run: (principal: Principal, operation: Operation, id: string) =>
      change(principal, operation, id, async (tx, watch, now) => {
        const { runSearchId } = watch
        if (runSearchId) throw watchRunning({ message: `A run of this watch is in progress: ${runSearchId}` })
        await tx.watches.update(watch.id, { dueAt: now.toISOString(), postponed: null })
      }),

    /** Returns one page of changes, newest first. Throws NOT_FOUND, or VALIDATION_ERROR for a wrong cursor or time. */
    changes: async (
      principal: Principal, id: string, query: ChangeQuery,
    ): Promise<Schemas['WatchChangeListData']> => readChanges(database, await getOwned(principal, id), query),

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

    /** Returns one page of the account's watches. Throws VALIDATION_ERROR for a wrong cursor or time. */
    async list({ accountId }: Principal, { type, ...query }: WatchListQuery): Promise<Page<StoredWatch>> {
      const filter = { ...listFilterOf(query), type }
      return pageOfList({ list: 'watches', ...filter }, query, range =>
        database.watches.list(accountId, { ...filter, ...range }))
    },
  }
}
