import { expect } from 'chai'
import { expectCharged, expectWhole } from '../../scripts/support/ledger.ts'
import { hasPgBouncer, startPgBouncer } from '../../scripts/support/pgbouncer.ts'
import { startProcess, startReady } from '../../scripts/support/process.ts'
import { until } from '../../scripts/support/until.ts'
import { createStage, searchFor } from '../../scripts/support/stage.ts'
import { readEvents } from '../../scripts/support/sse.ts'
import { connect } from '../../src/db/driver/connection.ts'
import { openDatabase } from '../../src/db/database.ts'
import { createStatement } from '../../src/db/driver/statement.ts'
import { createReceiver } from '../support/receiver.ts'

/** Connections of PgBouncer to PostgreSQL, fewer than one process opens to PgBouncer. */
const connections = 4

describe('PgBouncer in transaction mode', function () {
  this.timeout(120_000)

  before(function () {
    if (process.env['TEST_DATABASE_URL'] === undefined) this.skip() // SQLite has no connections
    if (hasPgBouncer()) return
    if (process.env['NEED_PGBOUNCER'] === '1') throw new Error('pgbouncer is not installed')
    console.log('pgbouncer is not installed: its tests are left out')
    this.skip()
  })

  it('serves two processes that share searches, webhooks and duties', async () => {
    await using stage = await createStage()
    await using bouncer = await startPgBouncer(process.env['TEST_DATABASE_URL']!, connections)
    await using receiver = await createReceiver()
    const { origin } = new URL(receiver.url)
    const environment = {
      ...stage.environment,
      DATABASE_URL: bouncer.through(stage.environment.DATABASE_URL),
      EGRESS_ROUTES: `${stage.environment.EGRESS_ROUTES},${origin}=${origin}`,
    }
    const { accountId, key } = await stage.subscribe('business')
    await using worker = startProcess({ ...environment, ROLE: 'runner,orchestrator' })
    await using front = await startReady({ ...environment, ROLE: 'api' })
    const values = Array.from({ length: 15 }, (_, index) => `pooled${index}`)

    const streams = await Promise.all(values.map(async value => {
      const delivery = { webhook: { url: receiver.url } }
      const { status, body } = await front.request('POST', '/search', { key, body: { ...searchFor(value), delivery } })
      expect(status).to.equal(201)
      return Array.fromAsync(readEvents(await front.send('GET', `/search/${body.search.id}/stream`, { key })))
    }))
    await until('all webhooks are delivered', async () => receiver.delivered.length === values.length)
    await until('a duty is done', async () =>
      (await stage.db('duties').where({ name: 'retention' }).whereNotNull('succeeded_at')).length === 1)

    for (const events of streams) expect(events.at(-1)).to.have.property('event', 'search.finished')
    await expectWhole(stage.db)
    await expectCharged(stage.db, accountId, values.length)
    expect(front.errors + worker.errors).not.to.include('"level":"error"')
    expect(bouncer.output).not.to.include('unsupported startup parameter')
  })

  it('keeps the time limit of an idle transaction', async () => {
    await using stage = await createStage()
    await using bouncer = await startPgBouncer(process.env['TEST_DATABASE_URL']!, 1)
    const db = connect(bouncer.through(stage.environment.DATABASE_URL))
    const show = 'show idle_in_transaction_session_timeout'

    const during = await db.transaction(trx => trx.raw<{ rows: unknown[] }>(show))
    const after = await db.raw<{ rows: unknown[] }>(show)
    await db.destroy()

    expect(during.rows).to.deep.equal([{ idle_in_transaction_session_timeout: '5s' }])
    expect(after.rows).to.deep.equal([{ idle_in_transaction_session_timeout: '0' }])
  })

  it('sends statements to any session of PostgreSQL, and prepares none', async () => {
    await using stage = await createStage()
    await using bouncer = await startPgBouncer(process.env['TEST_DATABASE_URL']!, 1)
    const url = bouncer.through(stage.environment.DATABASE_URL)
    const [first, second] = [connect(url, 1), connect(url, 1)]
    const read = createStatement('select 1 as one')

    const results = [await read(first), await read(second), await read(first)]
    const { rows: statements } = await first.raw<{ rows: unknown[] }>('select name from pg_prepared_statements')
    await Promise.all([first.destroy(), second.destroy()])

    expect(results).to.deep.equal([[{ one: 1 }], [{ one: 1 }], [{ one: 1 }]])
    expect(statements).to.deep.equal([])
  })

  it('looks up leak records on connections that prepared another statement, or none', async () => {
    await using stage = await createStage()
    await using bouncer = await startPgBouncer(process.env['TEST_DATABASE_URL']!, 1)
    const url = bouncer.through(stage.environment.DATABASE_URL)
    const databases = await Promise.all([openDatabase(url), openDatabase(url)])

    const found = await Promise.all(databases.flatMap(({ leakRecords }) =>
      [0, 1, 2].map(number => leakRecords.getBlock('none', 1, number))))
    for (const database of databases) await database.close()

    expect(found).to.deep.equal(Array.from({ length: 6 }, () => undefined))
  })
})
