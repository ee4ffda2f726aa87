import type { Knex } from 'knex'

const unanswered = 'case when sources_unanswered > 0 then 1 else 0 end'
const found = 'case when found_accounts + found_breaches + found_leak_records + found_findings > 0 then 1 else 0 end'

/** Indexes in the order of lists, for their filters by key, by outcome, and by operation of the audit. */
export async function up(db: Knex): Promise<void> {
  for (const table of ['searches', 'investigations']) {
    await db.schema.alterTable(table, one => one.index(['account_id', 'key_id', 'created_at', 'id']))
  }
  await db.schema.alterTable('audit_records', table => table.index(['account_id', 'operation', 'created_at', 'id']))
  for (const [name, outcome] of [['unanswered', unanswered], ['found', found]]) {
    await db.raw(`create index searches_account_id_${name}_created_at_id_some
      on searches (account_id, (${outcome}), created_at, id) where sources_asked is not null`)
  }
}

export async function down(db: Knex): Promise<void> {
  for (const name of ['unanswered', 'found']) await db.raw(`drop index searches_account_id_${name}_created_at_id_some`)
  await db.schema.alterTable('audit_records', table => table.dropIndex(['account_id', 'operation', 'created_at', 'id']))
  for (const table of ['searches', 'investigations']) {
    await db.schema.alterTable(table, one => one.dropIndex(['account_id', 'key_id', 'created_at', 'id']))
  }
}
