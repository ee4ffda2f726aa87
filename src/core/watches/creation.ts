import { isDeepStrictEqual } from 'node:util'
import type { components } from '../../../generated/api.ts'
import type { Database, Repositories } from '../../db/database.ts'
import type { NewWatch } from '../../db/watches.ts'
import { watchExists, watchQuotaExceeded, type Fault } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Draft } from '../../lib/draft.ts'
import { newId } from '../../lib/ids.ts'
import type { Log } from '../../lib/log.ts'
import type { Sealer } from '../../lib/sealed.ts'
import type { Principal } from '../access/keys.ts'
import { scheduling, type Admission, type Admitted } from '../admission/admission.ts'
import { resultDeleted, type IdempotencyKey } from '../admission/idempotency.ts'
import { storedOptions } from '../investigations/request.ts'
import type { Catalogue } from '../search/catalogue.ts'
import { deliveryFaults, type WebhookUrlFault } from '../webhooks/faults.ts'
import { stateBody } from './bodies.ts'
import type { WatchChange } from './compare.ts'
import { domainOf } from './domain.ts'
import { createReport } from './report.ts'
import { resolveWatch, storedWebhook, watchFaults, type WatchRequest } from './request.ts'
import { pausedByCaller } from './update.ts'

type Schemas = components['schemas']

export interface WatchCreationParts {
  database: Database
  admission: Admission
  catalogue: Catalogue
  sealer: Sealer
  clock: Clock
  log: Log
  publicUrl: string
  webhookUrlFault: WebhookUrlFault
}

/** Number of watches that an account may have for each concurrent search of its plan. */
const watchesPerSlot = 10

/** Throws WATCH_QUOTA_EXCEEDED if the plan has no room for a watch besides this number of older ones. */
export function requireWatchQuota({ plan }: Principal, others: number): void {
  if (others >= watchesPerSlot * (plan?.concurrency ?? 0)) throw watchQuotaExceeded()
}

/** Throws WATCH_EXISTS if one of these watches asks the same for the same purpose. */
function requireNew(watch: NewWatch, others: readonly NewWatch[]): void {
  const facts = ({ options, webhook, reference }: NewWatch): unknown[] =>
    [JSON.parse(options), webhook?.url, reference]
  const same = others.find(other => isDeepStrictEqual(facts(other), facts(watch)))
  if (same) throw watchExists({ message: `The account has the same watch: ${same.id}` })
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

/** Creates the part of the watches that stores new ones. */
export function createWatchCreation(
  { database, admission, catalogue, sealer, clock, log, publicUrl, webhookUrlFault }: WatchCreationParts,
) {
  const report = createReport({ sealer, publicUrl, log })

  return {
    /**
     * Stores a watch, whose first run then starts. Nothing is charged. Throws VALIDATION_ERROR, WATCH_QUOTA_EXCEEDED,
     * WATCH_EXISTS, or a refusal of `Admission.enter`. If an earlier request had the same Idempotency-Key, returns its
     * watch. Throws IDEMPOTENCY_KEY_REUSED if that one was deleted.
     */
    async create(
      principal: Principal, { id: operation }: { id: string }, request: WatchRequest, key?: IdempotencyKey,
    ): Promise<Admitted<Schemas['WatchStateData']>> {
      const faults = await deliveryFaults(request, webhookUrlFault)
      const observable = resolveWatch(request, await catalogue.snapshot(), faults)
      const id = newId()
      const watch = await newWatch(principal, id, request, observable, { database, sealer, now: clock.now() })
      const bodyOf = (one: NewWatch) => stateBody({ ...one, ...asCreated, dueAt: one.createdAt }, publicUrl)
      return admission.once(
        principal,
        () => database.inTransaction(async tx => {
          const entry = scheduling(operation, { kind: 'watch', resourceId: id }, key)
          const pass = await admission.enter(tx, principal, entry)
          requireWatchQuota(principal, await tx.watches.count(principal.accountId))
          requireNew(watch, await tx.watches.listOf(watch))
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
      const observable = resolveWatch(request, await catalogue.snapshot())
      const watch = await newWatch(principal, id, request, observable, { database, sealer, now: clock.now() })
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
  }
}

interface NewWatchParts {
  database: Pick<Repositories, 'breaches'>
  sealer: Sealer
  now: Date
}

/** Returns the watch of a request, before it is stored. Breaches that Radar has now are no changes of it. */
async function newWatch(
  principal: Principal, id: string, request: WatchRequest, observable: ReturnType<typeof resolveWatch>,
  { database, sealer, now }: NewWatchParts,
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
    createdAt: now.toISOString(),
  }
}
