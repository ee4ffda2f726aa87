import { idOf, kinds, type Rows, type Size } from './rows.ts'

/** Adds accounts with keys, plans and usage. */
export async function fillAccounts(
  { insert, from, time, flag }: Rows,
  { accounts }: Size,
): Promise<void> {
  await insert('accounts (id, email, created_at)',
    `${idOf(kinds.account, 'n.i')}, 'account' || n.i || '@bench.example', ${time('n.i')}`, from(accounts))
  await insert('api_keys (id, account_id, hash, hint, label, state, manage, created_at)',
    `${idOf(kinds.key, 'n.i')}, ${idOf(kinds.account, 'n.i')}, 'hash ' || n.i, 'tw', 'bench', 'active', ${flag},
      ${time('n.i')}`,
    from(accounts))
  await insert('subscriptions (account_id, product, plan_id, started_at)',
    `${idOf(kinds.account, 'n.i')}, 'api', case when n.i % 10 = 1 then 'business' else 'free' end, ${time('n.i')}`,
    from(accounts))
  await insert('usage_windows (account_id, period, starts_at, used)',
    `${idOf(kinds.account, `(n.i - 1) / 30 + 1`)}, 'daily', ${time('(n.i - 1) % 30 * 86400')}, 7`, from(accounts * 30))
}

/** Adds searches with labels, tasks, events and audit records. */
export async function fillSearches(
  { insert, from, flag, created, isOpen, owner, isPostgres }: Rows,
  { searches, events }: Size,
): Promise<void> {
  await insert(`searches (id, account_id, key_id, type, value, normal_value, options, skipped, secrets, status,
      created_at, started_at, completed_at, deadline_at, last_event_at, last_seq, reference, labels, sources_asked,
      sources_unanswered, found_accounts, found_breaches, found_leak_records, found_findings, match_key)`,
    `${idOf(kinds.search, 'n.i')}, ${idOf(kinds.account, owner)}, ${idOf(kinds.key, owner)},
      case when n.i = 3 then 'Domain Name' else 'Email Address' end, 'person' || n.i || '@example.com',
      'person' || n.i || '@example.com', '{}', '[]', ${flag},
      case when not (${isOpen}) then case when n.i = 5 then 'error' else 'finished' end
        when n.i % 2 = 0 then 'pending' else 'processing' end,
      ${created}, case when ${isOpen} then null else ${created} end, case when ${isOpen} then null else ${created} end,
      '2999-01-01T00:00:00.000Z',
      case when ${isOpen} and n.i % 2 = 1 then '2999-01-01T00:00:00.000Z' else ${created} end,
      case when n.i = 1 then ${events} else 2 end, case when n.i % 10 = 0 then 'nightly' end,
      case when n.i % 10 = 0 then '["label ' || n.i % 1000 || '"]' when n.i = 7 then '["rare"]' else '[]' end,
      case when not (${isOpen}) then 9 end, case when n.i = 9 then 1 else 0 end, 0, 0, 0,
      case when n.i = 11 then 0 else 1 end, 'person' || n.i || '@example.com'`,
    from(searches))
  const labels = isPostgres ? 'jsonb_array_elements_text(cast(labels as jsonb))' : 'json_each(labels)'
  await insert('search_labels (account_id, label, created_at, search_id)',
    'account_id, label.value, created_at, searches.id', `from searches, ${labels} label where labels <> '[]'`)
  await insert(`search_tasks (search_id, kind, slug, name, position, shard, status, cached, found, results)`,
    `${idOf(kinds.search, 'n.i')}, 'module', 'gravatar', 'Gravatar', 0, 1,
      case when ${isOpen} then null else 'success' end, ${flag}, 1,
      '[{"title":"a card of some length","items":[["Name","Value"],["Name","Value"]]}]'`, from(searches))
  await insert('search_events (search_id, seq, name, data)',
    `${idOf(kinds.search, '(n.i - 1) / 2 + 2')}, (n.i - 1) % 2 + 1, 'card', '{"card":"${'x'.repeat(160)}"}'`,
    from((searches - 1) * 2))
  await insert('search_events (search_id, seq, name, data)',
    `${idOf(kinds.search, '1')}, n.i, 'card', '{"card":"${'x'.repeat(160)}"}'`, from(events))
  await insert(`audit_records (id, account_id, key_id, operation, query_type, leak_sources, outcome, core_searches,
      count, subjects, search_id, created_at)`,
    `${idOf(kinds.record, 'n.i')}, ${idOf(kinds.account, owner)}, ${idOf(kinds.key, owner)}, 'createSearch',
      'Email Address', '[]', 'completed', 1, 1, '[]', ${idOf(kinds.search, 'n.i')}, ${created}`, from(searches))
}

/** Adds investigations and watches, and webhooks of searches. */
export async function fillStarted(
  { insert, from, created, owner }: Rows,
  { accounts, searches, open }: Size,
): Promise<void> {
  const tenth = Math.floor(searches / 10)
  const isRunning = `n.i > ${tenth - Math.floor(open / 100)}`
  await insert(`investigations (id, account_id, key_id, options, labels, status, turn_at, created_at, completed_at,
      follow_depth)`,
    `${idOf(kinds.investigation, 'n.i')}, ${idOf(kinds.account, owner)}, ${idOf(kinds.key, owner)}, '{}', '[]',
      case when ${isRunning} then 'processing' else 'finished' end, ${created}, ${created},
      case when ${isRunning} then null else ${created} end, 1`, from(tenth))
  await insert(`investigation_observables (investigation_id, position, type, value, normal_value, match_key, depth,
      follows, status, search_id)`,
    `${idOf(kinds.investigation, 'n.i')}, 0, 'Email Address', 'a@example.com', 'a@example.com',
      'Email Address a@example.com', 0, 0, 'started',
      ${idOf(kinds.search, 'n.i')}`, from(tenth))
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  await insert(`watches (id, account_id, key_id, type, value, normal_value, options, interval_hours, labels, status,
      due_at, radar_revision, created_at)`,
    `${idOf(kinds.watch, 'n.i')}, ${idOf(kinds.account, 'n.i')}, ${idOf(kinds.key, 'n.i')}, 'Email Address',
      'a@example.com', 'a@example.com', '{}', 24, '[]', 'active', '${tomorrow}', 0, ${created}`,
    from(accounts))
  await insert(`webhook_deliveries (id, subject, subject_id, url, host, body, status, attempts, retries, account_id,
      created_at)`,
    `${idOf(kinds.search, 'n.i')}, 'search', ${idOf(kinds.search, 'n.i')}, 'https://hooks.example/', 'hooks.example',
      '{}', 'delivered', 1, 0, ${idOf(kinds.account, owner)}, ${created}`, from(tenth))
}
