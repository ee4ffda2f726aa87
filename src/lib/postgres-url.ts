/** Whether a database's address is that of a PostgreSQL server; anything else is the path of a SQLite file. */
export const isPostgresUrl = (url: string): boolean => /^postgres(ql)?:/.test(url)
