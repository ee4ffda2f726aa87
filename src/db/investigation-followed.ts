import type { Knex } from 'knex'
import type { EndedObservable, ObservableAt } from './investigation-observable-row.ts'
import { observableColumns as columns } from './investigation-observable-row.ts'

const endedColumns = columns.pick(
  'investigationId', 'position', 'type', 'value', 'normalValue', 'reference', 'depth', 'searchId',
)

/** Creates the part of the observables that finds ended ones whose findings are to be followed. */
export function createFollowedObservableRepository(db: Knex) {
  const unfollowed = (investigationId: string) =>
    db('investigation_observables').where({ investigation_id: investigationId, follows: 1 })

  return {
    /** Returns observables of unfinished investigations whose searches have ended and whose findings wait. */
    async listToFollow(limit: number): Promise<EndedObservable[]> {
      const rows = await db({ i: 'investigations' })
        .join({ o: 'investigation_observables' }, 'o.investigation_id', 'i.id')
        .join({ s: 'searches' }, 's.id', 'o.search_id')
        .where({ 'i.status': 'processing', 'o.status': 'started' }).whereRaw('o.follows = 1') // as in its index
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
  }
}
