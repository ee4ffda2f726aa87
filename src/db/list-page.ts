import type { Knex } from 'knex'

/** Position of the last entry of a page. */
export interface PagePosition {
  createdAt: string
  id: string
}

export type ListOrder = 'newest' | 'oldest'

/** A page of a list. */
export interface ListPage {
  /** Position of the last entry of the previous page. `undefined` for the first page. */
  after?: PagePosition | undefined
  limit: number
  /** Default: the newest entry first. */
  order?: ListOrder | undefined
}

/** A page of those searches, investigations or watches that match all of this. */
export interface ListFilter<Status extends string> extends ListPage {
  status?: Status | undefined
  reference?: string | undefined
  /** Labels that an entry must all have, in any case. */
  labels?: readonly string[] | undefined
  /** Key that created the entry. */
  keyId?: string | undefined
  /** Earliest time of creation. */
  createdSince?: string | undefined
  /** Time before which the entry was created. */
  createdBefore?: string | undefined
}

/** Columns that hold the position of an entry, if a query joins several tables. */
type PositionColumns = readonly [createdAt: string, id: string]

const ownPosition: PositionColumns = ['created_at', 'id']

/** Narrows a query to one page of its entries. */
export function onPage(
  query: Knex.QueryBuilder, { after, limit, order = 'newest' }: ListPage, columns: PositionColumns = ownPosition,
): Knex.QueryBuilder {
  const [isBehind, direction] = order === 'newest' ? ['<', 'desc'] : ['>', 'asc']
  if (after) query.whereRaw(`(??, ??) ${isBehind} (?, ?)`, [...columns, after.createdAt, after.id])
  return query.limit(limit).orderBy(columns.map(column => ({ column, order: direction })))
}

/** Narrows a query to one page of the entries that match the filter. Each table keeps its labels in its own way. */
export function matching(
  query: Knex.QueryBuilder,
  { status, reference, keyId, createdSince, createdBefore, ...page }: Omit<ListFilter<string>, 'labels'>,
  columns: PositionColumns = ownPosition,
): Knex.QueryBuilder {
  const [createdAt] = columns
  if (status !== undefined) query.where({ status })
  if (reference !== undefined) query.where({ reference })
  if (keyId !== undefined) query.where({ key_id: keyId })
  if (createdSince !== undefined) query.where(createdAt, '>=', createdSince)
  if (createdBefore !== undefined) query.where(createdAt, '<', createdBefore)
  return onPage(query, page, columns)
}
