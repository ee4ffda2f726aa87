import { expect } from 'chai'
import { expectCharged } from '../../scripts/support/ledger.ts'
import { startReady, type TracewellProcess } from '../../scripts/support/process.ts'
import { until } from '../../scripts/support/until.ts'
import { createStage, searchFor, type Stage } from '../../scripts/support/stage.ts'

describe('Idempotency-Key', function () {
  this.timeout(120_000)
  let stage: Stage
  beforeEach(async () => { stage = await createStage() })
  afterEach(() => stage[Symbol.asyncDispose]())

  const create = (node: TracewellProcess, key: string) =>
    node.request('POST', '/search', { key, body: searchFor('once'), headers: { 'idempotency-key': 'k-1' } })

  it('starts one search for a hundred parallel requests to two processes', async function () {
    if (process.env['TEST_DATABASE_URL'] === undefined) this.skip() // only one server can use a SQLite database
    const { accountId, key } = await stage.subscribe('business')
    await using one = await startReady(stage.environment)
    await using other = await startReady(stage.environment)

    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => create(index % 2 === 0 ? one : other, key)),
    )

    expect(new Set(answers.map(({ status }) => status))).to.deep.equal(new Set([201]))
    expect(new Set(answers.map(({ body }) => body.search.id)).size).to.equal(1)
    expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === null)).to.have.lengthOf(1)
    await expectCharged(stage.db, accountId, 1)
  })

  it('finds the search of a process that was killed before its answer arrived', async () => {
    const { accountId, key } = await stage.subscribe('business')
    const first = await startReady(stage.environment)
    const lost = create(first, key).catch(() => undefined)
    await until('the search is stored', async () => (await stage.db('searches')).length === 1)
    await first.kill()
    await lost
    await using second = await startReady(stage.environment)

    const { status, headers, body } = await create(second, key)

    expect([status, headers.get('idempotent-replayed')]).to.deep.equal([201, 'true'])
    expect(await stage.db('searches').pluck('id')).to.deep.equal([body.search.id])
    await expectCharged(stage.db, accountId, 1)
  })
})
