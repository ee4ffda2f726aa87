import type { ListFilter, ListOrder } from '../../db/list-page.ts'
import { validationError } from '../../errors.ts'
import { sortableTime } from '../../lib/sortable-time.ts'

/** The parameters that the lists of searches, investigations and watches have in common, as a caller sends them. */
export interface ListQuery<Status extends string> extends CreatedRange {
  limit: number
  cursor?: string | undefined
  status?: Status | undefined
  reference?: string | undefined
  label?: string[] | undefined
  key_id?: string | undefined
  sort?: ListOrder | undefined
}

/** A range of times of creation in RFC 3339. The first time is inclusive, the second exclusive. */
export interface CreatedRange {
  created_after?: string | undefined
  created_before?: string | undefined
}

/** Returns the filter that a query asks for. Throws VALIDATION_ERROR if its range of times is wrong. */
export function listFilterOf<Status extends string>(
  { status, reference, label: labels, key_id: keyId, sort, ...range }: ListQuery<Status>,
): Omit<ListFilter<Status>, 'after' | 'limit'> {
  return {
    status,
    reference,
    labels,
    keyId: keyId?.toLowerCase(),
    ...readCreatedRange(range),
    order: sort === 'oldest' ? sort : undefined, // a list in the default order has the cursors of one without `sort`
  }
}

/**
 * Returns a range of times of creation as the database has them. Throws VALIDATION_ERROR if a time does not exist, or
 * if the range is empty.
 */
export function readCreatedRange(
  { created_after: after, created_before: before }: CreatedRange,
): Pick<ListFilter<string>, 'createdSince' | 'createdBefore'> {
  const [createdSince, createdBefore] = readRange(['created_after', after], ['created_before', before])
  return { createdSince, createdBefore }
}

type TimeParameter = readonly [name: string, text: string | undefined]

/**
 * Returns two times as the database has them. Throws VALIDATION_ERROR if one does not exist, or if the first is not
 * before the second.
 */
export function readRange(first: TimeParameter, second: TimeParameter): [string | undefined, string | undefined] {
  const [from, to] = [first, second].map(([name, text]) => text === undefined ? undefined : readTime(name, text))
  if (from !== undefined && to !== undefined && from >= to) {
    throw faultIn(first[0], `must be earlier than ${second[0]}`)
  }
  return [from, to]
}

/** Returns a time in RFC 3339 as the database has times. Throws VALIDATION_ERROR of `path` if it does not exist. */
export function readTime(path: string, text: string): string {
  const timeMs = Date.parse(text.toUpperCase().replace(' ', 'T'))
  if (Number.isNaN(timeMs)) throw faultIn(path, 'is not a time that exists')
  return sortableTime(timeMs)
}

const faultIn = (path: string, message: string) => validationError({ details: [{ path, message }] })
