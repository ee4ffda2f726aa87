import type { Database } from '../../db/database.ts'
import type { Clock } from '../../lib/clock.ts'
import { windowsOf } from '../admission/usage-limit.ts'
import type { Principal } from '../access/keys.ts'

export interface WindowUse {
  used: number
  max: number
  resets_at: string
}

export type Usage = ReturnType<typeof createUsage>

export function createUsage({ database, clock }: { database: Database, clock: Clock }) {
  return {
    /** Reports the account's usage and limits. All limits are 0 if the account has no active plan. */
    async report(principal: Principal): Promise<{ allowed: boolean, limits: Record<'global' | 'daily', WindowUse> }> {
      const uses = await Promise.all(windowsOf(principal, clock.now()).map(async ({ period, window, max }) => {
        const used = await database.usage.getUsed(principal.accountId, period, window.startsAt)
        return [period, { used, max, resets_at: window.resetsAt }] as const
      }))
      const limits = Object.fromEntries(uses) as Record<'global' | 'daily', WindowUse>
      return { allowed: uses.every(([, { used, max }]) => used < max), limits }
    },
  }
}
