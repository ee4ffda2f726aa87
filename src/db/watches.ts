import type { Knex } from 'knex'
import { hasEntry } from './dialect.ts'
import type { Reason } from './investigations.ts'
import { lastWithin } from './parts.ts'

export type WatchStatus = 'active' | 'paused'

export interface StoredWatch {
  id: string
  accountId: string
  /** Key that the runs use. */
  keyId: string
  type: string
  /** The observable as the caller sent it. */
  value: string
  normalValue: string
  /** Domain whose breaches in Radar are changes. `null` if the observable has none. */
  domain: string | null
  /** The options of the request as JSON, without credentials. */
  options: string
  /** The caller's keys for external providers, sealed. */
  providerKeys: string | null
  webhook: { url: string, secret: string | null } | null
  intervalHours: number
  reference: string | null
  labels: string[]
  status: WatchStatus
  paused: (Reason & { since: string }) | null
  postponed: (Reason & { until: string }) | null
  /**
   * Time at which the starter looks at the watch. `null` while a run is in progress, and if the caller paused it and
   * requested no run.
   */
  dueAt: string | null
  /** Search of the run in progress. */
  runSearchId: string | null
  /** Last run that was compared. */
  lastRun: { searchId: string, endedAt: string, changes: number } | null
  runs: number
  /** Number of stored changes. */
  changes: number
  /** Number of changes that were not stored. */
  leftOut: number
  /** Revision of Radar up to which breaches were reported. */
  radarRevision: number
  createdAt: string
}

export type NewWatch = Pick<StoredWatch,
  | 'id' | 'accountId' | 'keyId' | 'type' | 'value' | 'normalValue' | 'domain' | 'options' | 'providerKeys' | 'webhook'
  | 'intervalHours' | 'reference' | 'labels' | 'radarRevision' | 'createdAt'>

/** Members of a watch that change together. Those that are left out stay as they are. */
export type WatchChanges = Partial<Pick<StoredWatch,
  | 'keyId' | 'intervalHours' | 'reference' | 'labels' | 'status' | 'paused' | 'postponed' | 'dueAt' | 'runSearchId'
  | 'lastRun' | 'runs' | 'changes' | 'leftOut' | 'radarRevision'>>

interface Row {
  id: string
  account_id: string
  key_id: string
  type: string
  value: string
  normal_value: string
  domain: string | null
  options: string
  provider_keys: string | null
  webhook_url: string | null
  webhook_secret: string | null
  interval_hours: number
  reference: string | null
  /** JSON list. */
  labels: string
  status: WatchStatus
  pause_code: string | null
  pause_message: string | null
  paused_at: string | null
  /** JSON. */
  postponed: string | null
  due_at: string | null
  run_search_id: string | null
  last_search_id: string | null
  last_ended_at: string | null
  last_changes: number
  runs: number
  changes: number
  left_out: number
  radar_revision: number
  created_at: string
}

export interface WatchFilter {
  status?: WatchStatus | undefined
  reference?: string | undefined
  /** Labels that a watch must all have. */
  labels?: readonly string[] | undefined
  /** Position of the last watch of the previous page. Pages list the newest one first. */
  after?: { createdAt: string, id: string } | undefined
  limit: number
}

/** Longest time for which a watch can wait, in milliseconds: 31 days and a tenth, or until a month of usage ends. */
const longestWaitMs = 40 * 24 * 3_600_000

/** Returns the latest time at which a watch can be due. A later one was stored while the clock of a host was ahead. */
const latestDue = (now: string): string => new Date(Date.parse(now) + longestWaitMs).toISOString()

/**
 * Repository of the tables `watches`, `watch_baselines` and `watch_changes`. The API creates and changes a watch, the
 * watcher starts and compares its runs, and deletion first hides and then removes it.
 */
