import type { Repositories } from '../../db/database.ts'
import { Failure } from '../../errors.ts'
import { nextTurn } from '../../lib/pauses.ts'
import type { Keys, Principal } from '../access/keys.ts'
import { isFull } from '../admission/slots.ts'

/*
 * The starter starts searches that an earlier request has scheduled: those of investigations, and the runs of watches.
 *
 *   idle ──→ round   `wake`, or a `wake` during the round before
 *   round ──→ round  the round has reported that more may be found
 *   round ──→ idle   otherwise, or after a failure: the next `wake` tries again
 *
 * In a round, accounts take turns: `startEach` starts at most one item of each. Items are not locked while they are
 * looked for, so several processes may find the same one. The transaction that starts an item checks that it still
 * waits, and throws `Superseded` otherwise.
 */

/** Thrown if the item no longer waits: another process started it, or its owner stopped it. */
export class Superseded extends Error {}

/** Result of one item. `settled`: nothing started, but the next item may. `full`: the account has to wait. */
export type Step = 'started' | 'settled' | 'full'

/** The items of one kind that have to be started: investigations have observables, watches have runs. */
export interface Schedule<Item extends { keyId: string }> {
  /** Does one round. Returns `true` if the next round may find more to do at once. */
  round(turns: Turns): Promise<boolean>
  /** Returns the next item of an account, or `undefined` if none waits. */
  next(accountId: string): Promise<Item | undefined>
  /** Settles an item that must not start, whatever the limits of its account are. Otherwise returns `undefined`. */
  refuse(item: Item, principal: Principal | undefined): Promise<Step | undefined>
  /** Starts the search of an item. Throws `Superseded`, or the `Failure` with which the search is refused. */
  start(principal: Principal, item: Item): Promise<void>
  /** Does what follows from the failure of `start`. */
  afterRefusal(item: Item, failure: Failure): Promise<Step>
  /** Numbers of items after which a round starts no more. Default: no limit. */
  limits?: Readonly<Partial<Record<Step, number>>>
}

/** The turns of one round, which end early if the starter is stopped. */
export interface Turns {
  /** Starts the next item of each account. Returns the accounts that may have another one. */
  startEach(accountIds: readonly string[]): Promise<string[]>
  /** Does `work` for each item. Returns `true` if any succeeded. An item that fails does not delay the others. */
  forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<boolean>
}

interface StarterParts {
  database: Pick<Repositories, 'searches' | 'temporaryRuns'>
  keys: Pick<Keys, 'find'>
  /** Reports an error. The item that caused it is left for a later round. */
  report: (error: unknown) => void
}

export function createStarter<Item extends { keyId: string }>(
  { database, keys, report }: StarterParts, schedule: Schedule<Item>,
) {
  let rounds: Promise<void> | undefined
  let isWoken = false
  let isStopped = false

  function wake(): void {
    isWoken = true
    if (!isStopped) rounds ??= runRounds().finally(() => { rounds = undefined })
  }

  async function runRounds(): Promise<void> {
    while (isWoken && !isStopped) {
      isWoken = false
      try {
        if (await schedule.round(createTurns())) isWoken = true
      } catch (error) {
        report(error)
      }
    }
  }

  function createTurns(): Turns {
    const count = { started: 0, settled: 0, full: 0 }
    const { limits = {} } = schedule
    const isSpent = () => Object.entries(limits).some(([step, limit]) => count[step as Step] >= limit)

    return {
      async startEach(accountIds) {
        const more: string[] = []
        for (const accountId of accountIds) {
          await nextTurn() // SQLite works on the thread of the service
          if (isStopped || isSpent()) return []
          const step = await startNext(accountId).catch(report) ?? 'full'
          count[step]++
          if (step !== 'full') more.push(accountId)
        }
        return more
      },

      async forEach(items, work) {
        let hasSucceeded = false
        for (const item of items) {
          await nextTurn()
          if (isStopped) return false
          await work(item).then(() => { hasSucceeded = true }, report)
        }
        return hasSucceeded
      },
    }
  }

  async function startNext(accountId: string): Promise<Step> {
    const item = await schedule.next(accountId)
    if (item === undefined) return 'full'
    const principal = await keys.find(item.keyId)
    if (principal?.disabled) return 'full' // the items wait until the operator enables the account
    const refused = await schedule.refuse(item, principal)
    if (refused !== undefined) return refused
    if (principal === undefined || await isFull(database, principal)) return 'full'
    try {
      await schedule.start(principal, item)
      return 'started'
    } catch (error) {
      if (error instanceof Superseded) return 'settled'
      if (!(error instanceof Failure)) throw error
      return schedule.afterRefusal(item, error)
    }
  }

  return {
    /** Looks for items to start. Does not wait for the end of this work. */
    wake,

    async stop(): Promise<void> {
      isStopped = true
      await rounds
    },
  }
}
