import type { Database } from '../../db/database.ts'
import type { PagePosition } from '../../db/list-page.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Journal } from './journal.ts'
import { ignoreIfEnded } from './journal-write.ts'
import { abandoned } from './temporary.ts'
import { noRunner, timeLimitExceeded } from './state.ts'

interface NeglectedParts {
  database: Database
  journal: Journal
  clock: Clock
}

/** Time without an event after which a search gets a progress event, in milliseconds. */
const reportEveryMs = 5_000
/** The same for the first event after the creation of a search. */
const reportAfterMs = 2_000
/** Age at which a pending search ends with NO_ELIGIBLE_RUNNER if no runner is alive, in milliseconds. */
const minPendingAgeMs = 60_000
const batch = 100

/** Creates the steps of the orchestrator for searches that no runner ends or reports about. */
export function createNeglectedSearches({ database, journal, clock }: NeglectedParts) {
  const state = {
    /** Position behind which the next look for silent searches begins. */
    silentAfter: undefined as PagePosition | undefined,
  }

  /** Ends searches whose time limit has passed. */
  async function endOverdue(): Promise<void> {
    for (const id of await database.searches.listOverdue(clock.now().toISOString(), batch)) {
      await ignoreIfEnded(journal.stopSearch(id, timeLimitExceeded))
    }
  }

  /** Ends temporary searches whose process died. */
  function endAbandoned(): Promise<void> {
    return database.inTransaction(async tx => {
      for (const id of await tx.temporaryRuns.removeExpired()) await tx.audit.setOutcome(id, abandoned)
    })
  }

  /** Ends pending searches if no runner is alive. */
  async function endUnserved(): Promise<void> {
    const now = clock.now().getTime()
    if ((await database.runners.listAlive()).length === 0) {
      const before = new Date(now - minPendingAgeMs).toISOString()
      for (const id of await database.searches.listPending(before, batch)) {
        await ignoreIfEnded(journal.stopSearch(id, noRunner))
      }
    }
  }

  /** Adds a progress event to searches without a recent event. */
  async function reportSilent(): Promise<void> {
    const now = clock.now().getTime()
    const before = (ms: number) => new Date(now - ms).toISOString()
    const limits = { lastEventBefore: before(reportEveryMs), createdBefore: before(reportAfterMs) }
    const { ids, next } = await database.searches.listSilent(limits, batch, state.silentAfter)
    state.silentAfter = next
    for (const id of ids) {
      await ignoreIfEnded(journal.reportWaiting(id, limits))
    }
  }

  return { endOverdue, endUnserved, endAbandoned, reportSilent }
}
