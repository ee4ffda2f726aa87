import type { Knex } from 'knex'
import { accountTables, type AccountTable } from './account-tables.ts'

/** A row of an export: its table, and its columns without secrets. */
export interface ExportedRow {
  table: string
  row: Readonly<Record<string, unknown>>
}

const batch = 500
const byName = new Map(accountTables.map(table => [table.name, table]))
const childrenOf = (name: string) => accountTables.filter(({ parent }) => parent === name)

/** Creates the part of the accounts that reads and removes all data of an account, table by table. */
export function createAccountDataRepository(db: Knex) {
  /** Yields the rows of a table that a column selects, in pages by `id` if the table has one. */
  async function* rowsOf(
    { name, column, secrets = [] }: AccountTable, values: readonly string[],
  ): AsyncGenerator<ExportedRow> {
    const rows: Array<Record<string, unknown>> = await db(name).whereIn(column, [...values])
    for (const row of rows) {
      yield { table: name, row: Object.fromEntries(Object.entries(row).filter(([key]) => !secrets.includes(key))) }
    }
  }

  /** Yields rows of a table with the rows that belong to them, in pages by their id. */
  async function* treesOf(
    table: AccountTable, select: (query: Knex.QueryBuilder) => Knex.QueryBuilder,
  ): AsyncGenerator<ExportedRow> {
    for (let last = ''; ;) {
      const ids: string[] = await select(db(table.name).where('id', '>', last)).orderBy('id').limit(batch).pluck('id')
      for (const id of ids) {
        yield* rowsOf({ ...table, column: 'id' }, [id])
        for (const child of childrenOf(table.name)) yield* rowsOf(child, [id])
      }
      if (ids.length < batch) return
      last = ids.at(-1)!
    }
  }

  return {
    /** Returns the columns that an export leaves out, such as `api_keys.hash`. */
    leftOut: (): string[] => accountTables.flatMap(({ name, secrets = [] }) => secrets.map(one => `${name}.${one}`)),

    /** Yields everything that is stored about an account. */
    async* exportOf(accountId: string): AsyncGenerator<ExportedRow> {
      for (const table of accountTables) {
        if (table.parent !== undefined) continue
        const select = (query: Knex.QueryBuilder) => query.where(table.column, accountId)
        if (await hasIds(table.name)) yield* treesOf(table, select)
        else yield* rowsOf(table, [accountId])
      }
    },

    /** Yields these searches, investigations or watches, with everything that belongs to them. */
    exportRows: (
      table: 'searches' | 'investigations' | 'watches', ids: readonly string[],
    ): AsyncGenerator<ExportedRow> =>
      treesOf(byName.get(table)!, query => query.whereIn('id', [...ids])),

    /**
     * Removes the account and what is removed with it. Returns `false`, and removes nothing, if it still has a search,
     * an investigation or a watch.
     */
    async removeIfEmpty(accountId: string): Promise<boolean> {
      for (const table of ['searches', 'investigations', 'watches']) {
        if (await db(table).where({ account_id: accountId }).first('id') !== undefined) return false
      }
      const keys = db('api_keys').where({ account_id: accountId }).select('id')
      for (const { name, column, parent, deletion } of accountTables) {
        if (deletion !== 'removed') continue
        const rows = db(name)
        await (parent === 'api_keys' ? rows.whereIn(column, keys.clone()) : rows.where(column, accountId)).delete()
      }
      return true
    },
  }

  async function hasIds(name: string): Promise<boolean> {
    return await db.schema.hasColumn(name, 'id')
  }
}
