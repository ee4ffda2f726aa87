import type { Knex } from 'knex'
import { nextTurn } from '../lib/pauses.ts'
import { isPostgres } from './driver/dialect.ts'
import { inParts } from './parts.ts'

export interface CacheEntry {
  /** Keyed hash of source, account and subject, in hexadecimal. */
  key: string
  /** Encrypted answer, in Base64. */
  content: string
  /** Time at which the entry expires, in ISO 8601 and UTC. */
  expiresAt: string
}

/** Number of expired answers that one statement removes. */
const removedAtOnce = 16

/** Repository of the table `module_cache`: encrypted answers of sources, which the answer cache writes and reads. */
export function createModuleCacheRepository(db: Knex) {
  /** Deletes rows, and locks them in the order of their keys first, like `put`. */
  async function removeOrdered(rows: Knex.QueryBuilder): Promise<number> {
    const keys = rows.orderBy('key').select('key')
    return db('module_cache').whereIn('key', isPostgres(db) ? keys.forUpdate() : keys).delete()
  }

  return {
    /** Returns the encrypted answer, or `undefined` if there is no entry or it has expired. */
    async get(key: string, now: string): Promise<string | undefined> {
      const row = await db('module_cache').where({ key }).where('expires_at', '>', now).first('content')
      return row?.content
    },

    /** Stores answers, in the order of their keys so that no two transactions wait for each other. */
    async put(entries: readonly CacheEntry[]): Promise<void> {
      const rows = entries.map(({ key, content, expiresAt }) => ({ key, content, expires_at: expiresAt }))
      await inParts(rows.toSorted((a, b) => a.key < b.key ? -1 : 1), ({ content }) => content.length, part =>
        db('module_cache').insert(part).onConflict('key').merge())
    },

    async remove(keys: readonly string[]): Promise<void> {
      await removeOrdered(db('module_cache').whereIn('key', keys))
    },

    /** Removes a few answers at a time, because each can be large. */
    async removeExpired(now: string): Promise<void> {
      const expired = () => db('module_cache').where('expires_at', '<=', now).limit(removedAtOnce)
      while (await removeOrdered(expired()) === removedAtOnce) await nextTurn()
    },
  }
}
