import type { Knex } from 'knex'

/**
 * Every migration in order. A released migration is never edited. Each is loaded when it is applied: a start on a
 * database that is up to date needs only their names.
 */
const migrations: ReadonlyArray<readonly [string, () => Promise<Knex.Migration>]> = [
  ['20261121_accounts', () => import('./20261121_accounts.ts')],
  ['20261121_searches', () => import('./20261121_searches.ts')],
  ['20261121_leaks', () => import('./20261121_leaks.ts')],
  ['20261121_byok', () => import('./20261121_byok.ts')],
  ['20261122_webhooks', () => import('./20261122_webhooks.ts')],
  ['20261122_deletion', () => import('./20261122_deletion.ts')],
  ['20261122_secrets', () => import('./20261122_secrets.ts')],
  ['20261122_radar', () => import('./20261122_radar.ts')],
  ['20261122_tools', () => import('./20261122_tools.ts')],
  ['20261123_audit', () => import('./20261123_audit.ts')],
  ['20261124_operator_acts', () => import('./20261124_operator_acts.ts')],
  ['20261124_skipped', () => import('./20261124_skipped.ts')],
  ['20261124_task_names', () => import('./20261124_task_names.ts')],
  ['20261124_deletion_rights', () => import('./20261124_deletion_rights.ts')],
  ['20261125_jobs', () => import('./20261125_jobs.ts')],
  ['20261126_duties', () => import('./20261126_duties.ts')],
  ['20261126_rate_log', () => import('./20261126_rate_log.ts')],
  ['20261126_stream_seats', () => import('./20261126_stream_seats.ts')],
  ['20261126_source_budgets', () => import('./20261126_source_budgets.ts')],
  ['20261127_lists', () => import('./20261127_lists.ts')],
  ['20261127_source_health', () => import('./20261127_source_health.ts')],
  ['20261128_list_parts', () => import('./20261128_list_parts.ts')],
  ['20261129_source_health_kinds', () => import('./20261129_source_health_kinds.ts')],
  ['20261130_source_budget_causes', () => import('./20261130_source_budget_causes.ts')],
  ['20261130_idempotency_keys', () => import('./20261130_idempotency_keys.ts')],
  ['20261130_search_labels', () => import('./20261130_search_labels.ts')],
  ['20261201_account_holder', () => import('./20261201_account_holder.ts')],
  ['20261201_investigations', () => import('./20261201_investigations.ts')],
  ['20261202_search_observables', () => import('./20261202_search_observables.ts')],
  ['20261203_search_retries', () => import('./20261203_search_retries.ts')],
  ['20261203_investigation_events', () => import('./20261203_investigation_events.ts')],
  ['20261204_webhook_subjects', () => import('./20261204_webhook_subjects.ts')],
  ['20261204_investigation_follow', () => import('./20261204_investigation_follow.ts')],
  ['20261204_watches', () => import('./20261204_watches.ts')],
  ['20261205_watch_radar', () => import('./20261205_watch_radar.ts')],
  ['20261206_watch_runs', () => import('./20261206_watch_runs.ts')],
  ['20261207_hot_indexes', () => import('./20261207_hot_indexes.ts')],
  ['20261208_leak_block_rows', () => import('./20261208_leak_block_rows.ts')],
]

type Entry = (typeof migrations)[number]

export const migrationSource: Knex.MigrationSource<Entry> = {
  getMigrations: () => Promise.resolve([...migrations]),
  getMigrationName: ([name]) => name,
  getMigration: ([, load]) => load(),
}
