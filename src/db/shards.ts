import type { Knex } from 'knex'
import { databaseTime, forUpdateSkipLocked } from './dialect.ts'

/**
 * A shard that one runner holds. Every write by the holder checks `token`, so that the holder of an expired lease
 * cannot write.
 */
export interface ShardLease {
  searchId: string
  number: number
  total: number
  attempts: number
  token: string
}

/**
 * Repository of the table `search_shards`: the shards of each search and their leases. Written by the API, runners and
 * the journal.
 */
export function createShardRepository(db: Knex) {
  const held = ({ searchId, number, token }: ShardLease) =>
    db('search_shards').where({ search_id: searchId, number, lease_token: token, state: 'open' })
      .where('lease_until', '>', databaseTime(db))

  const shards = (trx: Knex) =>
    trx('search_shards').join('searches', 'searches.id', 'search_id').where({ state: 'open' })

  return {
    async insert(searchId: string, total: number, createdAt: string): Promise<void> {
      await db('search_shards').insert(Array.from({ length: total }, (_, index) => ({
        search_id: searchId,
        number: index + 1,
        total,
        state: 'open',
        attempts: 0,
        lease_until: '',
        created_at: createdAt,
      })))
    },

    /**
     * Leases a free open shard for `leaseMs` milliseconds. Prefers the account with the fewest leased shards, so that
     * many searches of one account do not delay another account. Among accounts with equally many, takes the oldest
     * shard.
     */
    async claim(token: string, leaseMs: number): Promise<ShardLease | undefined> {
      return db.transaction(async trx => {
        const held = shards(trx).where('lease_until', '>=', databaseTime(trx)).groupBy('account_id')
          .select('account_id', trx.raw('count(*) as count')).as('held')
        const open = shards(trx).leftJoin(held, 'held.account_id', 'searches.account_id')
          .where('lease_until', '<', databaseTime(trx))
          .orderByRaw('coalesce(held.count, 0), search_shards.created_at, search_id, number')
        const free = await forUpdateSkipLocked(trx, open, 'search_shards').first('search_id', 'number')
        if (free === undefined) return undefined
        const [row] = await trx('search_shards').where(free)
          .update({ lease_token: token, lease_until: databaseTime(trx, leaseMs), attempts: trx.raw('attempts + 1') })
          .returning(['search_id', 'number', 'total', 'attempts'])
        return {
          searchId: row.search_id,
          number: row.number,
          total: row.total,
          attempts: row.attempts,
          token,
        }
      })
    },

    /**
     * Extends the lease. Returns `false` if the lease has expired, or if the shard was taken or closed: the holder must
     * then stop.
     */
    async renew(lease: ShardLease, leaseMs: number): Promise<boolean> {
      return await held(lease).update({ lease_until: databaseTime(db, leaseMs) }) === 1
    },

    /**
     * Ends the lease early, so that another runner can take the shard at once. The holder's run of the shard does not
     * count as an attempt.
     */
    async release(lease: ShardLease): Promise<void> {
      await held(lease).update({ lease_token: null, lease_until: '', attempts: db.raw('attempts - 1') })
    },

    /**
     * Records that a task of the shard ended. Earlier attempts do not count any more, because the shard makes progress.
     */
    async recordProgress(lease: ShardLease): Promise<void> {
      await held(lease).update({ attempts: 1 })
    },

    /** Returns the open shard of a search with the lowest number. */
    async getFirstOpen(searchId: string): Promise<{ number: number, total: number } | undefined> {
      return db('search_shards').where({ search_id: searchId, state: 'open' }).orderBy('number')
        .first('number', 'total')
    },

    async close(lease: ShardLease): Promise<boolean> {
      return await held(lease).update({ state: 'closed', lease_token: null }) === 1
    },

    async closeAll(searchId: string): Promise<void> {
      await db('search_shards').where({ search_id: searchId }).update({ state: 'closed', lease_token: null })
    },

    /** Counts the open shards that no runner holds, in all searches. */
    async countWaiting(): Promise<number> {
      const row = await db('search_shards').where({ state: 'open' }).where('lease_until', '<', databaseTime(db))
        .count({ count: '*' }).first()
      return Number(row?.count ?? 0)
    },

    async countOpen(searchId: string): Promise<number> {
      const row = await db('search_shards').where({ search_id: searchId, state: 'open' }).count({ count: '*' }).first()
      return Number(row?.count ?? 0)
    },
  }
}
