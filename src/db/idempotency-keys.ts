import type { Knex } from 'knex'
import { columnsOf } from './driver/columns.ts'
import { databaseTime } from './driver/dialect.ts'
import { insertRows } from './driver/insert-rows.ts'
import { createStatement } from './driver/statement.ts'

/** An Idempotency-Key of an account, and the request that used it. */
export interface UsedKey {
  accountId: string
  keyHash: string
  requestHash: string
  /**
   * Type of what the request started: a search, stored or temporary, an investigation, a watch, a call of a tool, an
   * API key, or a webhook endpoint.
   */
  kind: 'search' | 'investigation' | 'watch' | 'tool' | 'key' | 'endpoint'
  /** Id of the search, the investigation, the watch, the call, the key or the endpoint. */
  resourceId: string
}

const columns = columnsOf<UsedKey>({
  accountId: 'account_id',
  keyHash: 'key_hash',
  requestHash: 'request_hash',
  kind: 'kind',
  resourceId: 'resource_id',
})

/**
 * Repository of the table `idempotency_keys`: the keys of requests that created or charged something. Written in the
 * transaction that admits the request. The table contains hashes only.
 */
export function createIdempotencyKeyRepository(db: Knex) {
  return {
    /** Returns a key that has not expired. */
    async get(accountId: string, keyHash: string): Promise<UsedKey | undefined> {
      const [row] = await unexpired(db, accountId, keyHash)
      return row && columns.fromRow(row)
    },

    /** Stores a key for `keptMs` milliseconds. Replaces the request of a key that was free again. */
    async put(key: UsedKey, keptMs: number): Promise<void> {
      await insertRows(db, 'idempotency_keys', [{
        ...columns.toRow(key),
        expires_at: databaseTime(db, keptMs),
      }], `on conflict (account_id, key_hash) do update set request_hash = excluded.request_hash, kind = excluded.kind,
        resource_id = excluded.resource_id, expires_at = excluded.expires_at`)
    },

    async removeExpired(): Promise<void> {
      await db('idempotency_keys').where('expires_at', '<=', databaseTime(db)).delete()
    },
  }
}

const unexpired = createStatement(({ time }) => `
  select ${columns.names.join(', ')} from idempotency_keys
  where account_id = ? and key_hash = ? and expires_at > ${time()}`)
