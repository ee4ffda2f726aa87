import { createEmptyDatabase } from '../../scripts/support/database.ts'
import { connect } from '../../src/db/driver/connection.ts'

export type EmptyDatabase = Awaited<ReturnType<typeof emptyDatabase>>

/** Creates a database and a data folder for a process, with the settings that name them. */
export async function emptyDatabase() {
  const database = await createEmptyDatabase()
  return {
    folder: database.folder,
    environment: { DATABASE_URL: database.url, DATA_DIR: database.folder, LOG_LEVEL: 'warn' },
    async read<Rows>(query: (db: ReturnType<typeof connect>) => PromiseLike<Rows>): Promise<Rows> {
      const db = connect(database.url)
      try {
        return await query(db)
      } finally {
        await db.destroy()
      }
    },
    [Symbol.asyncDispose]: () => database.drop(),
  }
}
