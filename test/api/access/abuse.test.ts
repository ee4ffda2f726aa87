import { expect } from 'chai'
import { operations } from '../../../generated/api-operations.ts'
import { newApiKey } from '../../../src/lib/api-key.ts'
import { createTestClock } from '../../support/clock.ts'
import { createHeldModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { countRows, onDatabase } from '../../../scripts/support/tables.ts'
import { until } from '../../../scripts/support/until.ts'

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const query = { type: 'Pseudonym', value: 'sam' }

describe('requests with a wrong key', () => {
  const clock = createTestClock()
  let service: Started
  before(async () => { service = await start({ WRONG_KEYS_PER_MINUTE: '5', TRUST_PROXY: '127.0.0.1' }, { clock }) })
  after(() => service[Symbol.asyncDispose]())

  const ask = (key: string | null, address: string) => service.request('GET', '/usage', { key, ...from(address) })
  const wrong = () => newApiKey('test')

  it('are throttled by address, for any kind of wrong key', async () => {
    const address = '198.51.100.1'
    const statuses = []
    for (const key of [wrong(), 'nonsense', `${service.key}x`, wrong(), wrong()]) {
      statuses.push((await ask(key, address)).status)
    }

    const throttled = await ask(wrong(), address)

    expect(statuses).to.deep.equal([401, 401, 401, 401, 401])
    expect(throttled).to.deep.include({ status: 429 })
    expect(throttled.body.error).to.deep.equal({
      code: 'RATE_LIMIT_RPM_EXCEEDED',
      message: 'This address has sent too many wrong API keys or sign-in codes',
      faults: [],
    })
    expect(Number(throttled.headers.get('retry-after'))).to.be.within(1, 60)
    expect((await ask(wrong(), '198.51.100.2')).status, 'another address').to.equal(401)
    clock.advance(61_000)
    expect((await ask(wrong(), address)).status, 'a minute later').to.equal(401)
  })

  it('are throttled at every operation that takes a key', async () => {
    const secured = operations.filter(({ security }) => security !== null)
    for (let number = 0; number < 6; number++) await ask(wrong(), '198.51.100.5')

    for (const { id, method, segments } of secured) {
      const path = `/${segments.map(segment => segment.startsWith('{') ? 'x' : segment).join('/')}`
      const answer = await service.request(method, path, { key: wrong(), ...from('198.51.100.5') })
      expect(answer.status, id).to.equal(429)
    }
    expect(secured.length).to.be.above(20)
  })

  it('count together for all addresses of an IPv6 network', async () => {
    for (let number = 1; number <= 5; number++) await ask(wrong(), `2001:db8:1:2::${number}`)

    expect((await ask(wrong(), '2001:db8:1:2:ffff::1')).status).to.equal(429)
    expect((await ask(wrong(), '2001:db8:1:3::1')).status).to.equal(401)
  })

  it('do not block a valid key from the same address, nor change the 401 without a key', async () => {
    const address = '198.51.100.7'
    const later = await service.newKey('pro')
    await ask(service.key, address)
    for (let number = 0; number < 6; number++) await ask(wrong(), address)
    clock.advance(10_000) // longer than a key is cached

    expect((await ask(service.key, address)).status).to.equal(200)
    expect((await ask(null, address)).status).to.equal(401)
    expect((await ask(later, address)).status, 'a key that was never seen').to.equal(200)
    expect((await ask(wrong(), address)).status).to.equal(429)
  })

  it('do not block a valid key that is first used among them', async () => {
    const secret = await service.newKey('pro')
    const keys = Array.from({ length: 300 }, (_, index) => index === 200 ? secret : wrong())

    const statuses = await Promise.all(keys.map(async key => (await ask(key, '198.51.100.30')).status))

    expect(statuses[200]).to.equal(200)
    expect(Map.groupBy(statuses, status => status).get(401)).to.have.lengthOf(5)
    expect(Map.groupBy(statuses, status => status).get(429)).to.have.lengthOf(294)
  })

  it('do not include parallel requests with a valid key', async () => {
    const secret = await service.newKey('pro')

    const answers = await Promise.all(Array.from({ length: 60 }, () => ask(secret, '198.51.100.20')))

    expect(new Set(answers.map(({ status }) => status))).to.deep.equal(new Set([200]))
  })

  it('include requests with a revoked key', async () => {
    const address = '198.51.100.9'
    const { key, secret } = await service.tracewell.keys.create(service.accountId)
    expect((await ask(secret, address)).status).to.equal(200)
    await service.tracewell.keys.revoke(key.id)
    clock.advance(10_000)

    const statuses = []
    for (let number = 0; number < 7; number++) statuses.push((await ask(secret, address)).status)

    expect(statuses).to.deep.equal([401, 401, 401, 401, 401, 429, 429])
  })
})

describe('open streams', () => {
  const { module, release } = createHeldModule('held')
  let service: Started
  before(async () => {
    service = await start({ STREAMS_PER_KEY: '3', STREAMS_PER_ADDRESS: '5', TRUST_PROXY: '127.0.0.1' }, {
      modules: [module],
    })
  })
  after(async () => {
    release()
    await service[Symbol.asyncDispose]()
  })

  it('are limited for each key and each address, and a stream that ends frees its slot', async () => {
    const keys = await Promise.all([service.newKey('pro'), service.newKey('pro'), service.newKey('pro')])
    const ids = await Promise
      .all(keys.map(async key =>
        (await service.request('POST', '/search', { key, body: { query } })).body.search.id
      ))
    const readers: AbortController[] = []
    const follow = async (owner: number, address: string) => {
      const reader = new AbortController()
      const response = await service.open('GET', `/search/${ids[owner]}/stream`, {
        key: keys[owner]!,
        signal: reader.signal,
        ...from(address),
      })
      if (response.status === 200) readers.push(reader)
      return response.status === 200
        ? 200
        : { status: response.status, ...(await response.json() as { error: object }).error }
    }
    const full = (what: string, most: number) => ({
      status: 409,
      code: 'MAX_CONCURRENCY_EXCEEDED',
      message: `Too many streams of this ${what} are open: this server allows ${most}`,
      faults: [],
    })

    const many = await Promise.all(Array.from({ length: 20 }, () => follow(0, '198.51.100.1')))
    const second = [await follow(1, '198.51.100.1'), await follow(1, '198.51.100.1'), await follow(1, '198.51.100.1')]
    const elsewhere = await follow(1, '198.51.100.2')
    const temporary = await service.request('POST', '/search/temporary', {
      key: keys[2],
      body: { query },
      ...from('198.51.100.1'),
    })

    expect(many.filter(status => status === 200)).to.have.lengthOf(3)
    expect(many.find(status => status !== 200)).to.deep.equal(full('API key', 3))
    expect(second).to.deep.equal([200, 200, full('address', 5)])
    expect(elsewhere).to.equal(200)
    expect(temporary.body.error).to.include({ code: 'MAX_CONCURRENCY_EXCEEDED' })
    expect(
      (await service.request('GET', '/usage', { key: keys[2] })).body.limits.limits.daily.used,
      'nothing charged but the search',
    ).to.equal(1)
    readers[0]!.abort()
    await until(async () => await follow(0, '198.51.100.1') === 200)
    for (const reader of readers) reader.abort()
  })

  it('are counted again after their rows were removed', async () => {
    const id = await service.createSearch('Pseudonym', 'sam')
    const reader = new AbortController()
    const count = async () => countRows(service, 'stream_seats')
    await until(async () => await count() === 0)
    await service.open('GET', `/search/${id}/stream`, { signal: reader.signal })
    await onDatabase(service, db => db('stream_seats').delete())

    await until(async () => await count() === 1)
    reader.abort()
    await until(async () => await count() === 0)
  })

  it('free their slot after a HEAD request too', async () => {
    const id = await service.createSearch('Pseudonym', 'sam')

    for (let time = 0; time < 10; time++) {
      expect((await service.open('HEAD', `/search/${id}/stream`, from('198.51.100.9'))).status).to.equal(200)
    }
  })
})

describe('every response', () => {
  it('has security headers, and requires HTTPS if the public URL is https', async () => {
    await using service = await start({ PUBLIC_URL: 'https://tracewell.example' })

    for (
      const [method, path, status] of [['GET', '/usage', 200], ['GET', '/nowhere', 404], ['POST', '/search', 400], [
        'GET',
        '/openapi.json',
        200,
      ]] as const
    ) {
      const answer = await service.request(method, path)

      expect(answer.status, path).to.equal(status)
      expect(Object.fromEntries(answer.headers), path).to.include({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'strict-transport-security': 'max-age=31536000', 'x-content-type-options': 'nosniff',
      })
    }
  })

  it('does not require HTTPS if the public URL is http', async () => {
    await using service = await start()

    expect((await service.request('GET', '/usage')).headers.has('strict-transport-security')).to.equal(false)
  })
})
