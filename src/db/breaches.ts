import type { Knex } from 'knex'
import { createPauses, nextTurn } from '../lib/pauses.ts'
import { contains } from './driver/dialect.ts'

/** A breach: the JSON that callers receive (`record`), and the columns that filter and sort it. */
export interface StoredBreach {
  name: string
  /** Unique name by which breaches are sorted, in code point order. */
  sortName: string
  addedDate: string
  breachDate: string
  modifiedDate: string
  pwnCount: number
  /** From 1 (low) to 4 (critical). */
  severity: number
  domain: string
  /** Case-folded names of the data classes, each between two line feeds, so that a filter finds whole names only. */
  dataClasses: string
  isVerified: boolean
  isStealerLog: boolean
  isSensitive: boolean
  /** Case-folded text in which the words of a full-text filter are searched. */
  searchText: string
  /** The breach as JSON, in the form sent to callers. */
  record: string
}

export type BreachOrder = 'addedDate' | 'breachDate' | 'modifiedDate' | 'pwnCount' | 'severity' | 'name'

export interface BreachFilter {
  domain?: string | undefined
  severity?: number | undefined
  dataClass?: string | undefined
  isVerified?: boolean | undefined
  isStealerLog?: boolean | undefined
  isSensitive?: boolean | undefined
  addedSince?: string | undefined
  words?: readonly string[] | undefined
}

export interface BreachPosition {
  /** Value of the column by which the list is sorted. Absent if the list is sorted by name. */
  value?: string | number | undefined
  sortName: string
}

export interface RadarState {
  /** Number of the current version of Radar's breaches. Each change adds 1. */
  revision: number
  /** The oldest revision that a cursor can still read. */
  oldestRevision: number
  changedAt: string
}

const columns = {
  name: 'name',
  sortName: 'sort_name',
  addedDate: 'added_date',
  breachDate: 'breach_date',
  modifiedDate: 'modified_date',
  pwnCount: 'pwn_count',
  severity: 'severity',
  domain: 'domain',
  dataClasses: 'data_classes',
  isVerified: 'is_verified',
  isStealerLog: 'is_stealer_log',
  isSensitive: 'is_sensitive',
  searchText: 'search_text',
  record: 'record',
} as const satisfies Record<keyof StoredBreach, string>

interface Row {
  sort_name: string
  record: string
  /** Value of the sort column. Absent if the list is sorted by name. PostgreSQL's driver returns a bigint as text. */
  value?: string | number
}

/** Value of `to_revision` for a version of a breach that no later revision has replaced. */
const current = 2_147_483_647
/**
 * Maximum number of rows in one statement. A row has 16 values, so a statement stays far below SQLite's limit of 32,766
 * values.
 */
const chunk = 200
/** Number of records that one statement reads. */
const recordsAtOnce = 500

export type BreachRepository = ReturnType<typeof createBreachRepository>

/**
 * Repository of the tables `breaches` (every version of each breach) and `radar_state` (one row: the current revision).
 * Written by imports, refreshes and enrichment.
 */
