/** `true` if the database address is a PostgreSQL URL. Otherwise it is the path of a SQLite file. */
export const isPostgresUrl = (url: string): boolean => /^postgres(ql)?:/.test(url)
