import type { Knex } from 'knex'
import type { ObservableAt, WaitingObservable } from './investigation-observable-row.ts'
import { observableColumns as columns } from './investigation-observable-row.ts'
import type { Reason } from './investigations.ts'

const waitingColumns = columns.pick('investigationId', 'position', 'type', 'value', 'normalValue', 'reference')

/**
 * Creates the part of the observables that gives them their searches.
 *
 *   not_started ←──→ waiting ───→ started
 *
 *   not_started   It is left out, for a stored reason.
 *   waiting       From its insertion on, unless it is left out at once.
 *   started       It has its search, also after that has ended.
 */
export function createWaitingObservableRepository(db: Knex) {
  const table = () => db('investigation_observables')
  const waiting = (investigationId: string) => table().where({ investigation_id: investigationId, status: 'waiting' })

  return {
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
