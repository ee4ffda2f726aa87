import type { Knex } from 'knex'
import type { PagePosition } from './list-page.ts'
import { activeStatuses } from './search-row.ts'

/** Times that decide whether a search is silent, so that its readers wait for an event. */
export interface SilenceLimits {
  /** A search without an event after this time is silent. */
  lastEventBefore: string
  /** A search without an event after its creation is silent if it was created at or before this time. */
  createdBefore: string
}

/** Number of active searches that one look for silent ones reads. */
const silentSlice = 1_000

/** Creates the part of the searches that finds active ones which need care: overdue, pending for long, or silent. */
export function createSearchCareRepository(db: Knex) {
  const silent = ({ lastEventBefore, createdBefore }: SilenceLimits) =>
    db('searches').whereIn('status', activeStatuses)
      .where(either => either.where('last_event_at', '<=', lastEventBefore)
        .orWhere(fresh => fresh
          .where('last_event_at', '<=', db.ref('created_at')).where('created_at', '<=', createdBefore)))

  return {
    /** Returns those of the ids whose search is active. */
    async listActive(ids: readonly string[]): Promise<string[]> {
      return db('searches').whereIn('id', ids).whereIn('status', activeStatuses).pluck('id')
    },

    /** Returns the ids of active searches whose deadline has passed. */
    async listOverdue(now: string, limit: number): Promise<string[]> {
      return db('searches').whereIn('status', activeStatuses).where('deadline_at', '<=', now)
        .orderBy('deadline_at').limit(limit).pluck('id')
    },

    /** Returns the ids of searches that were created at or before `before` and are still pending. */
    async listPending(before: string, limit: number): Promise<string[]> {
      // the index of active searches has this order; with `status = 'pending'`, SQLite would use another one and sort
      return db('searches').whereNull('completed_at').whereNot({ status: 'processing' })
        .where('created_at', '<=', before)
        .orderBy('created_at').limit(limit).pluck('id')
    },

    /**
     * Looks at active searches in the order of their creation, from behind `after` on, at most a thousand. Returns at
     * most `limit` silent ones, and the position from which the next call continues: `undefined` is the start. All
     * silent searches have their turn this way, and a call costs the same with many active searches.
     */
    async listSilent(
      limits: SilenceLimits, limit: number, after?: PagePosition,
    ): Promise<{ ids: string[], next: PagePosition | undefined }> {
      const query = db('searches').whereNull('completed_at').orderBy(['created_at', 'id']).limit(silentSlice)
      if (after) query.whereRaw('(created_at, id) > (?, ?)', [after.createdAt, after.id])
      const rows: Array<{ id: string, created_at: string, last_event_at: string }> = await query
        .select('id', 'created_at', 'last_event_at')
      const silent = rows.filter(({ created_at: createdAt, last_event_at: lastEventAt }) =>
        lastEventAt <= limits.lastEventBefore || (lastEventAt <= createdAt && createdAt <= limits.createdBefore))
      const last = silent.length > limit ? silent[limit - 1] : rows.length === silentSlice ? rows.at(-1) : undefined
      return {
        ids: silent.slice(0, limit).map(({ id }) => id),
        next: last && { createdAt: last.created_at, id: last.id },
      }
    },

    /** Returns `true` if the search is active and silent. */
    async isSilent(id: string, limits: SilenceLimits): Promise<boolean> {
      return await silent(limits).where({ id }).first('id') !== undefined
    },

    /** Returns the ids of the active searches of an investigation, at most `limit`. */
    async listActiveOfInvestigation(investigationId: string, limit: number): Promise<string[]> {
      return db('searches').where({ investigation_id: investigationId }).whereIn('status', activeStatuses)
        .limit(limit).pluck('id')
    },
  }
}
