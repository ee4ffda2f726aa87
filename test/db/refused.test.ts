import { readFileSync, writeFileSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { expect } from 'chai'
import type { Knex } from 'knex'
import { connect } from '../../src/db/driver/connection.ts'
import { openDatabase } from '../../src/db/database.ts'
import { readDatabase } from '../../src/db/read-database.ts'
import { isPostgres } from '../../src/db/driver/dialect.ts'
import { lockDatabaseFile } from '../../src/db/driver/file-lock.ts'
import { inspectDatabase } from '../../src/db/inspect.ts'
import { isPostgresUrl } from '../../src/lib/postgres-url.ts'
import { asAnotherProgram, contentsOf } from '../support/another-program.ts'
import { createEmptyDatabase, type TestDatabase } from '../../scripts/support/database.ts'

/** Everything that opens a database. */
const openings: Record<string, (url: string) => Promise<unknown>> = {
  openDatabase: async url => (await openDatabase(url)).close(),
  readDatabase: url => readDatabase(url, () => Promise.resolve()),
  inspectDatabase,
  lockDatabaseFile: async url => {
    if (isPostgresUrl(url)) await openings['openDatabase']!(url)
    else lockDatabaseFile(url)()
  },
}

describe('A database', () => {
  let place: TestDatabase
  beforeEach(async () => { place = await createEmptyDatabase() })
  afterEach(() => place.drop())

  async function on<Result>(work: (db: Knex) => PromiseLike<Result>): Promise<Result> {
    const db = connect(place.url)
    try {
      return await work(db)
    } finally {
      await db.destroy()
    }
  }

  const contents = () => contentsOf(place)
  const asAnother = (...statements: string[]) => asAnotherProgram(place, ...statements)

  /** Expects that every way to open the database is refused with this message and changes nothing. */
  async function expectRefused(message: RegExp): Promise<void> {
    const before = await contents()
    for (const [name, open] of Object.entries(openings)) {
      const error = await open(place.url).then(() => undefined, (thrown: unknown) => thrown)
      expect(error, name).to.be.instanceOf(Error).that.has.property('code', 'DATABASE_REFUSED')
      expect((error as Error).message).to.match(message)
    }
    expect(await contents()).to.deep.equal(before)
  }

  for (const [what, statements] of Object.entries({
    'tables of another program': ['create table accounts (id text)', 'create table shops (id text)'],
    'migrations of another program that uses Knex': [
      'create table knex_migrations (id integer primary key, name text)',
      `insert into knex_migrations values (1, '20200101_shops')`,
    ],
  })) {
    it(`with ${what} is refused and not changed`, async () => {
      await asAnother(...statements)

      await expectRefused(isPostgresUrl(place.url)
        ? /^The schema public of the database in PostgreSQL has tables of another program \((accounts, shops|knex_migr\w+)\): create a database .*\.$/
        : /^The database \S+\.db belongs to another program: set DATA_DIR or DATABASE_URL to another place\.$/)
    })
  }

  it('of a version before 0.1.0 is refused and not changed', async () => {
    await asAnother(
      'create table accounts (id text)', 'create table knex_migrations (id integer primary key, name text)',
      `insert into knex_migrations values (1, '20261121_accounts')`,
    )

    await expectRefused(/^The .* is of a version before 0\.1\.0, which this version cannot read: keep it .*\.$/)
  })

  it('with a migration that a later version marks as incompatible is refused and gets no table', async () => {
    await (await openDatabase(place.url)).close()
    await on(db => db('tracewell_migrations').insert([
      { name: '99991231_later', batch: 2, migration_time: new Date() },
      { name: '99991231_shards_incompatible', batch: 2, migration_time: new Date() },
    ]))
    await on(db => isPostgres(db) ? db.raw('drop schema tracewell_jobs cascade') : Promise.resolve())
    const before = await contents()

    for (const name of ['openDatabase', 'readDatabase', 'inspectDatabase']) {
      const failed = await openings[name]!(place.url).catch(String)
      expect(failed, name).to.match(
        /A later version .* cannot use it \(99991231_shards_incompatible\): start the later version, or restore .*\.$/)
    }
    expect(await contents()).to.deep.equal(before)
  })

  it('with other migrations of a later version is opened, and they are named', async () => {
    const first = await openDatabase(place.url)
    await first.close()
    await on(db => db('tracewell_migrations').insert({ name: '99991231_later', batch: 2, migration_time: new Date() }))

    const second = await openDatabase(place.url)
    await second.close()

    expect([first.unknownMigrations, second.unknownMigrations]).to.deep.equal([[], ['99991231_later']])
  })

  describe('in SQLite', () => {
    before(function () { if (process.env['TEST_DATABASE_URL'] !== undefined) this.skip() })

    it('with the mark of another program and no table is refused and not changed', async () => {
      await asAnother('pragma application_id = 252006675')

      await expectRefused(/belongs to another program/)
    })

    it('in the mode of a write-ahead log is refused, and gets no log', async () => {
      await asAnother('pragma journal_mode = wal', 'create table shops (id text)')

      await expectRefused(/belongs to another program/)
    })

    it('is refused if only its write-ahead log has the tables of another program', async () => {
      const other = new Sqlite(place.url)
      try {
        other.exec('pragma journal_mode = wal; pragma wal_autocheckpoint = 0; create table shops (id text)')

        await expectRefused(/belongs to another program/)
      } finally {
        other.close()
      }
    })

    it('that is a file of another kind is refused, and nothing is created beside it', async () => {
      writeFileSync(place.url, 'notes')
      const before = await contents()

      for (const [name, open] of Object.entries(openings)) {
        const error = await open(place.url).then(() => undefined, (thrown: unknown) => thrown)
        expect(error, name).to.have.property('code', 'SQLITE_NOTADB')
      }
      expect(await contents()).to.deep.equal(before)
    })

    it('that is an empty file is not written to by those who only read', async () => {
      writeFileSync(place.url, '')

      expect(await inspectDatabase(place.url)).to.equal(undefined)
      expect(await readDatabase(place.url, found => Promise.resolve(found))).to.equal(undefined)
      expect(readFileSync(place.url)).to.have.length(0)
    })

    it('is marked when its tables are created, and opened again', async () => {
      for (let time = 1; time <= 2; time++) {
        await (await openDatabase(place.url)).close()
        expect(readFileSync(place.url).toString('latin1', 68, 72)).to.equal('Trwl')
      }
    })

    it('is created in an empty file, and in a file without tables', async () => {
      writeFileSync(place.url, '')
      await on(db => db.raw('select 1'))
      await asAnother('create table once (id text)', 'drop table once')

      await (await openDatabase(place.url)).close()

      expect(await inspectDatabase(place.url)).to.include({ hasTables: true })
    })
  })

  describe('in PostgreSQL', () => {
    before(function () { if (process.env['TEST_DATABASE_URL'] === undefined) this.skip() })

    it('is used beside other schemas, such as those of pg-boss for another program', async () => {
      await asAnother('create schema pgboss', 'create table pgboss.version (version integer)',
        'create schema shop', 'create table shop.accounts (id text)')

      await (await openDatabase(place.url)).close()

      expect(await on(db => db('pgboss.version').select())).to.deep.equal([])
      expect(await inspectDatabase(place.url)).to.include({ hasTables: true })
    })

    it('is refused if another program has tables in the schema of the jobs', async () => {
      await asAnother('create schema tracewell_jobs', 'create table tracewell_jobs.orders (id text)')

      await expectRefused(/^The schema tracewell_jobs of the database in PostgreSQL has tables of another program \(ord/)
    })

    it('is refused if another installation uses another schema, because both would take the same jobs', async () => {
      await asAnother('create schema first')
      await (await openDatabase(`${place.url}?options=-csearch_path%3Dfirst`)).close()

      await expectRefused(/^The schema first of the database in PostgreSQL belongs to another installation .*\.$/)
    })
  })
})
