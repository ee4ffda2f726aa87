import type { Knex } from 'knex'
import { databaseTime } from './dialect.ts'

/** What an address said of its answer when it was read last. */
export interface Validators {
  etag: string | null
  lastModified: string | null
}

/** The right to read an address. `token` fences: every write by its holder carries it. */
export interface FeedLease {
  url: string
  token: string
}

/** The addresses that catalogues of breaches are read from. */
export function createRadarFeedRepository(db: Knex) {
  const held = ({ url, token }: FeedLease) =>
    db('radar_feeds').where({ url, lease_token: token }).where('lease_until', '>', databaseTime(db))

  return {
    /** Takes the address for `leaseMs`, unless another holds it, or, where `now` is given, it is not due then. */
    async claim({ url, token }: FeedLease, leaseMs: number, now?: string): Promise<boolean> {
      await db('radar_feeds').insert({ url, next_at: '', lease_until: '' }).onConflict('url').ignore()
      const free = db('radar_feeds').where({ url }).where('lease_until', '<', databaseTime(db))
      if (now !== undefined) free.where('next_at', '<=', now)
      return await free.update({ lease_token: token, lease_until: databaseTime(db, leaseMs) }) === 1
    },

    async validators(url: string): Promise<Validators> {
      return await db('radar_feeds').where({ url }).first({ etag: 'etag', lastModified: 'last_modified' }) ??
        { etag: null, lastModified: null }
    },

    /** Gives it back as read. False where another has taken it meanwhile. */
    async complete(lease: FeedLease, { etag, lastModified }: Validators, nextAt: string): Promise<boolean> {
      return await held(lease).update({
        etag,
        last_modified: lastModified,
        next_at: nextAt,
        lease_token: null,
        lease_until: '',
      }) === 1
    },

    /** Gives it back unread; due when it was, or at `nextAt`. */
    async release(lease: FeedLease, nextAt?: string): Promise<void> {
      await held(lease).update({
        lease_token: null,
        lease_until: '',
        ...(nextAt === undefined ? {} : { next_at: nextAt }),
      })
    },
  }
}
