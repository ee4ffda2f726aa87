import { expect } from 'chai'
import { expectCharged } from '../../scripts/support/ledger.ts'
import { startProcess, type TracewellProcess } from '../../scripts/support/process.ts'
import { createStage, searchFor, type Stage } from '../../scripts/support/stage.ts'

const limit = 60

/** Moves the clock of a process. Node.js runs the module before the product. */
const clockAheadMs = (ms: number) => ({
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(
    `const now=Date.now;Date=class extends Date{constructor(...a){a.length?super(...a):super(now()+${ms})}` +
    `static now(){return now()+${ms}}}`,
  )}`,
})

describe('Limits over three processes on one database', function () {
  this.timeout(120_000)

  let stage: Stage
  let nodes: TracewellProcess[]

  before(async function () {
    if (process.env['TEST_DATABASE_URL'] === undefined) return this.skip() // only one server can use a SQLite database
    stage = await createStage()
    await stage.db('runners').insert({
      id: 'one that takes nothing',
      capacity: 1,
      busy: 0,
      alive_until: '9999-12-31T23:59:59.999Z',
    })
    nodes = [0, 1_500, -1_500].map(aheadMs => startProcess({
      ...stage.environment,
      ROLE: 'api',
      ...aheadMs === 0 ? {} : clockAheadMs(aheadMs),
    }))
    await Promise.all(nodes.map(node => node.ready()))
  })

  after(async () => {
    for (const node of nodes ?? []) await node.kill()
    await stage?.[Symbol.asyncDispose]()
  })

  /** Calls `send` `count` times at once, with each process in turn. */
  const onAll = <Answer>(count: number, send: (node: TracewellProcess, index: number) => Promise<Answer>) =>
    Promise.all(Array.from({ length: count }, (_, index) => send(nodes[index % nodes.length]!, index)))

  it('accept exactly 60 of 400 parallel requests at 60 a minute, by clocks that differ by three seconds', async () => {
    const { accountId, key } = await stage.subscribe('pro')
    await stage.db('plans').where({ id: 'pro' }).update({ requests_per_minute: limit, concurrency: 1_000 })
    const post = (node: TracewellProcess) => node.request('POST', '/search', { key, body: searchFor('many') })

    const answers = await onAll(400, post)
    const [accepted, refused] = [201, 429].map(status => answers.filter(answer => answer.status === status))

    expect([accepted!.length, refused!.length]).to.deep.equal([limit, 400 - limit])
    const header = (name: string, some = answers) => some.map(({ headers }) => Number(headers.get(name)))
    expect(new Set(header('x-ratelimit-limit'))).to.deep.equal(new Set([limit]))
    expect(header('x-ratelimit-remaining', accepted).sort((a, b) => a - b)).to.deep.equal([...Array(limit).keys()])
    expect(new Set(header('x-ratelimit-remaining', refused))).to.deep.equal(new Set([0]))
    expect(new Set(header('x-ratelimit-reset')), 'one reset for all').to.have.property('size', 1)
    for (const wait of header('retry-after', refused)) expect(wait).to.be.within(1, 60)
    for (const { body } of refused!) expect(body.error).to.have.property('code', 'RATE_LIMIT_RPM_EXCEEDED')
    await expectCharged(stage.db, accountId, limit)
  })
})
