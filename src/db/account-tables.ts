/** A table with data of accounts: the part that an export has, and how a deletion treats it. */
export interface AccountTable {
  name: string
  /** Column with the id of the account, or of the row of `parent`. */
  column: string
  /** Table whose rows the rows belong to. Default: `accounts`. */
  parent?: string
  /** Columns that an export leaves out, because they are or contain secrets. */
  secrets?: readonly string[]
  /**
   * `removed`: the deletion of the account removes the rows. `before`: they are removed before, with what they belong
   * to. `kept`: they stay for their time.
   */
  deletion: 'removed' | 'before' | 'kept'
}

/**
 * Every table with data of accounts, in the order in which a deletion can remove their rows. A test compares the list
 * with the schema.
 */
export const accountTables: readonly AccountTable[] = [
  // the audit proves what was done, has no searched value, and ends after AUDIT_DAYS
  { name: 'audit_records', column: 'account_id', deletion: 'kept' },
  { name: 'operator_acts', column: 'account_id', deletion: 'kept' },
  { name: 'search_labels', column: 'search_id', parent: 'searches', deletion: 'before' },
  {
    name: 'search_credentials',
    column: 'search_id',
    parent: 'searches',
    secrets: ['sealed'],
    deletion: 'before',
  },
  { name: 'search_tasks', column: 'search_id', parent: 'searches', deletion: 'before' },
  { name: 'search_events', column: 'search_id', parent: 'searches', deletion: 'before' },
  {
    name: 'search_leak_pages',
    column: 'search_id',
    parent: 'searches',
    secrets: ['entries'],
    deletion: 'before',
  },
  { name: 'search_provider_answers', column: 'search_id', parent: 'searches', deletion: 'before' },
  {
    name: 'search_observables',
    column: 'search_id',
    parent: 'searches',
    secrets: ['hash'],
    deletion: 'before',
  },
  { name: 'search_marks', column: 'search_id', parent: 'searches', deletion: 'before' },
  { name: 'searches', column: 'account_id', deletion: 'before' },
  { name: 'investigation_observables', column: 'investigation_id', parent: 'investigations', deletion: 'before' },
  { name: 'investigation_events', column: 'investigation_id', parent: 'investigations', deletion: 'before' },
  { name: 'investigations', column: 'account_id', secrets: ['provider_keys'], deletion: 'before' },
  { name: 'watch_baselines', column: 'watch_id', parent: 'watches', deletion: 'before' },
  { name: 'watch_changes', column: 'watch_id', parent: 'watches', deletion: 'before' },
  { name: 'watches', column: 'account_id', secrets: ['provider_keys', 'webhook_secret'], deletion: 'before' },
  { name: 'webhook_attempts', column: 'delivery_id', parent: 'webhook_deliveries', deletion: 'before' },
  { name: 'webhook_deliveries', column: 'account_id', secrets: ['secret'], deletion: 'removed' },
  {
    name: 'webhook_endpoints',
    column: 'account_id',
    secrets: ['secret', 'earlier_secret', 'headers'],
    deletion: 'removed',
  },
  { name: 'tool_runs', column: 'account_id', deletion: 'removed' },
  { name: 'temporary_runs', column: 'account_id', deletion: 'removed' },
  { name: 'idempotency_keys', column: 'account_id', secrets: ['key_hash', 'request_hash'], deletion: 'removed' },
  { name: 'usage_windows', column: 'account_id', deletion: 'removed' },
  { name: 'account_domains', column: 'account_id', deletion: 'removed' },
  { name: 'subscriptions', column: 'account_id', deletion: 'removed' },
  {
    name: 'stream_seats',
    column: 'key_id',
    parent: 'api_keys',
    secrets: ['address_hash'],
    deletion: 'removed',
  },
  {
    name: 'earlier_secrets',
    column: 'key_id',
    parent: 'api_keys',
    secrets: ['hash'],
    deletion: 'removed',
  },
  { name: 'api_keys', column: 'account_id', secrets: ['hash'], deletion: 'removed' },
  { name: 'accounts', column: 'id', deletion: 'removed' },
]

/** Tables without data of single accounts, so that a test can ask about each new table. */
export const otherTables: ReadonlySet<string> = new Set([
  'blocklist', 'breaches', 'duties', 'erasures', 'jobs', 'leaders', 'leak_blocks', 'leak_pages', 'leak_sources',
  'list_parts', 'lists', 'module_cache', 'plans', 'plan_changes', 'radar_feeds', 'radar_state', 'rate_log', 'runners',
  'service_keys', 'source_budgets', 'source_health', 'tracewell_migrations', 'tracewell_migrations_lock',
  'webhook_pauses', // by a hash of account and receiver; a pause ends by itself
])
