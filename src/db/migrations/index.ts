import type { Knex } from 'knex'

/**
 * Every migration in order. A released migration is never edited. Each is loaded when it is applied: a start on a
 * database that is up to date needs only their names.
 */
const migrations: ReadonlyArray<readonly [string, () => Promise<Knex.Migration>]> = [
  ['20261127_initial', () => import('./20261127_initial.ts')],
  ['20261127_search_counts', () => import('./20261127_search_counts.ts')],
  ['20261127_with_audit_acts', () => import('./20261127_with_audit_acts.ts')],
  ['20261128_list_facts', () => import('./20261128_list_facts.ts')],
  ['20261129_list_left_out', () => import('./20261129_list_left_out.ts')],
  ['20261130_list_filters', () => import('./20261130_list_filters.ts')],
  ['20261130_webhook_pauses', () => import('./20261130_webhook_pauses.ts')],
  ['20261128_key_rules', () => import('./20261128_key_rules.ts')],
  ['20261128_account_erasure', () => import('./20261128_account_erasure.ts')],
  ['20261128_plan_changes', () => import('./20261128_plan_changes.ts')],
  ['20261130_search_match_keys', () => import('./20261130_search_match_keys.ts')],
  ['20261130_words', () => import('./20261130_words.ts')],
  ['20261130_label_keys', () => import('./20261130_label_keys.ts')],
  ['20261130_outcome_statistics', () => import('./20261130_outcome_statistics.ts')],
  ['20261130_webhook_endpoints', () => import('./20261130_webhook_endpoints.ts')],
  ['20261130_reruns', () => import('./20261130_reruns.ts')],
  ['20261130_account_domains', () => import('./20261130_account_domains.ts')],
  ['20261201_webhook_delivery_lists', () => import('./20261201_webhook_delivery_lists.ts')],
  ['20261130_search_marks', () => import('./20261130_search_marks.ts')],
  ['20261130_case_observables', () => import('./20261130_case_observables.ts')],
]

type Entry = (typeof migrations)[number]

export const migrationSource: Knex.MigrationSource<Entry> = {
  getMigrations: () => Promise.resolve([...migrations]),
  getMigrationName: ([name]) => name,
  getMigration: ([, load]) => load(),
}
