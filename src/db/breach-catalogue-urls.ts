import type { Knex } from 'knex'
import { databaseTime } from './dialect.ts'

/** HTTP cache validators from the last response of an address. */
export interface CacheValidators {
  etag: string | null
  lastModified: string | null
}

/** The right to read an address. Every write by the holder checks `token`, so that an expired lease cannot write. */
export interface CatalogueUrlLease {
  url: string
  token: string
}

/** Table `radar_feeds`: addresses of breach catalogues, their validators and leases. Written by catalogue refreshes. */
export function createBreachCatalogueUrlRepository(db: Knex) {
  const held = ({ url, token }: CatalogueUrlLease) =>
    db('radar_feeds').where({ url, lease_token: token }).where('lease_until', '>', databaseTime(db))

  return {
    /**
     * Leases the address for `leaseMs`. Returns `false` if another process holds the lease, or if `now` is given and
     * the address is not due yet.
     */
    async claim({ url, token }: CatalogueUrlLease, leaseMs: number, now?: string): Promise<boolean> {
      await db('radar_feeds').insert({ url, next_at: '', lease_until: '' }).onConflict('url').ignore()
      const free = db('radar_feeds').where({ url }).where('lease_until', '<', databaseTime(db))
      if (now !== undefined) free.where('next_at', '<=', now)
      return await free.update({ lease_token: token, lease_until: databaseTime(db, leaseMs) }) === 1
    },

    async getValidators(url: string): Promise<CacheValidators> {
      return await db('radar_feeds').where({ url }).first({ etag: 'etag', lastModified: 'last_modified' }) ??
        { etag: null, lastModified: null }
    },

    /** Ends the lease after a read. Returns `false` if the lease has expired. */
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

    /** Ends the lease without a read. The next read stays due when it was, or moves to `nextAt`. */
    async release(lease: CatalogueUrlLease, nextAt?: string): Promise<void> {
      await held(lease).update({
        lease_token: null,
        lease_until: '',
        ...(nextAt === undefined ? {} : { next_at: nextAt }),
      })
    },
  }
}
