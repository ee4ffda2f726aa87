import type { Knex } from 'knex'
import { lockForTransaction, databaseTime } from './dialect.ts'

export type DeliveryStatus = 'pending' | 'retrying' | 'delivered' | 'failed'

export interface Delivery {
  searchId: string
  status: DeliveryStatus
  attempts: number
  sentAt: string | null
  lastAttemptAt: string | null
  nextAttemptAt: string | null
}

/**
 * A due delivery that one deliverer holds. Every write by the holder checks `token`, so that the holder of an expired
 * lease cannot write.
 */
export interface DeliveryLease {
  searchId: string
  url: string
  /** Sealed signing secret. `null` if the webhook is not signed. */
  secret: string | null
  /** Stored part of the webhook's body, as JSON. Each attempt adds its time. */
  body: string
  attempts: number
  /**
   * Number of attempts since the delivery was created or last requested again. This number decides when the next retry
   * is due.
   */
  retries: number
  token: string
}

export interface Attempt {
  number: number
  attemptedAt: string
  /** HTTP status of the response. `null` if there was no response. */
  status: number | null
  durationMs: number
  /** Reason for the failure. `null` if the status alone explains it. */
  error: string | null
  /** Beginning of the response body, as text. */
  responseStart: string
}

interface Row {
  search_id: string
  status: DeliveryStatus
  attempts: number
  sent_at: string | null
  last_attempt_at: string | null
  next_attempt_at: string | null
}

/**
 * Tables `webhook_deliveries` (one row for each search with a webhook) and `webhook_attempts`. The API creates a
 * delivery, the journal makes it due, and the deliverer records attempts.
 */
