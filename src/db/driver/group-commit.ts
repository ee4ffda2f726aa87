import { setImmediate as nextEvents } from 'node:timers/promises'
import type { Knex } from 'knex'
import { isDatabaseFailure } from './failure.ts'

/*
 * Group commit, for SQLite: transactions that wait for its one connection share one commit. A commit waits for the
 * disk, during which the process does nothing else, and costs more than most transactions.
 *
 * Each transaction of several runs in a savepoint of its own, one after another. If one fails, only its own writes are
 * rolled back. A caller gets its result, or its error, after the commit: its work may have read what an earlier
 * transaction of the group wrote. If the commit fails, or a transaction could not be rolled back alone, all callers of
 * the group get that error, and nothing is stored.
 *
 * The trade: a transaction may wait for those that follow it in its group. A group takes further ones for 10 ms, or for
 * up to 25 ms if commits are slow, because otherwise most of the time would pass in commits.
 */

type Work<Result> = (trx: Knex.Transaction) => Promise<Result>
/** Reports the outcome of one transaction to its caller. */
type Settle = () => void

interface Waiting {
  run(trx: Knex.Transaction, isAlone: boolean): Promise<Settle>
  fail(error: unknown): void
}

/** Time for which a group takes further transactions, as a multiple of the time of the last commit. */
const commitsPerGroup = 4

interface GroupLimits {
  /** Minimum time for which a group takes further transactions, in milliseconds. Default: 10. */
  groupMs?: number
  /** Maximum of that time, which is reached if commits are slow, in milliseconds. Default: 25. */
  maxGroupMs?: number
}

/** Creates a function that runs `work` in a transaction, which may share its commit with others. */
export function createGroupCommit(
  db: Knex, { groupMs = 10, maxGroupMs = 25 }: GroupLimits = {},
): <Result>(work: Work<Result>) => Promise<Result> {
  const waiting: Waiting[] = []
  let isRunning = false
  let openMs = groupMs

  async function runGroups(): Promise<void> {
    do {
      await nextEvents() // so that all requests that have arrived are in the group
      await runGroup()
    } while (waiting.length > 0)
    isRunning = false
  }

  async function runGroup(): Promise<void> {
    const members: Waiting[] = []
    const settled: Settle[] = []
    let commitStartMs = 0
    let failure: unknown
    try {
      await db.transaction(async trx => {
        const startMs = performance.now()
        const isAlone = waiting.length === 1 // a single write needs no savepoint
        do {
          const member = waiting.shift()!
          members.push(member)
          // the knex transaction of a member refuses queries after its end, so that none gets into the next member
          settled.push(await member.run(trx, isAlone).catch((error: unknown) => { throw failure = error }))
        } while (!isAlone && waiting.length > 0 && performance.now() - startMs < openMs)
        commitStartMs = performance.now()
      })
      openMs = Math.min(maxGroupMs, Math.max(groupMs, commitsPerGroup * (performance.now() - commitStartMs)))
    } catch (error) {
      if (members.length === 0) members.push(...waiting.splice(0)) // there was no connection
      for (const { fail } of members) fail(failure ?? error)
      return
    }
    for (const settle of settled) settle()
  }

  return <Result>(work: Work<Result>) => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    waiting.push({
      fail: reject,
      async run(trx, isAlone) {
        let cause: unknown
        try {
          const result = isAlone
            ? await work(trx)
            : await trx.transaction(inner => work(inner).catch((error: unknown) => { throw cause = error }))
          return () => resolve(result)
        } catch (error) {
          // SQLite may have rolled back the whole group, or the savepoint could not be rolled back
          if (isAlone || error !== cause || isDatabaseFailure(error)) throw error
          return () => reject(error)
        }
      },
    })
    if (!isRunning) {
      isRunning = true
      void runGroups()
    }
    return promise
  }
}
