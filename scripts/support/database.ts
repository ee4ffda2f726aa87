import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '../../src/db/connection.ts'

export interface TestDatabase extends AsyncDisposable {
  url: string
  folder: string
  drop(): Promise<void>
}

/**
 * Creates an empty database of the kind that this run tests: a SQLite file, or a database in the PostgreSQL at
 * TEST_DATABASE_URL.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'tracewell-'))
  const server = process.env['TEST_DATABASE_URL']
  if (server === undefined) {
    return disposable({
      url: join(folder, 'tracewell.db'),
      folder,
      drop: () => rm(folder, { recursive: true, force: true }),
    })
  }
  const name = `t${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  return disposable({
    url: `${server}/${name}`, folder,
    async drop() {
      await onServer(server, `drop database ${name} with (force)`)
      await rm(folder, { recursive: true, force: true })
    },
  })
}

const disposable = (database: Omit<TestDatabase, keyof AsyncDisposable>): TestDatabase => ({
  ...database,
  [Symbol.asyncDispose]: database.drop,
})

async function onServer(url: string, statement: string): Promise<void> {
  const db = connect(`${url}/postgres`)
  await db.raw(statement)
  await db.destroy()
}
