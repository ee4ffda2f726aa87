import type { Knex } from 'knex'
import { partialIndex } from './partial-index.ts'

const columns = [['created_at', 'id'], ['status', 'created_at', 'id'], ['subject', 'created_at', 'id']]

/** Indexes for the list of an account's deliveries, in its order, and for the recovery of those that failed. */
export async function up(db: Knex): Promise<void> {
  for (const some of columns) await db.schema.alterTable('webhook_deliveries', table => table.index(indexed(some)))
  await partialIndex(db, 'webhook_deliveries', ['account_id', 'last_attempt_at', 'id'], `status = 'failed'`)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index webhook_deliveries_account_id_last_attempt_at_id_some')
  for (const some of columns) await db.schema.alterTable('webhook_deliveries', table => table.dropIndex(indexed(some)))
}

const indexed = (some: readonly string[]): string[] => ['account_id', ...some]
