/** `true` if a database address is a PostgreSQL URL. Any other address is the path of a SQLite file. */
export const isPostgresUrl = (url: string): boolean => /^postgres(ql)?:/.test(url)
