import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '../../db/database.ts'
import { notFound } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'

/** Number of searches, investigations or deliveries that one step hides or removes. SQLite blocks the process then. */
const batch = 100
const dayMs = 86_400_000

export interface RetentionResult {
  plan: string
  /** `null` if the plan keeps searches without a time limit. */
  retentionDays: number | null
  searches: number
}

/**
 * Creates the service that deletes ended searches and investigations, and the webhook deliveries of watches, after the
 * retention time of their account's plan. The changes of a watch are kept with it.
 */
export function createRetention({ database, clock }: { database: Database, clock: Clock }) {
  async function hideBefore(plan: string, before: string): Promise<number> {
    let hidden = 0
    for (const account of await database.searches.listAccountsEndedBefore(plan, before)) {
      let since = ''
      for (
        let found: Array<{ id: string, completedAt: string }>;
        (found = await database.searches.listEndedBefore(account, { since, before }, batch)).length > 0;
        hidden += found.length
      ) {
        await database.searches.hide(found.map(({ id }) => id), clock.now().toISOString())
        since = found.at(-1)!.completedAt // the next query does not read the hidden ones again
        await nextTurn()
      }
    }
    for (const account of await database.investigations.listAccountsEndedBefore(plan, before)) {
      for (
        let ids: string[];
        (ids = await database.investigations.listEndedBefore(account, before, batch)).length > 0;
      ) {
        hidden += await database.inTransaction(async tx =>
          tx.investigations.hide(await tx.investigations.lockFinished(ids), clock.now().toISOString()))
      }
    }
    for (const account of await database.webhooks.listAccountsWithOld(plan, before)) {
      while (await database.webhooks.removeOfWatches(account, before, batch) === batch) await nextTurn()
    }
    return hidden
  }

  const countBefore = async (plan: string, before: string): Promise<number> =>
    await database.searches.countEndedBefore(plan, before) +
    await database.investigations.countSearchesEndedBefore(plan, before)

  return {
    /** Marks old searches as deleted; the orchestrator then removes them. With `dryRun`, only counts them. */
    async run({ dryRun = false }: { dryRun?: boolean } = {}): Promise<RetentionResult[]> {
      const swept: RetentionResult[] = []
      for (const { id, retentionDays, product } of await database.plans.list()) {
        if (product !== 'api') continue
        const before = retentionDays === null
          ? undefined
          : new Date(clock.now().getTime() - retentionDays * dayMs).toISOString()
        const searches = before === undefined
          ? 0
          : await (dryRun ? countBefore(id, before) : hideBefore(id, before))
        swept.push({ plan: id, retentionDays, searches })
      }
      return swept
    },

    /**
     * Sets the retention time of a plan, in days. `null` keeps searches without a time limit. Throws NOT_FOUND if the
     * plan does not exist.
     */
    async set(plan: string, days: number | null): Promise<{ plan: string, retentionDays: number | null }> {
      if (!await database.plans.setRetention(plan, days)) throw notFound({ message: `No plan has the id "${plan}"` })
      return { plan, retentionDays: days }
    },
  }
}
