import type { Database } from '../../db/database.ts'
import type { Reason, StoredInvestigation } from '../../db/investigations.ts'
import type { WaitingObservable } from '../../db/investigation-observables.ts'
import { Failure } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Log } from '../../lib/log.ts'
import { nextTurn } from '../../lib/pauses.ts'
import type { Sealer } from '../../lib/sealed.ts'
import type { Wire } from '../../wire/wire.ts'
import type { Keys, Principal } from '../access/keys.ts'
import { isFull } from '../admission/slots.ts'
import type { Catalogue } from '../search/catalogue.ts'
import { showsSecrets, type Creation } from '../search/creation.ts'
import type { Journal } from '../search/journal.ts'
import { resolveSearch } from '../search/request.ts'
import { cancelSearches, investigationCancelled, stopInvestigation } from './cancellation.ts'
import { startedEvent } from './events.ts'
import { followSearch } from './follow/follower.ts'
import { endInvestigationIfDone } from '../search/end-investigation.ts'
import { searchRequestOf } from './request.ts'

/*
 * The starter starts the searches of investigations as slots of their accounts are free, and lets the follower
 * (follow/follower.ts) follow what ended searches found.
 *
 *   observable   waiting ──→ started       its search exists
 *                   └──────→ not_started   refused, or the investigation stopped
 *
 *   investigation   processing ──→ finished   nothing waits or is to be followed, and no search is active
 *
 * One transaction admits a search as `POST /search` does, and gives it to its observable if that still waits. Starters
 * of several processes can therefore work at the same time: an observable never gets two searches, and a killed process
 * leaves an observable either waiting or with its search. The starter wakes up when an investigation is created, when
 * any search ends, and once per second on the leader, in case a message was lost or a usage window has reset.
 *
 * The trade: the end of a search does not start the next one in its own transaction, which would need locks of the
 * account and slow down the writes of its runner. A slot is therefore free for some milliseconds.
 */

const operation = { id: 'createInvestigation', cost: 1 }
/** Longest wait for the reset of a usage window, in seconds. An investigation that would wait longer stops. */
const maxPauseS = 3_600
const batch = 100
/** Number of searches whose findings are followed before searches are started again. */
const followBatch = 10

const budgetExhausted: Reason = { code: 'BUDGET_EXHAUSTED', message: 'The budget of the investigation is used up' }
const keyRevoked: Reason = {
  code: 'KEY_REVOKED', message: 'The API key that created the investigation was revoked',
}
/** Codes of refusals that hold for one observable only. */
const ofObservable: ReadonlySet<string> = new Set([
  'VALIDATION_ERROR', 'QUERY_BLOCKED', 'REGISTERED_ACCOUNTS_UNAVAILABLE',
])
/** Codes of refusals after which the account has to wait for a slot, or for a runner. */
const ofMoment: ReadonlySet<string> = new Set(['MAX_CONCURRENCY_EXCEEDED', 'DISPATCH_UNAVAILABLE'])

/** Thrown if the observable no longer waits: another process started it, or the investigation was stopped. */
class Superseded extends Error {}

interface StarterParts {
  database: Database
  keys: Pick<Keys, 'find'>
  catalogue: Catalogue
  creation: Pick<Creation, 'startScheduled'>
  journal: Journal
  sealer: Sealer
  wire: Wire
  clock: Clock
  log: Log
}

export type Starter = ReturnType<typeof createStarter>

