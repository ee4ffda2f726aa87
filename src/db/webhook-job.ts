import { jobId, type Job } from './jobs/job.ts'

/** Kind of thing that a webhook reports about. */
export type SubjectKind = 'search' | 'investigation' | 'watch'

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
