import type { Knex } from 'knex'
import type { ErasureKind } from './erasure-kind.ts'

/** A stored search, investigation or watch with a value that was searched. */
export interface StoredValue {
  kind: ErasureKind
  id: string
  type: string
  normalValue: string
  accountId: string
  keyId: string
  createdAt: string
}

/** Tables with the values of each kind, and the columns by which they are read in pages. */
const places: Readonly<Record<ErasureKind, { from: string, of: string, order: readonly [string, string] }>> = {
  search: { from: 'searches', of: 'searches', order: ['searches.id', 'searches.id'] },
  investigation: {
    from: 'investigation_observables',
    of: 'investigations',
    order: ['investigation_observables.investigation_id', 'investigation_observables.position'],
  },
  watch: { from: 'watches', of: 'watches', order: ['watches.id', 'watches.id'] },
}

/** Number of values that one query reads. */
const batch = 2_000

/** Creates the part of the erasures that reads the searched values of all accounts, for a request of a person. */
export const createStoredValueRepository = (db: Knex) => ({
  /**
   * Yields every value of a kind that is not hidden, in pages. No index can find the spellings of a value, so this
   * reads the whole table.
   */
  async* listValues(kind: ErasureKind): AsyncGenerator<readonly StoredValue[]> {
    const { from, of, order: [first, second] } = places[kind]
    for (let last: [unknown, unknown] | undefined; ;) {
      const query = db(from).whereNull(`${of}.deleted_at`).orderBy([first, second]).limit(batch)
      if (of !== from) query.join(of, `${of}.id`, `${from}.investigation_id`)
      if (last) query.whereRaw(`(${first}, ${second}) > (?, ?)`, last as [string, string | number])
      const rows: Array<Record<string, string>> = await query.select({
        id: `${of}.id`,
        type: `${from}.type`,
        normal_value: `${from}.normal_value`,
        account_id: `${of}.account_id`,
        key_id: `${of}.key_id`,
        created_at: `${of}.created_at`,
        first,
        second,
      })
      yield rows.map((row): StoredValue => ({
        kind,
        id: row['id']!,
        type: row['type']!,
        normalValue: row['normal_value']!,
        accountId: row['account_id']!,
        keyId: row['key_id']!,
        createdAt: row['created_at']!,
      }))
      if (rows.length < batch) return
      last = [rows.at(-1)!['first'], rows.at(-1)!['second']]
    }
  },
})