export function createBreachRepository(db: Knex) {
  const validAt = (revision: number) =>
    db('breaches').where('from_revision', '<=', revision).where('to_revision', '>', revision)

  function filtered(
    revision: number,
    { domain, severity, dataClass, addedSince, words = [], ...flags }: BreachFilter,
  ): Knex.QueryBuilder {
    const query = validAt(revision)
    if (domain !== undefined) query.where({ domain })
    if (severity !== undefined) query.where({ severity })
    if (dataClass !== undefined) query.where(contains(db, 'data_classes', `\n${dataClass}\n`))
    if (addedSince !== undefined) query.where('added_date', '>=', addedSince)
    for (const word of words) query.where(contains(db, 'search_text', word))
    for (const flag of ['isVerified', 'isStealerLog', 'isSensitive'] as const) {
      if (flags[flag] !== undefined) query.where({ [columns[flag]]: flags[flag] })
    }
    return query
  }

  return {
    async getState(): Promise<RadarState> {
      return toState(await db('radar_state').first())
    },

    /** Locks Radar's breaches until the transaction ends, so that only one process at a time writes a revision. */
    async lock(): Promise<RadarState> {
      return toState(await db('radar_state').forUpdate().first())
    },

    /** Returns one page of breaches as JSON, each with its position in the order. */
    async list(
      revision: number, filter: BreachFilter, order: BreachOrder, after: BreachPosition | undefined, limit: number,
    ): Promise<Array<{ position: BreachPosition, record: string }>> {
      const query = filtered(revision, filter)
      if (order === 'name') {
        if (after) query.where('sort_name', '>', after.sortName)
        const rows: Row[] = await query.orderBy('sort_name').limit(limit).select('sort_name', 'record')
        return rows.map(row => ({ position: { sortName: row.sort_name }, record: row.record }))
      }
      const column = columns[order]
      if (after) {
        query.where(column, '<=', after.value!).where(rest =>
          rest.where(column, '<', after.value!).orWhere('sort_name', '>', after.sortName)
        )
      }
      const rows: Row[] = await query.orderBy([{ column, order: 'desc' }, { column: 'sort_name' }]).limit(limit)
        .select({ value: column, sort_name: 'sort_name', record: 'record' })
      return rows.map(({ value, sort_name: sortName, record }) => ({
        position: { value: order === 'pwnCount' ? Number(value) : value, sortName },
        record,
      }))
    },

    async count(revision: number, filter: BreachFilter): Promise<number> {
      const row = await filtered(revision, filter).count({ count: '*' }).first()
      return Number(row?.count ?? 0)
    },

    /** Returns the current version of the breach with this exact name, as JSON. */
    async getRecord(name: string): Promise<string | undefined> {
      const row = await db('breaches').where({ name, to_revision: current }).first('record')
      return row?.record
    },

    /**
     * Returns the breaches as JSON that were added after a revision. A breach that was only changed is left out if its
     * earlier version still exists.
     */
    async listAddedSince(revision: number): Promise<string[]> {
      const earlier = db({ old: 'breaches' }).where('old.name', db.ref('new.name'))
        .where('old.from_revision', '<=', revision).select(db.raw('1'))
      return db({ new: 'breaches' }).where({ to_revision: current }).where('from_revision', '>', revision)
        .whereNotExists(earlier).orderBy('sort_name').pluck('record')
    },

    /** Returns the current versions of all breaches as JSON, sorted by name. */
    async listRecords(): Promise<string[]> {
      const records: string[] = []
      // in parts, because reading thousands of rows at once would block the process
      for (let after: string | undefined, rows: Row[]; ; after = rows.at(-1)!.sort_name) {
        const query = db('breaches').where({ to_revision: current }).orderBy('sort_name').limit(recordsAtOnce)
          .select('sort_name', 'record')
        if (after !== undefined) query.where('sort_name', '>', after)
        rows = await query
        for (const { record } of rows) records.push(record)
        if (rows.length < recordsAtOnce) return records
        await nextTurn()
      }
    },

    /**
     * Writes the next revision. The caller must hold the lock. Each of `breaches` is added, or replaces the breach with
     * the same name. The breaches named in `removed` are removed.
     */
    async writeRevision(breaches: readonly StoredBreach[], at: string, removed: readonly string[] = []): Promise<void> {
      const [{ revision }] = await db('radar_state').increment('revision').update({ changed_at: at })
        .returning('revision')
      const end = (names: readonly string[]) =>
        db('breaches').where({ to_revision: current }).whereIn('name', names)
          .update({ to_revision: revision, superseded_at: at })
      for (let start = 0; start < removed.length; start += chunk) await end(removed.slice(start, start + chunk))
      // pauses between the statements, because SQLite statements are synchronous and block the event loop
      const pause = createPauses()
      for (let start = 0; start < breaches.length; start += chunk) {
        await pause()
        const part = breaches.slice(start, start + chunk)
        await end(part.map(({ name }) => name))
        await db('breaches')
          .insert(part.map(breach => ({ ...toRow(breach), from_revision: revision, to_revision: current })))
      }
    },

    /**
     * Deletes each old version of a breach if the version was replaced or removed before this time. Cursors that need a
     * deleted version expire.
     */
    async removeSuperseded(before: string): Promise<void> {
      const old = () => db('breaches').where('superseded_at', '<', before)
      const row = await old().max({ last: 'to_revision' }).first()
      if (row?.last == null) return
      await db('radar_state').where('oldest_revision', '<', row.last).update({ oldest_revision: row.last })
      await old().delete()
    },
  }
}

const toRow = (breach: StoredBreach): Record<string, unknown> =>
  Object.fromEntries(Object.entries(breach).map(([name, value]) => [columns[name as keyof StoredBreach], value]))

const toState = (row: { revision: number, oldest_revision: number, changed_at: string }): RadarState =>
  ({ revision: row.revision, oldestRevision: row.oldest_revision, changedAt: row.changed_at })
