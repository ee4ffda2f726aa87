import type { Database } from '../../db/database.ts'
import type { TaskOutcome } from '../../db/search-tasks.ts'
import type { ShardJob } from '../../db/shards.ts'
import type { Clock } from '../../lib/clock.ts'
import type { FairSlots, SlotHolder } from '../../lib/fair-slots.ts'
import type { Log } from '../../lib/log.ts'
import { nextTurn } from '../../lib/pauses.ts'
import type { Sealer } from '../../lib/sealed.ts'
import type { Telemetry } from '../../lib/telemetry.ts'
import type { Client } from '../../sources/egress/client.ts'
import type { Query } from '../../sources/kit/source.ts'
import type { Lists } from '../../sources/kit/lists.ts'
import type { AnswerCache, Asked } from '../asking/answer-cache.ts'
import { findObservables } from '../observables/found.ts'
import type { AddFingerprints } from './fingerprints.ts'
import type { Journal } from './journal.ts'
import { createProviderKeyReader } from './provider-keys.ts'
import { cachedOutcome, cacheEntryOf, runTask } from './run-task.ts'
import type { SearchFacts, Task } from './task.ts'

export interface ShardTaskParts {
  database: Database
  journal: Journal
  cache: AnswerCache
  client: Client
  lists: Lists
  clock: Clock
  log: Log
  sealer: Sealer
  /** Limits how many tasks this process runs at the same time, without account checks. */
  slots: FairSlots
  /** Limits how many account checks this process runs at the same time. */
  checkSlots: FairSlots
  telemetry: Telemetry
  addFingerprints: AddFingerprints | undefined
}

/** State that the tasks of one shard share. */
export interface ShardContext {
  /**
   * Release functions of slots that the shard holds but no task uses yet. A task takes a slot from this list before it
   * waits for another slot.
   */
  unusedSlotReleases: Array<() => void>
  slotHolder: SlotHolder
  client: Pick<Client, 'send'>
  signal: AbortSignal
}

/** Creates the part of a shard that is about one task: its answer, from the cache or from a slot, and its end. */
export function createShardTasks(parts: ShardTaskParts) {
  const { journal, log, slots, checkSlots, telemetry } = parts

  const logCacheError = ({ data: { searchId } }: ShardJob) => (err: unknown): undefined => {
    log.warn({ err, search_id: searchId }, 'the cache could not be used')
  }

  return {
    async readCached(
      job: ShardJob, task: Task, { options }: SearchFacts, asked: Asked,
    ): Promise<TaskOutcome | undefined> {
      if (options.cache.mode === 'bypass') return undefined
      const cached = await cachedOutcome(parts.cache, task, asked).catch(logCacheError(job))
      if (cached) telemetry.report('source', {
        kind: task.kind,
        slug: task.slug,
        outcome: cached.status,
        cached: true,
        code: undefined,
      })
      return cached
    },

    async runInSlot(
      job: ShardJob,
      task: Task,
      search: SearchFacts,
      { unusedSlotReleases, slotHolder, client, signal }: ShardContext,
    ): Promise<TaskOutcome> {
      const release = task.kind === 'account'
        ? await checkSlots.acquire(signal, slotHolder)
        : unusedSlotReleases.pop() ?? await slots.acquire(signal, slotHolder)
      try {
        if (task.kind === 'account') await nextTurn() // because many checks may begin in the same turn
        return await runTask(task, search, {
          ...parts,
          client,
          signal,
          page: page => journal.addLeakPage(job, page),
          providerKey: createProviderKeyReader(job.data.searchId, parts),
        })
      } finally {
        release()
      }
    },

    /** Stores how a task ended, what it found, and the answer to cache. */
    async end(
      job: ShardJob, task: Task, { asked, query }: { asked: Asked, query: Query }, outcome: TaskOutcome,
    ): Promise<void> {
      await nextTurn() // because the outcomes of several tasks may come in the same turn
      const entry = await cacheEntryOf(parts.cache, task, asked, outcome).catch(logCacheError(job))
      const found = await findObservables(query, { ...task, outcome })
      await journal.endTask(job, task, outcome, { entry, found })
    },
  }
}
