import type { Knex } from 'knex'
import { columnsOf } from './driver/columns.ts'
import { databaseTime } from './driver/dialect.ts'
import type { JobRepository } from './jobs/job.ts'
import { matching, type ListFilter } from './list-page.ts'
import type { DeliveryStatus } from './webhook-attempts.ts'
import { webhookJobId, type Subject, type SubjectKind, type WebhookJobData } from './webhook-job.ts'

/** A delivery of an account, whose event has happened. */
export interface ListedDelivery {
  id: string
  subjectKind: SubjectKind
  subjectId: string
  /** Endpoint of the account that receives it. `null` if a request named the receiver. */
  endpointId: string | null
  url: string
  status: DeliveryStatus
  attempts: number
  createdAt: string
  sentAt: string | null
  lastAttemptAt: string | null
  nextAttemptAt: string | null
}

/** States of a webhook that is not delivered. */
export type UndeliveredStatus = Exclude<DeliveryStatus, 'delivered'>

export interface DeliveryFilter extends ListFilter<DeliveryStatus> {
  kind?: SubjectKind | undefined
  /** Subjects that a delivery must all be about. */
  subjects?: readonly Subject[] | undefined
  endpointId?: string | undefined
}

/** The failed deliveries that a recovery sends again. */
export interface Recoverable {
  accountId: string
  /** Earliest time of the last attempt. */
  since: string
  /** Only deliveries to this endpoint. */
  endpointId?: string | undefined
  /** Endpoints to which nothing is sent. */
  exceptEndpoints: readonly string[]
}

export interface RecoveryPace {
  /** Most deliveries of one recovery. */
  limit: number
  /** Number of deliveries that are due at the same time, and the time between two such groups in milliseconds. */
  group: number
  everyMs: number
}

const columns = columnsOf<ListedDelivery>({
  id: 'id',
  subjectKind: 'subject',
  subjectId: 'subject_id',
  endpointId: 'endpoint_id',
  url: 'url',
  status: 'status',
  attempts: 'attempts',
  createdAt: 'created_at',
  sentAt: 'sent_at',
  lastAttemptAt: 'last_attempt_at',
  nextAttemptAt: 'next_attempt_at',
})

/** Tables of the subjects that are hidden before they are removed, with their webhooks, by kind. */
const hideable = { search: 'searches', investigation: 'investigations', watch: 'watches' } as const

/**
 * Narrows a query of searches to those whose own webhook has this state. These webhooks are few, and are read first.
 * Most webhooks are delivered, and a list of their searches would read all searches of the account.
 */
export function withWebhook(
  db: Knex, query: Knex.QueryBuilder, accountId: string, status: UndeliveredStatus | undefined,
): void {
  if (status === undefined) return
  const own = db('webhook_deliveries').where({ status, subject: 'search', endpoint_id: null, account_id: accountId })
  query.whereIn('searches.id', own.select('subject_id'))
}

/**
 * Creates the part of the webhooks that lists the deliveries of an account, and makes failed ones due again. Deliveries
 * about something that was deleted, and those whose event has not happened, are not read.
 */
export function createWebhookListRepository(db: Knex, jobs: Pick<JobRepository<WebhookJobData>, 'add'>) {
  function visible(accountId: string): Knex.QueryBuilder {
    const query = db('webhook_deliveries').where({ account_id: accountId }).whereNotNull('body')
    for (const [kind, table] of Object.entries(hideable)) {
      query.whereNotExists(db(table).whereNotNull(`${table}.deleted_at`).where('webhook_deliveries.subject', kind)
        .where(`${table}.id`, db.ref('webhook_deliveries.subject_id')).select(db.raw('1')))
    }
    return query
  }

  return {
    /** Returns a page of the account's deliveries. */
    async listOfAccount(
      accountId: string, { kind, subjects = [], endpointId, ...filter }: DeliveryFilter,
    ): Promise<ListedDelivery[]> {
      const query = visible(accountId)
      if (kind !== undefined) query.where({ subject: kind })
      if (endpointId !== undefined) query.where({ endpoint_id: endpointId })
      for (const subject of subjects) query.where({ subject: subject.kind }).where({ subject_id: subject.id })
      const rows = await matching(query, filter).select(columns.names)
      return rows.map(columns.fromRow)
    },

    async getOfAccount(accountId: string, id: string): Promise<ListedDelivery | undefined> {
      const row = await visible(accountId).where({ id }).first(columns.names)
      return row && columns.fromRow(row)
    },

    /**
     * Makes failed deliveries due again, those that were created first at once and the others at the given pace. Leaves
     * out tests, and receivers that a watch no longer has. Must run in a transaction. Returns the number of deliveries,
     * and whether further ones are left.
     */
    async recover(
      { accountId, since, endpointId, exceptEndpoints }: Recoverable, { limit, group, everyMs }: RecoveryPace,
    ): Promise<{ count: number, hasMore: boolean }> {
      const failed = visible(accountId).whereRaw(`status = 'failed'`).whereRaw(`subject <> 'endpoint'`)
        .where('last_attempt_at', '>=', since)
        .where(to => to.whereNull('endpoint_id').orWhereNotIn('endpoint_id', exceptEndpoints))
      if (endpointId !== undefined) failed.where({ endpoint_id: endpointId })
      failed.whereNotExists(db('watches').where('webhook_deliveries.subject', 'watch')
        .whereNull('webhook_deliveries.endpoint_id').where('watches.id', db.ref('webhook_deliveries.subject_id'))
        .where(gone => gone.whereNull('watches.webhook_url')
          .orWhere('watches.webhook_url', '<>', db.ref('webhook_deliveries.url')))
        .select(db.raw('1')))
      const ids: string[] = await failed.orderBy(['last_attempt_at', 'id']).limit(limit + 1).pluck('id')
      // another request may have made them due meanwhile, so they are read again when they are locked
      const locked: Array<{ id: string, host: string, attempts: number, created_at: string }> =
        await db('webhook_deliveries').whereIn('id', ids.slice(0, limit)).where({ status: 'failed' })
          .orderBy('id').forUpdate().select('id', 'host', 'attempts', 'created_at')
      const ordered = locked.sort((a, b) => a.created_at < b.created_at ? -1 : 1)
      for (let from = 0; from < ordered.length; from += group) {
        const due = ordered.slice(from, from + group)
        const afterMs = from / group * everyMs
        const at = databaseTime(db, afterMs)
        await db('webhook_deliveries').whereIn('id', due.map(({ id }) => id))
          .update({ status: 'pending', retries: 0, next_attempt_at: at, due_since: at })
        await jobs.add(due.map(({ id, host, attempts }) =>
          ({ id: webhookJobId(id, attempts), data: { deliveryId: id }, group: host, afterMs })))
      }
      return { count: ordered.length, hasMore: ids.length > limit }
    },
  }
}
