import { openDatabase } from '../../src/db/database.ts'
import type { Module } from '../../src/sources/kit/source.ts'
import { createModule } from '../../scripts/support/modules.ts'
import { start } from '../../scripts/support/start.ts'

/** Starts the service without a runner, and creates a search. The test runs the search itself. */
export async function startUnrun(modules: readonly Module[] = [createModule('one')]) {
  const service = await start({ ROLE: 'api' }, { modules })
  await service.tracewell.database.runners.heartbeat({ id: 'somewhere', capacity: 1, busy: 0 }, 600_000)
  const searchId = await service.createSearch('Pseudonym', 'sam')
  const { database } = service.tracewell
  // SQLite gets no second connection here, because a second writer would block the whole process.
  const second = process.env['TEST_DATABASE_URL'] === undefined ? undefined : await openDatabase(service.databaseUrl)
  return {
    service,
    searchId,
    database,
    /**
     * Returns the database connection for a writer. On PostgreSQL, writers with even and odd numbers get different
     * connections.
     */
    databaseOf: (writer: number) => writer % 2 && second ? second : database,
    async [Symbol.asyncDispose]() {
      await second?.close()
      await service[Symbol.asyncDispose]()
    },
  }
}
