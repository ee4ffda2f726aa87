import type { Knex } from 'knex'
import { nextTurn } from '../lib/pauses.ts'
import { columnsOf, group } from './driver/columns.ts'
import type { Reason } from './investigations.ts'
import { inParts } from './parts.ts'
import type { SearchStatus } from './searches.ts'

export type ObservableStatus = 'waiting' | 'started' | 'not_started'

/** An observable before it is stored. */
export interface NewObservable {
  type: string
  /** The observable as the caller sent it. */
  value: string
  normalValue: string
}

/** Finding of a search of the investigation that led to an observable. */
export interface Origin {
  searchId: string
  relation: string
  strength: number
}

/** An observable to add to an investigation. */
export interface AddedObservable extends NewObservable {
  /** Text that is the same for all spellings of the observable. */
  matchKey: string
  depth: number
  found: Origin | null
  /** `true` if what its search finds is to be followed. */
  follows: boolean
  /** Reason why it is not searched. Default: it waits for its search. */
  reason?: Reason
}

export interface StoredObservable extends NewObservable {
  position: number
  status: ObservableStatus
  search: { id: string, status: SearchStatus } | null
  reason: Reason | null
  depth: number
  found: Origin | null
}

/** An observable that has no search yet. */
export interface WaitingObservable extends NewObservable {
  investigationId: string
  position: number
}

/** An observable whose search has ended, and whose findings are to be followed. */
export interface EndedObservable extends WaitingObservable {
  depth: number
  searchId: string
}

/** One observable of an investigation, or all of them. */
interface ObservableAt {
  investigationId: string
  position?: number
}

/** The first observables of an investigation, and the number of all. */
export interface ObservablePreview {
  observables: Array<{ type: string, value: string }>
  total: number
}

const columns = columnsOf<EndedObservable & Omit<AddedObservable, 'reason'> & Omit<StoredObservable, 'search'>>({
  investigationId: 'investigation_id',
  position: 'position',
  type: 'type',
  value: 'value',
  normalValue: 'normal_value',
  matchKey: 'match_key',
  depth: 'depth',
  found: group({ searchId: 'found_by', relation: 'relation', strength: 'strength' }),
  // a number, for the condition of an index that both databases understand
  follows: { columns: ['follows'], read: ([stored]) => stored === 1, write: follows => [follows ? 1 : 0] },
  status: 'status',
  searchId: 'search_id',
  reason: group({ code: 'reason_code', message: 'reason_message' }),
})
const newColumns = columns.omit('searchId')
const waitingColumns = columns.pick('investigationId', 'position', 'type', 'value', 'normalValue')
const endedColumns = columns.pick('investigationId', 'position', 'type', 'value', 'normalValue', 'depth', 'searchId')
const listedColumns =
  columns.pick('position', 'type', 'value', 'normalValue', 'status', 'searchId', 'reason', 'depth', 'found')

/** Number of observables that one statement reads. */
const listedAtOnce = 1_000

/**
 * Repository of the table `investigation_observables`: one row for each observable of an investigation. Written in
 * transactions that hold the lock of the investigation.
 */
export function createInvestigationObservableRepository(db: Knex) {
  const table = () => db('investigation_observables')
  const waiting = (investigationId: string) => table().where({ investigation_id: investigationId, status: 'waiting' })
  const unfollowed = (investigationId: string) => table().where({ investigation_id: investigationId, follows: 1 })

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
      let rows: Array<{ position: number, search_status: SearchStatus | null }>
      for (let after = -1; ; after = rows.at(-1)!.position) {
        rows = await db({ o: 'investigation_observables' }).leftJoin({ s: 'searches' }, 's.id', 'o.search_id')
          .where('o.investigation_id', investigationId).where('o.position', '>', after)
          .orderBy('o.position').limit(listedAtOnce).select(...listedColumns.in('o'), { search_status: 's.status' })
        for (const row of rows) {
          const { searchId, ...observable } = listedColumns.fromRow(row)
          found.push({ ...observable, search: row.search_status && { id: searchId, status: row.search_status } })
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

    /** Returns those of the keys that an observable of the investigation has. */
    async findKeys(investigationId: string, keys: readonly string[]): Promise<Set<string>> {
      const known = new Set<string>()
      await inParts(keys, ({ length }) => length, async part => {
        const same: string[] = await table().where({ investigation_id: investigationId }).whereIn('match_key', part)
          .pluck('match_key')
        for (const key of same) known.add(key)
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

    /** Returns observables of unfinished investigations whose searches have ended and whose findings wait. */
    async listToFollow(limit: number): Promise<EndedObservable[]> {
      const rows = await db({ i: 'investigations' })
        .join({ o: 'investigation_observables' }, 'o.investigation_id', 'i.id')
        .join({ s: 'searches' }, 's.id', 'o.search_id')
        .where({ 'i.status': 'processing', 'o.status': 'started' }).whereRaw('o.follows = 1') // as its index says
        .where('i.follow_depth', '>', 0).whereNull('i.deleted_at').whereNotNull('s.completed_at')
        .orderBy(['s.completed_at', 'o.position']).limit(limit)
        .select(endedColumns.in('o'))
      return rows.map(endedColumns.fromRow)
    },

    async hasUnfollowed(investigationId: string): Promise<boolean> {
      return await unfollowed(investigationId).where({ status: 'started' }).first('position') !== undefined
    },

    /** Records that the findings are followed, of all observables if `position` is missing. Returns `false` if none. */
    async endFollowing({ investigationId, position }: ObservableAt): Promise<boolean> {
      const query = unfollowed(investigationId)
      if (position !== undefined) query.where({ position })
      return await query.update(columns.toRow({ follows: false })) > 0
    },

    /** Returns the first observable without a search. */
    async nextWaiting(investigationId: string): Promise<WaitingObservable | undefined> {
      const row = await waiting(investigationId).orderBy('position').first(waitingColumns.names)
      return row && waitingColumns.fromRow(row)
    },

    /** Returns the number of searches that the investigation has started. */
    async countStarted(investigationId: string): Promise<number> {
      const row = await table().where({ investigation_id: investigationId, status: 'started' })
        .count({ count: '*' }).first()
      return Number(row?.['count'] ?? 0)
    },

    /** Gives the observable its search. Returns `false` if it no longer waits: then it must not be searched. */
    async start({ investigationId, position }: WaitingObservable, searchId: string): Promise<boolean> {
      return await waiting(investigationId).where({ position })
        .update(columns.toRow({ status: 'started', searchId })) === 1
    },

    /** Leaves out one observable, or all that wait if `position` is missing. */
    async skip({ investigationId, position }: ObservableAt, reason: Reason): Promise<void> {
      const query = position === undefined ? waiting(investigationId) : waiting(investigationId).where({ position })
      await query.update(columns.toRow({ status: 'not_started', reason }))
    },

    /** Lets an observable that was left out wait for its search. */
    async wait({ investigationId, position }: Required<ObservableAt>, follows: boolean): Promise<void> {
      await table().where({ investigation_id: investigationId, position, status: 'not_started' })
        .update(columns.toRow({ status: 'waiting', reason: null, follows }))
    },

    async hasWaiting(investigationId: string): Promise<boolean> {
      return await waiting(investigationId).first('position') !== undefined
    },
  }
}
