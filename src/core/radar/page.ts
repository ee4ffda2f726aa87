import type { operations } from '../../../generated/api.ts'
import type { BreachFilter, BreachOrder, BreachPosition } from '../../db/breaches.ts'
import { badCursor, readPageCursor, writePageCursor } from '../paging/page-cursor.ts'
import { fold, rankOf } from './breach.ts'

export type BreachQuery = NonNullable<operations['listBreaches']['parameters']['query']>
type BreachSort = BreachQuery['sortBy']

export const orders: Record<BreachSort, BreachOrder> = {
  'recently-added': 'addedDate',
  'recently-breached': 'breachDate',
  'recently-modified': 'modifiedDate',
  'most-accounts': 'pwnCount',
  'severity': 'severity',
  'name': 'name',
}

const maxWords = 10

export function toFilter(
  { domain, severity, dataClass, isVerified, isStealerLog, isSensitive, addedSince, q }: BreachQuery,
): BreachFilter {
  return {
    domain: domain?.toLowerCase(),
    severity: severity && rankOf(severity),
    dataClass: dataClass === undefined ? undefined : fold(dataClass),
    isVerified,
    isStealerLog,
    isSensitive,
    addedSince,
    words: q === undefined ? [] : fold(q).split(' ').filter(Boolean).slice(0, maxWords),
  }
}

/**
 * Start of the next page in a list of breaches. `after` is the position of the last breach on the previous page. All
 * pages of the list show the same `revision` of the catalogue.
 */
export interface BreachCursor {
  revision: number
  after: BreachPosition
}

export const writeCursor = (
  sortBy: BreachSort,
  filter: BreachFilter,
  { revision, after: { value, sortName } }: BreachCursor,
): string => writePageCursor({ list: 'breaches', ...filter }, [revision, sortBy, sortName, value])

/**
 * Parses a cursor. Throws VALIDATION_ERROR if the cursor is malformed, or belongs to a list with another order or other
 * filters.
 */
export function readCursor(sortBy: BreachSort, filter: BreachFilter, cursor: string): BreachCursor {
  const [revision, order, sortName, value, ...rest] = readPageCursor({ list: 'breaches', ...filter }, cursor)
  const isText = (part: unknown): part is string => typeof part === 'string' && !part.includes('\0')
  const isNumber = (part: unknown): part is number => Number.isSafeInteger(part)
  if (!isNumber(revision) || !isText(sortName) || rest.length > 0) throw badCursor()
  if (order !== sortBy) throw badCursor('belongs to another order: use it with the same sortBy')
  const numeric = sortBy === 'most-accounts' || sortBy === 'severity'
  if (sortBy === 'name') return { revision, after: { sortName } }
  if (!(numeric ? isNumber(value) : isText(value))) throw badCursor()
  return { revision, after: { sortName, value: value as string | number } }
}
