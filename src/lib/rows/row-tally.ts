/** Rows of a file by table or sheet, and what was passed over. */
export interface Tally {
  tables: Array<{ name: string, rows: number, isRead: boolean }>
  /** Sentences about statements whose rows cannot be read, with their number. */
  passed: Array<{ what: string, count: number }>
}

/** Counts what the reader of a file finds. */
export interface RowTally {
  /** Counts rows of a table. `isRead` is `false` if the import leaves the table out. */
  table(name: string, rows: number, isRead?: boolean): void
  /** Counts a statement that holds no rows to read. */
  pass(what: string): void
  all(): Tally
}

/** Maximum number of tables, and of kinds of statements, that are counted. */
const maxNames = 1_000

export function createRowTally(): RowTally {
  const tables = new Map<string, { rows: number, isRead: boolean }>()
  const passed = new Map<string, number>()

  return {
    table(name, rows, isRead = true) {
      const known = tables.get(name)
      if (known !== undefined) known.rows += rows
      else if (tables.size < maxNames) tables.set(name, { rows, isRead })
    },

    pass(what) {
      if (passed.has(what) || passed.size < maxNames) passed.set(what, (passed.get(what) ?? 0) + 1)
    },

    all: () => ({
      tables: [...tables].map(([name, counts]) => ({ name, ...counts })),
      passed: [...passed].map(([what, count]) => ({ what, count })),
    }),
  }
}
