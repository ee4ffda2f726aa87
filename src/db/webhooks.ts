import type { Knex } from 'knex'
import { columnsOf } from './driver/columns.ts'
import { databaseTime } from './driver/dialect.ts'
import type { JobRepository } from './jobs/job.ts'
import { webhookJobId, type Subject, type SubjectKind, type WebhookJob, type WebhookJobData } from './webhook-job.ts'
import { createWebhookRemovalRepository } from './webhook-removal.ts'
import { createStatement } from './driver/statement.ts'

export type { Subject, SubjectKind, WebhookJob, WebhookJobData }

export type DeliveryStatus = 'pending' | 'retrying' | 'delivered' | 'failed'

export interface Delivery {
  /** Id of the delivery, which receivers see. The delivery of a search has the id of the search. */
  id: string
  status: DeliveryStatus
  attempts: number
  sentAt: string | null
  lastAttemptAt: string | null
  nextAttemptAt: string | null
}

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
  /** Stored part of the webhook's body, as JSON. */
  body: string
  attempts: number
  /**
   * Number of attempts since the delivery was created or last requested again. This number decides when the next retry
   * is due.
   */
  retries: number
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

const deliveryColumns = columnsOf<Delivery>({
  id: 'id',
  status: 'status',
  attempts: 'attempts',
  sentAt: 'sent_at',
  lastAttemptAt: 'last_attempt_at',
  nextAttemptAt: 'next_attempt_at',
})

const attemptColumns = columnsOf<Attempt>({
  number: 'number',
  attemptedAt: 'attempted_at',
  status: 'status',
  durationMs: 'duration_ms',
  error: 'error',
  responseStart: 'response_start',
})

/**
 * Tables `webhook_deliveries` and `webhook_attempts`. A search has one delivery; another subject has one for each event
 * that it reports. A delivery is created with its receiver, becomes due with its body, and the deliverer records
 * attempts. The next attempt of a delivery is a job. The host is its group, so that a slow host does not delay the
 * deliveries to other hosts. A transaction that changes both locks the delivery before its job, so that two of them
 * cannot deadlock.
 */
export function createWebhookRepository(db: Knex, jobs: JobRepository<WebhookJobData>) {
  const { take, hold, end, giveBack, countWaiting } = jobs

  const deliveries = () => db('webhook_deliveries')
  const one = (id: string) => deliveries().where({ id })
  const ofSubject = ({ kind, id }: Subject) => deliveries().where({ subject: kind, subject_id: id })
  const latest = (subject: Subject) =>
    ofSubject(subject).orderBy([{ column: 'created_at', order: 'desc' }, { column: 'id', order: 'desc' }])

  interface Scheduled {
    host: string
    attempts: number
  }
  const scheduled = ['host', 'attempts']

  /** Adds the job of the attempt that follows `attempts` earlier ones. */
  const addJob = (id: string, { host, attempts }: Scheduled, afterMs = 0) =>
    jobs.add([{ id: webhookJobId(id, attempts), data: { deliveryId: id }, group: host, afterMs }])

  return {
    take,
    hold,
    end,
    giveBack,
    countWaiting,

    /** Creates a delivery without a body. It becomes due when `schedule` is called. */
    async insert(
      { id, subject, accountId, url, host, secret }: Receiver & { id: string, subject: Subject, accountId: string },
    ): Promise<void> {
      await deliveries().insert({
        id,
        subject: subject.kind,
        subject_id: subject.id,
        account_id: accountId,
        url,
        host,
        secret,
        status: 'pending',
        attempts: 0,
        retries: 0,
        created_at: databaseTime(db),
      })
    },

    /** Returns the id of the subject's delivery that has no body yet. */
    async getUnscheduled(subject: Subject): Promise<string | undefined> {
      if (subject.kind === 'search') return (await unscheduledOfSearch(db, subject.id))[0]?.id
      return (await ofSubject(subject).whereNull('body').first('id'))?.id
    },

    /** Returns the latest delivery of a subject, with its receiver. */
    async getReceiver(subject: Subject): Promise<Receiver & { id: string } | undefined> {
      return latest(subject).first('id', 'url', 'host', 'secret')
    },

    /** Returns the latest delivery of a subject. */
    async get(subject: Subject): Promise<Delivery | undefined> {
      const row = await latest(subject).first(deliveryColumns.names)
      return row && deliveryColumns.fromRow(row)
    },

    /** Stores the body and makes the delivery due. */
    async schedule(id: string, body: string): Promise<void> {
      const [row] = await one(id).update({ body, next_attempt_at: databaseTime(db) }).returning(scheduled)
      await addJob(id, row)
    },

    /** Returns the delivery of a job. Returns `undefined` if it was removed, or if no further attempt is due. */
    async getDue({ deliveryId: id }: WebhookJobData): Promise<DueDelivery | undefined> {
      const row = await one(id).whereNotNull('next_attempt_at')
        .first('subject', 'subject_id', 'account_id', 'url', 'secret', 'body', 'attempts', 'retries')
      return row && {
        id,
        subject: { kind: row.subject, id: row.subject_id },
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
      }).returning(scheduled)
      if (row === undefined) return false // the subject was deleted
      await db('webhook_attempts').insert({ delivery_id: id, ...attemptColumns.toRow(attempt) })
      if (retryInMs !== null) await addJob(id, row, retryInMs)
      return true
    },

    /** Makes a delivery due again. Does nothing if it is already due or in progress. */
    async redeliver(id: string): Promise<void> {
      const now = databaseTime(db)
      const [row] = await one(id)
        .where(due => due.whereNull('next_attempt_at').orWhere('next_attempt_at', '>', now))
        .update({ status: 'pending', retries: 0, next_attempt_at: now }).returning(scheduled)
      if (row === undefined) return
      await jobs.hurry(webhookJobId(id, row.attempts))
      await addJob(id, row) // if no attempt was scheduled
    },

    ...createWebhookRemovalRepository(db, jobs),

    /** Returns the attempts of a delivery, newest first. */
    async listAttempts(id: string, limit: number): Promise<Attempt[]> {
      const rows = await db('webhook_attempts').where({ delivery_id: id }).orderBy('number', 'desc').limit(limit)
        .select(attemptColumns.names)
      return rows.map(attemptColumns.fromRow)
    },
  }
}

/** The delivery of a search has the id of the search. */
const unscheduledOfSearch = createStatement<{ id: string }>(
  'select id from webhook_deliveries where id = ? and body is null')
