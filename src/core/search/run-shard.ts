import type { Database } from '../../db/database.ts'
import type { TaskOutcome } from '../../db/search-tasks.ts'
import type { StoredSearch } from '../../db/searches.ts'
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
import type { Catalogue, CatalogueSnapshot } from './catalogue.ts'
import type { AddFingerprints } from './fingerprints.ts'
import type { Journal } from './journal.ts'
import { createProviderKeyReader } from './provider-keys.ts'
import { cachedOutcome, cacheEntryOf, runTask } from './run-task.ts'
import { createResponseSharing } from './shared-responses.ts'
import { queryOf } from './state.ts'
import { removedSource, type SearchFacts, type SearchOptions, type Task } from './task.ts'

export interface ShardRunParts {
  database: Database
  journal: Journal
  cache: AnswerCache
  catalogue: Catalogue
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
interface ShardContext {
  /**
   * Release functions of slots that the shard holds but no task uses yet. A task takes a slot from this list before it
   * waits for another slot.
   */
  unusedSlotReleases: Array<() => void>
  slotHolder: SlotHolder
  client: Pick<Client, 'send'>
  signal: AbortSignal
}

/**
 * Maximum number of attempts to run a shard in which no task ends. After these attempts the tasks of the shard fail
 * without being run, because they may crash every runner that takes them.
 */
const maxAttempts = 10

/**
 * Creates the function that runs the tasks of a shard: it reads the answer of each task from the cache, or runs the
 * task in a slot, and stores how it ended.
 */
export function createShardRun(parts: ShardRunParts) {
  const { database, journal, catalogue, client, log, slots, checkSlots, telemetry } = parts
  const responsesOf = createResponseSharing(client)
  const snapshots = new WeakMap<StoredSearch, Promise<CatalogueSnapshot>>()

  /** Shards that began together share one snapshot of the catalogue. */
  function snapshotFor(search: StoredSearch): Promise<CatalogueSnapshot> {
    const known = snapshots.get(search)
    if (known !== undefined) return known
    const snapshot = catalogue.snapshot()
    snapshots.set(search, snapshot)
    return snapshot
  }

  const logCacheError = ({ data: { searchId } }: ShardJob) => (err: unknown): undefined => {
    log.warn({ err, search_id: searchId }, 'the cache could not be used')
  }

  async function endTask(
    job: ShardJob, task: Task, { asked, query }: { asked: Asked, query: Query }, outcome: TaskOutcome,
  ): Promise<void> {
    await nextTurn() // because the outcomes of several tasks may come in the same turn
    const entry = await cacheEntryOf(parts.cache, task, asked, outcome).catch(logCacheError(job))
    const found = await findObservables(query, { ...task, outcome })
    await journal.endTask(job, task, outcome, { entry, found })
  }

  async function readCached(
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
  }

  async function runInSlot(
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
          : await readCached(job, task, search, asked) ?? await runInSlot(job, task, search, {
            unusedSlotReleases,
            slotHolder: { accountId: stored.accountId, searchId: stored.id },
            client: responses.senderFor(task),
            signal,
          })
        const end = endTask(job, task, { asked, query: search.query }, outcome)
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
