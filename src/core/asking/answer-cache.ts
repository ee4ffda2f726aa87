import { createHmac } from 'node:crypto'
import type { Database, Repositories } from '../../db/database.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Subject } from '../../sources/kit/source.ts'
import type { ServiceKeys } from '../service-keys.ts'

/**
 * Searches and tools store different things for the same source and subject, so their keys never meet. A search reads
 * an answer only while it is fresh. A tool falls back to a stale one if the source fails, for up to a day.
 */
const consumers = {
  search: { keyPrefix: [], staleMs: 0 },
  tool: { keyPrefix: ['tool'], staleMs: 24 * 3_600_000 },
}

interface CacheParts {
  database: Database
  clock: Clock
  serviceKeys: ServiceKeys
  /** Answers of the simulator and of real sources are kept apart. */
  namespace: 'live' | 'sandbox'
  consumer: keyof typeof consumers
}

export interface CachedSource {
  slug: string
  /** How long an answer is fresh, in milliseconds; 0: the answers of the source are never stored. */
  cacheMs: number
}

export interface CachedAnswer {
  /** `true` if the answer may be used without asking the source. */
  isFresh: boolean
  /** ISO 8601, UTC. */
  fetchedAt: string
  /** The stored findings; `undefined` if the source had nothing. Long answers are parsed only here. */
  found(): unknown
}

export type AnswerCache = ReturnType<typeof createAnswerCache>

/** Recent answers of sources. Their keys are HMACs of source and subject: the store does not reveal what was asked. */
export function createAnswerCache({ database, clock, serviceKeys, namespace, consumer: user }: CacheParts) {
  const { keyPrefix, staleMs } = consumers[user]

  async function keyOf(slug: string, { type, value }: Subject): Promise<string> {
    const text = JSON.stringify([...keyPrefix, namespace, slug, type, value])
    return createHmac('sha256', await serviceKeys.get('cache')).update(text).digest('hex')
  }

  return {
    /** Returns the stored answer, fresh or stale; `undefined` without a row, or for a row of an older format. */
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

    /** Removes the answers of these sources about one subject, in the caller's transaction. */
    async forget(tx: Repositories, slugs: readonly string[], subject: Subject): Promise<void> {
      await tx.moduleCache.remove(await Promise.all(slugs.map(slug => keyOf(slug, subject))))
    },
  }
}

/** Format of a row: `["<fetched at>",<findings as JSON>]`. The time comes first so that it is read without a parse. */
const encode = (fetchedAt: Date, found: unknown): string => JSON.stringify([fetchedAt.toISOString(), found ?? null])

const fetchedAtOf = (text: string): string | undefined => /^\["(\d{4}-\d\d-\d\dT[\d:.]+Z)",/.exec(text)?.[1]
