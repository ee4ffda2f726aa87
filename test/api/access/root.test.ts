import { expect } from 'chai'
import { newApiKey } from '../../../src/lib/api-key.ts'
import { createTestClock } from '../../support/clock.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { onDatabase } from '../../../scripts/support/tables.ts'

describe('GET /', () => {
  let service: Started
  const clock = createTestClock()
  before(async () => { service = await start({}, { clock }) })
  after(() => service[Symbol.asyncDispose]())

  it('returns the features of the plan, whether it is a sandbox, and the address of the image service', async () => {
    const { status, body: { help, ...body } } = await service.request('GET', '/')

    expect(status).to.equal(200)
    expect(body).to.deep.equal({
      message: 'The API key is valid',
      manage: false,
      features: ['radar', 'search', 'tools', 'secrets'],
      sandbox: true,
      images_url: 'http://localhost:0',
    })
    expect(URL.canParse(help)).to.equal(true)
  })

  it('returns whether the key may manage the account, and no feature without a plan', async () => {
    const { secret: key } = await service.tracewell.keys.create(service.accountId, 'admin', true)
    const account = await service.tracewell.accounts.create('without-plan@example.com')
    await service.tracewell.plans.claim(account.id, 'free', true)
    const { secret: without } = await service.tracewell.keys.create(account.id)
    await onDatabase(service, db => db('subscriptions').where({ account_id: account.id }).delete())

    const marked = await service.request('GET', '/', { key })
    const { status, body } = await service.request('GET', '/', { key: without })

    expect(marked.body).to.include({ manage: true })
    expect(status).to.equal(200)
    expect(body).to.deep.include({ manage: false, features: [] })
  })

  it('returns PUBLIC_IMAGES_URL, and that a live server is no sandbox', async () => {
    await using live = await start({
      SANDBOX: '0',
      EGRESS_ROUTES: '*=http://127.0.0.1:9/{host}',
      PUBLIC_IMAGES_URL: 'https://images.example',
    })

    const { body } = await live.request('GET', '/')

    expect(body).to.include({ sandbox: false, images_url: 'https://images.example' })
  })

  it('forbids pages of other origins to read the response', async () => {
    const preflight = await fetch(service.url, {
      method: 'OPTIONS',
      headers: { 'Origin': 'https://page.example', 'Access-Control-Request-Method': 'GET' },
    })
    const answer = await fetch(service.url, { headers: { Origin: 'https://page.example' } })

    const names = [...preflight.headers.keys(), ...answer.headers.keys()]
    expect(names.filter(name => name.startsWith('access-control-'))).to.deep.equal([])
  })

  it('accepts a key of every plan', async () => {
    const key = await service.newKey('free')

    const { status } = await service.request('GET', '/', { key })

    expect(status).to.equal(200)
  })

  for (const [name, authorization] of [
    ['no key', undefined],
    ['another scheme', 'Basic dHc6dHc='],
    ['a text that is no key', 'Bearer hello'],
    ['a key that was never given out', `Bearer ${newApiKey('test')}`],
    ['a key with a typing error', `Bearer ${newApiKey('test').slice(0, -1)}!`],
    ['two keys', `Bearer ${newApiKey('test')} ${newApiKey('test')}`],
  ] as const) {
    it(`answers 401 in the simple shape, with the error object, for ${name}`, async () => {
      const { status, body, headers } = await service.request('GET', '/', {
        key: null,
        ...(authorization ? { headers: { authorization } } : {}),
      })

      expect(status).to.equal(401)
      expect(body).to.include({ success: false })
      expect(body.message).to.include('"Authorization: Bearer <key>"').and.not.to.match(/npm|keys create/)
      expect(body.error.code).to.equal('UNAUTHORIZED')
      expect(headers.get('www-authenticate')).to.match(/^Bearer/)
    })
  }

  for (const scheme of ['bearer', 'BEARER', 'bEARER', 'Bearer  ']) {
    it(`accepts the scheme ${JSON.stringify(scheme)}, in any case and with any number of spaces`, async () => {
      const authorization = `${scheme} ${service.key}`

      const { status } = await service.request('GET', '/', { key: null, headers: { authorization } })

      expect(status).to.equal(200)
    })
  }

  it('answers 401 for a revoked key, and 200 once it is restored', async () => {
    const { key, secret } = await service.tracewell.keys.create(service.accountId)
    const ask = async () => {
      clock.advance(3_000)
      return (await service.request('GET', '/', { key: secret })).status
    }

    const before = await ask()
    await service.tracewell.keys.revoke(key.id)
    const revoked = await ask()
    await service.tracewell.keys.restore(key.id)
    const restored = await ask()

    expect([before, revoked, restored]).to.deep.equal([200, 401, 200])
  })

  it('answers 401 for a key that a downgrade revoked', async () => {
    const account = await service.tracewell.accounts.create('downgraded@example.com')
    await service.tracewell.plans.set(account.id, 'pro')
    const keys = [await service.tracewell.keys.create(account.id), await service.tracewell.keys.create(account.id)]

    await service.tracewell.plans.claim(account.id, 'free', true)
    const statuses = await Promise
      .all(keys.map(async ({ secret }) => (await service.request('GET', '/', { key: secret })).status))

    expect(statuses.sort()).to.deep.equal([200, 401])
  })
})
