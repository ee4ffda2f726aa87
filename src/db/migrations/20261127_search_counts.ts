import type { Knex } from 'knex'

/** Counts of ended searches, so that lists need not read their tasks. Searches that ended before have none. */
const columns = [
  'sources_asked', 'sources_unanswered', 'sources_unfinished', 'sources_not_asked', 'found_accounts', 'found_breaches',
  'found_leak_records', 'found_findings', 'worst_severity',
]

export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('searches', table => {
    for (const column of columns) table.integer(column)
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('searches', table => table.dropColumns(...columns))
}