export function createStarter(
  { database, keys, catalogue, creation, journal, sealer, wire, clock, log }: StarterParts,
) {
  let round: Promise<void> | undefined
  let again = false
  let stopped = false
  let stopListening = (): void => undefined

  function wake(): void {
    again = true
    if (stopped) return
    round ??= run().finally(() => { round = undefined })
  }

  async function run(): Promise<void> {
    while (again && !stopped) {
      again = false
      try {
        if (!await database.investigations.isAnyOpen()) continue
        for (const id of await database.investigations.listStopped(investigationCancelled.code, batch)) {
          await cancelSearches(database, journal, id)
        }
        if (await startEach()) again = true
        if (await followSome()) again = true
      } catch (err) {
        report(err)
      }
    }
  }

  const report = (err: unknown): void => log.error({ err }, 'the searches of investigations could not be started')

  /**
   * Starts one search for each account, so that accounts take turns. Returns `true` if more may be started. An account
   * whose search fails to start does not delay the others.
   */
  async function startEach(): Promise<boolean> {
    let more = false
    for (const accountId of await database.investigations.listReadyAccounts(clock.now().toISOString())) {
      await nextTurn() // SQLite works on the thread of the service
      if (stopped) return false
      try {
        more = await startNext(accountId) || more
      } catch (err) {
        report(err)
      }
    }
    return more
  }

  /** Follows the findings of some searches. Returns `true` if more may wait. A search that fails is left for later. */
  async function followSome(): Promise<boolean> {
    let some = false
    for (const ended of await database.investigationObservables.listToFollow(followBatch)) {
      await nextTurn()
      if (stopped) return false
      try {
        await followSearch({ database, wire, clock }, ended)
        some = true
      } catch (err) {
        report(err)
      }
    }
    return some
  }

  /** Starts the next search of an account. Returns `false` if the account has to wait. */
  async function startNext(accountId: string): Promise<boolean> {
    const investigation = await database.investigations.nextReady(accountId, clock.now().toISOString())
    const observable = investigation && await database.investigationObservables.nextWaiting(investigation.id)
    if (!observable) return false
    const principal = await keys.find(investigation.keyId)
    if (principal === undefined) return stop(investigation.id, keyRevoked)
    const { id, budget } = investigation
    if (budget !== null && await database.investigationObservables.countStarted(id) >= budget) {
      return stop(id, budgetExhausted)
    }
    if (await isFull(database, principal)) return false
    try {
      await start(principal, investigation, observable)
      return true
    } catch (error) {
      return afterRefusal(investigation, observable, error)
    }
  }

  async function start(
    principal: Principal, investigation: StoredInvestigation, observable: WaitingObservable,
  ): Promise<void> {
    const request = searchRequestOf(investigation, observable, sealer)
    const resolved = resolveSearch(request, await catalogue.snapshot(), { secrets: showsSecrets(principal) })
    await creation.startScheduled(principal, operation, resolved, {
      investigationId: investigation.id,
      async claim(tx, searchId) {
        const locked = await tx.investigations.lock(investigation.id)
        if (!locked || !await tx.investigationObservables.start(observable, searchId)) throw new Superseded()
        const now = clock.now()
        await tx.investigations.endTurn(investigation.id, now.toISOString())
        await tx.investigationEvents.append(investigation.id, [startedEvent(observable, searchId, now)])
      },
    })
    wire.publish(investigation.id)
  }

  /** Does what follows from a refusal. Returns `false` if the account has to wait. */
  async function afterRefusal(
    { id }: StoredInvestigation, observable: WaitingObservable, error: unknown,
  ): Promise<boolean> {
    if (error instanceof Superseded) return true
    if (!(error instanceof Failure)) throw error
    const { code, message, details, headers } = error
    if (ofMoment.has(code)) return false
    if (ofObservable.has(code)) {
      const fault = Array.isArray(details) ? details[0] : undefined
      await skip(observable, { code, message: fault ? `${fault.path} ${fault.message}` : message })
      return true
    }
    const waitS = Number(headers['Retry-After'])
    if (code !== 'RATE_LIMIT_EXCEEDED' || waitS > maxPauseS) return stop(id, { code, message })
    await database.investigations.pause(id, new Date(clock.now().getTime() + waitS * 1_000).toISOString())
    return true
  }

  async function stop(id: string, reason: Reason): Promise<true> {
    await database.inTransaction(tx => stopInvestigation(tx, id, reason, clock.now()))
    wire.publish(id)
    return true
  }

  async function skip(observable: WaitingObservable, reason: Reason): Promise<void> {
    const { investigationId } = observable
    await database.inTransaction(async tx => {
      await tx.investigations.lock(investigationId)
      await tx.investigationObservables.skip(observable, reason)
      await endInvestigationIfDone(tx, investigationId, clock.now())
    })
    wire.publish(investigationId)
  }

  return {
    /** Looks for searches to start. Does not wait for the end of this work. */
    wake,

    start(): void {
      stopListening = wire.onRing('investigation', wake)
    },

    async stop(): Promise<void> {
      stopped = true
      stopListening()
      await round
    },
  }
}