export function createWebhookRepository(db: Knex) {
  return {
    /** Creates the delivery of a new search. The delivery becomes due when `schedule` is called. */
    async insert(
      searchId: string,
      { url, host, secret }: { url: string, host: string, secret: string | null },
    ): Promise<void> {
      await db('webhook_deliveries').insert({
        search_id: searchId,
        url,
        host,
        secret,
        status: 'pending',
        attempts: 0,
        retries: 0,
        lease_until: '',
      })
    },

    async has(searchId: string): Promise<boolean> {
      return await db('webhook_deliveries').where({ search_id: searchId }).first('search_id') !== undefined
    },

    async get(searchId: string): Promise<Delivery | undefined> {
      const row: Row | undefined = await db('webhook_deliveries').where({ search_id: searchId }).first()
      return row && toDelivery(row)
    },

    /** Stores the body and makes the delivery due. */
    async schedule(searchId: string, body: string): Promise<void> {
      await db('webhook_deliveries').where({ search_id: searchId }).update({ body, next_attempt_at: databaseTime(db) })
    },

    /**
     * Leases, for `leaseMs` milliseconds, the delivery that has been due the longest. Skips hosts that already have
     * `perHost` leased deliveries, and accounts that already have `perAccount` leased deliveries.
     */
    async claim(
      token: string,
      leaseMs: number,
      { perHost, perAccount }: { perHost: number, perAccount: number },
    ): Promise<DeliveryLease | undefined> {
      return db.transaction(async trx => {
        // without the lock, two deliverers could count at the same time and exceed the limits together
        await lockForTransaction(trx, 'webhooks')
        const now = databaseTime(trx)
        const hostsAtLimit = trx('webhook_deliveries').where('lease_until', '>=', now)
          .groupBy('host').havingRaw('count(*) >= ?', [perHost]).select('host')
        const accountsAtLimit = trx('webhook_deliveries').join('searches', 'searches.id', 'search_id')
          .where('lease_until', '>=', now)
          .groupBy('account_id').havingRaw('count(*) >= ?', [perAccount]).select('account_id')
        const due = await trx('webhook_deliveries').join('searches', 'searches.id', 'search_id')
          .where('next_attempt_at', '<=', now).where('lease_until', '<', now)
          .whereNotIn('host', hostsAtLimit).whereNotIn('account_id', accountsAtLimit)
          .orderBy(['next_attempt_at', 'search_id']).first('search_id')
        if (due === undefined) return undefined
        const [row] = await trx('webhook_deliveries').where(due)
          .update({ lease_token: token, lease_until: databaseTime(trx, leaseMs) })
          .returning(['search_id', 'url', 'secret', 'body', 'attempts', 'retries'])
        return {
          searchId: row.search_id,
          url: row.url,
          secret: row.secret,
          body: row.body,
          attempts: row.attempts,
          retries: row.retries,
          token,
        }
      })
    },

    /**
     * Stores an attempt and ends the lease. Must run in a transaction, so that either both changes are made or none.
     * `retryInMs` is the time in milliseconds until the next attempt, or `null` if there will be no further attempt.
     * Returns `false` if another deliverer holds the delivery.
     */
    async recordAttempt(
      lease: DeliveryLease,
      attempt: Attempt,
      { status, retryInMs }: { status: DeliveryStatus, retryInMs: number | null },
    ): Promise<boolean> {
      const held = await db('webhook_deliveries').where({ search_id: lease.searchId, lease_token: lease.token })
        .update({
          status,
          attempts: attempt.number,
          last_attempt_at: attempt.attemptedAt,
          lease_token: null,
          lease_until: '',
          retries: lease.retries + 1,
          next_attempt_at: retryInMs === null ? null : databaseTime(db, retryInMs),
          ...(status === 'delivered' ? { sent_at: attempt.attemptedAt } : {}),
        })
      if (held === 0) return false
      await db('webhook_attempts').insert({
        search_id: lease.searchId,
        number: attempt.number,
        attempted_at: attempt.attemptedAt,
        status: attempt.status,
        duration_ms: attempt.durationMs,
        error: attempt.error,
        answer: attempt.responseStart,
      })
      return true
    },

    /**
     * Counts the deliveries of all searches, except those that a deliverer holds. `due` is the number of deliveries
     * that are due now, and `scheduled` the number that are due later.
     */
    async countWaiting(): Promise<{ due: number, scheduled: number }> {
      const now = databaseTime(db)
      const waiting = () => db('webhook_deliveries').where('lease_until', '<', now).count({ count: '*' }).first()
      const due = await waiting().where('next_attempt_at', '<=', now)
      const scheduled = await waiting().where('next_attempt_at', '>', now)
      return { due: Number(due?.['count'] ?? 0), scheduled: Number(scheduled?.['count'] ?? 0) }
    },

    /** Ends the lease of a delivery that was not attempted. */
    async release({ searchId, token }: DeliveryLease): Promise<void> {
      await db('webhook_deliveries').where({ search_id: searchId, lease_token: token })
        .update({ lease_token: null, lease_until: '' })
    },

    /** Makes a delivery due again. Does nothing if it is already due or in progress. */
    async redeliver(searchId: string): Promise<void> {
      const now = databaseTime(db)
      await db('webhook_deliveries').where({ search_id: searchId }).where('lease_until', '<', now)
        .where(due => due.whereNull('next_attempt_at').orWhere('next_attempt_at', '>', now))
        .update({ status: 'pending', retries: 0, next_attempt_at: now })
    },

    /** Returns the attempts of a search's delivery, newest first. */
    async listAttempts(searchId: string, limit: number): Promise<Attempt[]> {
      const rows = await db('webhook_attempts').where({ search_id: searchId }).orderBy('number', 'desc').limit(limit)
      return rows.map(row => ({
        number: row.number,
        attemptedAt: row.attempted_at,
        status: row.status,
        durationMs: row.duration_ms,
        error: row.error,
        responseStart: row.answer,
      }))
    },
  }
}

function toDelivery(row: Row): Delivery {
  return {
    searchId: row.search_id,
    status: row.status,
    attempts: row.attempts,
    sentAt: row.sent_at,
    lastAttemptAt: row.last_attempt_at,
    nextAttemptAt: row.next_attempt_at,
  }
}
