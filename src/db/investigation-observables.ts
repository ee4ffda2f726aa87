import type { Knex } from 'knex'
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

export interface StoredObservable extends NewObservable {
  position: number
  status: ObservableStatus
  search: { id: string, status: SearchStatus } | null
  reason: Reason | null
}

/** An observable that has no search yet. */
export interface WaitingObservable extends NewObservable {
  investigationId: string
  position: number
}

/**
 * Repository of the table `investigation_observables`: one row for each observable of an investigation. Written in
 * transactions that hold the lock of the investigation.
 */
export function createInvestigationObservableRepository(db: Knex) {
  const table = () => db('investigation_observables')
  const waiting = (investigationId: string) => table().where({ investigation_id: investigationId, status: 'waiting' })

  return {
    /** Stores the observables of a new investigation, in order. */
    async insert(investigationId: string, observables: readonly NewObservable[]): Promise<void> {
      const rows = observables.map(({ type, value, normalValue }, position) => ({
        investigation_id: investigationId,
        position,
        type,
        value,
        normal_value: normalValue,
        status: 'waiting',
      }))
      await inParts(rows, ({ value }) => value.length, part => table().insert(part))
    },

    /** Returns the observables with the states of their searches, in order. */
    async list(investigationId: string): Promise<StoredObservable[]> {
      const rows = await db({ o: 'investigation_observables' }).leftJoin({ s: 'searches' }, 's.id', 'o.search_id')
        .where('o.investigation_id', investigationId).orderBy('o.position')
        .select('o.position', 'o.type', 'o.value', 'o.normal_value', 'o.status', 'o.search_id', 'o.reason_code',
          'o.reason_message', { search_status: 's.status' })
      return rows.map(row => ({
        position: row.position,
        type: row.type,
        value: row.value,
        normalValue: row.normal_value,
        status: row.status,
        search: row.search_status === null ? null : { id: row.search_id, status: row.search_status },
        reason: row.reason_code === null ? null : { code: row.reason_code, message: row.reason_message },
      }))
    },

    /** Returns the first observable without a search. */
    async nextWaiting(investigationId: string): Promise<WaitingObservable | undefined> {
      const row = await waiting(investigationId).orderBy('position').first('position', 'type', 'value', 'normal_value')
      return row && {
        investigationId,
        position: row.position,
        type: row.type,
        value: row.value,
        normalValue: row.normal_value,
      }
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
        .update({ status: 'started', search_id: searchId }) === 1
    },

    /** Leaves out one observable, or all that wait if `position` is missing. */
    async skip(
      { investigationId, position }: { investigationId: string, position?: number }, { code, message }: Reason,
    ): Promise<void> {
      const query = position === undefined ? waiting(investigationId) : waiting(investigationId).where({ position })
      await query.update({ status: 'not_started', reason_code: code, reason_message: message })
    },

    async hasWaiting(investigationId: string): Promise<boolean> {
      return await waiting(investigationId).first('position') !== undefined
    },
  }
}
