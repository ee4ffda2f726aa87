import type { Knex } from 'knex'
import { hasEntry } from './driver/dialect.ts'

/** Position of the last entry of a page. Pages list the newest entry first. */
export interface PagePosition {
  createdAt: string
  id: string
}

/** A page of a list. */
export interface ListPage {
  /** Position of the last entry of the previous page. `undefined` for the first page. */
  after?: PagePosition | undefined
  limit: number
}

/** A page of those searches, investigations or watches that match all of this. */
export interface ListFilter<Status extends string> extends ListPage {
  status?: Status | undefined
  reference?: string | undefined
  /** Labels that an entry must all have. */
  labels?: readonly string[] | undefined
}

/** Columns that hold the position of an entry, if a query joins several tables. */
type PositionColumns = readonly [createdAt: string, id: string]

const ownPosition: PositionColumns = ['created_at', 'id']

/** Narrows a query to one page of its entries. */
export function onPage(
  query: Knex.QueryBuilder, { after, limit }: ListPage, columns: PositionColumns = ownPosition,
): Knex.QueryBuilder {
  if (after) query.whereRaw('(??, ??) < (?, ?)', [...columns, after.createdAt, after.id])
  return query.limit(limit).orderBy(columns.map(column => ({ column, order: 'desc' })))
}

/** Narrows a query to one page of the entries that match the filter. */
export function matching(
  db: Knex, query: Knex.QueryBuilder, { status, reference, labels = [], ...page }: ListFilter<string>,
  columns?: PositionColumns,
): Knex.QueryBuilder {
  if (status !== undefined) query.where({ status })
  if (reference !== undefined) query.where({ reference })
  for (const label of labels) query.where(hasEntry(db, 'labels', label))
  return onPage(query, page, columns)
}
