import type { Knex } from 'knex'
import { databaseTime } from './dialect.ts'
import { jobId, type Job, type JobRepository } from './jobs/job.ts'

export type DeliveryStatus = 'pending' | 'retrying' | 'delivered' | 'failed'

export interface Delivery {
  searchId: string
  status: DeliveryStatus
  attempts: number
  sentAt: string | null
  lastAttemptAt: string | null
  nextAttemptAt: string | null
}

/** A delivery that is due. */
export interface DueDelivery {
  searchId: string
  accountId: string
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
}

/** A delivery that one deliverer holds. */
export type WebhookJob = Job<{ searchId: string }>

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
 * delivery, the journal makes it due, and the deliverer records attempts. The next attempt of a delivery is a job. The
 * host is its group, so that a slow host does not delay the deliveries to other hosts.
 */
export function createWebhookRepository(db: Knex, jobs: JobRepository<{ searchId: string }>) {
  const { take, hold, end, giveBack, countWaiting } = jobs

  /** Adds the job of the attempt that follows `attempts` earlier ones. */
  const addJob = (searchId: string, { host, attempts }: { host: string, attempts: number }, afterMs = 0) =>
    jobs.add([{ id: webhookJobId(searchId, attempts), data: { searchId }, group: host, afterMs }])

  return {
    take,
    hold,
    end,
    giveBack,
    countWaiting,

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
      })
    },

    async has(searchId: string): Promise<boolean> {
      return await db('webhook_deliveries').where({ search_id: searchId }).first('search_id') !== undefined
    },

    /** Returns the receiver of a search's webhook. `secret` is sealed. */
    async getReceiver(searchId: string): Promise<{ url: string, host: string, secret: string | null } | undefined> {
      return db('webhook_deliveries').where({ search_id: searchId }).first('url', 'host', 'secret')
    },

    async get(searchId: string): Promise<Delivery | undefined> {
      const row: Row | undefined = await db('webhook_deliveries').where({ search_id: searchId }).first()
      return row && toDelivery(row)
    },

    /** Stores the body and makes the delivery due. */
    async schedule(searchId: string, body: string): Promise<void> {
      const [row] = await db('webhook_deliveries').where({ search_id: searchId })
        .update({ body, next_attempt_at: databaseTime(db) }).returning(['host', 'attempts'])
      await addJob(searchId, row)
    },

    /** Returns the delivery of a search. Returns `undefined` if it has none, or if no further attempt is due. */
    async getDue(searchId: string): Promise<DueDelivery | undefined> {
      const row = await db('webhook_deliveries').join('searches', 'searches.id', 'search_id')
        .where({ search_id: searchId }).whereNotNull('next_attempt_at')
        .first('account_id', 'url', 'secret', 'body', 'attempts', 'retries')
      return row && {
        searchId,
        accountId: row.account_id,
        url: row.url,
        secret: row.secret,
        body: row.body,
        attempts: row.attempts,
        retries: row.retries,
      }
    },

    /**
     * Stores an attempt, ends its job and adds the job of the next one. Must run in a transaction, so that either all
     * changes are made or none. `retryInMs` is the time in milliseconds until the next attempt, or `null` if there will
     * be no further attempt. Returns `false` if another deliverer holds the delivery.
     */
    async recordAttempt(
      job: WebhookJob,
      attempt: Attempt,
      { status, retries, retryInMs }: { status: DeliveryStatus, retries: number, retryInMs: number | null },
    ): Promise<boolean> {
      const { searchId } = job.data
      if (!await jobs.end(job)) return false
      const [row] = await db('webhook_deliveries').where({ search_id: searchId }).update({
        status,
        attempts: attempt.number,
        last_attempt_at: attempt.attemptedAt,
        retries,
        next_attempt_at: retryInMs === null ? null : databaseTime(db, retryInMs),
        ...(status === 'delivered' ? { sent_at: attempt.attemptedAt } : {}),
      }).returning(['host', 'attempts'])
      if (row === undefined) return false // the search was deleted
      await db('webhook_attempts').insert({
        search_id: searchId,
        number: attempt.number,
        attempted_at: attempt.attemptedAt,
        status: attempt.status,
        duration_ms: attempt.durationMs,
        error: attempt.error,
        answer: attempt.responseStart,
      })
      if (retryInMs !== null) await addJob(searchId, row, retryInMs)
      return true
    },

    /** Makes a delivery due again. Does nothing if it is already due or in progress. */
    async redeliver(searchId: string): Promise<void> {
      const now = databaseTime(db)
      const [row] = await db('webhook_deliveries').where({ search_id: searchId })
        .where(due => due.whereNull('next_attempt_at').orWhere('next_attempt_at', '>', now))
        .update({ status: 'pending', retries: 0, next_attempt_at: now }).returning(['host', 'attempts'])
      if (row === undefined) return
      await jobs.hurry(webhookJobId(searchId, row.attempts))
      await addJob(searchId, row) // if no attempt was scheduled
    },

    /** Removes the job of a delivery, because its search is deleted. */
    async cancel(searchId: string): Promise<void> {
      const row = await db('webhook_deliveries').where({ search_id: searchId }).first('attempts')
      if (row) await jobs.drop([webhookJobId(searchId, row.attempts)])
    },

    /** Adds the job of a delivery whose next attempt an earlier version scheduled. The attempt is due now. */
    async resume(searchId: string): Promise<void> {
      await addJob(searchId, await db('webhook_deliveries').where({ search_id: searchId }).first('host', 'attempts'))
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

const webhookJobId = (searchId: string, attempts: number): string => jobId('webhook', searchId, attempts)

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
