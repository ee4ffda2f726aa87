import type { Knex } from 'knex'
import { databaseTime } from './driver/dialect.ts'

/**
 * Status of a call of a tool:
 * - `held`: the call is in progress, its possible cost is reserved, and the caller waits for the response.
 * - `running`: the same as `held`, except that the caller no longer waits.
 * - `finished`, `failed`: the call ended after the caller left, or had an Idempotency-Key; the result can be fetched
 *   until it expires.
 */
export type ToolRunStatus = 'held' | 'running' | 'finished' | 'failed'

export interface ToolRun {
  id: string
  accountId: string
  status: ToolRunStatus
  /** The answer or the failure as JSON. `null` while the call runs, or if its process died. */
  result: string | null
}

const working = ['held', 'running'] as const

/**
 * Repository of the table `tool_runs`: calls of tools, their reserved cost, and results that came after the caller had
 * left. Written by the API.
 */
export function createToolRunRepository(db: Knex) {
  return {
    /** Reserves the cost of a call. If the process dies, the lease expires and the reservation ends. */
    async reserve(id: string, accountId: string, cost: number, leaseMs: number): Promise<void> {
      const lease = databaseTime(db, leaseMs)
      await db('tool_runs').insert({
        id,
        account_id: accountId,
        status: 'held',
        cost,
        lease_until: lease,
        expires_at: lease,
      })
    },

    async remove(id: string): Promise<void> {
      await db('tool_runs').where({ id }).delete()
    },

    /**
     * Records that the caller no longer waits. From now on, the call and its result can be fetched for `keptMs`
     * milliseconds.
     */
    async detach(id: string, keptMs: number): Promise<void> {
      await db('tool_runs').where({ id }).update({ status: 'running', expires_at: databaseTime(db, keptMs) })
    },

    /**
     * Stores the end of a call. Returns `false` if the run was removed or has already ended.
     * @param keptMs time for which the result can be fetched, in milliseconds. Default: as `detach` has set it.
     */
    async end(id: string, status: 'finished' | 'failed', result: string, keptMs?: number): Promise<boolean> {
      const expiry = keptMs === undefined ? {} : { expires_at: databaseTime(db, keptMs) }
      return await db('tool_runs').where({ id }).whereIn('status', working).update({ status, result, ...expiry }) === 1
    },

    /** Returns a run. Returns `undefined` if its result, or the lease of a caller that waits, has expired. */
    async get(id: string): Promise<ToolRun | undefined> {
      const row = await db('tool_runs').where({ id }).where('expires_at', '>', databaseTime(db)).first()
      return row && { id: row.id, accountId: row.account_id, status: row.status, result: row.result }
    },

    /** Marks calls as failed if their caller no longer waits and their process died. Removes expired calls. */
    async expire(): Promise<void> {
      await db('tool_runs').where({ status: 'running' }).where('lease_until', '<', databaseTime(db))
        .update({ status: 'failed' })
      await db('tool_runs').where('expires_at', '<', databaseTime(db)).delete()
    },
  }
}
