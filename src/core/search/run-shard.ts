import type { TaskOutcome } from '../../db/search-tasks.ts'
import type { StoredSearch } from '../../db/searches.ts'
import type { ShardJob } from '../../db/shards.ts'
import type { Asked } from '../asking/answer-cache.ts'
import type { Catalogue, CatalogueSnapshot } from './catalogue.ts'
import { createShardTasks, type ShardContext, type ShardTaskParts } from './shard-tasks.ts'
import { createResponseSharing } from './shared-responses.ts'
import { queryOf } from './state.ts'
import { removedSource, type SearchFacts, type SearchOptions } from './task.ts'

export interface ShardRunParts extends ShardTaskParts {
  catalogue: Catalogue
}

/**
 * Maximum number of attempts to run a shard in which no task ends. After these attempts the tasks of the shard fail
 * without being run, because they may crash every runner that takes them.
 */
const maxAttempts = 10

/** Creates the function that runs the tasks of a shard (`shard-tasks.ts`), and ends the shard if it has none left. */
export function createShardRun(parts: ShardRunParts) {
  const { database, journal, catalogue, client, log } = parts
  const tasks = createShardTasks(parts)
  const responsesOf = createResponseSharing(client)
  const snapshots = new WeakMap<StoredSearch, Promise<CatalogueSnapshot>>()

  /** Shards that began together share one snapshot of the catalogue. */
  function snapshotFor(search: StoredSearch): Promise<CatalogueSnapshot> {
    const known = snapshots.get(search)
    if (known !== undefined) return known
    const snapshot = catalogue.snapshot({ accountId: search.accountId, query: queryOf(search) })
    snapshots.set(search, snapshot)
    return snapshot
  }

  /**
   * Runs the tasks of a shard that have not ended. Throws `SearchEnded` and `LeaseLost`.
   * @param unusedSlotReleases release functions of the slots that the shard holds
   */
  return async function runShard(
    job: ShardJob,
    unusedSlotReleases: ShardContext['unusedSlotReleases'],
    signal: AbortSignal,
  ): Promise<void> {
    const { search: stored, unfinished } = await journal.beginShard(job)
    const options = JSON.parse(stored.options) as SearchOptions
    const search: SearchFacts = { query: queryOf(stored), options, secrets: stored.secrets }
    const asked: Asked = { accountId: stored.accountId, subject: search.query }
    using responses = responsesOf(stored.id)
    const { task: findTask } = await snapshotFor(stored)
    const { number } = job.data
    if (unfinished.length === 0) return journal.endShard(job)
    if (unfinished.every(({ kind }) => kind === 'account')) for (const release of unusedSlotReleases) release()
    if (job.attempt > 1) log.info({ search_id: stored.id, shard: number, attempt: job.attempt }, 'took over a shard')
    const isGivenUp = job.attempt > maxAttempts &&
      job.attempt - await database.searchTasks.lastProductiveAttempt(stored.id, number) > maxAttempts
    const ends: Array<Promise<void>> = []
    try {
      await Promise.all(unfinished.map(async name => {
        const task = findTask(name) ?? removedSource(name)
        const outcome = isGivenUp
          ? tooManyAttempts
          : await tasks.readCached(job, task, search, asked) ?? await tasks.runInSlot(job, task, search, {
            unusedSlotReleases,
            slotHolder: { accountId: stored.accountId, searchId: stored.id },
            client: responses.senderFor(task),
            signal,
          })
        const end = tasks.end(job, task, { asked, query: search.query }, outcome)
        ends.push(end)
        await end
      }))
    } finally {
      await Promise.allSettled(ends) // before the shard is given back, since its ended tasks could not be stored then
    }
  }
}

const tooManyAttempts: TaskOutcome = {
  status: 'failed',
  cached: false,
  durationMs: 0,
  results: [],
  count: 0,
  error: { code: 'MODULE_ERROR', message: `The task was given up after ${maxAttempts} attempts` },
}
