import type { Knex } from 'knex'

/**
 * Creates an index of those rows for which the condition is true. SQLite uses it only if a query repeats the condition
 * without parameters, or compares a column that the condition requires.
 */
export async function partialIndex(
  db: Knex, table: string, columns: readonly string[], condition: string,
): Promise<void> {
  await db.raw(`create index ${table}_${columns.join('_')}_some on ${table} (${columns.join(', ')}) where ${condition}`)
}
