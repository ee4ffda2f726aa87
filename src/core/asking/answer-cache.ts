import { createHmac } from 'node:crypto'
import { StringDecoder } from 'node:string_decoder'
import type { Database, Repositories } from '../../db/database.ts'
import type { CacheEntry } from '../../db/module-cache.ts'
import { writeJson } from '../../lib/json-text.ts'
import { parseInSlices } from '../../lib/json-slices.ts'
import { turnFor } from '../../lib/pauses.ts'
import { open, startSeal } from '../../lib/aes-gcm.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Subject } from '../../sources/kit/source.ts'
import { askedValue } from '../observables/comparable.ts'
import type { ServiceKeys } from '../service-keys.ts'

/**
 * Callers of the cache. Searches and tools store different findings for the same source and subject, so their cache
 * keys must differ. A search uses only fresh answers. If the source fails, a tool also uses a stale answer, for up to a
 * day.
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

/** Maximum size of a stored answer, in bytes. Writing a larger one would block the process for too long. */
const maxBytes = 2 * 1_048_576
const noLimits = { maxLevels: Infinity, maxValues: Infinity }

export interface CachedSource {
  slug: string
  /** Time for which an answer is fresh, in milliseconds. If 0, answers of the source are never stored. */
  cacheMs: number
}

/** A subject, and the account that asks about it. */
export interface Asked {
  accountId: string
  subject: Subject
}

export interface CachedAnswer {
  /** `true` if the answer can be used without a call of the source. */
  isFresh: boolean
  /** Time at which the source answered, in ISO 8601 and UTC. */
  fetchedAt: string
  /** Parses and returns the stored findings. Returns `undefined` if the source had no findings. */
  found(): Promise<unknown>
}

export type AnswerCache = ReturnType<typeof createAnswerCache>

/**
 * Creates the cache of recent answers of sources. An account reads only its own answers. Otherwise `cached: true`, or
 * the speed of an answer, would reveal that another account has asked about the subject.
 * Subjects and answers are never stored in plain text. The key of an entry is an HMAC of source, account and subject. A
 * second HMAC is the key that encrypts the answer.
 */
export function createAnswerCache({ database, clock, serviceKeys, namespace, consumer }: CacheParts) {
  const { keyPrefix, staleMs } = consumers[consumer]

  async function keysOf(slug: string, { accountId, subject: { type, value } }: Asked) {
    const secret = await serviceKeys.get('cache')
    const text = JSON.stringify([...keyPrefix, namespace, slug, accountId, type, askedValue(type, value)])
    const hmac = (purpose: string) => createHmac('sha256', secret).update(`${purpose} ${text}`).digest()
    return { key: hmac('entry').toString('hex'), contentKey: hmac('content') }
  }

  /**
   * Returns the entry that stores an answer. Returns `undefined` if the answers of the source are never stored, or if
   * the answer is too large.
   */
  async function entryOf(
    { slug, cacheMs }: CachedSource,
    asked: Asked,
    found: unknown,
  ): Promise<CacheEntry | undefined> {
    if (cacheMs === 0) return undefined
    const now = clock.now()
    const { key, contentKey } = await keysOf(slug, asked)
    const content = await encode(contentKey, key, now, found)
    if (content === undefined) return undefined
    return {
      key,
      content,
      expiresAt: new Date(now.getTime() + Math.max(cacheMs, staleMs)).toISOString(),
    }
  }

  return {
    entryOf,

    /** Returns the stored answer, fresh or stale. Returns `undefined` if there is no entry that can be read. */
    async get({ slug, cacheMs }: CachedSource, asked: Asked): Promise<CachedAnswer | undefined> {
      if (cacheMs === 0) return undefined
      const now = clock.now()
      const { key, contentKey } = await keysOf(slug, asked)
      const content = await database.moduleCache.get(key, now.toISOString())
      if (content !== undefined) await turnFor(content)
      const json = content === undefined ? undefined : decrypt(contentKey, content, key)
      const fetchedAt = json === undefined ? undefined : fetchedAtOf(json)
      if (json === undefined || fetchedAt === undefined) return undefined
      return {
        isFresh: Date.parse(fetchedAt) + cacheMs > now.getTime(),
        fetchedAt,
        found: async () => (await parseInSlices(json, noLimits) as [string, unknown])[1] ?? undefined,
      }
    },

    async put(source: CachedSource, asked: Asked, found: unknown): Promise<void> {
      const entry = await entryOf(source, asked, found)
      if (entry === undefined) return
      await turnFor(entry.content)
      // In a transaction, which on SQLite shares its commit, and so its wait for the disk, with others.
      await database.inTransaction(tx => tx.moduleCache.put([entry]))
    },

    /**
     * Removes the answers of sources about subjects, in the caller's transaction. Call it once in a transaction: it
     * locks the answers in the order of their keys, as other transactions do.
     */
    async forget(tx: Repositories, answers: ReadonlyArray<{ slug: string, asked: Asked }>): Promise<void> {
      await tx.moduleCache.remove(await Promise.all(answers.map(async ({ slug, asked }) =>
        (await keysOf(slug, asked)).key)))
    },
  }
}

/**
 * Decrypts an entry. Returns `undefined` if `contentKey` cannot decrypt it, for example if the entry has an older
 * format.
 */
function decrypt(contentKey: Buffer, content: string, key: string): Buffer | undefined {
  try {
    return open(contentKey, Buffer.from(content, 'base64'), key)
  } catch {
    return undefined
  }
}

/**
 * Encrypts an answer in the format `["<fetched at>",<findings as JSON>]`, in base64. The time comes first, so that it
 * can be read without parsing the findings. Returns `undefined` if the answer is too large. Only the result is in
 * memory as a whole, because several large answers often arrive at once.
 */
async function encode(contentKey: Buffer, key: string, fetchedAt: Date, found: unknown): Promise<string | undefined> {
  const { start, add, end } = startSeal(contentKey, key)
  const base64 = new StringDecoder('base64')
  let length = 0
  let text = base64.write(start)
  await writeJson([fetchedAt.toISOString(), found ?? null], part => {
    length += part.length
    if (length <= maxBytes) text += base64.write(add(part))
  })
  return length > maxBytes ? undefined : text + base64.end(end())
}

const fetchedAtOf = (json: Buffer): string | undefined =>
  /^\["(\d{4}-\d\d-\d\dT[\d:.]+Z)",/.exec(json.toString('latin1', 0, 40))?.[1]
