import type { Knex } from 'knex'
import type { PagePosition } from './list-page.ts'
import { searchColumns, type StoredSearch } from './search-row.ts'

/** Keys from `from` on and before `before`, in the order of code points. */
export interface KeyRange {
  from: string
  before: string
}

/** Position of the last entry of a page of searches that are sorted by key, and then the newest first. */
export interface KeyPosition extends PagePosition {
  key: string
}

export interface FoundSearch {
  key: string
  search: StoredSearch
}

/** A searched value without a key. */
export type UnkeyedSearch = Pick<StoredSearch, 'id' | 'type' | 'normalValue'>

/** Creates the part of the searches that finds them by the key of their value, and sets missing keys. */
export function createSearchMatchKeyRepository(db: Knex) {
  const ofAccount = (accountId: string, type: string | undefined, limit: number) => {
    const query = db('searches').where({ account_id: accountId }).whereNull('deleted_at').limit(limit)
      .orderBy(['match_key', { column: 'created_at', order: 'desc' }, { column: 'id', order: 'desc' }])
    return type === undefined ? query : query.where({ type })
  }
  const toFound = (row: { match_key: string }): FoundSearch =>
    ({ key: row.match_key, search: searchColumns.fromRow(row) })

  return {
    /** Returns a page of an account's searches whose key is in a range: sorted by key, then the newest first. */
    async listByKey(
      accountId: string, { from, before }: KeyRange,
      { type, after, limit }: { type?: string | undefined, after?: KeyPosition | undefined, limit: number },
    ): Promise<FoundSearch[]> {
      // two ranges of the index: a comparison with the whole position has no range, because its parts differ in order
      const same = after === undefined ? [] : await ofAccount(accountId, type, limit)
        .where({ match_key: after.key }).whereRaw('(created_at, id) < (?, ?)', [after.createdAt, after.id])
      const rest = limit - same.length
      const next = rest === 0 ? [] : await ofAccount(accountId, type, rest).where('match_key', '<', before)
        .where('match_key', after === undefined ? '>=' : '>', after?.key ?? from)
      return [...same, ...next].map(toFound)
    },

    /** Returns searches without a key, at most `limit`. */
    async listWithoutKey(limit: number): Promise<UnkeyedSearch[]> {
      return db('searches').whereNull('match_key').orderBy('id').limit(limit)
        .select({ id: 'id', type: 'type', normalValue: 'normal_value' })
    },

    async setKey(id: string, key: string): Promise<void> {
      await db('searches').where({ id }).update({ match_key: key })
    },
  }
}
