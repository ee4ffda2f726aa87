import { createHmac } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Subject } from '../../sources/kit/source.ts'

/** How long an answer stands in for a source that cannot be reached. */
const staleMs = 24 * 3_600_000

export interface Kept {
  /** Whether it is young enough to be served without asking. */
  fresh: boolean
  fetchedAt: string
  /** Undefined where the source had nothing. */
  found(): unknown
}

interface KeptParts {
  database: Database
  clock: Clock
  /** Of the keyed hashes. */
  key: Buffer
  /** What the simulator invents is not what real sources say. */
  world: 'live' | 'sandbox'
}

export type KeptAnswers = ReturnType<typeof createKeptAnswers>

/** What sources said lately, found by a keyed hash: what was asked about is not in the keys. */
export function createKeptAnswers({ database, clock, key, world }: KeptParts) {
  return {
    keyOf: (slug: string, { type, value }: Subject): string =>
      createHmac('sha256', key).update(JSON.stringify(['tool', world, slug, type, value])).digest('hex'),

    async get(place: string, cacheMs: number): Promise<Kept | undefined> {
      if (cacheMs === 0) return undefined
      const now = clock.now()
      const text = await database.moduleCache.get(place, now.toISOString())
      if (text === undefined) return undefined
      const fetchedAt = text.slice(2, text.indexOf('",')) // a long answer is read only where it is needed
      return {
        fresh: Date.parse(fetchedAt) + cacheMs > now.getTime(), fetchedAt,
        found: () => (JSON.parse(text) as [string, unknown])[1] ?? undefined,
      }
    },

    async put(place: string, cacheMs: number, found: unknown): Promise<void> {
      if (cacheMs === 0) return
      const now = clock.now()
      const until = new Date(now.getTime() + Math.max(cacheMs, staleMs)).toISOString()
      await database.moduleCache.put(place, JSON.stringify([now.toISOString(), found ?? null]), until)
    },
  }
}
