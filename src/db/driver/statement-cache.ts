/** Longest statement that is kept, in characters. Longer ones write many rows, and are rarely used twice. */
const maxLength = 4_096
const maxKept = 300

/** Savepoints have a new name each time. */
const isKept = (sql: string): boolean =>
  sql.length <= maxLength && /^\s*(?:select|insert|update|delete|with|begin|commit)\b/i.test(sql)

/**
 * Keeps the prepared statements of a connection to SQLite, because the preparation of a short query takes longer than
 * its execution. SQLite prepares a statement again if the schema has changed.
 * @param prepare prepares a statement. A statement must have ended before it is used again.
 */
export function cacheStatements<Statement>(prepare: (sql: string) => Statement): (sql: string) => Statement {
  const statements = new Map<string, Statement>()
  return sql => {
    const known = statements.get(sql)
    if (known !== undefined) {
      statements.delete(sql) // added again as the most recently used one
      statements.set(sql, known)
      return known
    }
    const statement = prepare(sql)
    if (isKept(sql)) statements.set(sql, statement)
    if (statements.size > maxKept) statements.delete(statements.keys().next().value!)
    return statement
  }
}
