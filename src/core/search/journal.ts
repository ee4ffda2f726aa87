import type { Repositories } from '../../db/database.ts'
import type { TaskRef, TaskOutcome } from '../../db/search-tasks.ts'
import type { SilenceLimits } from '../../db/search-care.ts'
import type { StoredSearch } from '../../db/searches.ts'
import type { ShardJob } from '../../db/shards.ts'
import type { Clock } from '../../lib/clock.ts'
import { jsonTextInSlices } from '../../lib/json-text.ts'
import { nextTurn } from '../../lib/pauses.ts'
import { endSearch } from './end-search.ts'
import { leakPageReadyEvent, progressEvent, shardProgressEvent, type SearchEvent } from './events.ts'
import { toRows } from './event-rows.ts'
import { createTaskJournal } from './journal-tasks.ts'
import { createSearchWrite, type WriteParts } from './journal-write.ts'
import { waitingText } from './progress-text.ts'
import { unfinishedOutcome } from './source-outcome.ts'
import { storeOutcomes, type StoredEnd } from './store-outcomes.ts'
import { LeaseLost } from '../work/worker.ts'
import { isOpen, noRunner, shardsOf, type Ending } from './state.ts'
import type { LeakPage } from './task.ts'

/*
 * The journal does every write to a search between its creation and its end. Each write is one transaction, which also
 * adds the events of that write.
 *
 *   search   pending ──→ processing ──→ finished
 *               │            │             ^
 *               ├────────────┼─────────────┘ cancelled
 *               └────────────┴──→ error
 *
 *   pending     From `POST /search` on. The search waits for a runner.
 *   processing  From the first `beginShard` on. A runner has taken a shard.
 *   finished    After the last task has ended, or the caller cancelled the search. If tasks failed, the error of the
 *               search counts them.
 *   error       After `stopSearch` by the orchestrator: the time limit passed, or no runner took the pending search.
 *
 *   shard    waiting ←──→ held ──→ gone
 *               └──────────────────↗
 *
 *   waiting     From the creation of the search on, and after a runner gave it back or its lease has ended.
 *   held        While one runner holds the shard. Each write extends the lease, and so does a timer between writes.
 *   gone        After all tasks of the shard have ended, or the search has ended.
 *
 * A shard is a job (src/db/jobs/job.ts). Every write of a runner checks in its transaction that the runner still holds
 * the shard. Otherwise it throws `LeaseLost`, writes nothing, and the runner stops. The next runner runs only the tasks
 * without an outcome. A source may therefore be asked twice, but its results are stored once.
 *
 * The trade: each write locks the row of its search, so the shards of one search write one after the other. In return,
 * event numbers have no gap, the counts in events are exact, each result is sent once, and a search ends once.
 */

interface JournalParts extends WriteParts {
  clock: Clock
  publicUrl: string
  /** Called after the transaction that ended a search. */
  onEnd?: (status: Ending['status']) => void
}

export type Journal = ReturnType<typeof createJournal>

/**
 * Creates the journal. Every method throws `SearchEnded` if the search has ended. Methods with a `job` also throw
 * `LeaseLost` if the runner no longer holds that shard. Nothing is written then.
 */
export function createJournal({ database, wire, clock, publicUrl, onEnd }: JournalParts) {
  /** Calls `onEnd`. Must run after the commit, because a transaction that is rolled back does not end the search. */
  const reportEnd = (ending: Ending | undefined): void => { if (ending) onEnd?.(ending.status) }

  const write = createSearchWrite({ database, wire })

  /**
   * Writes for a runner, in one transaction. Before `work` runs, checks that the runner holds the shard, and extends
   * its lease.
   */
  function writeHeld<Result>(
    job: ShardJob,
    work: (tx: Repositories, search: StoredSearch) => Promise<Result>,
  ): Promise<Result> {
    return write(job.data.searchId, async (tx, search) => {
      if (!await tx.shards.hold(job)) throw new LeaseLost()
      return work(tx, search)
    })
  }

  return {
    ...createTaskJournal({
      write,
      clock,
      publicUrl,
      reportEnd,
    }),

    /** Stores a page of records of a leak source. Does nothing if an earlier attempt has already stored this page. */
    addLeakPage: (job: ShardJob, page: LeakPage): Promise<void> => writeHeld(job, async (tx, search) => {
      const { code, page: number, entries } = page
      const json = await jsonTextInSlices(entries)
      await nextTurn()
      const row = { code, page: number, count: entries.length, entries: json }
      if (!await tx.searchLeakPages.insert(search.id, row)) return
      await tx.events.append(search.id, toRows([leakPageReadyEvent(search.id, clock.now(), page)]))
    }),

    /** Ends a shard without unfinished tasks. Ends the search if all tasks of the search have ended. */
    endShard: (job: ShardJob): Promise<void> => writeHeld(job, async (tx, search) => {
      await tx.shards.end(job)
      const counts = await tx.searchTasks.count(search.id)
      if (counts.some(isOpen)) return undefined
      return endSearch(tx, search, undefined, { now: clock.now(), publicUrl, counts })
    }).then(reportEnd),

    /**
     * Adds a progress event to a search without a recent event, so that its readers see that it waits. The event of a
     * running search repeats the progress of its first unfinished shard. Does nothing if the search is no longer
     * silent.
     */
    reportWaiting: (searchId: string, limits: SilenceLimits): Promise<void> =>
      write(searchId, async (tx, search) => {
        if (!await tx.searches.isSilent(searchId, limits)) return
        await tx.events.append(searchId, toRows([await waitingEvent(tx, search, clock.now())]))
      }),

    /**
     * Ends a search before its tasks have ended. Skips the unfinished tasks and removes all shards, so that their
     * runners stop. If `ending` is `noRunner` and a runner has taken the search in the meantime, does nothing.
     * @param alsoWrite writes more in the same transaction.
     */
    stopSearch: (
      searchId: string,
      ending: Ending,
      alsoWrite?: (tx: Repositories) => Promise<void>,
    ): Promise<void> =>
      write(searchId, async (tx, search) => {
        if (ending === noRunner && search.status !== 'pending') return undefined
        const now = clock.now()
        const ends: StoredEnd[] = []
        for (const { shard: number, ...task } of await tx.searchTasks.listUnfinished(searchId)) {
          ends.push({ task, shard: { number }, outcome: await outcomeOfUnfinished(tx, searchId, task) })
        }
        const { counts, events } = await storeOutcomes(tx, search, now, ends)
        await alsoWrite?.(tx)
        return endSearch(tx, search, ending, { now, publicUrl, counts, events })
      }).then(ended => {
        wire.stop(searchId)
        reportEnd(ended)
      }),
  }
}

async function outcomeOfUnfinished(tx: Repositories, searchId: string, { kind, slug }: TaskRef): Promise<TaskOutcome> {
  return unfinishedOutcome(kind === 'leak' ? (await tx.searchLeakPages.count(searchId, slug)).records : 0)
}

async function waitingEvent(tx: Repositories, search: StoredSearch, now: Date): Promise<SearchEvent> {
  if (search.status === 'pending') return progressEvent(search.id, now, 'queued', waitingText)
  const counts = await tx.searchTasks.count(search.id)
  const total = shardsOf(counts)
  const number = Math.min(total, ...counts.filter(isOpen).map(({ shard }) => shard))
  return shardProgressEvent(search.id, now, { number, total }, counts)
}
