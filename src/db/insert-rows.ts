import type { Knex } from 'knex'

type Value = string | number | boolean | null | Knex.Raw

/**
 * Inserts rows that all have the columns of the first one. Does nothing without rows. For statements that every search
 * needs: the query builder of Knex takes longer to write one than SQLite to execute it.
 * @param then what follows the values, such as `on conflict …`
 */
export async function insertRows(
  db: Knex, table: string, rows: ReadonlyArray<Readonly<Record<string, Value>>>, then = '',
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const columns = Object.keys(first)
  const row = `(${columns.map(() => '?').join(', ')})`
  await db.raw(
    `insert into ${table} (${columns.join(', ')}) values ${rows.map(() => row).join(', ')} ${then}`,
    rows.flatMap(values => columns.map(column => values[column]!)),
  )
}
