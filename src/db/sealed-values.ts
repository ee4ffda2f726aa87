import type { Knex } from 'knex'
import { lockForTransaction } from './driver/dialect.ts'

/**
 * Every column that holds sealed values. The list must be complete, because a rotation of the secret re-seals only the
 * values in these columns.
 */
const columns = [
  { table: 'service_keys', key: ['name'], column: 'sealed' },
  { table: 'leak_sources', key: ['code'], column: 'data_key' },
  { table: 'webhook_deliveries', key: ['id'], column: 'secret' },
  { table: 'webhook_endpoints', key: ['id'], column: 'secret' },
  { table: 'webhook_endpoints', key: ['id'], column: 'earlier_secret' },
  { table: 'webhook_endpoints', key: ['id'], column: 'headers' },
  { table: 'investigations', key: ['id'], column: 'provider_keys' },
  { table: 'watches', key: ['id'], column: 'provider_keys' },
  { table: 'watches', key: ['id'], column: 'webhook_secret' },
  { table: 'search_credentials', key: ['search_id', 'provider'], column: 'sealed' },
] as const

export type SealedColumn = (typeof columns)[number]

/** Repository of the sealed values in all tables, for the operator's `secrets rotate` command. */
export function createSealedValueRepository(db: Knex) {
  const unchanged = ({ table, key, column }: SealedColumn, row: readonly string[], sealed: string) =>
    db(table).where({ ...Object.fromEntries(key.map((name, index) => [name, row[index]])), [column]: sealed })

  return {
    columns: columns as readonly SealedColumn[],

    /** Returns `true` if the database holds a sealed value. */
    async hasAny(): Promise<boolean> {
      for (const { table, column } of columns) {
        if (await db(table).whereNotNull(column).first(column) !== undefined) return true
      }
      return false
    },

    /**
     * Runs `work` while no other process runs this function. `work` must be short and synchronous, because other
     * processes wait for its end.
     */
    async runExclusively<Result>(work: () => Result): Promise<Result> {
      return db.transaction(async trx => {
        await lockForTransaction(trx, 'secrets')
        return work()
      })
    },

    /**
     * Returns up to `limit` values that do not start with `prefix`, with the primary keys of their rows. The list is
     * sorted by primary key and starts after the row `after`.
     */
    async listWithoutPrefix(
      { table, key, column }: SealedColumn,
      prefix: string,
      after: readonly string[] | undefined,
      limit: number,
    ): Promise<Array<{ key: string[], sealed: string }>> {
      const query = db(table).whereNotNull(column).whereNot(column, 'like', `${prefix}%`).orderBy([...key]).limit(limit)
        .select([...key, column])
      if (after) {
        query.whereRaw(`(${key.map(() => '??').join(', ')}) > (${key.map(() => '?').join(', ')})`, [...key, ...after])
      }
      const rows: Array<Record<string, string>> = await query
      return rows.map(row => ({ key: key.map(name => row[name]!), sealed: row[column]! }))
    },

    /**
     * Replaces the value `before` by `after`. Returns `false`, and changes nothing, if the stored value is no longer
     * `before`.
     */
    async replace(column: SealedColumn, row: readonly string[], before: string, after: string): Promise<boolean> {
      return await unchanged(column, row, before).update({ [column.column]: after }) === 1
    },

    async isUnchanged(column: SealedColumn, row: readonly string[], before: string): Promise<boolean> {
      return await unchanged(column, row, before).first(column.column) !== undefined
    },
  }
}
