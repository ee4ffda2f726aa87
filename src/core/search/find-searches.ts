import type { components } from '../../../generated/api.ts'
import type { KeyPosition, KeyRange } from '../../db/search-match-keys.ts'
import type { Database } from '../../db/database.ts'
import type { StoredSearch } from '../../db/searches.ts'
import { validationError, type Fault } from '../../errors.ts'
import type { Draft } from '../../lib/draft.ts'
import type { Principal } from '../access/keys.ts'
import { guessObservable, parseObservable } from '../observables/observable.ts'
import type { Page } from '../paging/list-position.ts'
import { badCursor, readPageCursor, writePageCursor, type ListFilter } from '../paging/page-cursor.ts'
import { exactRange, maxPrefix, prefixRange } from './match-key.ts'

type FindRequest = components['schemas']['SearchFindRequest']

/** Creates the part of the searches that finds those about a value. */
export function createFindSearches({ database }: { database: Pick<Database, 'searches'> }) {
  return {
    /**
     * Returns one page of the account's searches about a value, or about values with a prefix. Throws VALIDATION_ERROR
     * if the value does not fit its type, or if the cursor is invalid.
     */
    async find(
      { accountId }: Principal, { limit, cursor, ...request }: FindRequest & { limit: number },
    ): Promise<Page<StoredSearch>> {
      const read = readRange(request)
      if ('fault' in read) throw validationError({ details: [read.fault] })
      const { value, type, match } = request
      const filter = { list: 'found', value, type, match }
      const after = cursor === undefined ? undefined : readPosition(filter, cursor)
      const found = await database.searches.listByKey(accountId, read.range, { type, after, limit: limit + 1 })
      const entries = found.slice(0, limit)
      const last = found.length > limit ? entries.at(-1) : undefined
      return {
        entries: entries.map(({ search }) => search),
        nextCursor: last === undefined
          ? null
          : writePageCursor(filter, [last.key, last.search.createdAt, last.search.id]),
      }
    },

    /** Returns the faults for which `find` refuses a request. Parts that have other faults may be missing. */
    findFaults(request: Draft<FindRequest>): readonly Fault[] {
      const read = request.value === undefined ? undefined : readRange({ ...request, value: request.value })
      return read !== undefined && 'fault' in read ? [read.fault] : []
    },
  }
}

function readRange(
  { value, type, match }: Draft<FindRequest> & Pick<FindRequest, 'value'>,
): { range: KeyRange } | { fault: Fault } {
  const faultOf = (message: string) => ({ fault: { path: 'value', message } })
  if (match === 'prefix') {
    if ([...value].length > maxPrefix) return faultOf(`must have at most ${maxPrefix} characters as a prefix`)
    const range = prefixRange(type, value)
    return range === undefined ? faultOf('has nothing to look for') : { range }
  }
  const one = type === undefined ? guessObservable(value) : { type, parsed: parseObservable(type, value) }
  return 'fault' in one.parsed ? faultOf(one.parsed.fault) : { range: exactRange(one.type, one.parsed.value) }
}

function readPosition(filter: ListFilter, cursor: string): KeyPosition {
  const [key, createdAt, id, ...rest] = readPageCursor(filter, cursor)
  if (
    typeof key === 'string' && !key.includes('\0') && key.isWellFormed() && rest.length === 0 &&
    typeof createdAt === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(createdAt) &&
    typeof id === 'string' && /^[\da-f-]{36}$/.test(id)
  ) {
    return { key, createdAt, id }
  }
  throw badCursor()
}
