import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect } from 'chai'
import type { Knex } from 'knex'
import { isPostgresUrl } from '../../src/lib/postgres-url.ts'
import { emptyDatabase } from '../support/empty-database.ts'
import { startProcess, startReady } from '../../scripts/support/process.ts'
import { until } from '../../scripts/support/until.ts'

describe('A refused start', () => {
  it('reports every fault of a wrong configuration and exits with 2', async () => {
    await using tracewell = startProcess({
      PORT: 'many',
      ROLE: 'api,cook',
      SECRET_KEY: 'short',
      EGRESS_ROUTES: 'nowhere',
      LOGO_SOURCES: 'gogle',
      SOURCE_KEY_NOBODY: 'k',
      ACCOUNT_PACK: '/no/pack.json',
    })

    const exit = await tracewell.exited

    expect(exit).to.deep.equal({ code: 2, signal: null })
    for (
      const name of ['PORT', 'ROLE', 'SECRET_KEY', 'EGRESS_ROUTES', 'LOGO_SOURCES', 'SOURCE_KEY_NOBODY', 'ACCOUNT_PACK']
    ) expect(tracewell.errors).to.match(new RegExp(`^ {2}${name}: `, 'm'))
    expect(tracewell.errors).not.to.include('    at ')
  })

  for (
    const [name, advice] of [['PORT', 'PORT (--port)'], ['IMAGES_PORT', 'IMAGES_PORT (--images-port)'], ['METRICS_PORT',
      'METRICS_PORT (--metrics-port)']] as const
  ) {
    it(`reports an occupied ${name} in one sentence, exits with 1 and leaves no runner`, async () => {
      await using database = await emptyDatabase()
      const taken = createServer().listen(0, '127.0.0.1')
      await new Promise(done => taken.once('listening', done))
      const { port } = taken.address() as AddressInfo
      await using tracewell = startProcess({ ...database.environment, [name]: String(port) })

      const exit = await tracewell.exited
      taken.close()

      expect(exit).to.deep.equal({ code: 1, signal: null })
      expect(tracewell.errors).to
        .equal(`Port ${port} of 127.0.0.1 is already in use: stop the process that uses it, or change ${advice}.\n`)
      expect(tracewell.output).to.equal('')
      expect(await database.read(db => db('runners').select())).to.deep.equal([])
    })
  }

  it('reports a file that is not a database in one sentence and does not change it', async () => {
    await using database = await emptyDatabase()
    const file = join(database.folder, 'notes.txt')
    const notes = 'Not a database at all.\n'.repeat(100)
    await writeFile(file, notes)
    await using tracewell = startProcess({ ...database.environment, DATABASE_URL: file })

    const exit = await tracewell.exited

    expect(exit).to.deep.equal({ code: 1, signal: null })
    expect(tracewell.errors).to
      .equal(`${file} is not a SQLite database: set DATABASE_URL to another file, or move this file away.\n`)
    expect(tracewell.output).to.equal('')
    expect(await readFile(file, 'utf8')).to.equal(notes)
  })

  it('refuses a database of another program in one sentence, and writes nothing to it', async () => {
    await using database = await emptyDatabase()
    const shops = (db: Knex) => db.schema.createTable('shops', table => { table.text('id') })
    if (isPostgresUrl(database.environment.DATABASE_URL)) await database.read(shops)
    else {
      const other = new Sqlite(database.environment.DATABASE_URL)
      other.exec('create table shops (id text)')
      other.close()
    }
    const before = await readdir(database.folder)
    await using tracewell = startProcess(database.environment)

    const exit = await tracewell.exited

    expect(exit).to.deep.equal({ code: 1, signal: null })
    expect(tracewell.errors).to.match(
      /^The (schema public of the database in PostgreSQL has tables of|database \S+ belongs to) another program.*\.\n$/)
    expect(tracewell.output).to.equal('')
    expect(await readdir(database.folder)).to.deep.equal(before)
  })

  it('refuses a schema that a later version marks as incompatible in one sentence', async () => {
    await using database = await emptyDatabase()
    await using first = await startReady(database.environment)
    first.signal('SIGTERM')
    await first.exited
    const later = { name: '99991231_shards_incompatible', batch: 2, migration_time: new Date() }
    await database.read(db => db('tracewell_migrations').insert(later))
    await using second = startProcess(database.environment)

    expect(await second.exited).to.deep.equal({ code: 1, signal: null })
    expect(second.errors).to.match(/^A later version of the service has changed the database .*_incompatible\).*\.\n$/)
  })

  it('logs the migrations of a later version with which it can work', async () => {
    await using database = await emptyDatabase()
    await using first = await startReady(database.environment)
    first.signal('SIGTERM')
    await first.exited
    const later = { name: '99991231_later', batch: 2, migration_time: new Date() }
    await database.read(db => db('tracewell_migrations').insert(later))

    await using second = await startReady(database.environment)

    const warning = /"migrations":"99991231_later".*a later version has changed the schema/
    await until('the warning is written', async () => warning.test(second.errors))
  })

  it('refuses an empty SQLite file beside a secret.key as a lost database', async function() {
    await using database = await emptyDatabase()
    if (isPostgresUrl(database.environment.DATABASE_URL)) return this.skip()
    await writeFile(database.environment.DATABASE_URL, '')
    await writeFile(join(database.folder, 'secret.key'), 'f'.repeat(64))
    await using tracewell = startProcess(database.environment)

    expect(await tracewell.exited).to.deep.equal({ code: 1, signal: null })
    expect(tracewell.errors).to.match(
      /^The database \S+ is empty, although \S+ has a secret\.key: its content is lost\. Restore it from a backup, .*\.\n$/)
    expect(await readFile(database.environment.DATABASE_URL, 'utf8')).to.equal('')
  })

  it('reports a DATA_DIR that is not writable in one sentence', async () => {
    await using database = await emptyDatabase()
    const file = join(database.folder, 'a-file')
    await writeFile(file, '')
    await using tracewell = startProcess({ ...database.environment, DATA_DIR: join(file, 'data') })

    const exit = await tracewell.exited

    expect(exit).to.deep.equal({ code: 1, signal: null })
    expect(tracewell.errors).to
      .match(/^\S+a-file\/data cannot be written \(ENOTDIR\): set DATA_DIR to a writable folder\.\n$/)
  })

  for (const folder of ['/proc', '/proc/data', '/dev/null/data']) {
    it(`reports in one sentence that the DATA_DIR ${folder} is not writable`, async () => {
      await using tracewell = startProcess({ DATA_DIR: folder })

      const exit = await tracewell.exited

      expect(exit).to.deep.equal({ code: 1, signal: null })
      expect(tracewell.errors).to.match(/^.*\/(proc|null)\b.* cannot be .*: set DATA_DIR .*\n$/)
    })
  }

  it('reports a database path that is a folder in one sentence', async () => {
    await using database = await emptyDatabase()
    const folder = join(database.folder, 'a-folder')
    await mkdir(folder)
    await using tracewell = startProcess({ ...database.environment, DATABASE_URL: folder })

    const exit = await tracewell.exited

    expect(exit).to.deep.equal({ code: 1, signal: null })
    expect(tracewell.errors).to.match(/^The database \S+a-folder cannot be opened for writing: .*\n$/)
  })

  it('is refused in one sentence if secret.key is missing and the database holds sealed values', async () => {
    await using database = await emptyDatabase()
    await using first = await startReady(database.environment)
    first.signal('SIGTERM')
    await first.exited
    await rm(join(database.folder, 'secret.key'))
    await using second = startProcess({ ...database.environment, ROLE: 'runner' })

    const exit = await second.exited

    expect(exit).to.deep.equal({ code: 1, signal: null })
    expect(second.errors).to.match(/^This process does not have the secret .* SECRET_KEY .* secret\.key\. If .*\.\n$/)
    expect(await readdir(database.folder)).not.to.include('secret.key')
    expect(first.errors).not.to.include('leak_sources')
  })
})
