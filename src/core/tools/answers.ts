import { createHmac } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Subject } from '../../sources/source.ts'

/** How long an answer stands in for a source that cannot be reached. */
const staleMs = 24 * 3_600_000

export interface Kept {
  /** Whether it is young enough to be served without asking. */
  fresh: boolean
  fetchedAt: string
  /** Undefined where the source had nothing. */
  found(): unknown
}

export type KeptAnswers = ReturnType<typeof createKeptAnswers>

/** What sources said lately, found by a keyed hash: what was asked about is not in the keys. */
export function createKeptAnswers({ database, clock, secret }: { database: Database, clock: Clock, secret: string }) {
  return {
    keyOf: (slug: string, { type, value }: Subject): string =>
      createHmac('sha256', secret).update(JSON.stringify(['tool', slug, type, value])).digest('hex'),

    async get(key: string, cacheMs: number): Promise<Kept | undefined> {
      if (cacheMs === 0) return undefined
      const now = clock.now()
      const text = await database.moduleCache.get(key, now.toISOString())
      if (text === undefined) return undefined
      // Before the answer stands when it was fetched: a long one is read only where it is needed.
      const fetchedAt = text.slice(0, text.indexOf(' '))
      return {
        fresh: Date.parse(fetchedAt) + cacheMs > now.getTime(), fetchedAt,
        found: () => JSON.parse(text.slice(fetchedAt.length + 1)) as unknown ?? undefined,
      }
    },

    async put(key: string, cacheMs: number, found: unknown): Promise<void> {
      if (cacheMs === 0) return
      const now = clock.now()
      const until = new Date(now.getTime() + Math.max(cacheMs, staleMs)).toISOString()
      await database.moduleCache.put(key, `${now.toISOString()} ${JSON.stringify(found ?? null)}`, until)
    },
  }
}
