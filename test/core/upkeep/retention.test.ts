import { expect } from 'chai'
import { createRetention } from '../../../src/core/upkeep/retention.ts'
import { connect } from '../../../src/db/driver/connection.ts'
import { systemClock } from '../../../src/lib/clock.ts'
import { start } from '../../../scripts/support/start.ts'
import { createModule } from '../../../scripts/support/modules.ts'
import { until } from '../../../scripts/support/until.ts'

const old = '2020-01-01T00:00:00.000Z'

describe('retention', () => {
  it('removes old deliveries of watches of the plan, but none that is due or has a later attempt', async () => {
    // has no role that would deliver a webhook before the test has made it old
    await using service = await start({ ROLE: 'api' }, { modules: [createModule('quick')], plan: 'pro' })
    const { database } = service.tracewell
    const db = connect(service.databaseUrl)
    const add = async (key: string) => {
      const body = { observable: { value: 'sam' }, interval_hours: 24 }
      const { body: created } = await service.request('POST', '/watches', { key, body })
      const { id } = created.data.watch
      const { accountId } = (await database.watches.get(id))!
      for (const name of ['old', 'new', 'due']) {
        const subject = { kind: 'watch', id } as const
        const receiver = { url: 'https://hooks.example.com/', host: 'hooks.example.com', secret: null }
        await database.webhooks.insert({ id: `${name} ${key}`, subject, accountId, ...receiver })
        await db('webhook_deliveries').where({ id: `${name} ${key}` }).update({
          body: '{}',
          status: name === 'due' ? 'retrying' : 'failed',
          ...name !== 'new' && { created_at: old },
          next_attempt_at: name === 'due' ? '9999-01-01T00:00:00.000Z' : null,
        })
        const attempt = {
          attempted_at: old,
          duration_ms: 1,
          response_start: '',
          number: 1,
          delivery_id: `${name} ${key}`,
        }
        await db('webhook_attempts').insert(attempt)
      }
    }
    const other = await service.newKey('business')
    await add(service.key)
    await add(other)
    await db('plans').update({ retention_days: null })
    await db('plans').where({ id: 'pro' }).update({ retention_days: 1 })

    await createRetention({ database, clock: systemClock }).run({ dryRun: true })
    const before = await db('webhook_deliveries').count({ count: '*' }).first()
    await createRetention({ database, clock: systemClock }).run()
    const columns = [['webhook_deliveries', 'id'], ['webhook_attempts', 'delivery_id']] as const
    const left = await Promise.all(columns.map(([table, id]) => db(table).pluck(id) as Promise<string[]>))
    await db.destroy()

    expect(Number(before!['count'])).to.equal(6)
    const kept = [`new ${service.key}`, `due ${service.key}`, ...['old', 'new', 'due'].map(name => `${name} ${other}`)]
    for (const ids of left) expect(ids).to.have.members(kept)
  })

  /** Starts a service that has two old, finished investigations. */
  async function startWithOldOnes() {
    const service = await start({}, { modules: [createModule('quick')], plan: 'pro' })
    const { database } = service.tracewell
    const ids: string[] = []
    for (const value of ['sam', 'alex']) {
      const { body } = await service.request('POST', '/investigations', { body: { observables: [{ value }] } })
      ids.push(body.data.investigation.id)
    }
    for (const id of ids) await until(async () => (await database.investigations.get(id))?.status === 'finished')
    const db = connect(service.databaseUrl)
    await db('investigations').update({ completed_at: old })
    await db('plans').where({ id: 'pro' }).update({ retention_days: 1 })
    /** Not the hidden ones, because the service may have removed these already. */
    const kept = async () => await db('investigations').whereNull('deleted_at').pluck('id') as string[]
    return {
      db,
      ids: ids.sort(),
      kept,
      retention: createRetention({ database, clock: systemClock }),
      async [Symbol.asyncDispose]() {
        await db.destroy()
        await service[Symbol.asyncDispose]()
      },
    }
  }

  it('does not deadlock with a deletion of the same investigations', async function () {
    if (process.env['TEST_DATABASE_URL'] === undefined) this.skip() // SQLite has one connection
    await using stage = await startWithOldOnes()
    const { db, ids } = stage
    const id = ids[1]!
    const isBlocked = async () =>
      (await db('pg_stat_activity').whereRaw('datname = current_database()').where({ wait_event_type: 'Lock' })
        .select('pid')).length > 0

    const deletion = await db.transaction()
    await deletion('investigations').where({ id }).forUpdate().first() // as a deletion begins
    const run = stage.retention.run()
    await until(isBlocked)
    await deletion('searches').where({ investigation_id: id }).update({ deleted_at: old }) // as a deletion goes on
    await deletion('investigations').where({ id }).update({ deleted_at: old })
    await deletion.commit()
    await run

    expect(await db('searches').whereNull('deleted_at')).to.deep.equal([])
    expect(await db('investigations').whereNull('deleted_at')).to.deep.equal([])
  })

  it('keeps an investigation that was continued after retention had found it', async function () {
    if (process.env['TEST_DATABASE_URL'] === undefined) this.skip() // SQLite has one connection
    await using stage = await startWithOldOnes()
    const { db, ids } = stage
    const id = ids[0]!
    const isBlocked = async () =>
      (await db('pg_stat_activity').whereRaw('datname = current_database()').where({ wait_event_type: 'Lock' })
        .select('pid')).length > 0

    const addition = await db.transaction()
    await addition('investigations').where({ id }).update({ status: 'processing', completed_at: null })
    const run = stage.retention.run()
    await until(isBlocked)
    await addition.commit()
    await run

    expect(await stage.kept()).to.deep.equal([id])
    expect(await db('searches').where({ investigation_id: id }).whereNotNull('deleted_at')).to.deep.equal([])
  })
})
