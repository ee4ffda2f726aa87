import type { Knex } from 'knex'

/** What an address said of its answer when it was read last. */
export interface Validators {
  etag: string | null
  lastModified: string | null
}

/** The addresses that catalogues of breaches are read from. */
export function createRadarFeedRepository(db: Knex) {
  return {
    async validators(url: string): Promise<Validators | undefined> {
      return await db('radar_feeds').where({ url }).first({ etag: 'etag', lastModified: 'last_modified' })
    },

    async read(url: string, { etag, lastModified }: Validators, nextAt: string): Promise<void> {
      await db('radar_feeds').insert({ url, etag, last_modified: lastModified, next_at: nextAt }).onConflict('url').merge()
    },

    /** Takes a turn to read it, where one is due; who gets false leaves it to another. The next is due `nextAt` unless it is read. */
    async take(url: string, now: string, nextAt: string): Promise<boolean> {
      const made = await db('radar_feeds').insert({ url, next_at: nextAt }).onConflict('url').ignore().returning('url')
      return made.length === 1 || await db('radar_feeds').where({ url }).where('next_at', '<=', now).update({ next_at: nextAt }) === 1
    },
  }
}
