import { join } from 'node:path'
import { expect } from 'chai'
import { countActive, expectCharged, expectWhole } from '../../scripts/support/ledger.ts'
import { startReady } from '../../scripts/support/process.ts'
import { until } from '../../scripts/support/until.ts'
import { createStage, searchFor } from '../../scripts/support/stage.ts'
import { smallDisk } from '../support/small-disk.ts'

describe('A full disk', () => {
  before(async function () {
    if (process.env['TEST_DATABASE_URL'] !== undefined) this.skip() // a test cannot fill the disk of PostgreSQL
    const disk = await smallDisk().catch(() => this.skip()) // only root on Linux can mount a file system
    await disk[Symbol.asyncDispose]()
  })

  it('refuses new searches, loses no stored search, and continues once there is space again', async () => {
    await using disk = await smallDisk()
    await using stage = await createStage({ slowMs: 1_000, outcomes: () => 'slow' }, join(disk.path, 'tracewell.db'))
    const { accountId, key } = await stage.subscribe('business')
    await using tracewell = await startReady(stage.environment)
    const running = await stage.begin(tracewell, key, 'running')

    await disk.fill()
    const refused: number[] = []
    await until('a search is refused', async () => {
      const { status } = await tracewell.request('POST', '/search', { key, body: searchFor(`full${refused.length}`) })
      refused.push(status)
      return status >= 500
    })
    const health = await tracewell.request('GET', '/health')
    const live = await tracewell.request('GET', '/health/live')
    const read = await tracewell.request('GET', `/search/${running}`, { key })
    await until('a result cannot be stored', () => tracewell.errors.includes('the shard failed'))
    await disk.free()
    await until('searches are taken again', async () =>
      (await tracewell.request('POST', '/search', { key, body: searchFor('room') })).status === 201, 500)
    await until('every search ends', async () => await countActive(stage.db) === 0, 200)

    await until('the store is healthy again', async () =>
      (await tracewell.request('GET', '/health')).status === 200, 200)

    const taken = refused.filter(status => status === 201).length + 2
    expect([live.status, read.status]).to.deep.equal([200, 200])
    expect(refused.at(-1)).to.equal(503)
    expect([health.status, health.body.checks.store]).to.deep.equal([503, 'unavailable'])
    expect(await stage.db('searches').where({ id: running }).first('status')).to.deep.equal({ status: 'finished' })
    await expectWhole(stage.db)
    await expectCharged(stage.db, accountId, taken)
  })
})
