import type { components } from '../../../generated/api.ts'
import type { Repositories } from '../../db/database.ts'
import type { StoredWatch } from '../../db/watches.ts'
import { readRange } from '../paging/list-query.ts'
import { badCursor, readPageCursor, writePageCursor, type ListFilter } from '../paging/page-cursor.ts'

type Schemas = components['schemas']

export interface ChangeQuery {
  limit: number
  cursor?: string
  kind?: Array<Schemas['WatchChangeKind']>
  found_after?: string
  found_before?: string
}

/** Returns one page of changes, newest first. Throws VALIDATION_ERROR for a wrong cursor or time. */
export async function readChanges(
  database: Pick<Repositories, 'watchChanges'>, watch: StoredWatch,
  { limit, cursor, kind, found_after: after, found_before: until }: ChangeQuery,
): Promise<Schemas['WatchChangeListData']> {
  const [foundSince, foundBefore] = readRange(['found_after', after], ['found_before', until])
  const kinds = kind && [...new Set(kind)].sort()
  const filter = {
    list: 'changes',
    id: watch.id,
    kinds,
    foundSince,
    foundBefore,
  }
  const before = cursor === undefined ? undefined : readNumber(filter, cursor)
  const found = await database.watchChanges.list(watch.id, {
    before,
    kinds,
    foundSince,
    foundBefore,
    limit: limit + 1,
  })
  const page = found.slice(0, limit)
  return {
    changes: page.map(({ data }) => JSON.parse(data) as Schemas['WatchChange']),
    left_out: watch.leftOut,
    pagination: {
      limit,
      nextCursor: found.length > limit ? writePageCursor(filter, [page.at(-1)!.number]) : null,
    },
  }
}

function readNumber(filter: ListFilter, cursor: string): number {
  const [number, ...rest] = readPageCursor(filter, cursor)
  if (!isChangeNumber(number) || rest.length > 0) throw badCursor()
  return number
}

/** `true` for numbers that the database can compare with those of changes. */
const isChangeNumber = (number: unknown): number is number =>
  Number.isInteger(number) && (number as number) >= 0 && (number as number) < 2 ** 31
