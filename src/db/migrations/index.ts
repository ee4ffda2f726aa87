import type { Knex } from 'knex'
import * as accounts from './20261121_accounts.ts'
import * as audit from './20261123_audit.ts'
import * as byok from './20261121_byok.ts'
import * as deletion from './20261122_deletion.ts'
import * as operatorActs from './20261124_operator_acts.ts'
import * as deletionRights from './20261124_deletion_rights.ts'
import * as duties from './20261126_duties.ts'
import * as idempotencyKeys from './20261130_idempotency_keys.ts'
import * as jobs from './20261125_jobs.ts'
import * as lists from './20261127_lists.ts'
import * as listParts from './20261128_list_parts.ts'
import * as leaks from './20261121_leaks.ts'
import * as radar from './20261122_radar.ts'
import * as searchLabels from './20261130_search_labels.ts'
import * as accountHolder from './20261201_account_holder.ts'
import * as investigations from './20261201_investigations.ts'
import * as searchRetries from './20261203_search_retries.ts'
import * as investigationFollow from './20261204_investigation_follow.ts'
import * as investigationEvents from './20261203_investigation_events.ts'
import * as secrets from './20261122_secrets.ts'
import * as sourceBudgets from './20261126_source_budgets.ts'
import * as sourceHealth from './20261127_source_health.ts'
import * as sourceHealthKinds from './20261129_source_health_kinds.ts'
import * as sourceBudgetCauses from './20261130_source_budget_causes.ts'
import * as skipped from './20261124_skipped.ts'
import * as rateLog from './20261126_rate_log.ts'
import * as streamSeats from './20261126_stream_seats.ts'
import * as searches from './20261121_searches.ts'
import * as watchRadar from './20261205_watch_radar.ts'
import * as watchRuns from './20261206_watch_runs.ts'
import * as watches from './20261204_watches.ts'
import * as webhooks from './20261122_webhooks.ts'
import * as webhookSubjects from './20261204_webhook_subjects.ts'
import * as tools from './20261122_tools.ts'
import * as taskNames from './20261124_task_names.ts'
import * as searchObservables from './20261202_search_observables.ts'
import * as hotIndexes from './20261207_hot_indexes.ts'

/** Every migration in order. A released migration is never edited. */
const migrations: ReadonlyArray<readonly [string, Knex.Migration]> = [
  ['20261121_accounts', accounts],
  ['20261121_searches', searches],
  ['20261121_leaks', leaks],
  ['20261121_byok', byok],
  ['20261122_webhooks', webhooks],
  ['20261122_deletion', deletion],
  ['20261122_secrets', secrets],
  ['20261122_radar', radar],
  ['20261122_tools', tools],
  ['20261123_audit', audit],
  ['20261124_operator_acts', operatorActs],
  ['20261124_skipped', skipped],
  ['20261124_task_names', taskNames],
  ['20261124_deletion_rights', deletionRights],
  ['20261125_jobs', jobs],
  ['20261126_duties', duties],
  ['20261126_rate_log', rateLog],
  ['20261126_stream_seats', streamSeats],
  ['20261126_source_budgets', sourceBudgets],
  ['20261127_lists', lists],
  ['20261127_source_health', sourceHealth],
  ['20261128_list_parts', listParts],
  ['20261129_source_health_kinds', sourceHealthKinds],
  ['20261130_source_budget_causes', sourceBudgetCauses],
  ['20261130_idempotency_keys', idempotencyKeys],
  ['20261130_search_labels', searchLabels],
  ['20261201_account_holder', accountHolder],
  ['20261201_investigations', investigations],
  ['20261202_search_observables', searchObservables],
  ['20261203_search_retries', searchRetries],
  ['20261203_investigation_events', investigationEvents],
  ['20261204_webhook_subjects', webhookSubjects],
  ['20261204_investigation_follow', investigationFollow],
  ['20261204_watches', watches],
  ['20261205_watch_radar', watchRadar],
  ['20261206_watch_runs', watchRuns],
  ['20261207_hot_indexes', hotIndexes],
]

type Entry = (typeof migrations)[number]

export const migrationSource: Knex.MigrationSource<Entry> = {
  getMigrations: () => Promise.resolve([...migrations]),
  getMigrationName: ([name]) => name,
  getMigration: ([, migration]) => Promise.resolve(migration),
}
