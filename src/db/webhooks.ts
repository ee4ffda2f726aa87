import type { Knex } from 'knex'
import { columnsOf } from './driver/columns.ts'
import { databaseTime } from './driver/dialect.ts'
import type { JobRepository } from './jobs/job.ts'
import type { Attempt, DeliveryStatus, DueDelivery, Receiver } from './webhook-attempts.ts'
import { createWebhookAttemptRepository } from './webhook-attempts.ts'
import type { Subject, SubjectKind, WebhookJob, WebhookJobData } from './webhook-job.ts'
import { addWebhookJob, scheduledColumns, webhookJobId } from './webhook-job.ts'
import { createWebhookListRepository } from './webhook-lists.ts'
import { createWebhookRemovalRepository } from './webhook-removal.ts'
import { createStatement } from './driver/statement.ts'

export type { Attempt, DeliveryStatus, DueDelivery, Receiver, Subject, SubjectKind, WebhookJob }

export interface Delivery {
  /** Id of the delivery, which receivers see. The delivery of a search has the id of the search. */
  id: string
  status: DeliveryStatus
  attempts: number
  sentAt: string | null
  lastAttemptAt: string | null
  nextAttemptAt: string | null
}

interface NewDelivery {
  id: string
  subject: Subject
  accountId: string
  /** Endpoint of the account that receives it. Default: the receiver is that of a request. */
  endpointId?: string | null
}

const deliveryColumns = columnsOf<Delivery>({
  id: 'id',
  status: 'status',
  attempts: 'attempts',
  sentAt: 'sent_at',
  lastAttemptAt: 'last_attempt_at',
  nextAttemptAt: 'next_attempt_at',
})

/**
 * Tables `webhook_deliveries` and `webhook_attempts`. A search has one delivery to the receiver of its request; another
 * subject has one for each event that it reports. Each endpoint of the account has a further one for each event. A
 * delivery is created with its receiver, becomes due with its body, and the deliverer records attempts. The next
 * attempt of a delivery is a job. The host is its group, so that a slow host does not delay the deliveries to other
 * hosts. A transaction that changes both locks the delivery before its job, so that two of them cannot deadlock.
 */
export function createWebhookRepository(db: Knex, jobs: JobRepository<WebhookJobData>) {
  const deliveries = () => db('webhook_deliveries')
  const one = (id: string) => deliveries().where({ id })
  /** The deliveries of a subject to the receiver that its request named. */
  const ofSubject = ({ kind, id }: Subject) =>
    deliveries().where({ subject: kind, subject_id: id }).whereNull('endpoint_id')
  const latest = (subject: Subject) =>
    ofSubject(subject).orderBy([{ column: 'created_at', order: 'desc' }, { column: 'id', order: 'desc' }])

  return {
    /** Creates a delivery without a body. It becomes due when `schedule` is called. */
    async insert(
      { id, subject, accountId, endpointId = null, url, host, secret }: Receiver & NewDelivery,
    ): Promise<void> {
      await deliveries().insert({
        id,
        subject: subject.kind,
        subject_id: subject.id,
        account_id: accountId,
        endpoint_id: endpointId,
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

    /**
     * Returns `true` if the subject's latest delivery went to this address, and the receiver answered 410 to its last
     * attempt. A new delivery of it is requested with `redeliver`.
     */
    async isGone(subject: Subject, url: string): Promise<boolean> {
      const row = await latest(subject).first('id', 'url', 'next_attempt_at')
      if (row === undefined || row.url !== url || row.next_attempt_at !== null) return false
      const attempts = db('webhook_attempts').where({ delivery_id: row.id })
      return (await attempts.orderBy('number', 'desc').first('status'))?.status === 410
    },

    /** Stores the body and makes the delivery due. */
    async schedule(id: string, body: string): Promise<void> {
      const now = databaseTime(db)
      const [row] = await one(id).update({ body, next_attempt_at: now, due_since: now }).returning(scheduledColumns)
      await addWebhookJob(jobs, id, row)
    },

    /** Makes a delivery due again. Does nothing if it is already due or in progress. */
    async redeliver(id: string): Promise<void> {
      const now = databaseTime(db)
      const [row] = await one(id)
        .where(due => due.whereNull('next_attempt_at').orWhere('next_attempt_at', '>', now))
        .update({ status: 'pending', retries: 0, next_attempt_at: now, due_since: now }).returning(scheduledColumns)
      if (row === undefined) return
      await jobs.hurry(webhookJobId(id, row.attempts))
      await addWebhookJob(jobs, id, row) // if no attempt was scheduled
    },

    ...createWebhookAttemptRepository(db, jobs),
    ...createWebhookListRepository(db, jobs),
    ...createWebhookRemovalRepository(db, jobs),
  }
}

/** The delivery of a search has the id of the search. */
const unscheduledOfSearch = createStatement<{ id: string }>(
  'select id from webhook_deliveries where id = ? and body is null')
