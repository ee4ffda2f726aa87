import type { Database, Repositories } from '../../db/database.ts'
import type { StoredWatch, WatchChanges } from '../../db/watches.ts'
import type { Failure } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Log } from '../../lib/log.ts'
import type { Sealer } from '../../lib/sealed.ts'
import type { Queue } from '../../queue/queue.ts'
import type { WebhookJob } from '../../db/webhooks.ts'
import type { Wire } from '../../wire/wire.ts'
import type { Keys, Principal } from '../access/keys.ts'
import { callerOf, type Catalogue } from '../search/catalogue.ts'
import { showsSecrets, type Creation } from '../search/creation.ts'
import { resolveSearch } from '../search/request.ts'
import { createStarter, Superseded, type Step } from '../work/starter.ts'
import { createRadarWatch } from './radar.ts'
import { createRunComparison } from './compare-run.ts'
import { createReport } from './report.ts'
import { pauseOf, runRequestOf } from './request.ts'
import { requireWatchQuota } from './creation.ts'

/*
 * The watcher starts the runs of watches, and compares them with the ones before.
 *
 *   waits      `due_at` is the time of the next run, or of the next look at a paused watch.
 *   runs       `run_search_id` is the search. `due_at` is null.
 *   stopped    The caller paused the watch: both are null.
 *
 *   waits ──→ runs      one transaction admits the search as `POST /search` does, and stores it in the watch
 *   waits ──→ waits     refused: the account is full (later), a window is used up (postponed), or paused
 *   runs ──→ waits      one transaction stores the changes and what later runs are compared with
 *
 * Every step checks in its transaction that the watch is still in the state that it found. Several processes can
 * therefore work at the same time, and a killed process leaves no run without a watch. The leader wakes the watcher
 * every second. In a round, accounts take turns, and at most ten runs start, so that the runs of a service that was
 * down do not start together.
 *
 * The trade: a run is compared up to a second after its end, and not in the transaction that ends the search.
 */

const operation = { id: 'createWatch', cost: 1 }
/** Number of runs that start in one round. */
const maxStarted = 10
/** Number of watches that are paused or postponed in one round. */
const maxSettled = 200
/** Number of runs that are compared in one round. */
const maxCompared = 50
/** Time after which a watch that the caller did not pause is checked again, in milliseconds. */
const checkAgainMs = 5 * 60_000

const keyRevoked = { code: 'KEY_REVOKED', message: 'The API key of this watch was revoked' }

interface WatcherParts {
  database: Database
  keys: Pick<Keys, 'find'>
  catalogue: Catalogue
  creation: Pick<Creation, 'startScheduled'>
  sealer: Sealer
  wire: Pick<Wire, 'publish'>
  webhookQueue: Queue<WebhookJob>
  publicUrl: string
  clock: Clock
  log: Log
}

export function createWatcher(parts: WatcherParts) {
  const { database, keys, catalogue, creation, sealer, wire, webhookQueue, clock, log } = parts
  const report = createReport(parts)
  const compareRun = createRunComparison({
    database,
    clock,
    report,
    onChanges: announce,
  })
  const reportRadar = createRadarWatch({ database, clock, report, onReport: announce })

  const logError = (err: unknown): void => log.error({ err }, 'the watches could not be run')

  const starter = createStarter<StoredWatch>({ database, keys, report: logError }, {
    async round({ startEach, forEach }) {
      await forEach(await database.watches.listEnded(maxCompared), compareRun)
      let accounts = await database.watches.listDueAccounts(clock.now().toISOString())
      while (accounts.length > 0) accounts = await startEach(accounts)
      await reportRadar()
      return false
    },
    next: accountId => database.watches.nextDue(accountId, clock.now().toISOString()),
    refuse: async (watch, principal) => principal === undefined ? pause(watch, keyRevoked) : undefined,
    start,
    afterRefusal,
    limits: { started: maxStarted, settled: maxSettled },
  })

  /** Announces stored changes to the streams of a watch and to the deliverer of webhooks. Call it after the commit. */
  function announce(watchId: string): void {
    wire.publish(watchId)
    webhookQueue.notify()
  }

  async function start(principal: Principal, watch: StoredWatch): Promise<void> {
    if (principal.plan?.features.includes('search')) { // otherwise the admission refuses with the better reason
      requireWatchQuota(principal, await database.watches.count(watch.accountId, watch))
    }
    const request = runRequestOf(watch, sealer)
    const snapshot = await catalogue.snapshot(callerOf(principal, request))
    const resolved = resolveSearch(request, snapshot, { secrets: showsSecrets(principal) })
    await creation.startScheduled(principal, operation, resolved, {
      watchId: watch.id,
      claim: (tx, searchId) => changeDue(tx, watch, {
        runSearchId: searchId,
        dueAt: null,
        runs: watch.runs + 1,
        postponed: null,
        ...watch.paused?.code !== 'PAUSED_BY_CALLER' && { status: 'active', paused: null },
      }),
    })
  }

  /** Changes a watch that is due. Throws `Superseded` if it no longer is as it was found. */
  async function changeDue(
    tx: Repositories, { id, dueAt, paused }: StoredWatch, changes: WatchChanges,
  ): Promise<void> {
    const locked = await tx.watches.lock(id)
    const isAsFound = locked?.runSearchId === null && locked.dueAt === dueAt && locked.paused?.code === paused?.code
    if (!isAsFound) throw new Superseded()
    await tx.watches.update(id, changes)
  }

  async function delay(watch: StoredWatch, changes: WatchChanges): Promise<Step> {
    await database.inTransaction(tx => changeDue(tx, watch, changes)).catch((error: unknown) => {
      if (!(error instanceof Superseded)) throw error
    })
    return 'settled'
  }

  const later = (ms: number): string => new Date(clock.now().getTime() + ms).toISOString()

  const pause = (watch: StoredWatch, reason: { code: string, message: string }): Promise<Step> =>
    delay(watch, watch.paused?.code === 'PAUSED_BY_CALLER' ? { dueAt: null } : {
      status: 'paused',
      paused: { ...reason, since: watch.paused?.code === reason.code ? watch.paused.since : later(0) },
      postponed: null,
      dueAt: later(checkAgainMs),
    })

  async function afterRefusal(watch: StoredWatch, error: Failure): Promise<Step> {
    const reason = pauseOf(error)
    if (reason) return pause(watch, reason)
    const { code, message, headers } = error
    if (code !== 'RATE_LIMIT_EXCEEDED') return 'full'
    const until = later(Number(headers['Retry-After']) * 1_000)
    return delay(watch, { dueAt: until, postponed: { code, message, until } })
  }

  return {
    /**
     * Compares runs that have ended, starts those that are due, and reports new breaches of Radar. Does not wait for
     * the end of this work.
     */
    wake: starter.wake,
    stop: starter.stop,
  }
}
