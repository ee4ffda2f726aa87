import type { Database } from '../db/database.ts'
import { notFound } from '../errors.ts'
import type { Clock } from '../lib/clock.ts'

const batch = 500
const dayMs = 86_400_000

export interface Swept {
  plan: string
  /** Null: this plan keeps searches for ever. */
  retentionDays: number | null
  searches: number
}

export type Retention = ReturnType<typeof createRetention>

/** Deletes the searches that have ended longer ago than the plan of their account keeps them. */
export function createRetention({ database, clock }: { database: Database, clock: Clock }) {
  async function hideBefore(plan: string, before: string): Promise<number> {
    let hidden = 0
    for (
      let ids: string[];
      (ids = await database.searches.endedBefore(plan, before, batch)).length > 0;
      hidden += ids.length
    ) {
      await database.searches.hide(ids, clock.now().toISOString())
    }
    return hidden
  }

  return {
    /** What is hidden goes as any deleted search does. `dryRun` only counts. */
    async run({ dryRun = false }: { dryRun?: boolean } = {}): Promise<Swept[]> {
      const swept: Swept[] = []
      for (const { id, retentionDays, product } of await database.plans.list()) {
        if (product !== 'api') continue
        const before = retentionDays === null
          ? undefined
          : new Date(clock.now().getTime() - retentionDays * dayMs).toISOString()
        const searches = before === undefined
          ? 0
          : await (dryRun ? database.searches.countEndedBefore(id, before) : hideBefore(id, before))
        swept.push({ plan: id, retentionDays, searches })
      }
      return swept
    },

    /** `days`: null is for ever. Throws NOT_FOUND. */
    async set(plan: string, days: number | null): Promise<{ plan: string, retentionDays: number | null }> {
      if (!await database.plans.setRetention(plan, days)) throw notFound({ message: `There is no plan "${plan}"` })
      return { plan, retentionDays: days }
    },
  }
}
