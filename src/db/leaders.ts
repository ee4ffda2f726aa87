import type { Knex } from 'knex'
import { databaseTime } from './driver/dialect.ts'

/** The one duty that needs a leader: the periodic work of the orchestrators. */
const name = 'orchestrator'

/** Repository of the table `leaders`: the process that does the periodic work of a cluster, and its lease. */
export function createLeaderRepository(db: Knex) {
  return {
    /** Makes this process the leader for `leaseMs` milliseconds. Returns `false` if another process leads. */
    async lead(holder: string, leaseMs: number): Promise<boolean> {
      const rows = await db('leaders').insert({ name, holder, lease_until: databaseTime(db, leaseMs) })
        .onConflict('name').merge(['holder', 'lease_until'])
        .where(free => free.where('leaders.holder', holder).orWhere('leaders.lease_until', '<', databaseTime(db)))
        .returning('name')
      return rows.length === 1
    },

    /** Lets another process lead at once. Does nothing if this process does not lead. */
    async resign(holder: string): Promise<void> {
      await db('leaders').where({ name, holder }).delete()
    },
  }
}
