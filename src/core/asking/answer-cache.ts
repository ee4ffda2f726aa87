import { createHmac } from 'node:crypto'
import type { Database, Repositories } from '../../db/database.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Subject } from '../../sources/kit/source.ts'
import type { ServiceKeys } from '../service-keys.ts'

/**
 * Callers of the cache. Searches and tools store different findings for the same source and subject, so their cache
 * keys must differ. A search uses only fresh answers. A tool also uses a stale answer for up to a day if the source
 * fails.
 */
const consumers = {
  search: { keyPrefix: [], staleMs: 0 },
  tool: { keyPrefix: ['tool'], staleMs: 24 * 3_600_000 },
}

interface CacheParts {
  database: Database
  clock: Clock
  serviceKeys: ServiceKeys
  /** Separates answers of the simulator from answers of real sources. */
  namespace: 'live' | 'sandbox'
  consumer: keyof typeof consumers
}

export interface CachedSource {
  slug: string
  /** Time for which an answer is fresh, in milliseconds. 0: answers of the source are never stored. */
  cacheMs: number
}

export interface CachedAnswer {
  /** `true` if the answer can be used without a call of the source. */
  isFresh: boolean
  /** ISO 8601, UTC. */
  fetchedAt: string
  /** Parses and returns the stored findings. Returns `undefined` if the source had none. */
  found(): unknown
}

export type AnswerCache = ReturnType<typeof createAnswerCache>

/**
 * Creates the cache of recent answers. A cache key is an HMAC of source and subject, so the database does not reveal
 * what was searched.
 */
export function createAnswerCache({ database, clock, serviceKeys, namespace, consumer: user }: CacheParts) {
  const { keyPrefix, staleMs } = consumers[user]

  async function keyOf(slug: string, { type, value }: Subject): Promise<string> {
    const text = JSON.stringify([...keyPrefix, namespace, slug, type, value])
    return createHmac('sha256', await serviceKeys.get('cache')).update(text).digest('hex')
  }

  return {
    /**
     * Returns the stored answer, fresh or stale. Returns `undefined` if no answer is stored or its format is outdated.
     */
    async get({ slug, cacheMs }: CachedSource, subject: Subject): Promise<CachedAnswer | undefined> {
      if (cacheMs === 0) return undefined
      const now = clock.now()
      const text = await database.moduleCache.get(await keyOf(slug, subject), now.toISOString())
      const fetchedAt = text === undefined ? undefined : fetchedAtOf(text)
      if (text === undefined || fetchedAt === undefined) return undefined
      return {
        isFresh: Date.parse(fetchedAt) + cacheMs > now.getTime(),
        fetchedAt,
        found: () => (JSON.parse(text) as [string, unknown])[1] ?? undefined,
      }
    },

    async put({ slug, cacheMs }: CachedSource, subject: Subject, found: unknown): Promise<void> {
      if (cacheMs === 0) return
      const now = clock.now()
      const expiresAt = new Date(now.getTime() + Math.max(cacheMs, staleMs)).toISOString()
      await database.moduleCache.put(await keyOf(slug, subject), encode(now, found), expiresAt)
    },

    /** Removes the answers of these sources about one subject, as part of the caller's transaction. */
    async forget(tx: Repositories, slugs: readonly string[], subject: Subject): Promise<void> {
      await tx.moduleCache.remove(await Promise.all(slugs.map(slug => keyOf(slug, subject))))
    },
  }
}

/**
 * Format of a row: `["<fetched at>",<findings as JSON>]`. The time comes first, so that it can be read without parsing
 * the findings.
 */
const encode = (fetchedAt: Date, found: unknown): string => JSON.stringify([fetchedAt.toISOString(), found ?? null])

const fetchedAtOf = (text: string): string | undefined => /^\["(\d{4}-\d\d-\d\dT[\d:.]+Z)",/.exec(text)?.[1]
