/** A value as a column holds it. */
export type Stored = string | number | boolean | null

/** How one property of an entity is stored: its columns, and how their values are read and written. */
export interface Property<Value> {
  columns: readonly string[]
  read(stored: readonly unknown[]): Value
  write(value: Value): readonly Stored[]
}

/** The name of the column is enough for a value that both databases return as it was written. */
type Definition<Value> = [Value] extends [string | number | null] ? string | Property<Value> : Property<Value>

type Definitions<Entity> = { readonly [Name in keyof Entity]-?: Definition<Entity[Name]> }

/** A property and its columns. Without `read` and `write`, its value is stored as it is. */
interface NamedColumns<Entity> {
  name: keyof Entity
  columns: readonly string[]
}

/** The columns of the entities of one repository. */
export interface Columns<Entity> {
  /** Names of all columns. */
  names: readonly string[]
  /** Returns the names of all columns after the name of their table, for a query that joins several tables. */
  in(table: string): string[]
  /** Returns the columns of some properties only. */
  pick<Name extends keyof Entity>(...names: readonly Name[]): Columns<Pick<Entity, Name>>
  /** Returns the columns without those of some properties, for rows whose other columns are set by the database. */
  omit<Name extends keyof Entity>(...names: readonly Name[]): Columns<Omit<Entity, Name>>
  /**
   * Returns the columns and values to write. Leaves out the properties that are missing or `undefined`. Writes all
   * others: an object of a wider type must not be passed to columns that it must not set.
   */
  toRow(entity: { readonly [Name in keyof Entity]?: Entity[Name] | undefined }): Record<string, Stored>
  /** Converts a row that has all the columns. Ignores other columns. */
  fromRow(row: object): Entity
}

/**
 * Defines how entities are stored: one table of properties and columns, from which the lists of columns, the rows to
 * write and the conversion of rows come.
 */
export function columnsOf<Entity>(definitions: Definitions<Entity>): Columns<Entity> {
  const entries = Object.entries(definitions as Record<string, string | Property<unknown>>)
  const properties = entries.map(([name, definition]): Partial<Property<unknown>> & NamedColumns<Entity> =>
    ({ name: name as keyof Entity, ...typeof definition === 'string' ? { columns: [definition] } : definition }))
  const names = properties.flatMap(({ columns }) => columns)

  return {
    names,
    in: table => names.map(name => `${table}.${name}`),
    pick: <Name extends keyof Entity>(...picked: readonly Name[]) =>
      columnsOf(Object.fromEntries(picked.map(name => [name, definitions[name]])) as Definitions<Pick<Entity, Name>>),
    omit<Name extends keyof Entity>(...omitted: readonly Name[]) {
      const kept = Object.entries(definitions).filter(([name]) => !omitted.includes(name as Name))
      return columnsOf(Object.fromEntries(kept) as Definitions<Omit<Entity, Name>>)
    },
    toRow(entity) {
      const row: Record<string, Stored> = {}
      for (const { name, columns, write } of properties) {
        const value = entity[name]
        if (value === undefined) continue
        const values = write ? write(value) : [value as Stored]
        values.forEach((stored, index) => { row[columns[index]!] = stored })
      }
      return row
    },
    fromRow(row) {
      const stored = row as Record<string, unknown>
      const entity: Partial<Record<keyof Entity, unknown>> = {}
      for (const { name, columns, read } of properties) {
        entity[name] = read ? read(columns.map(column => stored[column])) : stored[columns[0]!]
      }
      return entity as Entity
    },
  }
}

/** A boolean. SQLite returns it as a number. */
export const flag = (column: string): Property<boolean> =>
  ({ columns: [column], read: ([stored]) => Boolean(stored), write: value => [value] })

/** A 64-bit integer. PostgreSQL's driver returns it as text. */
export const bigInteger = <Value extends number | null>(column: string): Property<Value> => ({
  columns: [column],
  read: ([stored]) => (stored === null ? null : Number(stored)) as Value,
  write: value => [value],
})

/** A value that is stored as JSON text. `null` is stored as `null`. */
export const json = <Value>(column: string): Property<Value> => ({
  columns: [column],
  read: ([stored]) => (stored === null ? null : JSON.parse(stored as string)) as Value,
  write: value => [value === null ? null : JSON.stringify(value)],
})

/** An object with a column for each of its members. It is `null` if the first of its columns is `null`. */
export function group<Value extends object>(
  members: { readonly [Name in keyof NoInfer<Value>]: string },
): Property<Value | null> {
  const names = Object.keys(members) as Array<keyof Value>
  return {
    columns: names.map(name => members[name]),
    read: stored => stored[0] === null
      ? null
      : Object.fromEntries(names.map((name, index) => [name, stored[index]])) as Value,
    write: value => names.map(name => value === null ? null : value[name] as Stored),
  }
}
