import type { Database, Repositories } from '../../db/database.ts'
import type { ModuleOutcome } from '../../db/search-modules.ts'
import type { StoredSearch } from '../../db/searches.ts'
import type { ShardLease } from '../../db/shards.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Wire } from '../../wire/wire.ts'
import type { ListedModule } from '../modules.ts'
import { finished, leaksFinished, moduleResult, progress, shardProgress, type SearchEvent } from './events.ts'
import { isTerminal, ran, timeLimitExceeded, type Ending } from './state.ts'

/** Another holds the shard now, or the search has ended: whoever meets this stops, and writes nothing more. */
export class LeaseLost extends Error {}

export type Journal = ReturnType<typeof createJournal>

/**
 * Every write to a running search: each is one transaction under the search's row lock, with its events in it, and a
 * runner's carries its lease. So ids have no gap, no card comes twice, and a search ends once.
 */
export function createJournal({ database, wire, clock, leaseMs }: { database: Database, wire: Wire, clock: Clock, leaseMs: number }) {
  async function write<Result>(searchId: string, work: (tx: Repositories, search: StoredSearch) => Promise<Result>): Promise<Result> {
    const result = await database.inTransaction(async tx => {
      const search = await tx.searches.lock(searchId)
      if (search === undefined || isTerminal(search.status)) throw new LeaseLost()
      return work(tx, search)
    })
    wire.publish(searchId)
    return result
  }

  function writeHeld<Result>(lease: ShardLease, work: (tx: Repositories, search: StoredSearch) => Promise<Result>): Promise<Result> {
    return write(lease.searchId, async (tx, search) => {
      if (!await tx.shards.renew(lease, leaseMs)) throw new LeaseLost()
      return work(tx, search)
    })
  }

  return {
    /** A runner has the shard; the first to do so begins the search. */
    began: (lease: ShardLease): Promise<StoredSearch> => writeHeld(lease, async (tx, search) => {
      const now = clock.now()
      if (await tx.searches.begin(search.id, now.toISOString())) {
        await tx.events.append(search.id, toRows([progress(search.id, now, 'running', 'a runner has the search')]))
      }
      return search
    }),

    /** A module has ended: its outcome, its cards and their events become visible together. */
    moduleEnded: (lease: ShardLease, listed: ListedModule, outcome: ModuleOutcome): Promise<void> =>
      writeHeld(lease, async tx => {
        if (!await tx.searchModules.finish(lease.searchId, listed.module.slug, outcome)) return
        const now = clock.now()
        const shard = await tx.searchModules.count(lease.searchId, lease.number)
        const { cards } = await tx.searchModules.count(lease.searchId)
        await tx.events.append(lease.searchId, toRows([
          ...outcome.cards.map(card => moduleResult(lease.searchId, now, listed, card)),
          shardProgress(lease.searchId, now, lease, { ...shard, cards }),
        ]))
      }),

    /** A shard is done; with the last one the search ends. */
    shardEnded: (lease: ShardLease): Promise<void> => writeHeld(lease, async (tx, search) => {
      await tx.shards.close(lease)
      if (await tx.shards.countOpen(search.id) > 0) return
      const { total, failed } = await tx.searchModules.count(search.id)
      await end(tx, search, ran(total, failed), clock.now())
    }),

    /** Tells that a search still waits. Nothing where it no longer does. */
    stillWaiting: (searchId: string): Promise<void> => write(searchId, async (tx, search) => {
      if (search.status !== 'pending') return
      await tx.events.append(searchId, toRows([progress(searchId, clock.now(), 'queued', 'waiting for a free runner')]))
    }),

    /** Ends a search that nobody can end by running it. Its open modules are skipped, its shards closed. */
    stopped: (searchId: string, ending: Ending): Promise<void> => write(searchId, async (tx, search) => {
      if (ending !== timeLimitExceeded && search.status !== 'pending') return
      await tx.shards.closeAll(searchId)
      await tx.searchModules.skipOpen(searchId, { code: 'MODULE_SKIPPED', message: 'The search ended first' })
      await end(tx, search, ending, clock.now())
    }),
  }
}

/** The one place where a search becomes terminal. */
async function end(tx: Repositories, search: StoredSearch, ending: Ending, now: Date): Promise<void> {
  if (!await tx.searches.end(search.id, ending.status, ending.error, now.toISOString())) return
  const { cards } = await tx.searchModules.count(search.id)
  const executionMs = Math.max(0, now.getTime() - Date.parse(search.startedAt ?? search.createdAt))
  const leaks = JSON.parse(search.options).leaks.mode === undefined ? []
    : [leaksFinished(search.id, now, { executed: [], skipped: [], failed: [] })]
  await tx.events.append(search.id, toRows([...leaks, finished(search.id, now, ending, { cards, executionMs })]))
}

export const toRows = (events: SearchEvent[]) => events.map(({ event, data }) => ({ name: event, data: JSON.stringify(data) }))
