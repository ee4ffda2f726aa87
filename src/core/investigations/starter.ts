import type { Database } from '../../db/database.ts'
import type { Reason, StoredInvestigation } from '../../db/investigations.ts'
import type { WaitingObservable } from '../../db/investigation-observables.ts'
import type { Failure } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Log } from '../../lib/log.ts'
import type { Sealer } from '../../lib/sealed.ts'
import type { Wire } from '../../wire/wire.ts'
import type { Keys, Principal } from '../access/keys.ts'
import { callerOf, type Catalogue } from '../search/catalogue.ts'
import { showsSecrets, type Creation } from '../search/creation.ts'
import type { Journal } from '../search/journal.ts'
import { resolveSearch } from '../search/request.ts'
import { createStarter, Superseded, type Step } from '../work/starter.ts'
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

/** The next observable of an account, and its investigation. */
interface WaitingItem {
  keyId: string
  investigation: StoredInvestigation
  observable: WaitingObservable
}

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

export function createInvestigationStarter(
  { database, keys, catalogue, creation, journal, sealer, wire, clock, log }: StarterParts,
) {
  let stopListening = (): void => undefined

  const report = (err: unknown): void => log.error({ err }, 'the searches of investigations could not be started')

  const starter = createStarter<WaitingItem>({ database, keys, report }, {
    async round({ startEach, forEach }) {
      if (!await database.investigations.isAnyOpen()) return false
      for (const id of await database.investigations.listStopped(investigationCancelled.code, batch)) {
        await cancelSearches(database, journal, id)
      }
      const more = await startEach(await database.investigations.listReadyAccounts(clock.now().toISOString()))
      const toFollow = await database.investigationObservables.listToFollow(followBatch)
      const hasFollowed = await forEach(toFollow, ended => followSearch({ database, wire, clock }, ended))
      return more.length > 0 || hasFollowed
    },

    async next(accountId) {
      const investigation = await database.investigations.nextReady(accountId, clock.now().toISOString())
      const observable = investigation && await database.investigationObservables.nextWaiting(investigation.id)
      return observable && { keyId: investigation.keyId, investigation, observable }
    },

    async refuse({ investigation: { id, budget } }, principal) {
      if (principal === undefined) return stop(id, keyRevoked)
      if (budget === null || await database.investigationObservables.countStarted(id) < budget) return undefined
      return stop(id, budgetExhausted)
    },

    start,
    afterRefusal,
  })

  async function start(principal: Principal, { investigation, observable }: WaitingItem): Promise<void> {
    const request = searchRequestOf(investigation, observable, sealer)
    const snapshot = await catalogue.snapshot(callerOf(principal, request))
    const resolved = resolveSearch(request, snapshot, { secrets: showsSecrets(principal) })
    await creation.startScheduled(principal, operation, resolved, {
      investigationId: investigation.id,
      actId: investigation.actId,
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

  async function afterRefusal(
    { investigation: { id }, observable }: WaitingItem, { code, message, details, headers }: Failure,
  ): Promise<Step> {
    if (ofMoment.has(code)) return 'full'
    if (ofObservable.has(code)) {
      const fault = Array.isArray(details) ? details[0] : undefined
      await skip(observable, { code, message: fault ? `${fault.path} ${fault.message}` : message })
      return 'settled'
    }
    const waitS = Number(headers['Retry-After'])
    if (code !== 'RATE_LIMIT_EXCEEDED' || waitS > maxPauseS) return stop(id, { code, message })
    await database.investigations.pause(id, new Date(clock.now().getTime() + waitS * 1_000).toISOString())
    return 'settled'
  }

  async function stop(id: string, reason: Reason): Promise<Step> {
    await database.inTransaction(tx => stopInvestigation(tx, id, reason, clock.now()))
    wire.publish(id)
    return 'settled'
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
    wake: starter.wake,

    start(): void {
      stopListening = wire.onRing('investigation', starter.wake)
    },

    async stop(): Promise<void> {
      stopListening()
      await starter.stop()
    },
  }
}
