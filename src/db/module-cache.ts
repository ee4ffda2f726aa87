import type { Knex } from 'knex'

/**
 * Repository of the table `module_cache`: cards of modules, by a keyed hash of module and value. Written by the answer
 * cache.
 */
export function createModuleCacheRepository(db: Knex) {
  return {
    /** Returns the cards as JSON, or `undefined` if there is no entry or it has expired. */
    async get(key: string, now: string): Promise<string | undefined> {
      const row = await db('module_cache').where({ key }).where('expires_at', '>', now).first('cards')
      return row?.cards
    },

    async put(key: string, cards: string, expiresAt: string): Promise<void> {
      await db('module_cache').insert({ key, cards, expires_at: expiresAt }).onConflict('key').merge()
    },

    async remove(keys: readonly string[]): Promise<void> {
      await db('module_cache').whereIn('key', keys).delete()
    },

    async removeExpired(now: string): Promise<void> {
      await db('module_cache').where('expires_at', '<=', now).delete()
    },
  }
}
