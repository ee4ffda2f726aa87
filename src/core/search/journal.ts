import type { ProviderAnswer } from '../../db/byok.ts'
import type { Database, Repositories } from '../../db/database.ts'
import type { TaskCount, TaskKind, TaskName, TaskOutcome } from '../../db/search-tasks.ts'
import type { StoredSearch } from '../../db/searches.ts'
import type { ShardLease } from '../../db/shards.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Wire } from '../../wire/wire.ts'
import type { Query, QueryType } from '../../sources/kit/source.ts'
import {
  accountsStep,
  closingEvents,
  finished,
  leakPageReady,
  noLeakSources,
  outcomeEvents,
  progress,
  shardProgress,
  type SearchEvent,
} from './events.ts'
import { searchEndedNotice } from './webhook.ts'
import { countCards, isTerminal, noRunner, endingOf, streamStatus, addCounts, type Ending } from './state.ts'
import type { LeakPage, Task } from './task.ts'

/** Another holds the shard now, or the search has ended: whoever meets this stops, and writes nothing more. */
export class LeaseLost extends Error {}

interface JournalParts {
  database: Database
  wire: Wire
  clock: Clock
  leaseMs: number
  publicUrl: string
  /** Called after a search has ended; it may have a webhook. */
  onEnd?: (status: Ending['status']) => void
}

export type Journal = ReturnType<typeof createJournal>

/**
 * Every write to a running search: each is one transaction under the search's row lock, with its events in it, and a
 * runner's carries its lease. So ids have no gap, no card comes twice, and a search ends once.
 */
export function createJournal({ database, wire, clock, leaseMs, publicUrl, onEnd: ended }: JournalParts) {
  /** The one place where a search becomes terminal. */
  async function end(tx: Repositories, search: StoredSearch, ending: Ending, now: Date): Promise<Ending | undefined> {
    if (!await tx.searches.end(search.id, ending.status, ending.error, now.toISOString())) return undefined
    await tx.byok.removeCredentials(search.id)
    await tx.audit.endSearch(search.id, streamStatus(ending.status))
    const counts = await tx.searchTasks.count(search.id)
    if (await tx.webhooks.has(search.id)) {
      await tx.webhooks.freeze(search.id, JSON.stringify(searchEndedNotice(search, ending, now, counts, publicUrl)))
    }
    const executionMs = Math.max(0, now.getTime() - Date.parse(search.startedAt ?? search.createdAt))
    await tx.events.append(search.id, toRows([
      ...noLeakSources(search.id, now, JSON.parse(search.options), counts),
      finished(search.id, now, ending, { cards: countCards(counts), executionMs }),
    ]))
    return ending
  }

  /** Once it is written: what was rolled back has not happened. */
  const reportEnd = (ending: Ending | undefined): void => { if (ending) ended?.(ending.status) }

  async function write<Result>(
    searchId: string,
    work: (tx: Repositories, search: StoredSearch) => Promise<Result>,
  ): Promise<Result> {
    const result = await database.inTransaction(async tx => {
      const search = await tx.searches.lock(searchId)
      if (search === undefined || isTerminal(search.status)) throw new LeaseLost()
      return work(tx, search)
    })
    wire.publish(searchId)
    return result
  }

  function writeHeld<Result>(
    lease: ShardLease,
    work: (tx: Repositories, search: StoredSearch) => Promise<Result>,
  ): Promise<Result> {
    return write(lease.searchId, async (tx, search) => {
      if (!await tx.shards.renew(lease, leaseMs)) throw new LeaseLost()
      return work(tx, search)
    })
  }

  return {
    /** A runner has the shard; the first to do so begins the search. */
    beginShard: (lease: ShardLease): Promise<StoredSearch> => writeHeld(lease, async (tx, search) => {
      const now = clock.now()
      if (await tx.searches.begin(search.id, now.toISOString())) {
        const checks = (await tx.searchTasks.count(search.id)).some(({ kind }) => kind === 'account')
        await tx.events.append(search.id, toRows([
          progress(search.id, now, 'running', 'a runner has the search'),
          ...(checks ? [accountsStep(search.id, now, queryOf(search), 'started')] : []),
        ]))
      }
      return search
    }),

    /** A task has ended: its outcome, what it found and its events become visible together. */
    endTask: (lease: ShardLease, task: Task, outcome: TaskOutcome): Promise<void> =>
      writeHeld(lease, async (tx, search) => {
        if (!await tx.searchTasks.finish(search.id, task, outcome)) return
        const now = clock.now()
        if (outcome.answer) {
          await tx.byok.insertAnswer(search.id, toProviderAnswer(task, outcome.answer, outcome.durationMs, now))
        }
        const counts = await tx.searchTasks.count(search.id)
        const shard = addCounts(counts.filter(({ shard }) => shard === lease.number))
        await tx.events.append(
          search.id,
          toRows([
            ...outcomeEvents(search.id, now, queryOf(search), task, outcome),
            ...await closing(tx, search, now, counts, task.kind),
            shardProgress(search.id, now, lease, { ...shard, cards: countCards(counts) }),
          ]),
        )
      }),

    /** A page of a leak source can be read. One that another runner wrote before stays. */
    addLeakPage: (lease: ShardLease, page: LeakPage): Promise<void> => writeHeld(lease, async (tx, search) => {
      const { code, page: number, entries } = page
      const row = { code, page: number, count: entries.length, entries: JSON.stringify(entries) }
      if (!await tx.leakPages.insert(search.id, row)) return
      await tx.events.append(search.id, toRows([leakPageReady(search.id, clock.now(), page)]))
    }),

    /** A shard is done; with the last one the search ends. */
    endShard: (lease: ShardLease): Promise<void> => writeHeld(lease, async (tx, search) => {
      await tx.shards.close(lease)
      if (await tx.shards.countOpen(search.id) > 0) return undefined
      return end(tx, search, endingOf(await tx.searchTasks.count(search.id)), clock.now())
    }).then(reportEnd),

    /** Tells that a search still waits. Nothing where it no longer does, or was told so since `before`. */
    reportWaiting: (searchId: string, before: Date): Promise<void> => write(searchId, async (tx, search) => {
      const now = clock.now()
      if (!await tx.searches.markPendingReported(search.id, before.toISOString(), now.toISOString())) return
      await tx.events.append(searchId, toRows([progress(searchId, now, 'queued', 'waiting for a free runner')]))
    }),

    /** Ends a search that nobody can end by running it. Its open tasks are skipped, its shards closed. */
    stopSearch: (searchId: string, ending: Ending): Promise<void> =>
      write(searchId, async (tx, search) => {
        if (ending === noRunner && search.status !== 'pending') return undefined
        const now = clock.now()
        await tx.shards.closeAll(searchId)
        const open = await tx.searchTasks.listOpen(searchId)
        for (const name of open) {
          const outcome = await unfinished(tx, searchId, name)
          await tx.searchTasks.finish(searchId, name, outcome)
          await tx.events.append(
            searchId,
            toRows(outcomeEvents(searchId, now, queryOf(search), { ...name, name: name.slug }, outcome)),
          )
        }
        const counts = await tx.searchTasks.count(searchId)
        for (const kind of new Set(open.map(({ kind }) => kind))) {
          await tx.events.append(searchId, toRows(await closing(tx, search, now, counts, kind)))
        }
        return end(tx, search, ending, now)
      }).then(reportEnd),
  }
}

