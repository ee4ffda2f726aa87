import { expect } from 'chai'
import { platforms } from '../../src/sources/gaming/index.ts'
import { magicValues } from '../../src/upstreams/outcomes.ts'
import { start, type Json, type Started } from '../support/start.ts'
import { traces } from '../support/tables.ts'

const path = '/tools/gaming-intelligence/profile'

describe('POST /tools/gaming-intelligence/profile', () => {
  let service: Started
  before(async () => { service = await start() })
  after(() => service[Symbol.asyncDispose]())
  const ask = (pseudonym: string) => service.request('POST', path, { body: { pseudonym } })
  const profileOf = (body: Json, slug: string): Json => (body['data']['profiles'] as Json[]).find(({ platform }) => platform['slug'] === slug)

  it('finds a player on every platform that has such names', async () => {
    const { status, body } = await ask('tw_success')

    expect(status).to.equal(200)
    expect(body).to.deep.include({ tool: 'gaming-intelligence', operation: 'profile', query: { pseudonym: 'tw_success' } })
    expect(body['data']).to.include({ pseudonym: 'tw_success', found: platforms.length, not_found: 0, unknown: 0 })
    expect(profileOf(body, 'lichess')['profile']).to.deep.include({ login: 'tw_success', country: 'FR', created_at: '2010-11-22T08:48:00.000Z' })
    expect(body['meta']).to.deep.include({ cost: { core_searches: 1 }, complete: true })
  })

  it('tells a name that a platform cannot have from one that nobody has', async () => {
    const { body } = await ask('tw-none')

    expect(body['data']).to.include({ found: 0, not_found: platforms.length, unknown: 0 })
    expect(profileOf(body, 'steam')).to.deep.include({ status: 'not_found', reason: null })
    expect(profileOf(body, 'minecraft')).to.deep.include({
      status: 'not_found', reason: { code: 'NOT_APPLICABLE', message: 'Minecraft names are up to 16 letters, digits and underscores' },
    })
  })

  it('never takes a failure for nobody', async () => {
    const { status, body } = await ask('tw_partial')

    expect(status).to.equal(200)
    expect(body['data']['found']).to.be.above(0)
    expect(body['data']).to.include({ not_found: 0, unknown: platforms.length - body['data']['found'] })
    expect(body['meta']['complete']).to.equal(false)
  })

  it('answers for a name that no platform can have', async () => {
    const { status, body } = await ask('a/b')

    expect(status).to.equal(200)
    expect(body['data']['found']).to.equal(body['data']['profiles'].filter(({ status: one }: Json) => one === 'found').length)
  })

  for (const outcome of ['failure', 'limited', 'blocked', 'broken', 'changed', 'drop'] as const) {
    it(`answers 502 where every platform fails (${outcome}), and costs nothing`, async () => {
      const before = await traces(service)

      const { status, body } = await ask(`tw_${outcome}`)

      expect(status).to.equal(502)
      expect(body['error']['code']).to.equal('DATA_UNAVAILABLE')
      expect((await traces(service)).used).to.equal(before.used)
    })
  }

  it('answers 504 where nothing is told in time', async () => {
    await using hurried = await start({ TOOL_DEADLINE_MS: '100' })

    const { status, body } = await hurried.request('POST', path, { body: { pseudonym: magicValues.hang.Pseudonym } })

    expect(status).to.equal(504)
    expect(body['meta']['savedResult']['url']).to.match(/\/tools\/results\/[0-9a-f-]{36}$/)
  })
})
