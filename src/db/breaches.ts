import type { Knex } from 'knex'
import { nextTurn } from '../lib/pauses.ts'
import { createBreachRevisionRepository, type RadarState } from './breach-revisions.ts'
import { breachColumns as columns, current, type StoredBreach } from './breach-row.ts'
import { contains } from './driver/dialect.ts'

export type { RadarState, StoredBreach }

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

interface Row {
  sort_name: string
  record: string
  /** Value of the sort column. Absent if the list is sorted by name. PostgreSQL's driver returns a bigint as text. */
  value?: string | number
}

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

    ...createBreachRevisionRepository(db),
  }
}
