import type { Database, Repositories } from '../../db/database.ts'
import type { TaskRef, TaskOutcome, UnfinishedTask } from '../../db/search-tasks.ts'
import type { SilenceLimits, StoredSearch } from '../../db/searches.ts'
import type { ShardJob } from '../../db/shards.ts'
import { createBatches } from '../../lib/batches.ts'
import type { Clock } from '../../lib/clock.ts'
import { jsonTextInSlices } from '../../lib/json-text.ts'
import { nextTurn } from '../../lib/pauses.ts'
import type { Wire } from '../../wire/wire.ts'
import { endSearch } from './end-search.ts'
import { hasShardEnded, reduceProgress } from './ends.ts'
import { accountsEvent, leakPageReadyEvent, progressEvent, shardProgressEvent, type SearchEvent } from './events.ts'
import { toRows, toRowsInSlices } from './event-rows.ts'
import { createProgressPace } from './progress-pace.ts'
import { unfinishedOutcome } from './source-outcome.ts'
import { storeOutcomes, type StoredEnd } from './store-outcomes.ts'
import { LeaseLost } from '../work/worker.ts'
import {
  endingOf,
  isOpen,
  isTerminal,
  noRunner,
  queryOf,
  shardsOf,
  type Ending,
} from './state.ts'
import type { LeakPage, Task } from './task.ts'

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

/** Time for which the end of a task waits for the ends of other tasks of its search, in milliseconds. */
const batchMs = 4
/** Maximum number of ends in one transaction, so that its search is not locked for long. */
const maxBatch = 50
/** The same for account checks. A sweep has hundreds of them, whose results are small. */
const checkBatchMs = 25
const maxCheckBatch = 200
/** Length of the results from which a transaction takes no further end: SQLite blocks the process while it commits. */
const maxBatchLength = 262_144

/** Thrown if the search has ended or was deleted. Nothing was written, and the caller must stop. */
export class SearchEnded extends Error {}

interface JournalParts {
  database: Database
  wire: Wire
  clock: Clock
  publicUrl: string
  /** Called after the transaction that ended a search. */
  onEnd?: (status: Ending['status']) => void
}

interface ShardTaskEnd extends StoredEnd {
  job: ShardJob
  shard: ShardJob['data']
}

/** A shard that a runner has taken. */
interface BegunShard {
  search: StoredSearch
  /** Its tasks that have not ended. */
  unfinished: readonly UnfinishedTask[]
}

export type Journal = ReturnType<typeof createJournal>

/**
 * Creates the journal. Every method throws `SearchEnded` if the search has ended. Methods with a `job` also throw
 * `LeaseLost` if the runner no longer holds that shard. Nothing is written then.
 */
