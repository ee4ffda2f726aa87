import type { Knex } from 'knex'

/** Answers of modules, by a keyed hash of module and value. */
export function createModuleCacheRepository(db: Knex) {
  return {
    /** JSON of the cards. */
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
