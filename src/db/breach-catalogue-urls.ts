import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import { databaseTime } from './driver/dialect.ts'

/** HTTP cache validators in the last response from an address. */
export interface CacheValidators {
  etag: string | null
  lastModified: string | null
}

/**
 * The exclusive right to read an address. Every write by the holder checks `token`, so that the holder of an expired
 * lease cannot write.
 */
export interface CatalogueUrlLease {
  url: string
  token: string
}

/**
 * Repository of the table `radar_feeds`: addresses of breach catalogues, with their validators and leases. Written by
 * the import and the refresh of breach catalogues. The column `url` has the digest of an address, because the query of
 * an address can have a key.
 */
export function createBreachCatalogueUrlRepository(db: Knex) {
  const rowOf = (url: string) => db('radar_feeds').where({ url: digestOf(url) })
  const held = ({ url, token }: CatalogueUrlLease) =>
    rowOf(url).where({ lease_token: token }).where('lease_until', '>', databaseTime(db))

  return {
    /**
     * Leases the address for `leaseMs`. Returns `false` if another process holds the lease, or if `now` is given and
     * the address is not due yet.
     */
    async claim({ url, token }: CatalogueUrlLease, leaseMs: number, now?: string): Promise<boolean> {
      await db('radar_feeds').where({ url }).delete() // the row of a version that stored the address itself
      await db('radar_feeds').insert({ url: digestOf(url), next_at: '', lease_until: '' }).onConflict('url').ignore()
      const free = rowOf(url).where('lease_until', '<', databaseTime(db))
      if (now !== undefined) free.where('next_at', '<=', now)
      return await free.update({ lease_token: token, lease_until: databaseTime(db, leaseMs) }) === 1
    },

    /** Returns `true` if the address was never read, or is due again. */
    async isDue(url: string, now: string): Promise<boolean> {
      const row: { next_at: string } | undefined = await rowOf(url).first('next_at')
      return row === undefined || row.next_at <= now
    },

    async getValidators(url: string): Promise<CacheValidators> {
      return await rowOf(url).first({ etag: 'etag', lastModified: 'last_modified' }) ??
        { etag: null, lastModified: null }
    },

    /**
     * Ends the lease after a successful read. Returns `true` if the result was stored, `false` if the lease has
     * expired.
     */
    async complete(
      lease: CatalogueUrlLease,
      { etag, lastModified }: CacheValidators,
      nextAt: string,
    ): Promise<boolean> {
      return await held(lease).update({
        etag,
        last_modified: lastModified,
        next_at: nextAt,
        lease_token: null,
        lease_until: '',
      }) === 1
    },

    /** Ends the lease after a failed read. The time of the next read does not change. */
    async release(lease: CatalogueUrlLease): Promise<void> {
      await held(lease).update({ lease_token: null, lease_until: '' })
    },
  }
}

const digestOf = (url: string): string => createHash('sha256').update(url).digest('hex')
