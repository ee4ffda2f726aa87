import { createHmac } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import type { ModuleOutcome } from '../../db/search-modules.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Query } from '../../sources/source.ts'
import type { ListedModule } from '../modules.ts'

export type ModuleCache = ReturnType<typeof createModuleCache>

/** What modules answered lately, found by a keyed hash: the searched value is not in the cache's keys. */
export function createModuleCache({ database, clock, secret }: { database: Database, clock: Clock, secret: string }) {
  const keyOf = (slug: string, { type, value }: Query): string =>
    createHmac('sha256', secret).update(JSON.stringify([slug, type, value])).digest('hex')

  return {
    async get({ module }: ListedModule, query: Query): Promise<ModuleOutcome | undefined> {
      if (module.cacheMs === 0) return undefined
      const json = await database.moduleCache.get(keyOf(module.slug, query), clock.now().toISOString())
      if (json === undefined) return undefined
      const cards: object[] = JSON.parse(json)
      return { status: cards.length > 0 ? 'success' : 'no_results', cached: true, durationMs: 0, error: null, cards }
    },

    /** Keeps an answer; a failure is none. */
    async put({ module }: ListedModule, query: Query, { status, cards }: ModuleOutcome): Promise<void> {
      if (module.cacheMs === 0 || (status !== 'success' && status !== 'no_results')) return
      const expiresAt = new Date(clock.now().getTime() + module.cacheMs).toISOString()
      await database.moduleCache.put(keyOf(module.slug, query), JSON.stringify(cards), expiresAt)
    },
  }
}
