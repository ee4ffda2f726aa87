import { expect } from 'chai'
import { newApiKey } from '../../src/lib/api-key.ts'
import { expectCharged } from '../../scripts/support/ledger.ts'
import { startProcess, type TracewellProcess } from '../../scripts/support/process.ts'
import { until } from '../../scripts/support/until.ts'
import { createStage, searchFor, type Stage } from '../../scripts/support/stage.ts'

const limit = 60
const streamsPerKey = 7
const streamsPerAddress = 12
const wrongKeys = 25

/** Moves the clock of a process. Node.js runs the module before the product. */
const clockAheadMs = (ms: number) => ({
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(
    `const now=Date.now;Date=class extends Date{constructor(...a){a.length?super(...a):super(now()+${ms})}` +
    `static now(){return now()+${ms}}}`,
  )}`,
})

describe('Limits over three processes on one database', () => {
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
      TRUST_PROXY: '127.0.0.1',
      STREAMS_PER_KEY: String(streamsPerKey),
      STREAMS_PER_ADDRESS: String(streamsPerAddress),
      WRONG_KEYS_PER_MINUTE: String(wrongKeys),
      ...aheadMs === 0 ? {} : clockAheadMs(aheadMs),
    }))
    await Promise.all(nodes.map(node => node.ready()))
  })

  after(async () => {
    for (const node of nodes ?? []) await node.kill()
    await stage?.[Symbol.asyncDispose]()
  })

  /**
   * Calls `send` `count` times at once, with each process in turn. Repeats a call that gets 503: on a busy machine, the
   * database does not respond in time to so many at once.
   */
  const onAll = <Answer extends { status: number }>(
    count: number, send: (node: TracewellProcess, index: number) => Promise<Answer>,
  ) => Promise.all(Array.from({ length: count }, async (_, index) => {
    for (;;) {
      const answer = await send(nodes[index % nodes.length]!, index)
      if (answer.status !== 503) return answer
    }
  }))

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

  for (const [name, columns, expected] of [
    ['concurrent searches as the plan', { concurrency: 20 }, { 201: 20, 409: 180 }],
    ['searches as remain in the daily window', { daily: 50 }, { 201: 50, 429: 150 }],
    ['searches as remain in the global window', { monthly: 30 }, { 201: 30, 429: 170 }],
  ] as const) {
    it(`accept exactly as many ${name}, and count no refused request`, async () => {
      const { accountId, key } = await stage.subscribe('starter')
      const ample = { concurrency: 1_000, daily: 1_000, monthly: 1_000 }
      await stage.db('plans').where({ id: 'starter' }).update({ requests_per_minute: 60, ...ample, ...columns })

      const answers = await onAll(200, node => node.request('POST', '/search', { key, body: searchFor('many') }))
      const next = await nodes[0]!.request('POST', '/search', { key, body: {} })

      const accepted = expected[201]
      expect(countBy(answers.map(({ status }) => status))).to.deep.equal(expected)
      expect(Number(next.headers.get('x-ratelimit-remaining'))).to.equal(60 - accepted)
      await expectCharged(stage.db, accountId, accepted)
    })
  }

  it('open exactly as many streams as the limits of the key and of the address', async () => {
    const keys = await Promise.all(Array.from({ length: 3 }, () => stage.subscribe('business')))
    const ids = await Promise.all(keys.map(({ key }) => createSearch(key)))
    await using readers = createReaders()

    const statuses = await onAll(90, async (node, index) => {
      const owner = Math.floor(index / nodes.length) % keys.length
      return { owner, ...await readers.open(node, keys[owner]!.key, ids[owner]!, '198.51.100.1') }
    })
    const opened = statuses.filter(({ status }) => status === 200)
    const openOf = (owner: number) => opened.filter(stream => stream.owner === owner).length
    const [least = 0] = [...keys.keys()].sort((a, b) => openOf(a) - openOf(b)) // which keys come first is a race
    const elsewhere = await readers.open(nodes[0]!, keys[least]!.key, ids[least]!, '198.51.100.2')

    expect(opened).to.have.lengthOf(streamsPerAddress)
    for (const owner of keys.keys()) {
      expect(openOf(owner)).to.be.at.most(streamsPerKey)
    }
    const codes = statuses.filter(({ status }) => status !== 200).map(({ code }) => code)
    expect(new Set(codes)).to.deep.equal(new Set(['MAX_CONCURRENCY_EXCEEDED']))
    expect(elsewhere.status, 'the key has room').to.equal(200)
    expect(JSON.stringify(await stage.db('stream_seats').select()), 'no address is stored').not.to.include('198.51')

    await readers.close()
    await until('no seat is taken', async () => (await stage.db('stream_seats').select()).length === 0)
    const again = await onAll(20, node => readers.open(node, keys[0]!.key, ids[0]!, '198.51.100.3'))
    expect(again.filter(({ status }) => status === 200)).to.have.lengthOf(streamsPerKey)
  })

  it('refuse an address after exactly 25 wrong keys, but no valid key', async () => {
    const { key } = await stage.subscribe('business')
    const validAt = 7

    const answers = await onAll(150, (node, index) => node.request('GET', '/usage', {
      key: index % 10 === validAt ? key : newApiKey('live'),
      headers: { 'x-forwarded-for': '198.51.100.40' },
    }))
    const later = await onAll(6, node => node.request('GET', '/usage', {
      key: newApiKey('live'), headers: { 'x-forwarded-for': '198.51.100.40' },
    }))

    const valid = answers.filter((_, index) => index % 10 === validAt)
    const wrong = answers.filter((_, index) => index % 10 !== validAt)
    expect(new Set(valid.map(({ status }) => status))).to.deep.equal(new Set([200]))
    expect([401, 429].map(status => wrong.filter(answer => answer.status === status).length))
      .to.deep.equal([wrongKeys, 135 - wrongKeys])
    for (const { status, headers } of later) {
      expect(status).to.equal(429)
      expect(Number(headers.get('retry-after'))).to.be.within(1, 60)
    }
    const stored = await stage.db('rate_log').where('subject', 'like', 'address %').select()
    expect(stored, 'a refusal is not stored').to.have.lengthOf(wrongKeys)
    expect(JSON.stringify(stored), 'no address is stored').not.to.include('198.51')
  })

  it('free the streams of a killed process within 15 seconds, and keep those of the others', async () => {
    const { key } = await stage.subscribe('business')
    const { key: otherKey, keyId: otherId } = await stage.subscribe('business')
    const id = await createSearch(key)
    const otherSearch = await createSearch(otherKey)
    const [alive, , killed] = nodes as [TracewellProcess, TracewellProcess, TracewellProcess]
    await using readers = createReaders()
    await readers.open(alive, otherKey, otherSearch, '198.51.100.50')
    for (let stream = 0; stream < streamsPerKey; stream++) await readers.open(killed, key, id, '198.51.100.51')
    const open = () => readers.open(alive, key, id, '198.51.100.52')

    await killed.kill()
    const atOnce = await open()
    const leftMs = await stage.db('stream_seats').whereNot({ key_id: otherId })
      .max({ left: stage.db.raw('extract(epoch from alive_until::timestamptz - clock_timestamp()) * 1000') }).first()
    await until('the streams of the killed process are free', async () => (await open()).status === 200, 250)
    const kept = await stage.db('stream_seats').where({ key_id: otherId })
      .select({ alive: stage.db.raw('alive_until::timestamptz > clock_timestamp()') })

    expect(atOnce.status).to.equal(409)
    expect(Number(leftMs?.['left'])).to.be.within(1, 15_000)
    expect(kept).to.deep.equal([{ alive: true }])
  })

  /** Creates a search, which stays pending. */
  async function createSearch(key: string): Promise<string> {
    const { status, body } = await nodes[0]!.request('POST', '/search', { key, body: searchFor('long') })
    expect(status).to.equal(201)
    return body.search.id
  }
})

const countBy = (statuses: readonly number[]): Record<number, number> =>
  Object.fromEntries(Map.groupBy(statuses, status => status).entries().map(([status, { length }]) => [status, length]))

/** Opens streams, and disconnects from all of them at the end. */
function createReaders() {
  const aborts: AbortController[] = []
  const responses: Response[] = [] // a response that is garbage ends its stream
  const close = async () => {
    responses.length = 0
    for (const abort of aborts.splice(0)) abort.abort()
  }
  return {
    close,
    [Symbol.asyncDispose]: close,

    async open(node: TracewellProcess, key: string, id: string, address: string) {
      const abort = new AbortController()
      aborts.push(abort)
      const response = await node.send('GET', `/search/${id}/stream`, {
        key, signal: abort.signal, headers: { 'x-forwarded-for': address },
      })
      responses.push(response)
      const code = response.status === 200
        ? undefined
        : (await response.json() as { error: { code: string } }).error.code
      return { status: response.status, code }
    },
  }
}
