import type { Database } from '../../db/database.ts'
import type { Erasure } from '../../db/erasures.ts'
import type { Clock } from '../../lib/clock.ts'
import { nextTurn } from '../../lib/pauses.ts'
import { cancelSearches, investigationCancelled, stopInvestigation } from '../investigations/cancellation.ts'
import type { Journal } from '../search/journal.ts'
import { ignoreIfEnded } from '../search/journal-write.ts'
import { cancelled, isTerminal } from '../search/state.ts'

interface ErasureParts {
  database: Database
  journal: Journal
  clock: Clock
}

/** Number of marks that one query reads. */
const batch = 100
const kinds = ['watch', 'investigation', 'search'] as const

/**
 * Creates the duty that carries out what the operator has marked: searches, investigations and watches to erase, and
 * accounts to delete. It ends what still runs, and hides it; the deletion of searches then removes it. The marks stay
 * until this has happened, so the duty may be killed at any point and run twice.
 */
export function createErasure({ database, journal, clock }: ErasureParts) {
  const now = () => clock.now().toISOString()

  async function hideSearch(id: string): Promise<void> {
    await ignoreIfEnded(journal.stopSearch(id, cancelled))
    await database.inTransaction(async tx => {
      const search = await tx.searches.lock(id)
      if (search && isTerminal(search.status)) await tx.searches.hide([id], now())
    })
  }

  /** An investigation finishes once its searches have ended. If it has not yet, the next run hides it. */
  async function hideInvestigation(id: string): Promise<boolean> {
    await database.inTransaction(tx => stopInvestigation(tx, id, investigationCancelled, clock.now()))
    await cancelSearches(database, journal, id)
    return database.inTransaction(async tx => {
      const finished = await tx.investigations.lockFinished([id])
      if (finished.length > 0) await tx.investigations.hide(finished, now())
      return finished.length > 0 || await tx.investigations.get(id) === undefined
    })
  }

  /** Hides a watch with its searches: one that a run started after the command had looked has no mark. */
  async function hideWatch(id: string): Promise<void> {
    await database.watches.hide([id], now()) // from here on, no run starts
    for (let last = '', found: string[]; ; last = found.at(-1)!) {
      found = await database.erasures.listOfWatch(id, last, batch)
      for (const search of found) {
        await nextTurn()
        await hideSearch(search)
      }
      if (found.length < batch) return
    }
  }

  /** Ends and hides what is marked. Returns `false` if it still runs. */
  async function hide({ kind, id }: Erasure): Promise<boolean> {
    await nextTurn() // SQLite works on the thread of the service
    if (kind === 'investigation') return hideInvestigation(id)
    await (kind === 'watch' ? hideWatch(id) : hideSearch(id))
    return true
  }

  async function eraseMarked(): Promise<void> {
    for (let last: Erasure | undefined, found: Erasure[]; ; last = found.at(-1)) {
      found = await database.erasures.list(last, batch)
      for (const marked of found) if (await hide(marked)) await database.erasures.remove(marked)
      if (found.length < batch) return
    }
  }

  /** Hides what an account has, and removes the account once nothing is left of it. */
  async function eraseAccount(accountId: string): Promise<void> {
    for (const kind of kinds) {
      for (let last = '', found: Erasure[]; ; last = found.at(-1)!.id) {
        found = await database.erasures.listOfAccount(kind, accountId, last, batch)
        for (const one of found) await hide(one)
        if (found.length < batch) break
      }
    }
    await database.inTransaction(async tx => {
      await tx.accounts.lock(accountId)
      await tx.accounts.removeIfEmpty(accountId)
    })
  }

  return {
    async run(): Promise<void> {
      await eraseMarked()
      for (const id of await database.accounts.listDeleted()) await eraseAccount(id)
    },
  }
}
