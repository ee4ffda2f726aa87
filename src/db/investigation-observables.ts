import type { Knex } from 'knex'
import { nextTurn } from '../lib/pauses.ts'
import { createFollowedObservableRepository } from './investigation-followed.ts'
import type {
  AddedObservable, EndedObservable, NewObservable, ObservableStatus, Origin, StoredObservable, WaitingObservable,
} from './investigation-observable-row.ts'
import { observableColumns as columns } from './investigation-observable-row.ts'
import { createWaitingObservableRepository } from './investigation-waiting.ts'
import { countColumns } from './search-counts.ts'
import { inParts } from './parts.ts'
import type { SearchStatus } from './searches.ts'

export type { AddedObservable, EndedObservable, NewObservable, Origin, StoredObservable, WaitingObservable }

/** The first observables of an investigation, and the number of all. */
export interface ObservablePreview {
  observables: Array<{ type: string, value: string }>
  total: number
}

const newColumns = columns.omit('searchId')
const listedColumns =
  columns.pick(
    'position', 'type', 'value', 'normalValue', 'reference', 'status', 'searchId', 'reason', 'depth', 'found',
  )

/** Number of observables that one statement reads. */
const listedAtOnce = 1_000

/**
 * Repository of the table `investigation_observables`: one row for each observable of an investigation. Written in
 * transactions that hold the lock of the investigation.
 */
export function createInvestigationObservableRepository(db: Knex) {
  const table = () => db('investigation_observables')

  return {
    /** Adds observables behind those that the investigation has, in order. */
    async insert(investigationId: string, observables: readonly AddedObservable[]): Promise<void> {
      const last = await table().where({ investigation_id: investigationId }).max({ position: 'position' }).first()
      const first = (last?.['position'] ?? -1) + 1
      const rows = observables.map((observable, index) => newColumns.toRow({
        ...observable,
        reason: observable.reason ?? null,
        investigationId,
        position: first + index,
        status: observable.reason ? 'not_started' : 'waiting',
      }))
      await inParts(rows, ({ value }) => String(value).length, part => table().insert(part))
    },

    /** Returns the observables with the states of their searches, in order. Reads thousands of them in parts. */
    async list(investigationId: string): Promise<StoredObservable[]> {
      const found: StoredObservable[] = []
      let rows: Array<{ position: number, search_status: SearchStatus | null, [count: string]: unknown }>
      for (let after = -1; ; after = rows.at(-1)!.position) {
        rows = await db({ o: 'investigation_observables' }).leftJoin({ s: 'searches' }, 's.id', 'o.search_id')
          .where('o.investigation_id', investigationId).where('o.position', '>', after)
          .orderBy('o.position').limit(listedAtOnce)
          .select(
            ...listedColumns.in('o'), { search_status: 's.status' },
            ...countColumns.columns.map(name => `s.${name}`),
          )
        for (const row of rows) {
          const { searchId, ...observable } = listedColumns.fromRow(row)
          const counts = countColumns.read(countColumns.columns.map(name => row[name]))
          const search = row.search_status && { id: searchId, status: row.search_status, ...counts && { counts } }
          found.push({ ...observable, search })
        }
        if (rows.length < listedAtOnce) return found
        await nextTurn()
      }
    },

    /** Returns the first observables of investigations, at most `each`, and the numbers of all, by investigation. */
    async preview(investigationIds: readonly string[], each: number): Promise<Map<string, ObservablePreview>> {
      // the largest position is one step in the index; a count would read every row
      const last = db({ m: 'investigation_observables' }).where('m.investigation_id', db.ref('o.investigation_id'))
        .max('m.position')
      const rows: Array<{ investigation_id: string, type: string, value: string, last: number }> =
        await db({ o: 'investigation_observables' }).whereIn('o.investigation_id', investigationIds)
          .where('o.position', '<', each).orderBy(['o.investigation_id', 'o.position'])
          .select('o.investigation_id', 'o.type', 'o.value', { last })
      const previews = new Map<string, ObservablePreview>()
      for (const { investigation_id: id, type, value, last: position } of rows) {
        const preview = previews.get(id) ?? { observables: [], total: position + 1 }
        preview.observables.push({ type, value })
        previews.set(id, preview)
      }
      return previews
    },

    /** Returns those of the keys that an observable of the investigation has, each with the values, first to last. */
    async findKeys(
      investigationId: string, keys: readonly string[],
    ): Promise<Map<string, string[]>> {
      const known = new Map<string, string[]>()
      await inParts(keys, ({ length }) => length, async part => {
        const same: Array<{ match_key: string, normal_value: string }> = await table()
          .where({ investigation_id: investigationId }).whereIn('match_key', part)
          .orderBy('position').select('match_key', 'normal_value')
        for (const { match_key: key, normal_value: value } of same) known.set(key, [...known.get(key) ?? [], value])
      })
      return known
    },

    /** Returns the numbers of observables that have or get a search, and of those with this reason for having none. */
    async countSearches(investigationId: string, code: string): Promise<{ searches: number, without: number }> {
      const rows: Array<{ status: ObservableStatus, reason_code: string | null, count: number | string }> =
        await table().where({ investigation_id: investigationId }).groupBy('status', 'reason_code')
          .select('status', 'reason_code').count({ count: '*' })
      const sum = (counted: typeof rows): number => counted.reduce((total, { count }) => total + Number(count), 0)
      return {
        searches: sum(rows.filter(({ status }) => status !== 'not_started')),
        without: sum(rows.filter(({ reason_code }) => reason_code === code)),
      }
    },

    ...createWaitingObservableRepository(db),
    ...createFollowedObservableRepository(db),
  }
}
