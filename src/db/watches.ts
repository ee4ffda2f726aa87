import type { Knex } from 'knex'
import { inOrder } from './driver/in-order.ts'
import { withLabels } from './labels.ts'
import { matching, type ListFilter } from './list-page.ts'
import {
  newWatchColumns, watchChangeColumns, watchColumns, type NewWatch, type StoredWatch, type WatchChanges,
  type WatchStatus,
} from './watch-row.ts'

export type { NewWatch, StoredWatch, WatchChanges, WatchStatus }

export interface WatchFilter extends ListFilter<WatchStatus> {
  type?: string | undefined
}

/** Longest time for which a watch can wait, in milliseconds: 31 days and a tenth, or until a month of usage ends. */
const longestWaitMs = 40 * 24 * 3_600_000

/** Returns the latest time at which a watch can be due. A later one was stored while the clock of a host was ahead. */
const latestDue = (now: string): string => new Date(Date.parse(now) + longestWaitMs).toISOString()

/**
 * Repository of the table `watches`. The API creates and changes a watch, the watcher starts and compares its runs, and
 * deletion first hides and then removes it.
 */
export function createWatchRepository(db: Knex) {
  const visible = () => db('watches').whereNull('deleted_at')
  const due = (now: string) => visible().whereNull('run_search_id')
    .where(time => time.where('due_at', '<=', now).orWhere('due_at', '>', latestDue(now)))

  return {
    async insert(watch: NewWatch): Promise<void> {
      await db('watches').insert({ ...newWatchColumns.toRow(watch), status: 'active', due_at: watch.createdAt })
    },

    async get(id: string): Promise<StoredWatch | undefined> {
      const row = await visible().where({ id }).first()
      return row && watchColumns.fromRow(row)
    },

    /**
     * Locks the row until the transaction ends. Every change of a watch takes this lock first. A transaction that also
     * locks an account or a search locks that before.
     */
    async lock(id: string): Promise<StoredWatch | undefined> {
      const row = await visible().where({ id }).forUpdate().first()
      return row && watchColumns.fromRow(row)
    },

    async update(id: string, changes: WatchChanges): Promise<void> {
      const row = watchChangeColumns.toRow(changes)
      if (Object.keys(row).length > 0) await db('watches').where({ id }).update(row)
    },

    /** Returns a page of an account's watches. */
    async list(accountId: string, { type, labels = [], ...filter }: WatchFilter): Promise<StoredWatch[]> {
      const query = visible().where({ account_id: accountId })
      if (type !== undefined) query.where({ type })
      withLabels(db, query, labels)
      const rows = await matching(query, filter)
      return rows.map(watchColumns.fromRow)
    },

    /** Returns the watches that an account has of an observable. */
    async listOf({ accountId, type, normalValue }: NewWatch): Promise<StoredWatch[]> {
      const rows = await visible().where({ account_id: accountId, type, normal_value: normalValue })
      return rows.map(row => watchColumns.fromRow(row))
    },

    /** Returns the number of watches of an account. If `before` is given, counts only those that are older than it. */
    async count(accountId: string, before?: Pick<StoredWatch, 'createdAt' | 'id'>): Promise<number> {
      const query = visible().where({ account_id: accountId })
      if (before) query.whereRaw('(created_at, id) < (?, ?)', [before.createdAt, before.id])
      const row = await query.count({ count: '*' }).first()
      return Number(row?.['count'] ?? 0)
    },

    /** Returns the accounts that have a watch to look at, the longest overdue one first. */
    async listDueAccounts(now: string): Promise<string[]> {
      const account = db.raw(`account_id || ''`) // keeps SQLite from reading all watches by account
      const rows: Array<{ account: string }> = await due(now).groupBy(account).orderBy(db.raw('min(due_at)'))
        .select({ account })
      return rows.map(row => row.account)
    },

    /** Returns the watch of an account that is due for the longest time. */
    async nextDue(accountId: string, now: string): Promise<StoredWatch | undefined> {
      const row = await due(now).where({ account_id: accountId })
        .orderBy(['due_at', 'id']).first()
      return row && watchColumns.fromRow(row)
    },

    /** Returns watches whose run has ended, or whose search was deleted. */
    async listEnded(limit: number): Promise<StoredWatch[]> {
      const active = db('searches').whereIn('status', ['pending', 'processing']).whereNull('deleted_at')
        .where('searches.id', db.ref('watches.run_search_id')).select(db.raw('1'))
      const rows = await visible().whereNotNull('run_search_id').whereNotExists(active).limit(limit)
      return rows.map(watchColumns.fromRow)
    },

    /** Returns watches of domains to which an earlier revision of Radar was reported last. */
    async listBehindRadar(
      revision: number, limit: number,
    ): Promise<Array<Pick<StoredWatch, 'id' | 'domain' | 'radarRevision'>>> {
      return visible().whereNotNull('domain').where('radar_revision', '<', revision).limit(limit)
        .select({ id: 'id', domain: 'domain', radarRevision: 'radar_revision' })
    },

    /** Stores that a revision of Radar has nothing to report to these watches. */
    async moveRadar(ids: readonly string[], revision: number): Promise<void> {
      await db('watches').whereIn('id', inOrder(db, 'watches', ids)).where('radar_revision', '<', revision)
        .update({ radar_revision: revision })
    },

    /** Hides watches. Every endpoint answers 404 for them, and no run starts. */
    async hide(ids: readonly string[], at: string): Promise<void> {
      await db('watches').whereIn('id', inOrder(db, 'watches', ids)).update({ deleted_at: at })
    },

    async listHidden(limit: number): Promise<string[]> {
      return db('watches').whereNotNull('deleted_at').orderBy('deleted_at').limit(limit).pluck('id')
    },

    /** Removes a watch with everything that belongs to it. */
    async remove(id: string): Promise<void> {
      await db('watches').where({ id }).delete()
    },

    /** Returns the ids of watches of a key, at most `limit`. */
    async listOfKey(keyId: string, limit: number): Promise<string[]> {
      return visible().where({ key_id: keyId }).limit(limit).pluck('id')
    },
  }
}
