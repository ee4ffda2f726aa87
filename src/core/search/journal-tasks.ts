import type { TaskOutcome, UnfinishedTask } from '../../db/search-tasks.ts'
import type { StoredSearch } from '../../db/searches.ts'
import type { ShardJob } from '../../db/shards.ts'
import { createBatches } from '../../lib/batches.ts'
import type { Clock } from '../../lib/clock.ts'
import { nextTurn } from '../../lib/pauses.ts'
import { endSearch } from './end-search.ts'
import { hasShardEnded, reduceProgress } from './ends.ts'
import { accountsEvent, progressEvent } from './events.ts'
import { toRows, toRowsInSlices } from './event-rows.ts'
import { SearchEnded, type WriteSearch } from './journal-write.ts'
import { createProgressPace } from './progress-pace.ts'
import { storeOutcomes, type StoredEnd } from './store-outcomes.ts'
import { LeaseLost } from '../work/worker.ts'
import { isOpen, queryOf, type Ending } from './state.ts'
import type { Task } from './task.ts'

/** Time for which the end of a task waits for the ends of other tasks of its search, in milliseconds. */
const batchMs = 4
/** Maximum number of ends in one transaction, so that its search is not locked for long. */
const maxBatch = 50
/** The same for account checks. A sweep has hundreds of them, whose results are small. */
const checkBatchMs = 25
const maxCheckBatch = 200
/** Length of the results from which a transaction takes no further end: SQLite blocks the process while it commits. */
const maxBatchLength = 262_144

interface TaskJournalParts {
  write: WriteSearch
  clock: Clock
  publicUrl: string
  /** Called after the transaction that ended the search, or left it open. */
  reportEnd(ending: Ending | undefined): void
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

/**
 * Creates the part of the journal that stores what happens to tasks: their begin and their end. Calls about the same
 * search that come at about the same time share a transaction: most of its cost does not depend on their number.
 */
export function createTaskJournal({ write, clock, publicUrl, reportEnd }: TaskJournalParts) {
  // The state: calls that wait for their transaction, and the time of the last progress event of each shard.
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
      if (isDone) return endSearch(tx, search, undefined, { now, publicUrl, counts, events })
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
  }
}
