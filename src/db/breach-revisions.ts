import type { Knex } from 'knex'
import { createPauses } from '../lib/pauses.ts'
import { breachColumns, current, type StoredBreach } from './breach-row.ts'

export interface RadarState {
  /** Number of the current version of Radar's breaches. Each change adds 1. */
  revision: number
  /** The oldest revision that a cursor can still read. */
  oldestRevision: number
  changedAt: string
}

/**
 * Maximum number of rows in one statement. A row has 16 values, so a statement stays far below SQLite's limit of 32,766
 * values.
 */
const chunk = 200

/**
 * Creates the part of the breaches that writes revisions. The table keeps every version of a breach, valid from a
 * revision on (`from_revision`) and before another (`to_revision`), so that the pages of a list show one revision.
 */
export function createBreachRevisionRepository(db: Knex) {
  return {
    async getState(): Promise<RadarState> {
      return toState(await db('radar_state').first())
    },

    /** Locks Radar's breaches until the transaction ends, so that only one process at a time writes a revision. */
    async lock(): Promise<RadarState> {
      return toState(await db('radar_state').forUpdate().first())
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
  Object.fromEntries(Object.entries(breach).map(([name, value]) => [breachColumns[name as keyof StoredBreach], value]))

const toState = (row: { revision: number, oldest_revision: number, changed_at: string }): RadarState =>
  ({ revision: row.revision, oldestRevision: row.oldest_revision, changedAt: row.changed_at })
