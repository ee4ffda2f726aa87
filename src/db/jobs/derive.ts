import type { Knex } from 'knex'
import { createShardRepository } from '../shards.ts'
import { createWebhookRepository } from '../webhooks.ts'
import type { JobEngine } from './pg-boss.ts'
import { createJobs } from './jobs.ts'

/**
 * Adds the jobs of unfinished searches and of scheduled webhooks that an earlier version stored without jobs. Must run
 * in the transaction of the migration, so that no process works between the two.
 */
export async function deriveJobs(trx: Knex, engine: JobEngine): Promise<void> {
  const shards = createShardRepository(createJobs(trx, 'shard', engine))
  const searches: Array<{ id: string, total: number | null }> = await trx('searches')
    .leftJoin('search_tasks', 'search_tasks.search_id', 'searches.id')
    .whereIn('searches.status', ['pending', 'processing']).groupBy('searches.id')
    .select('searches.id').max({ total: 'shard' })
  for (const { id, total } of searches) await shards.insert(id, total ?? 1, 0)

  const webhooks = createWebhookRepository(trx, createJobs(trx, 'webhook', engine))
  const due: string[] = await trx('webhook_deliveries').whereNotNull('next_attempt_at').pluck('search_id')
  for (const id of due) await webhooks.resume(id)
}
