/** Start of a statement that adds rows to a table. Names are as the dump writes them. */
export interface RowStatement {
  /** `other`: its rows are not in the statement, or in another format. */
  kind: 'values' | 'set' | 'copy' | 'other'
  table: string
  /** Names of its columns, or `undefined` if they are those of the table. */
  columns: string[] | undefined
  /** Length of the head: behind it come the rows. */
  length: number
  /** A sentence about the statement, if its rows cannot be read. */
  fault?: string
}

/** `INSERT INTO users (id, mail) VALUES`, `REPLACE INTO …`, with or without the columns. SQL Server omits INTO. */
const insert =
  /^\s*(?:INSERT|REPLACE)\s+(?:(?:LOW_PRIORITY|HIGH_PRIORITY|DELAYED|IGNORE|OR\s+\w+)\s+)*(?:INTO\s+)?((?:[`"[][^`"\]]+[`"\]]|[^\s(.`"[]+)(?:\s*\.\s*(?:[`"[][^`"\]]+[`"\]]|[^\s(.`"[]+))*)\s*(?:PARTITION\s*\([^()]*\)\s*)?(?:\(([^()]*)\)\s*)?(?:OVERRIDING\s+\w+\s+VALUE\s+)?(VALUES?\s*(?=\(|ROW\s*\()|SET\s|(?:\(\s*)?(?:SELECT|WITH|TABLE)\s|DEFAULT\s+VALUES)/i
const startsInsert = /^\s*(?:INSERT|REPLACE)\s/i
/** `COPY public.users (id, mail) FROM stdin;` https://www.postgresql.org/docs/current/sql-copy.html */
const copy = /^COPY\s+([^\s(]+)\s*(?:\(([^()]*)\)\s*)?FROM\s+stdin\b([^\n]*)$/i

export const mayInsert = (text: string): boolean => startsInsert.test(text)

/** Reads the head of an INSERT or REPLACE. Returns `undefined` for other text, and if the head is not complete. */
export function readInsert(text: string): RowStatement | undefined {
  const [head, table = '', columns, what = ''] = insert.exec(text) ?? []
  if (head === undefined) return undefined
  const kind = /^VALUE/i.test(what) ? 'values' : /^SET/i.test(what) ? 'set' : 'other'
  return {
    kind,
    table,
    columns: columns === undefined ? undefined : namesOf(columns),
    length: head.length,
    ...kind === 'other' ? { fault: `A statement fills the table ${textOf(table)} from another query` } : {},
  }
}

/** Reads a COPY. The file has its rows behind it. */
export function readCopy(line: string): RowStatement | undefined {
  const [head, table = '', columns, options = ''] = copy.exec(line) ?? []
  if (head === undefined) return undefined
  const [format] = /\b(?:csv|binary|delimiter)\b/i.exec(options) ?? []
  return {
    kind: 'copy',
    table,
    columns: columns === undefined ? undefined : namesOf(columns),
    length: head.length,
    ...format === undefined ? {} : { fault: `The COPY of the table ${textOf(table)} has another format (${format})` },
  }
}

/** Returns the plain name of a table or column: `public."users"` → `users`. */
export const nameOf = (name: string): string => /([^.`"[\]]+)[`"\]]?$/.exec(name.trim())?.[1] ?? name

/** Returns the plain name of a table for a person. */
export const textOf = (name: string): string => Buffer.from(nameOf(name), 'latin1').toString()

/** `true` if a table has the name that a caller gave, with or without its schema. */
export const isTable = (name: string, given: string): boolean => {
  const whole = Buffer.from(name.replaceAll(/[`"[\]\s]/g, ''), 'latin1').toString().toLowerCase()
  return [whole, textOf(name).toLowerCase()].includes(given.toLowerCase())
}

const namesOf = (list: string): string[] => list.split(',').map(nameOf)
