import { expect } from 'chai'
import { onDatabase } from '../../../scripts/support/tables.ts'
import { createBreach, listBreaches, putBreaches, startWithBreaches } from '../../support/breaches.ts'
import { createTestClock } from '../../support/clock.ts'
import { start, type Answer, type Started } from '../../../scripts/support/start.ts'

/** Returns the entity tag without the mark of a compressed, and therefore weak, response. */
const opaque = ({ headers }: Pick<Answer, 'headers'>): string => (headers.get('etag') ?? '').replace(/^W\//, '')

describe('GET /radar/breaches/{name}', () => {
  let service: Started
  const oddNames = [
    'Adobe', 'adobe', 'Collection #1', 'a/b', '100% Café', 'Ünïcode 数据 😀', '..', 'a+b', 'q?x=1&y', '\u00e9',
    'feed.atom', 'constructor',
  ]
  before(async () => {
    service = await startWithBreaches(oddNames.map(name => createBreach(name, { title: `Title of ${name}` })))
  })
  after(() => service[Symbol.asyncDispose]())

  it('accepts every Unicode form of a name', async () => {
    const { status, body } = await service.request('GET', `/radar/breaches/${encodeURIComponent('100% Cafe\u0301')}`)

    expect(status).to.equal(200)
    expect(body.breach.name).to.equal('100% Caf\u00e9')
  })

  for (const name of oddNames.filter(one => one !== '..')) {
    it(`answers with the breach named ${JSON.stringify(name)}`, async () => {
      const { status, body } = await service.request('GET', `/radar/breaches/${encodeURIComponent(name)}`)

      expect(status).to.equal(200)
      expect(body).to.deep.equal({ breach: createBreach(name, { title: `Title of ${name}` }) })
    })
  }

  for (const name of ['ADOBE', 'Adob', 'Adobe%20', '%', 'Adobe_']) {
    it(`answers 404 for ${name}, which no breach is named exactly`, async () => {
      const { status, body } = await service.request('GET', `/radar/breaches/${encodeURIComponent(name)}`)

      expect(status).to.equal(404)
      expect(body.error).to.deep.equal({ code: 'NOT_FOUND', message: 'Breach not found', faults: [] })
    })
  }

  for (const path of [`${'x'.repeat(201)}`, '%E0%A4%A', 'a%00b']) {
    it(`answers 400 for ${path.slice(0, 20)}`, async () => {
      const { status, body } = await service.request('GET', `/radar/breaches/${path}`)

      expect(status).to.equal(400)
      expect(body.error.code).to.equal('VALIDATION_ERROR')
    })
  }
})

describe('GET /radar/data-classes', () => {
  it('returns the values of the filter dataClass, and 304 until the catalogue changes', async () => {
    await using service = await startWithBreaches([
      createBreach('One', { dataClasses: ['Passwords', 'Ünïcode'] }),
      createBreach('Two', { dataClasses: ['passwords'] }),
    ])

    const first = await service.request('GET', '/radar/data-classes')
    const headers = { 'If-None-Match': first.headers.get('etag')! }
    const same = await service.request('GET', '/radar/data-classes', { headers })
    const filter = new URLSearchParams({ dataClass: 'Passwords' })
    const filtered = await service.request('GET', `/radar/breaches?${filter}`)

    const classes = new Map(first.body.dataClasses.map(({ name, breaches }) => [name, breaches]))
    expect([classes.get('Passwords'), classes.get('Ünïcode')]).to.deep.equal([filtered.body.pagination.total, 1])
    expect(same.status).to.equal(304)
  })

  it('answers 403 on a plan without radar', async () => {
    await using service = await start()
    const key = await service.newKey('starter')
    await onDatabase(service, db => db('plans').where({ id: 'starter' }).update({ features: '["search"]' }))

    const { status, body } = await service.request('GET', '/radar/data-classes', { key })

    expect([status, body.error.code]).to.deep.equal([403, 'PLAN_FEATURE_REQUIRED'])
  })
})

describe('GET /radar/feed.atom', () => {
  it('lists the newest 50 breaches, escaped', async () => {
    await using service = await startWithBreaches([
      ...Array.from({ length: 51 }, (_, index) => createBreach(`Old${index}`)),
      createBreach('New & <Bold>', {
        addedDate: '2024-06-01',
        disclosureUrl: 'https://news.example.com/?a=1&b="2"',
        description: '<p>A &amp; B</p>',
      }),
    ])

    const { status, headers, text } = await service.request('GET', '/radar/feed.atom')

    expect(status).to.equal(200)
    expect(headers.get('content-type')).to.equal('application/atom+xml')
    expect(text.match(/<entry>/g)).to.have.length(50)
    expect(text.indexOf('<title>New &amp; &lt;Bold&gt;</title>'))
      .to.be.within(0, text.indexOf('Old'))
    expect(text).to.include('href="https://news.example.com/?a=1&amp;b=&quot;2&quot;"')
    expect(text).to.include('<content type="html">&lt;p&gt;A &amp;amp; B&lt;/p&gt;</content>')
  })
})

describe('the endpoints of Radar', () => {
  it('answer 400 for an If-None-Match that is too long, and 431 for a header that is too large', async () => {
    await using service = await start()

    const long = await listBreaches(service, '', { headers: { 'if-none-match': 'a'.repeat(4_097) } })
    const large = await listBreaches(service, '', { headers: { 'if-none-match': 'a'.repeat(16 * 1024) } })

    expect(long.status).to.equal(400)
    expect(long.body.error.details)
      .to.deep.equal([{ path: 'If-None-Match', message: 'must have at most 4096 characters' }])
    expect(large.status).to.equal(431)
    expect(large.body.error.code).to.equal('REQUEST_HEADER_FIELDS_TOO_LARGE')
  })

  const paths = ['/radar/breaches', '/radar/breaches?limit=1&sortBy=name', '/radar/breaches/Adobe', '/radar/feed.atom']

  for (const path of paths) {
    it(`answer 304 at ${path} to a client with the current version, until the catalogue changes`, async () => {
      const clock = createTestClock()
      await using service = await startWithBreaches([createBreach('Adobe'), createBreach('Beta')], { clock })
      clock.advance(5_000)
      const first = await service.request('GET', path)
      const [etag, modified] = [opaque(first), first.headers.get('last-modified') ?? '']

      const same = await service.request('GET', path, { headers: { 'if-none-match': `"other", W/${etag}` } })
      const any = await service.request('GET', path, { headers: { 'if-none-match': '*' } })
      const since = await service.request('GET', path, { headers: { 'if-modified-since': modified } })
      const other = await service.request('GET', path, {
        headers: { 'if-none-match': '"other"', 'if-modified-since': modified },
      })
      const odd = await service.request('GET', path, { headers: { 'if-modified-since': 'yesterday' } })
      await putBreaches(service, [createBreach('Adobe', { title: 'Adobe Systems' })])
      const changed = await service.request('GET', path, { headers: { 'if-none-match': etag } })
      const changedSince = await service.request('GET', path, { headers: { 'if-modified-since': modified } })

      expect(first.headers.get('cache-control')).to.equal('private, no-cache')
      expect(modified).to.equal('Sat, 21 Nov 2026 10:00:00 GMT')
      expect([same, any, since].map(({ status, text }) => [status, text]))
        .to.deep.equal([[304, ''], [304, ''], [304, '']])
      expect(opaque(same)).to.equal(etag)
      expect([other, odd, changed, changedSince].map(({ status }) => status)).to.deep.equal([200, 200, 200, 200])
    })

    it(`answer 200 at ${path} to If-Modified-Since if the catalogue changed twice in one second`, async () => {
      await using service = await startWithBreaches([createBreach('Adobe')], { clock: createTestClock() })

      const first = await service.request('GET', path)
      await putBreaches(service, [createBreach('Adobe', { title: 'Adobe Systems' })])
      const again = await service.request('GET', path, {
        headers: { 'if-modified-since': first.headers.get('last-modified') ?? '' },
      })

      expect(again.status).to.equal(200)
    })

    it(`answer 401 and 403 at ${path}, and 503 if the database is closed`, async () => {
      const service = await startWithBreaches([createBreach('Adobe')])
      const bare = await service.newKey('starter')
      await onDatabase(service, db => db('plans').where({ id: 'starter' }).update({ features: '["search"]' }))
      const noKey = await service.request('GET', path, { key: null })
      const noRadar = await service.request('GET', path, { key: bare })
      await service.tracewell.database.close()

      const { status, body } = await service.request('GET', path)

      expect([noKey.status, noRadar.status]).to.deep.equal([401, 403])
      expect([status, body.error.code]).to.deep.equal([503, 'STORE_UNAVAILABLE'])
      await Promise.resolve(service[Symbol.asyncDispose]()).catch(() => undefined)
    })
  }
})
