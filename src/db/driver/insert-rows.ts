import type { Knex } from 'knex'
import { isPostgres } from './dialect.ts'
import { runOnSqlite, type Value as BoundValue } from './statement.ts'
import { canWait, insertLater } from './waiting-statements.ts'

/** Maximum number of rows for which the statement is prepared. Each number of rows has a statement of its own. */
const maxPreparedRows = 2

type Value = string | number | boolean | null | Knex.Raw

/**
 * Inserts rows that all have the columns of the first one. Does nothing without rows. For statements that every search
 * needs: the query builder of Knex takes longer to write one than SQLite to execute it. In a transaction of PostgreSQL,
 * the rows are inserted before the next statement, which then reports an error of the insertion.
 * @param then what follows the values, such as `on conflict …`
 */
export async function insertRows(
  db: Knex, table: string, rows: ReadonlyArray<Readonly<Record<string, Value>>>, then = '',
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const columns = Object.keys(first)
  const all = rows.flatMap(values => columns.map(column => values[column]!))
  const write = (valuesOf: string) => `insert into ${table} (${columns.join(', ')}) values ${valuesOf} ${then}`
  const rowsOf = (place: (index: number) => string) => rows.map((_, row) =>
    `(${columns.map((_, column) => place(row * columns.length + column)).join(', ')})`).join(', ')
  const values: BoundValue[] = []
  if (!isPostgres(db)) {
    const text = write(rowsOf(index => placeOf(all[index]!, values, () => '?')))
    await runOnSqlite(db, text, values)
    return
  }
  if (!canWait(db)) {
    await db.raw(write(rowsOf(() => '?')), all)
    return
  }
  const text = write(rowsOf(index => placeOf(all[index]!, values, number => `$${number}`)))
  await insertLater(db, { table, text, values, isPrepared: rows.length <= maxPreparedRows })
}

/**
 * Adds a value to `values`, and returns the SQL that stands for it in the statement.
 * @param parameter returns the parameter for the value with this number, counted from 1
 */
function placeOf(value: Value, values: BoundValue[], parameter: (number: number) => string): string {
  if (value === null || typeof value !== 'object') return parameter(values.push(value))
  const { sql, bindings } = value.toSQL()
  const own = [...bindings] as BoundValue[]
  return sql.replaceAll('?', () => parameter(values.push(own.shift()!)))
}