/** How a task ends whose search has ended: a leak source with pages that can be read failed, anything else was skipped. */
async function unfinished(tx: Repositories, searchId: string, { kind, slug }: TaskName): Promise<TaskOutcome> {
  const count = kind === 'leak' ? (await tx.leakPages.count(searchId, slug)).records : 0
  const error = { code: 'MODULE_SKIPPED', message: 'The search ended first' }
  return {
    status: count > 0 ? 'failed' : 'skipped',
    cached: false,
    durationMs: 0,
    error,
    count,
    results: [],
  }
}

/** What is told once the last task of a kind has ended. */
async function closing(
  tx: Repositories,
  search: StoredSearch,
  now: Date,
  counts: readonly TaskCount[],
  kind: TaskKind,
): Promise<SearchEvent[]> {
  const { ended, total } = addCounts(counts.filter(count => count.kind === kind))
  if (ended < total || (kind !== 'leak' && kind !== 'account')) return []
  return closingEvents(search.id, now, queryOf(search), kind, await tx.searchTasks.list(search.id, kind))
}

function toProviderAnswer(
  { slug }: Task,
  { mappingVersion, raw }: NonNullable<TaskOutcome['answer']>,
  durationMs: number,
  now: Date,
): ProviderAnswer {
  const startedAt = new Date(now.getTime() - durationMs).toISOString()
  return {
    provider: slug,
    startedAt,
    finishedAt: now.toISOString(),
    mappingVersion,
    raw: JSON.stringify(raw),
  }
}

export const queryOf = ({ type, normalValue }: StoredSearch): Query => ({ type: type as QueryType, value: normalValue })

export const toRows = (events: SearchEvent[]) =>
  events.map(({ event, data }) => ({ name: event, data: JSON.stringify(data) }))
