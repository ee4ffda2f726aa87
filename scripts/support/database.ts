import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
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
 * Creates a database of the kind that this run tests: an SQLite file, or a database in the PostgreSQL at
 * TEST_DATABASE_URL. It has the current schema, because a copy of a template takes a fraction of the time of all
 * migrations.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL']
  if (server !== undefined) {
    return createOnServer(server, async name => `create database ${name} template ${await templateOf(server)}`)
  }
  const database = await createFile()
  await copyFile(await (templateFile ??= createTemplateFile()), database.url)
  return database
}

/** Like `createTestDatabase`, but PostgreSQL has no tables, and the SQLite file does not exist: for the migrations. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL']
  return server === undefined ? createFile() : createOnServer(server, async name => `create database ${name}`)
}

let templateFile: Promise<string> | undefined

/** Creates an SQLite file with the current schema, which is deleted when this process exits. Returns its path. */
async function createTemplateFile(): Promise<string> {
  const { url, folder } = await createFile()
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await (await openDatabase(url)).close()
  return url
}

async function createFile(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'tracewell-'))
  return disposable({
    url: join(folder, 'tracewell.db'),
    folder,
    drop: () => rm(folder, { recursive: true, force: true }),
  })
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

async function createOnServer(server: string, statement: (name: string) => Promise<string>): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'tracewell-'))
  const name = newName()
  await onServer(server, await statement(name))
  return disposable({
    url: `${server}/${name}`,
    folder,
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
