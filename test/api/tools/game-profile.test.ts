import { expect } from 'chai'
import { platforms } from '../../../src/sources/platforms.ts'
import type { Body } from '../../../scripts/support/contract-types.ts'
import { start, type Started } from '../../../scripts/support/start.ts'

const path = '/tools/gaming-intelligence/profile'

describe('POST /tools/gaming-intelligence/profile', () => {
  let service: Started
  before(async () => { service = await start() })
  after(() => service[Symbol.asyncDispose]())
  const ask = (pseudonym: string) => service.request('POST', path, { body: { pseudonym } })
  const profileOf = (body: Body<'POST', typeof path>, slug: string) =>
    body.data.profiles.find(({ platform }) => platform.slug === slug)!

  const forbidding = (name: string) =>
    platforms.filter(({ lookUp }) => lookUp.accepts?.pattern.test(name) === false).length

  it('finds a player on every platform that allows the name', async () => {
    const { status, body } = await ask('tw_success')

    expect(status).to.equal(200)
    expect(body).to.deep.include({
      tool: 'gaming-intelligence',
      operation: 'profile',
      query: { pseudonym: 'tw_success' },
    })
    const forbidden = forbidding('tw_success')
    expect(body.data).to.include({
      pseudonym: 'tw_success',
      found: platforms.length - forbidden,
      not_found: forbidden,
      unknown: 0,
    })
    expect(forbidden).to.be.below(5)
    expect(profileOf(body, 'lichess').profile).to.deep.include({
      login: 'tw_success',
      country: 'FR',
      created_at: '2010-11-22T08:48:00.000Z',
    })
    expect(body.meta).to.deep.include({ cost: { core_searches: 1 }, complete: true })
  })

  it('distinguishes a name that a platform forbids from an unused name', async () => {
    const { body } = await ask('tw-none')

    expect(body.data).to.include({ found: 0, not_found: platforms.length, unknown: 0 })
    expect(profileOf(body, 'steam')).to.deep.include({ status: 'not_found', reason: null })
    expect(profileOf(body, 'minecraft')).to.deep.include({
      status: 'not_found',
      reason: {
        code: 'NOT_APPLICABLE',
        message: 'Minecraft names are up to 16 letters, digits and underscores, and ids are UUIDs',
      },
    })
  })

  it('never reports a failure as not found', async () => {
    const { status, body } = await ask('tw_partial')

    expect(status).to.equal(200)
    expect(body.data.found).to.be.above(0)
    const forbidden = forbidding('tw_partial')
    expect(body.data).to.include({ not_found: forbidden, unknown: platforms.length - forbidden - body.data.found })
    expect(body.meta.complete).to.equal(false)
  })

  it('answers 200 for a name that no platform allows', async () => {
    const { status, body } = await ask('a/b')

    expect(status).to.equal(200)
    expect(body.data.found).to
      .equal(body.data.profiles.filter(({ status: one }) => one === 'found').length)
  })
})
