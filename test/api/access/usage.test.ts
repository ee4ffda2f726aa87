import { expect } from 'chai'
import { createTestClock } from '../../support/clock.ts'
import { createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'

describe('GET /usage', () => {
  let service: Started
  const clock = createTestClock('2026-01-31T09:00:00.000Z')
  before(async () => { service = await start({}, { clock, modules: [createModule('one')], plan: 'starter' }) })
  after(() => service[Symbol.asyncDispose]())

  const usage = async (key = service.key) => (await service.request('GET', '/usage', { key })).body

  it('returns the windows of the plan: the billing month and the UTC day', async () => {
    const body = await usage()

    expect(body).to.deep.equal({
      success: true, message: body.message, code: 200,
      limits: {
        allowed: true,
        limits: {
          global: { used: 0, max: 2_000, resets_at: '2026-02-28T09:00:00.000Z' },
          daily: { used: 0, max: 200, resets_at: '2026-02-01T00:00:00.000Z' },
        },
      },
    })
  })

  it('counts one core search for each way to search, for all keys of the account', async () => {
    const second = await service.tracewell.keys.create(service.accountId)
    const moduleId = service.tracewell.modules.bySlug('one')!.id
    const query = { type: 'Pseudonym', value: 'sam' }

    await service.request('POST', '/search/module/once', { body: { query, module_id: moduleId } })
    await service.events('/search/temporary', { body: { query }, key: second.secret })
    const id = await service.createSearch('Pseudonym', 'sam')
    await service.events(`/search/${id}/stream`)
    const used = (await usage()).limits.limits

    expect([used.global.used, used.daily.used]).to.deep.equal([3, 3])
    expect(await usage(second.secret)).to.deep.equal(await usage())
  })

  it('counts neither reads nor requests for usage', async () => {
    const before = await usage()

    await service.request('GET', '/modules')
    await service.request('GET', '/search')
    const after = await usage()

    expect(after.limits).to.deep.equal(before.limits)
  })

  it('resets a window at its end', async () => {
    clock.advance(15 * 3_600_000)
    const nextDay = (await usage()).limits.limits
    clock.advance(27.5 * 86_400_000)
    const nextMonth = (await usage()).limits.limits

    expect([nextDay.global.used, nextDay.daily.used]).to.deep.equal([3, 0])
    expect(nextMonth.global).to.deep.equal({ used: 0, max: 2_000, resets_at: '2026-03-31T09:00:00.000Z' })
  })

  it('reports a limit of zero on a plan without searches', async () => {
    const key = await service.newKey('free')

    const { allowed, limits } = (await usage(key)).limits

    expect(allowed).to.equal(false)
    expect([limits.global.max, limits.daily.max]).to.deep.equal([0, 0])
  })

  it('answers 401 in the simple shape without a key', async () => {
    const { status, body } = await service.request('GET', '/usage', { key: null })

    expect(status).to.equal(401)
    expect(body).to.include({ success: false })
    expect(body.error.code).to.equal('UNAUTHORIZED')
  })
})
