import type { Knex } from 'knex'
import type { JobRepository } from './jobs/job.ts'
import { accountsOnPlan } from './retention.ts'
import { webhookJobId, type Subject, type WebhookJobData } from './webhook-job.ts'

/** Creates the part of the webhooks that removes deliveries of deleted subjects, and old ones of watches. */
export function createWebhookRemovalRepository(db: Knex, jobs: Pick<JobRepository<WebhookJobData>, 'drop'>) {
  const deliveries = () => db('webhook_deliveries')

  async function removeWithJobs(selected: () => ReturnType<typeof deliveries>): Promise<void> {
    const found = await selected().orderBy('id').forUpdate().select('id', 'attempts')
    if (found.length === 0) return
    await jobs.drop(found.map(({ id, attempts }) => webhookJobId(id, attempts)))
    await selected().delete()
  }

  /** The condition on the subject has no parameter, so that SQLite uses the index of such deliveries. */
  const oldOfWatches = (before: string) =>
    deliveries().whereRaw(`subject = 'watch'`).where('created_at', '<', before).whereNull('next_attempt_at')

  return {
    /** Removes the deliveries of a subject with their jobs. Must run in a transaction. */
    remove: ({ kind, id }: Subject): Promise<void> =>
      removeWithJobs(() => deliveries().where({ subject: kind, subject_id: id })),

    /** As `remove`, for many searches. */
    removeOfSearches: (ids: readonly string[]): Promise<void> =>
      removeWithJobs(() => deliveries().whereIn('search_id', ids)),

    /** Returns the accounts on this plan for which `removeOfWatches` finds a delivery. */
    async listAccountsWithOld(planId: string, before: string): Promise<string[]> {
      return accountsOnPlan(db, planId, id => oldOfWatches(before).where('account_id', id)).pluck('accounts.id')
    },

    /**
     * Removes up to `limit` deliveries of the account's watches that were created before this time and have no attempt
     * ahead. Returns their number.
     */
    async removeOfWatches(accountId: string, before: string, limit: number): Promise<number> {
      const old = oldOfWatches(before).where({ account_id: accountId }).limit(limit).select('id')
      return deliveries().whereIn('id', old).whereNull('next_attempt_at').delete()
    },
  }
}
