import { jobId, type Job, type JobRepository } from './jobs/job.ts'

/** Kind of thing that a webhook reports about. A test reports about its endpoint. */
export type SubjectKind = 'search' | 'investigation' | 'watch' | 'endpoint'

export interface Subject {
  kind: SubjectKind
  id: string
}

export interface WebhookJobData {
  deliveryId: string
}

/** A delivery that one deliverer holds. */
export type WebhookJob = Job<WebhookJobData>

/** Returns the id of the job of the attempt that follows `attempts` earlier ones. */
export const webhookJobId = (id: string, attempts: number): string => jobId('webhook', id, attempts)

/** Columns of a delivery that `addWebhookJob` reads. */
export const scheduledColumns = ['host', 'attempts']

/** Adds the job of the attempt that follows `attempts` earlier ones. It is due after `afterMs` milliseconds. */
export const addWebhookJob = (
  jobs: Pick<JobRepository<WebhookJobData>, 'add'>,
  id: string,
  { host, attempts }: { host: string, attempts: number },
  afterMs = 0,
): Promise<void> =>
  jobs.add([{ id: webhookJobId(id, attempts), data: { deliveryId: id }, group: host, afterMs }])
