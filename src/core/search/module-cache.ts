import { createHmac } from 'node:crypto'
import type { Database, Repositories } from '../../db/database.ts'
import type { TaskOutcome } from '../../db/search-tasks.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Query } from '../../sources/kit/source.ts'
import type { ServiceKeys } from '../service-keys.ts'
import type { Task } from './task.ts'

interface ModuleCacheParts {
  database: Database
  clock: Clock
  keys: ServiceKeys
  /** What the simulator invents is not what real sources say. */
  world: 'live' | 'sandbox'
}

export type ModuleCache = ReturnType<typeof createModuleCache>

/** What modules answered lately, found by a keyed hash: the searched value is not in the cache's keys. */
export function createModuleCache({ database, clock, keys, world }: ModuleCacheParts) {
  const keyOf = async (slug: string, { type, value }: Query): Promise<string> =>
    createHmac('sha256', await keys.get('cache')).update(JSON.stringify([world, slug, type, value])).digest('hex')

  return {
    async get({ slug, cacheMs }: Task, query: Query): Promise<TaskOutcome | undefined> {
      if (cacheMs === 0) return undefined
      const json = await database.moduleCache.get(await keyOf(slug, query), clock.now().toISOString())
      if (json === undefined) return undefined
      const results: object[] = JSON.parse(json)
      const status = results.length > 0 ? 'success' : 'no_results'
      return {
        status,
        cached: true,
        durationMs: 0,
        error: null,
        results,
        count: results.length,
      }
    },

    /** Forgets what these tasks found out about an observable, in the caller's transaction. */
    async forget(tx: Repositories, slugs: readonly string[], query: Query): Promise<void> {
      await tx.moduleCache.remove(await Promise.all(slugs.map(slug => keyOf(slug, query))))
    },

    /** Keeps an answer; a failure is none. */
    async put({ slug, cacheMs }: Task, query: Query, { status, results }: TaskOutcome): Promise<void> {
      if (cacheMs === 0 || (status !== 'success' && status !== 'no_results')) return
      const expiresAt = new Date(clock.now().getTime() + cacheMs).toISOString()
      await database.moduleCache.put(await keyOf(slug, query), JSON.stringify(results), expiresAt)
    },
  }
}