export function createWatchRepository(db: Knex) {
  const visible = () => db('watches').whereNull('deleted_at')
  /** Locks watches in the order of their ids, so that two transactions cannot deadlock. */
  const inOrder = (ids: readonly string[]) => db('watches').whereIn('id', ids).orderBy('id').forUpdate().select('id')
  const due = (now: string) => visible().whereNull('run_search_id')
    .where(time => time.where('due_at', '<=', now).orWhere('due_at', '>', latestDue(now)))

  return {
    async insert(watch: NewWatch): Promise<void> {
      await db('watches').insert({
        id: watch.id,
        account_id: watch.accountId,
        key_id: watch.keyId,
        type: watch.type,
        value: watch.value,
        normal_value: watch.normalValue,
        domain: watch.domain,
        options: watch.options,
        provider_keys: watch.providerKeys,
        webhook_url: watch.webhook?.url ?? null,
        webhook_secret: watch.webhook?.secret ?? null,
        interval_hours: watch.intervalHours,
        reference: watch.reference,
        labels: JSON.stringify(watch.labels),
        status: 'active',
        due_at: watch.createdAt,
        radar_revision: watch.radarRevision,
        created_at: watch.createdAt,
      })
    },

    async get(id: string): Promise<StoredWatch | undefined> {
      const row: Row | undefined = await visible().where({ id }).first()
      return row && toWatch(row)
    },

    /**
     * Locks the row until the transaction ends. Every change of a watch takes this lock first. A transaction that also
     * locks an account or a search locks that before.
     */
    async lock(id: string): Promise<StoredWatch | undefined> {
      const row: Row | undefined = await visible().where({ id }).forUpdate().first()
      return row && toWatch(row)
    },

    async update(id: string, changes: WatchChanges): Promise<void> {
      const row = toRow(changes)
      if (Object.keys(row).length > 0) await db('watches').where({ id }).update(row)
    },

    /** Returns an account's watches, newest first. */
    async list(
      accountId: string,
      { status, reference, labels = [], after, limit }: WatchFilter,
    ): Promise<StoredWatch[]> {
      const query = visible().where({ account_id: accountId })
      if (status !== undefined) query.where({ status })
      if (reference !== undefined) query.where({ reference })
      for (const label of labels) query.where(hasEntry(db, 'labels', label))
      if (after) query.whereRaw('(created_at, id) < (?, ?)', [after.createdAt, after.id])
      const rows: Row[] = await query.limit(limit)
        .orderBy([{ column: 'created_at', order: 'desc' }, { column: 'id', order: 'desc' }])
      return rows.map(toWatch)
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
      return due(now).groupBy('account_id').orderBy(db.raw('min(due_at)')).pluck('account_id')
    },

    /** Returns the watch of an account that is due for the longest time. */
    async nextDue(accountId: string, now: string): Promise<StoredWatch | undefined> {
      const row: Row | undefined = await due(now).where({ account_id: accountId }).orderBy(['due_at', 'id']).first()
      return row && toWatch(row)
    },

    /** Returns watches whose run has ended, or whose search was deleted. */
    async listEnded(limit: number): Promise<StoredWatch[]> {
      const active = db('searches').whereIn('status', ['pending', 'processing']).whereNull('deleted_at')
        .where('searches.id', db.ref('watches.run_search_id')).select(db.raw('1'))
      const rows: Row[] = await visible().whereNotNull('run_search_id').whereNotExists(active).limit(limit)
      return rows.map(toWatch)
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
      await db('watches').whereIn('id', inOrder(ids)).where('radar_revision', '<', revision)
        .update({ radar_revision: revision })
    },

    /** Returns what the next run is compared with, as JSON. `undefined` before the first run. */
    async getBaseline(id: string): Promise<string | undefined> {
      return (await db('watch_baselines').where({ watch_id: id }).first('facts'))?.facts
    },

    async setBaseline(id: string, facts: string): Promise<void> {
      await db('watch_baselines').insert({ watch_id: id, facts }).onConflict('watch_id').merge()
    },

    /** Adds changes with their numbers. Must run in a transaction that holds the lock of the watch. */
    async addChanges(id: string, changes: ReadonlyArray<{ number: number }>): Promise<void> {
      const rows = changes.map(change => ({ watch_id: id, number: change.number, data: JSON.stringify(change) }))
      if (rows.length > 0) await db.batchInsert('watch_changes', rows, 100)
    },

    /** Returns changes as JSON, newest first. */
    async listChanges(
      id: string, { before, limit }: { before?: number | undefined, limit: number },
    ): Promise<Array<{ number: number, data: string }>> {
      const query = db('watch_changes').where({ watch_id: id })
      if (before !== undefined) query.where('number', '<', before)
      return query.orderBy('number', 'desc').limit(limit).select('number', 'data')
    },

    /**
     * Returns the changes after a number as JSON, oldest first, at most `limit`. If their data exceeds `maxLength`
     * bytes, the change that exceeds it is the last one. At least two changes are returned if there are as many.
     */
    async listChangesAfter(
      id: string, number: number, limit: number, maxLength = Infinity,
    ): Promise<Array<{ number: number, data: string }>> {
      const following = () => db('watch_changes').where({ watch_id: id }).where('number', '>', number).orderBy('number')
      const lengths: Array<{ number: number, length: number }> = await following().limit(limit)
        .select('number', { length: db.raw('octet_length(data)') })
      const last = lastWithin(lengths, maxLength)?.number
      return last === undefined ? [] : following().where('number', '<=', last).select('number', 'data')
    },

    /** Returns the number of the last change of each of these watches, 0 if it has none. Deleted ones are missing. */
    async listLatestChanges(ids: readonly string[]): Promise<Map<string, number>> {
      const rows: Array<Pick<Row, 'id' | 'changes'>> = await visible().whereIn('id', ids).select('id', 'changes')
      return new Map(rows.map(({ id, changes }) => [id, changes]))
    },

    /** Hides watches. Every endpoint answers 404 for them, and no run starts. */
    async hide(ids: readonly string[], at: string): Promise<void> {
      await db('watches').whereIn('id', inOrder(ids)).update({ deleted_at: at })
    },

    async listHidden(limit: number): Promise<string[]> {
      return db('watches').whereNotNull('deleted_at').orderBy('deleted_at').limit(limit).pluck('id')
    },

    /** Removes up to `limit` changes of a watch, the oldest ones first. Returns their number. */
    async removeChanges(id: string, limit: number): Promise<number> {
      const oldest = db('watch_changes').where({ watch_id: id }).orderBy('number').limit(limit).select('number')
      return db('watch_changes').where({ watch_id: id }).whereIn('number', oldest).delete()
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

function toRow({ paused, postponed, lastRun, labels, ...rest }: WatchChanges): Partial<Row> {
  const row = {
    key_id: rest.keyId,
    interval_hours: rest.intervalHours,
    reference: rest.reference,
    labels: labels && JSON.stringify(labels),
    status: rest.status,
    due_at: rest.dueAt,
    run_search_id: rest.runSearchId,
    runs: rest.runs,
    changes: rest.changes,
    left_out: rest.leftOut,
    radar_revision: rest.radarRevision,
    ...paused !== undefined && {
      pause_code: paused?.code ?? null,
      pause_message: paused?.message ?? null,
      paused_at: paused?.since ?? null,
    },
    ...postponed !== undefined && { postponed: postponed && JSON.stringify(postponed) },
    ...lastRun && { last_search_id: lastRun.searchId, last_ended_at: lastRun.endedAt, last_changes: lastRun.changes },
  }
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined))
}

function toWatch(row: Row): StoredWatch {
  return {
    id: row.id,
    accountId: row.account_id,
    keyId: row.key_id,
    type: row.type,
    value: row.value,
    normalValue: row.normal_value,
    domain: row.domain,
    options: row.options,
    providerKeys: row.provider_keys,
    webhook: row.webhook_url === null ? null : { url: row.webhook_url, secret: row.webhook_secret },
    intervalHours: row.interval_hours,
    reference: row.reference,
    labels: JSON.parse(row.labels) as string[],
    status: row.status,
    paused: row.pause_code === null
      ? null
      : { code: row.pause_code, message: row.pause_message ?? '', since: row.paused_at ?? '' },
    postponed: row.postponed === null ? null : JSON.parse(row.postponed) as StoredWatch['postponed'],
    dueAt: row.due_at,
    runSearchId: row.run_search_id,
    lastRun: row.last_search_id === null
      ? null
      : { searchId: row.last_search_id, endedAt: row.last_ended_at ?? '', changes: row.last_changes },
    runs: row.runs,
    changes: row.changes,
    leftOut: row.left_out,
    radarRevision: row.radar_revision,
    createdAt: row.created_at,
  }
}
