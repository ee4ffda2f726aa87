import type { Knex } from 'knex'

/**
 * Selects the ids of these rows for the condition of an update, and locks the rows in the order of their ids. All that
 * lock several rows of a table do so in this order, so that two transactions do not wait for each other.
 */
export const inOrder = (db: Knex, table: string, ids: readonly string[]): Knex.QueryBuilder =>
  db(table).whereIn('id', ids).orderBy('id').forUpdate().select('id')
