import type { Knex } from 'knex'

export interface CacheEntry {
  /** Keyed hash of source, account and subject, in hexadecimal. */
  key: string
  /** Encrypted answer, in Base64. */
  content: string
  /** Time at which the entry expires, in ISO 8601 and UTC. */
  expiresAt: string
}

/** Repository of the table `module_cache`: encrypted answers of sources, which the answer cache writes and reads. */
export function createModuleCacheRepository(db: Knex) {
  return {
    /** Returns the encrypted answer, or `undefined` if there is no entry or it has expired. */
    async get(key: string, now: string): Promise<string | undefined> {
      const row = await db('module_cache').where({ key }).where('expires_at', '>', now).first('cards')
      return row?.cards
    },

    async put({ key, content, expiresAt }: CacheEntry): Promise<void> {
      await db('module_cache').insert({ key, cards: content, expires_at: expiresAt }).onConflict('key').merge()
    },

    async remove(keys: readonly string[]): Promise<void> {
      await db('module_cache').whereIn('key', keys).delete()
    },

    async removeExpired(now: string): Promise<void> {
      await db('module_cache').where('expires_at', '<=', now).delete()
    },
  }
}
