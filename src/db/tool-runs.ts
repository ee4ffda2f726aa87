import type { Knex } from 'knex'
import { databaseTime } from './dialect.ts'

/**
 * `held`: somebody waits for it, and room is kept for what it may cost. `running`: the same, and nobody waits any more.
 * `finished` and `failed`: what came of it is kept to be fetched.
 */
export type ToolRunStatus = 'held' | 'running' | 'finished' | 'failed'

export interface ToolRun {
  id: string
  accountId: string
  status: ToolRunStatus
  /** JSON of the answer, or of why there is none; null while it runs, and where it broke off. */
  result: string | null
}

const working = ['held', 'running'] as const

export function createToolRunRepository(db: Knex) {
  return {
    /** Its lease lapses where the process dies: then it costs nothing. */
    async hold(id: string, accountId: string, cost: number, leaseMs: number): Promise<void> {
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

    /** What the calls of an account that are under way may cost together. */
    async heldCost(accountId: string): Promise<number> {
      const row = await db('tool_runs').where({ account_id: accountId }).whereIn('status', working)
        .where('lease_until', '>=', databaseTime(db)).sum({ cost: 'cost' }).first()
      return Number(row?.cost ?? 0)
    },

    async remove(id: string): Promise<void> {
      await db('tool_runs').where({ id }).delete()
    },

    /** Nobody waits any more: what comes of it is kept for so long. */
    async detach(id: string, keptMs: number): Promise<void> {
      await db('tool_runs').where({ id }).update({ status: 'running', expires_at: databaseTime(db, keptMs) })
    },

    /** False where it was given up meanwhile. */
    async end(id: string, status: 'finished' | 'failed', result: string): Promise<boolean> {
      return await db('tool_runs').where({ id }).whereIn('status', working).update({ status, result }) === 1
    },

    /** Only what is kept: a call that somebody waits for is nobody else's business. */
    async get(id: string): Promise<ToolRun | undefined> {
      const row = await db('tool_runs').where({ id }).whereNot({ status: 'held' }).where(
        'expires_at',
        '>',
        databaseTime(db),
      ).first()
      return row && { id: row.id, accountId: row.account_id, status: row.status, result: row.result }
    },

    /** Gives up what a dead process worked on, and forgets what is past its time. */
    async removeOld(): Promise<void> {
      await db('tool_runs').where({ status: 'running' }).where('lease_until', '<', databaseTime(db)).update({
        status: 'failed',
      })
      await db('tool_runs').where('expires_at', '<', databaseTime(db)).delete()
    },
  }
}
