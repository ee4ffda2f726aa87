import type { Knex } from 'knex'
import { columnsOf } from './driver/columns.ts'

/** The searches of an account about one observable, to which marks belong. */
export interface MarkedObservable {
  accountId: string
  type: string
  /** Key by which searches of the observable are found. */
  matchKey: string
}

/** A mark on a finding. */
export interface StoredMark {
  /** Id of the finding. */
  finding: string
  kind: 'account' | 'card' | 'check' | 'breach' | 'leak' | 'claim'
  mark: 'confirmed' | 'wrong' | 'ignored'
  /** Text for people. `null` without one. */
  note: string | null
  /** Name of the finding in the search `namedIn`. */
  name: string
  /** Id of the search in which the finding was marked. That search may be deleted. */
  namedIn: string
  /** Id of a search of the observable that exists. */
  searchId: string
  keyId: string
  markedAt: string
}

/** A mark, and the present label of the key that set it. */
export type ListedMark = StoredMark & { keyLabel: string }

const columns = columnsOf<MarkedObservable & StoredMark>({
  accountId: 'account_id',
  type: 'type',
  matchKey: 'match_key',
  finding: 'finding',
  kind: 'kind',
  mark: 'mark',
  note: 'note',
  name: 'name',
  namedIn: 'named_in',
  searchId: 'search_id',
  keyId: 'key_id',
  markedAt: 'marked_at',
})
const place = columns.pick('accountId', 'type', 'matchKey')

/** Repository of the table `search_marks`. */
export function createSearchMarkRepository(db: Knex) {
  const ofObservable = (observable: MarkedObservable) => db('search_marks').where(place.toRow(observable))

  /** As `passOn`: the marks of a deleted search count for another one that was created before the deletion. */
  const counted = ({ accountId, type, matchKey }: MarkedObservable) => db('search_marks')
    .join({ holder: 'searches' }, 'holder.id', 'search_marks.search_id')
    .where({
      'search_marks.account_id': accountId,
      'search_marks.type': type,
      'search_marks.match_key': matchKey,
    })
    .where(stays => stays.whereNull('holder.deleted_at').orWhereExists(
      db({ heir: 'searches' })
        .where({ 'heir.account_id': accountId, 'heir.type': type, 'heir.match_key': matchKey })
        .whereNull('heir.deleted_at').whereRaw('heir.created_at <= holder.deleted_at').select(db.raw('1'))))

  return {
    /** Returns the marks of an observable, in the order in which they were set. */
    async list(observable: MarkedObservable): Promise<ListedMark[]> {
      const rows = await counted(observable).leftJoin('api_keys', 'api_keys.id', 'search_marks.key_id')
        .orderBy(['marked_at', 'finding'])
        .select(...columns.in('search_marks'), { key_label: 'api_keys.label' })
      return rows.map(row => ({ ...columns.fromRow(row), keyLabel: row.key_label ?? '' }))
    },

    async count(observable: MarkedObservable): Promise<number> {
      const row = await counted(observable).count({ count: '*' }).first()
      return Number(row?.['count'] ?? 0)
    },

    /** Sets marks. Each replaces the mark that the finding has. */
    async set(observable: MarkedObservable, marks: readonly StoredMark[]): Promise<void> {
      await db('search_marks').insert(marks.map(mark => columns.toRow({ ...observable, ...mark })))
        .onConflict(['account_id', 'type', 'match_key', 'finding']).merge()
    },

    /** Removes the marks of these findings. Returns the number of removed ones. */
    async remove(observable: MarkedObservable, findings: readonly string[]): Promise<number> {
      return ofObservable(observable).whereIn('finding', findings).delete()
    },

    /**
     * Gives the marks of searches that are about to be removed to the newest search of their observable that stays.
     * Without one, they are removed with their search. A search that was created after the deletion of the other one
     * gets none of its marks.
     */
    async passOn(searchIds: readonly string[]): Promise<void> {
      const ended: Array<Record<'id' | 'account_id' | 'type' | 'match_key' | 'deleted_at', string>> =
        await db('searches').whereIn('searches.id', searchIds)
          .join('search_marks', 'search_marks.search_id', 'searches.id')
          .distinct('searches.id', 'search_marks.account_id', 'search_marks.type', 'search_marks.match_key',
            'searches.deleted_at')
      for (const { id, account_id, type, match_key, deleted_at } of ended) {
        const heir = await db('searches').where({ account_id, type, match_key }).whereNull('deleted_at')
          .whereNotIn('id', searchIds).where('created_at', '<=', deleted_at)
          .orderBy([{ column: 'created_at', order: 'desc' }, { column: 'id', order: 'desc' }]).first('id')
        if (heir) await db('search_marks').where({ search_id: id }).update({ search_id: heir.id })
      }
    },
  }
}
