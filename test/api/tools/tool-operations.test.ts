import { expect } from 'chai'
import { operations } from '../../../src/core/tools/operations/index.ts'
import { startTools, statuses, codeOf, type ToolWorld } from '../../support/tool-world.ts'

/** Operations that require no particular source. Each has its path, and the field and the value to send. */
const cases = [
  ['domain-intelligence/dns', 'domain', 'example.com'],
  ['domain-intelligence/rdap', 'domain', 'example.com'],
  ['domain-intelligence/certificates', 'domain', 'example.com'],
  ['domain-intelligence/email-security', 'domain', 'example.com'],
  ['domain-intelligence/all', 'domain', 'example.com'],
  ['ip-intelligence/lookup', 'ip', '8.8.8.8'],
  ['ip-intelligence/reputation', 'ip', '2001:4860:4860::8888'],
  ['ip-intelligence/all', 'ip', '8.8.8.8'],
  ['ip-intelligence/network', 'network', '8.8.8.0/24'],
  ['ip-intelligence/asn', 'asn', 'AS3333'],
  ['account-intelligence/email', 'email', 'sam@example.com'],
  ['account-intelligence/pseudonym', 'pseudonym', 'sam_example'],
  ['gaming-intelligence/profile', 'pseudonym', 'sam_example'],
] as const

for (const [path, field, value] of cases) {
  describe(`POST /tools/${path}`, () => {
    let world: ToolWorld
    beforeEach(async () => { world = await startTools({ TOOL_DEADLINE_MS: '4000' }) })
    afterEach(() => world[Symbol.asyncDispose]())
    const ask = () => world.call(path, { [field]: value })

    it('returns the data of its sources, for one core search', async () => {
      const { status, body } = await ask()
      const [tool, operation] = path.split('/')

      expect(status).to.equal(200)
      expect(body).to.deep.include({ tool, operation, query: { [field]: value } })
      expect(body.data).to.have.property(field, value)
      expect(body.meta).to.deep.include({ cost: { core_searches: 1 }, stale: false })
      expect(await world.spent()).to.deep.equal({ used: 1, records: 1, runs: 0 })
    })

    it('answers 200 if every source is empty', async () => {
      world.play('none')

      const answer = await ask()

      expect(codeOf(answer)).to.equal('200 OK')
      expect(answer.body.meta.complete).to.equal(true)
      expect((await world.spent()).used).to.equal(1)
    })

    for (const outcome of ['failure', 'limited', 'blocked', 'broken', 'changed', 'drop'] as const) {
      it(`answers 502 at no cost if every source fails (${outcome})`, async () => {
        world.play(outcome)

        const answer = await ask()

        expect(codeOf(answer)).to.equal('502 DATA_UNAVAILABLE')
        expect(Object.values(statuses(answer))).to.include('failed')
        expect(await world.spent()).to.deep.equal({ used: 0, records: 0, runs: 0 })
      })
    }

    it('answers from the cache without a request', async () => {
      const first = await ask()
      const asked = world.requestCount

      const second = await ask()

      expect(world.requestCount).to.equal(asked)
      expect(second.body.data).to.deep.equal(first.body.data)
      expect(second.body.meta.cached).to.equal(true)
    })

    it('answers 504 if no source answers in time, and continues', async () => {
      await using hurried = await startTools({ TOOL_DEADLINE_MS: '150' })
      hurried.play('hang')

      const answer = await hurried.call(path, { [field]: value })

      expect(codeOf(answer)).to.equal('504 TIMEOUT')
      expect(answer.body.meta.savedResult!.id).to.be.a('string')
      expect((await hurried.spent()).used).to.equal(0)
    })
  })
}

describe('the sources of all tools', () => {
  it('have distinct cache keys, unless they are the same source', () => {
    const owners = new Map<string, Set<unknown>>()
    for (const { sources } of operations) {
      for (const source of Object.values(sources)) {
        const key = source.cacheSlug ?? source.slug
        owners.set(key, (owners.get(key) ?? new Set()).add(source))
      }
    }

    expect([...owners].filter(([, sources]) => sources.size > 1).map(([key]) => key).filter(key =>
      !key.endsWith(' cards')
    )).to.deep.equal([])
  })

  it('have the names under which they are listed', () => {
    for (const { sources } of operations) {
      expect(Object.values(sources).map(({ slug }) => slug)).to.deep.equal(Object.keys(sources))
    }
  })
})
