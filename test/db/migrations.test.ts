import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import type { Knex } from 'knex'
import { connect } from '../../src/db/driver/connection.ts'
import { isPostgres } from '../../src/db/driver/dialect.ts'
import { openDatabase } from '../../src/db/database.ts'
import { migrationSource } from '../../src/db/migrations/index.ts'
import { migrate, migrations, schemaLock } from '../../src/db/migrations/migrate.ts'
import { readMigrationState } from '../../src/db/migrations/state.ts'
import { createEmptyDatabase, createTestDatabase } from '../../scripts/support/database.ts'

/** Returns the tables, columns and indexes as sorted lines, without the tables of Knex. */
async function schemaOf(db: Knex): Promise<string[]> {
  const rows: Array<{ line: string }> = isPostgres(db)
    ? (await db.raw<{ rows: Array<{ line: string }> }>(`
      select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable as line
      from information_schema.columns where table_schema = 'public'
      union select indexdef from pg_indexes where schemaname = 'public'`)).rows
    : await db<{ sql: string }>('sqlite_master').whereNotNull('sql').select({ line: 'sql' })
  return rows.map(({ line }) => line).filter(line => !/tracewell_migrations|sqlite_sequence/.test(line)).sort()
}

/** The migrations of the service and another one. */
const withLater: typeof migrationSource = {
  ...migrationSource,
  getMigrations: async extensions => [
    ...await migrationSource.getMigrations(extensions),
    ['99991231_later', () => Promise.resolve({
      up: async db => { await db.schema.createTable('later', table => { table.text('id').primary() }) },
      down: async db => { await db.schema.dropTable('later') },
    })],
  ],
}

describe('migrations', () => {
  let database: Awaited<ReturnType<typeof createEmptyDatabase>>
  let db: Knex
  beforeEach(async () => {
    database = await createEmptyDatabase()
    db = connect(database.url)
  })
  afterEach(async () => {
    await db.destroy()
    await database.drop()
  })

  it('go up, down to an empty schema, and up again to the same schema', async () => {
    const applied = await migrate(db)
    const first = await schemaOf(db)
    const plans = await db('plans').orderBy('id').select()

    await db.migrate.rollback(migrations, true)
    const nothing = await schemaOf(db)
    const again = await migrate(db)

    expect(first.length).to.be.above(10)
    expect(nothing).to.deep.equal([])
    expect(again).to.deep.equal(applied)
    expect(await schemaOf(db)).to.deep.equal(first)
    expect(await db('plans').orderBy('id').select()).to.deep.equal(plans)
  })

  it('sort in files, and leave savepoints in memory', async function () {
    if (isPostgres(db)) return this.skip()
    const stores: unknown[] = []
    const readStore = async (of: Knex): Promise<void> => {
      stores.push((await of.raw<unknown[]>('pragma temp_store'))[0])
    }

    await readStore(db)
    await migrate(db, { then: readStore })
    await readStore(db)

    expect(stores).to.deep.equal([{ temp_store: 2 }, { temp_store: 1 }, { temp_store: 2 }])
  })

  it('report the error of a commit that fails', async function () {
    if (isPostgres(db)) return this.skip()

    const failed = await migrate(db, {
      async then(trx) {
        await trx.raw('create table parts (whole text references plans(id) deferrable initially deferred)')
        await trx('parts').insert({ whole: 'none' })
      },
    }).catch(String)

    expect(failed).to.contain('FOREIGN KEY constraint failed')
  })

  it('go down one by one, and up again from there', async () => {
    await migrate(db)
    const initial = await schemaOf(db)
    const later = { ...migrations, migrationSource: withLater }

    await db.migrate.latest(later)
    const both = await schemaOf(db)
    const [, down] = await db.migrate.down(later) as [number, string[]]
    const first = await schemaOf(db)
    const [, up] = await db.migrate.latest(later) as [number, string[]]
    const again = await schemaOf(db)
    for (const _ of await withLater.getMigrations([])) await db.migrate.down(later)

    expect([down, up]).to.deep.equal([['99991231_later'], ['99991231_later']])
    expect(both).to.have.length.above(initial.length)
    expect([first, again, await schemaOf(db)]).to.deep.equal([initial, both, []])
  })

  it('do nothing on the schema of a later version', async () => {
    await migrate(db)
    await db('tracewell_migrations').insert({ name: '99991231_later', batch: 2, migration_time: new Date() })

    expect(await migrate(db)).to.deep.equal([])
  })

  it('are pending or unknown as the database has them applied', async () => {
    const all = (await migrationSource.getMigrations([])).map(one => migrationSource.getMigrationName(one))
    const onEmpty = await readMigrationState(db)
    await migrate(db)
    const onCurrent = await readMigrationState(db)
    await db('tracewell_migrations').insert({ name: '99991231_later', batch: 2, migration_time: new Date() })
    const onLater = await readMigrationState(db)
    await db('tracewell_migrations').whereNot({ name: '99991231_later' }).delete()

    expect([onEmpty, onCurrent, onLater, await readMigrationState(db)]).to.deep.equal([
      { pending: all, unknown: [], isNew: true },
      { pending: [], unknown: [], isNew: false },
      { pending: [], unknown: ['99991231_later'], isNew: false },
      { pending: all, unknown: ['99991231_later'], isNew: false },
    ])
  })

  it('wait for another process longer than a query may take, and report it', async function () {
    if (process.env['TEST_DATABASE_URL'] === undefined) return this.skip() // SQLite has its own lock
    const database = await createTestDatabase()
    await (await openDatabase(database.url)).close()
    const holder = connect(database.url)
    await holder.migrate.down(migrations) // a start takes the lock only if a migration is pending
    const held = await holder.transaction()
    await held.raw('select pg_advisory_xact_lock(?)', [schemaLock])
    const url = new URL(database.url)
    url.searchParams.set('query_timeout', '1000')

    let waits = 0
    const opening = openDatabase(url.href, { onMigrationWait: () => waits++ })
    // real clock: longer than a query may take
    const first = await Promise.race([opening.catch(() => 'failed'), sleep(2_000, 'waiting')])
    await held.rollback()
    await (await opening).close()

    expect([first, waits]).to.deep.equal(['waiting', 1])
    await holder.destroy()
    await database.drop()
  })

  it('do nothing if the schema is up to date', async () => {
    await migrate(db)

    expect(await migrate(db)).to.deep.equal([])
  })

  it('insert the default plans', async () => {
    await migrate(db)
    const plans: Array<Record<string, unknown> & { features: string }> = await db('plans')
      .where({ product: 'api' }).orderBy('monthly')
      .select('id', 'features', 'requests_per_minute', 'concurrency', 'daily', 'monthly', 'key_quota')

    expect(plans.map(({ features, ...plan }) => [...Object.values(plan), ...JSON.parse(features) as string[]])).to.deep
      .equal([
        ['free', null, 0, 0, 0, 1, 'radar'],
        ['starter', 30, 2, 200, 2_000, 2, 'radar', 'search'],
        ['pro', 120, 5, 2_000, 30_000, 5, 'radar', 'search', 'tools'],
        ['business', 600, 20, 20_000, 500_000, 20, 'radar', 'search', 'tools', 'secrets'],
      ])
  })
})
