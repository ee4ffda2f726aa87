import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '../../src/db/driver/connection.ts'
import { openDatabase } from '../../src/db/database.ts'

export interface TestDatabase extends AsyncDisposable {
  url: string
  folder: string
  drop(): Promise<void>
}

/**
 * Creates a database of the kind that this run tests. Without TEST_DATABASE_URL it is an SQLite file that does not
 * exist yet. In the PostgreSQL at TEST_DATABASE_URL it has the current schema, because a copy of a template takes a
 * fifth of the time of all migrations.
 */
export function createTestDatabase(): Promise<TestDatabase> {
  return create(async (server, name) =>
    onServer(server, `create database ${name} template ${await templateOf(server)}`))
}

/** Like `createTestDatabase`, but a database in PostgreSQL is empty, for tests of the migrations. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return create((server, name) => onServer(server, `create database ${name}`))
}

const templates = new Map<string, Promise<string>>()

/** Returns the name of a database with the current schema, which this process creates once on each server. */
function templateOf(server: string): Promise<string> {
  const template = templates.get(server) ?? createTemplate(server)
  templates.set(server, template)
  return template
}

async function createTemplate(server: string): Promise<string> {
  const name = newName()
  await onServer(server, `create database ${name}`)
  await (await openDatabase(`${server}/${name}`)).close()
  return name
}

const newName = (): string => `t${randomUUID().replaceAll('-', '')}`

async function create(onPostgres: (server: string, name: string) => Promise<void>): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'tracewell-'))
  const server = process.env['TEST_DATABASE_URL']
  if (server === undefined) {
    return disposable({
      url: join(folder, 'tracewell.db'),
      folder,
      drop: () => rm(folder, { recursive: true, force: true }),
    })
  }
  const name = newName()
  await onPostgres(server, name)
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
