import type { Knex } from 'knex'
import { columnsOf } from './driver/columns.ts'
import { databaseTime } from './driver/dialect.ts'
import type { JobRepository } from './jobs/job.ts'
import { addWebhookJob, scheduledColumns, type Subject, type WebhookJob, type WebhookJobData } from './webhook-job.ts'

export type DeliveryStatus = 'pending' | 'retrying' | 'delivered' | 'failed'

/** The receiver of a delivery. */
export interface Receiver {
  url: string
  host: string
  /** Sealed signing secret. `null` if the webhook is not signed. */
  secret: string | null
}

/** A delivery that is due. */
export interface DueDelivery extends Omit<Receiver, 'host'> {
  id: string
  subject: Subject
  accountId: string
  /** Endpoint of the account that receives it. `null` if a request named the receiver. */
  endpointId: string | null
  /** Stored part of the webhook's body, as JSON. */
  body: string
  attempts: number
  /**
   * Number of attempts since the delivery was created or last requested again. This number decides when the next retry
   * is due.
   */
  retries: number
  /** Time since the delivery was first due or last requested again, in milliseconds. 0 if that is not known. */
  ageMs: number
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

const attemptColumns = columnsOf<Attempt>({
  number: 'number',
  attemptedAt: 'attempted_at',
  status: 'status',
  durationMs: 'duration_ms',
  error: 'error',
  responseStart: 'response_start',
})

/**
 * Creates the part of the webhooks that the deliverer uses: the jobs, the deliveries that are due, and the table
 * `webhook_attempts`.
 */
export function createWebhookAttemptRepository(db: Knex, jobs: JobRepository<WebhookJobData>) {
  const { take, hold, end, giveBack, countWaiting } = jobs
  const one = (id: string) => db('webhook_deliveries').where({ id })

  return {
    take,
    hold,
    end,
    giveBack,
    countWaiting,

    /** Returns the delivery of a job. Returns `undefined` if it was removed, or if no further attempt is due. */
    async getDue({ deliveryId: id }: WebhookJobData): Promise<DueDelivery | undefined> {
      const row = await one(id).whereNotNull('next_attempt_at')
        .first('subject', 'subject_id', 'account_id', 'endpoint_id', 'url', 'secret', 'body', 'attempts', 'retries',
          'due_since', db.raw('? as now', [databaseTime(db)]))
      return row && {
        id,
        subject: { kind: row.subject, id: row.subject_id },
        accountId: row.account_id,
        endpointId: row.endpoint_id,
        url: row.url,
        secret: row.secret,
        body: row.body,
        attempts: row.attempts,
        retries: row.retries,
        ageMs: row.due_since === null ? 0 : Math.max(0, Date.parse(row.now) - Date.parse(row.due_since)),
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
      const { deliveryId: id } = job.data
      await one(id).forUpdate().first('id')
      if (!await jobs.end(job)) return false
      const [row] = await one(id).update({
        status,
        attempts: attempt.number,
        last_attempt_at: attempt.attemptedAt,
        retries,
        next_attempt_at: retryInMs === null ? null : databaseTime(db, retryInMs),
        ...(status === 'delivered' ? { sent_at: attempt.attemptedAt } : {}),
      }).returning(scheduledColumns)
      if (row === undefined) return false // the subject was deleted
      await db('webhook_attempts').insert({ delivery_id: id, ...attemptColumns.toRow(attempt) })
      if (retryInMs !== null) await addWebhookJob(jobs, id, row, retryInMs)
      return true
    },

    /**
     * Lets the next attempt wait: ends its job and adds it again, due after `afterMs` milliseconds. Must run in a
     * transaction. Does nothing if another deliverer holds the delivery.
     */
    async postpone(job: WebhookJob, afterMs: number): Promise<void> {
      const { deliveryId: id } = job.data
      await one(id).forUpdate().first('id')
      if (!await jobs.end(job)) return
      const [row] = await one(id).whereNotNull('next_attempt_at')
        .update({ next_attempt_at: databaseTime(db, afterMs) }).returning(scheduledColumns)
      if (row !== undefined) await addWebhookJob(jobs, id, row, afterMs)
    },

    /** Returns the attempts of a delivery, newest first. */
    async listAttempts(id: string, limit: number): Promise<Attempt[]> {
      const rows = await db('webhook_attempts').where({ delivery_id: id }).orderBy('number', 'desc').limit(limit)
        .select(attemptColumns.names)
      return rows.map(attemptColumns.fromRow)
    },
  }
}
