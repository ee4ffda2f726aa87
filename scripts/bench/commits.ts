import Sqlite, { type Database, type Statement } from 'better-sqlite3'

/**
 * Counts the commits of this process to SQLite from now on. Returns the function that reads the count. It replaces a
 * method of the driver, so that the product needs no counter.
 */
export function countCommits(): () => number {
  let commits = 0
  const counted = new WeakSet<Statement>()
  const prototype = Sqlite.prototype as Pick<Database, 'prepare'>
  const { prepare } = prototype
  prototype.prepare = function (this: Database, sql: string) {
    const statement: Statement = prepare.call(this, sql)
    if (sql !== 'COMMIT;' || counted.has(statement)) return statement
    const run = statement.run.bind(statement)
    counted.add(statement)
    statement.run = (...values) => {
      commits++
      return run(...values)
    }
    return statement
  } as Database['prepare']
  return () => commits
}
