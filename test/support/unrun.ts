import { openDatabase } from '../../src/db/database.ts'
import type { Module } from '../../src/sources/kit/source.ts'
import { createModule } from '../../scripts/support/modules.ts'
import { start } from '../../scripts/support/start.ts'

/** The product without a runner of its own, and a stored search that waits for one: for tests that run it by hand. */
export async function startUnrun(modules: readonly Module[] = [createModule('one')]) {
  const service = await start({ ROLE: 'api' }, { modules })
  await service.tracewell.database.runners.heartbeat({ id: 'somewhere', capacity: 1, busy: 0 }, 600_000)
  const searchId = await service.createSearch('Pseudonym', 'sam')
  const { database } = service.tracewell
  // A second connection of one process to SQLite would wait for the first, and with it the whole process.
  const second = process.env['TEST_DATABASE_URL'] === undefined ? undefined : await openDatabase(service.databaseUrl)
  return {
    service,
    searchId,
    database,
    /** For writers that are to meet: they take turns. */
    databaseOf: (writer: number) => writer % 2 && second ? second : database,
    async [Symbol.asyncDispose]() {
      await second?.close()
      await service[Symbol.asyncDispose]()
    },
  }
}
