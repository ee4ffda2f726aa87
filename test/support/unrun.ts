import type { Module } from '../../src/sources/source.ts'
import { createModule } from './modules.ts'
import { start } from './start.ts'

/** The product without a runner of its own, and a stored search that waits for one: for tests that run it by hand. */
export async function startUnrun(modules: readonly Module[] = [createModule('one')]) {
  const service = await start({ ROLE: 'api' }, { modules })
  await service.tracewell.database.runners.heartbeat({ id: 'somewhere', capacity: 1, busy: 0 }, 600_000)
  const searchId = await service.createSearch('Pseudonym', 'sam')
  return {
    service, searchId, database: service.tracewell.database,
    [Symbol.asyncDispose]: () => service[Symbol.asyncDispose](),
  }
}