export function createJournal({ database, wire, clock, publicUrl, onEnd }: JournalParts) {
  /** Calls `onEnd`. Must run after the commit, because a transaction that is rolled back does not end the search. */
  const reportEnd = (ending: Ending | undefined): void => { if (ending) onEnd?.(ending.status) }

  /** Locks the search, runs `work` in the transaction, and announces the new events on the wire after the commit. */
  async function write<Result>(
    searchId: string,
    work: (tx: Repositories, search: StoredSearch) => Promise<Result>,
  ): Promise<Result> {
    const { result, investigationId } = await database.inTransaction(async tx => {
      const search = await tx.searches.lock(searchId)
      if (search === undefined || isTerminal(search.status)) throw new SearchEnded()
      return { result: await work(tx, search), investigationId: search.investigationId }
    })
    wire.publish(searchId)
    if (investigationId !== null) wire.publish(investigationId)
    return result
  }

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

  const addEnd = createBatches({
    waitMs: batchMs,
    maxItems: maxBatch,
    maxSize: maxBatchLength,
    sizeOf: ({ entry }: ShardTaskEnd) => entry?.content.length ?? 0, // results that are not cached are small
    write: endTasks,
  })
  const addBegin = createBatches({ waitMs: 0, maxItems: maxBatch, write: beginShards })
  const addCheckEnd = createBatches({ waitMs: checkBatchMs, maxItems: maxCheckBatch, write: endTasks })
  const isDue = createProgressPace()

  /** Records that runners took shards. Returns what runners need for each shard that is still held. */
  function beginShards(searchId: string, take: () => readonly ShardJob[]): Promise<ReadonlyMap<ShardJob, BegunShard>> {
    return write(searchId, async (tx, search) => {
      const held = await tx.shards.holdAll(take())
      if (held.size === 0) return new Map<ShardJob, BegunShard>()
      const now = clock.now()
      if (search.status === 'pending' && await tx.searches.begin(search.id, now.toISOString())) {
        const checks = (await tx.searchTasks.count(search.id)).some(({ kind }) => kind === 'account')
        await tx.events.append(search.id, toRows([
          progressEvent(search.id, now, 'running', 'a runner started the search'),
          ...(checks ? [accountsEvent(search.id, now, queryOf(search), 'started')] : []),
        ]))
      }
      const unfinished = Map.groupBy(await tx.searchTasks.listUnfinished(search.id), ({ shard }) => shard)
      return new Map([...held].map(job => [job, { search, unfinished: unfinished.get(job.data.number) ?? [] }]))
    })
  }

  /** Stores the ends of tasks. Returns the shards that their runner no longer held, of which nothing was stored. */
  async function endTasks(searchId: string, take: () => readonly ShardTaskEnd[]): Promise<ReadonlySet<ShardJob>> {
    const lost = new Set<ShardJob>()
    await nextTurn() // because the batch before may have been written in this turn
    const ending = await write(searchId, async (tx, search) => {
      const ends = take()
      const jobs = new Set(ends.map(({ job }) => job))
      const held = await tx.shards.holdAll([...jobs])
      for (const job of jobs.difference(held)) lost.add(job)
      const now = clock.now()
      const { stored, counts, events } = await storeOutcomes(tx, search, now, ends.filter(({ job }) => held.has(job)))
      if (stored.length === 0) return undefined
      const isDone = !counts.some(isOpen)
      events.push(...reduceProgress(search.id, now, stored, counts, isDue))
      if (isDone) return endSearch(tx, search, endingOf(counts), { now, publicUrl, counts, events })
      for (const job of new Set(stored.map(({ job }) => job))) {
        if (hasShardEnded(counts, job.data.number)) await tx.shards.end(job)
      }
      await tx.events.append(search.id, await toRowsInSlices(events))
      return undefined
    })
    reportEnd(ending)
    return lost
  }

  return {
    /**
     * Records that a runner took the shard. The first shard that is taken makes the search `processing`. Shards that a
     * runner takes at once begin in one transaction, and get the same object as `search`.
     */
    async beginShard(job: ShardJob): Promise<BegunShard> {
      const begun = (await addBegin(job.data.searchId, job)).get(job)
      if (begun === undefined) throw new LeaseLost()
      return begun
    },

    /**
     * Stores the outcome, the results and the events of a task together. Tasks of a search that end at about the same
     * time are stored in one transaction, because most of its cost does not depend on their number. The last task of a
     * shard ends the shard, and the last task of a search ends the search. Does nothing if the task has already ended.
     * If the transaction fails, stores the task alone, so that a task that cannot be stored does not fail the others.
     * @param more.entry the answer to cache. Not cached if the search has ended or was deleted in the meantime.
     */
    async endTask(
      job: ShardJob, task: Task, outcome: TaskOutcome, { entry, found }: Pick<StoredEnd, 'entry' | 'found'> = {},
    ): Promise<void> {
      const { searchId } = job.data
      const end: ShardTaskEnd = {
        job,
        task,
        shard: job.data,
        outcome,
        attempt: job.attempt,
        entry,
        ...found && { found },
      }
      const lost = await (task.kind === 'account' ? addCheckEnd : addEnd)(searchId, end).catch((error: unknown) => {
        if (error instanceof SearchEnded) throw error
        return endTasks(searchId, () => [end])
      })
      if (lost.has(job)) throw new LeaseLost()
    },

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
      return endSearch(tx, search, endingOf(counts), { now: clock.now(), publicUrl, counts })
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
  if (search.status === 'pending') return progressEvent(search.id, now, 'queued', 'waiting for a free runner')
  const counts = await tx.searchTasks.count(search.id)
  const total = shardsOf(counts)
  const number = Math.min(total, ...counts.filter(isOpen).map(({ shard }) => shard))
  return shardProgressEvent(search.id, now, { number, total }, counts)
}
