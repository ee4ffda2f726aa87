import type { Knex } from 'knex'
import { databaseTime } from './driver/dialect.ts'
import { insertRows } from './driver/insert-rows.ts'
import { createStatement } from './driver/statement.ts'

/** An Idempotency-Key of an account, and the request that used it. */
export interface UsedKey {
  accountId: string
  keyHash: string
  requestHash: string
  /**
   * Type of what the request started: a search, stored or temporary, an investigation, a watch, a call of a tool, or an
   * API key.
   */
  kind: 'search' | 'investigation' | 'watch' | 'tool' | 'key'
  /** Id of the search, the investigation, the watch, the call or the key. */
  resourceId: string
}

/**
 * Repository of the table `idempotency_keys`: the keys of requests that created or charged something. Written in the
 * transaction that admits the request. The table contains hashes only.
 */
export function createIdempotencyKeyRepository(db: Knex) {
  return {
    /** Returns a key that has not expired. */
    async get(accountId: string, keyHash: string): Promise<UsedKey | undefined> {
      const [row] = await unexpired(db, accountId, keyHash)
      return row && {
        accountId,
        keyHash,
        requestHash: row.request_hash,
        kind: row.kind,
        resourceId: row.resource_id,
      }
    },

    /** Stores a key for `keptMs` milliseconds. Replaces the request of a key that was free again. */
    async put({ accountId, keyHash, requestHash, kind, resourceId }: UsedKey, keptMs: number): Promise<void> {
      await insertRows(db, 'idempotency_keys', [{
        account_id: accountId,
        key_hash: keyHash,
        request_hash: requestHash,
        kind,
        resource_id: resourceId,
        expires_at: databaseTime(db, keptMs),
      }], `on conflict (account_id, key_hash) do update set request_hash = excluded.request_hash, kind = excluded.kind,
        resource_id = excluded.resource_id, expires_at = excluded.expires_at`)
    },

    async removeExpired(): Promise<void> {
      await db('idempotency_keys').where('expires_at', '<=', databaseTime(db)).delete()
    },
  }
}

interface Row {
  request_hash: string
  kind: UsedKey['kind']
  resource_id: string
}

const unexpired = createStatement<Row>(({ time }) => `
  select request_hash, kind, resource_id from idempotency_keys
  where account_id = ? and key_hash = ? and expires_at > ${time()}`)
