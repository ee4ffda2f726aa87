import { expect } from 'chai'
import fc from 'fast-check'
import { raw } from '../../support/contract-app.ts'
import { createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { changePlan, traces } from '../../../scripts/support/tables.ts'
import { faultsOf } from '../../support/faults.ts'
import { amount } from '../../support/amount.ts'

const ways = ['/search', '/search/temporary', '/search/module/once']
const nothing = { searches: 0, records: 0, used: 0, runs: 0 }

describe('bad input', () => {
  let service: Started
  before(async () => { service = await start({}, { modules: [createModule('quick')] }) })
  after(() => service[Symbol.asyncDispose]())

  afterEach(async () => {
    expect(await traces(service), 'a refused request left a trace').to.deep.equal(nothing)
  })

  const query = '{"type":"Pseudonym","value":"sam"}'
  for (const path of ways) {
    describe(`at POST ${path}`, () => {
      const post = (body: string, headers?: Record<string, string>) =>
        service.request('POST', path, { body, ...(headers && { headers }) })

      for (const [what, body, place] of [
        ['malformed JSON', '{"query":', ''],
        ['an empty body', ' ', ''],
        ['a body that is no object', '[]', ''],
        ['nesting over 32', `{"query":${'['.repeat(40)}${']'.repeat(40)}}`, 'query'],
        ['a NUL', '{"query":{"type":"Pseudonym","value":"sam\\u0000"}}', 'query.value'],
        ['a lone surrogate', '{"query":{"type":"Pseudonym","value":"\\ud800"}}', 'query.value'],
        ['a duplicate key', `{"query":${query},"query":${query}}`, 'query'],
        ['a value that is too long', `{"query":{"type":"Pseudonym","value":"${'x'.repeat(3_000)}"}}`, 'query.value'],
        ['a value of another type', '{"query":{"type":"Pseudonym","value":7}}', 'query.value'],
        ['a __proto__ key', `{"query":${query},"__proto__":{"temporary":1}}`, '__proto__'],
      ] as const) {
        it(`rejects ${what} and names the path`, async () => {
          const { status, body: answer } = await post(body)

          expect(status).to.equal(400)
          expect(answer.error.code).to.equal('VALIDATION_ERROR')
          expect(faultsOf(answer).map(fault => fault.path)).to.satisfy((
            paths: string[],
          ) => paths.some(found => found.startsWith(place)))
        })
      }

      it('names the other faults beside a NUL', async () => {
        const { status, body } = await post('{"query":{"type":"Pseudonym","value":"sam\\u0000"},"modules":7}')

        expect(status).to.equal(400)
        expect(faultsOf(body).map(fault => fault.path)).to.include.members([
          'query.value',
          path.endsWith('once') ? 'module_id' : 'modules',
        ])
      })

      it('rejects an invisible name and names the path', async () => {
        const more = path.endsWith('once') ? { module_id: '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10' } : {}

        const { status, body } =
          await post(JSON.stringify({ query: { type: 'Pseudonym', value: '\u200b\u3164' }, ...more }))

        expect(status).to.equal(400)
        expect(faultsOf(body)[0]).to.deep.equal({
          path: 'query.value',
          message: 'A pseudonym must contain a visible character',
        })
      })

      it('rejects 10,000 module ids with a short response', async () => {
        const ids = Array.from({ length: 1_500 }, () => '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10')

        const { status, body } =
          await post(JSON.stringify({ query: JSON.parse(query) as unknown, modules: { mode: 'selected', ids } }))

        expect(status).to.equal(400)
        expect(JSON.stringify(body).length).to.be.below(1_000)
      })

      it('rejects a body over 64 KiB', async () => {
        const { status, body } = await post(`{"query":${query}}`.padEnd(65 * 1024))

        expect(status).to.equal(413)
        expect(body.error.code).to.equal('PAYLOAD_TOO_LARGE')
      })

      it('rejects another content type', async () => {
        const { status, body } = await post(`{"query":${query}}`, { 'content-type': 'text/plain' })

        expect(status).to.equal(415)
        expect(body.error.code).to.equal('UNSUPPORTED_MEDIA_TYPE')
      })

      it('answers 401 before it validates the body', async () => {
        const { status } = await service.request('POST', path, { body: '{', key: null })

        expect(status).to.equal(401)
      })

      it('rejects another method with an Allow header', async () => {
        const { status, headers, body } = await service.request('DELETE', path)

        expect(status).to.equal(405)
        expect(headers.get('allow')).to.include('POST')
        expect(body.error.code).to.equal('METHOD_NOT_ALLOWED')
      })
    })
  }

  it('answers 431 to a huge header', async () => {
    const text = await raw(
      service.tracewell.api!.port,
      `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    )

    expect(text).to.match(/^HTTP\/1.1 431 /)
    expect(text).to.include('"error"')
  })

  for (
    const path of ['/search/%zz', '/search?cursor=%zz', '/search/%00', '/modules?type=%ff', '/search/%2e%2e/stream',
      '/health?%=x']
  ) {
    it(`answers 4xx to ${path}`, async () => {
      const text = await raw(
        service.tracewell.api!.port,
        `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAuthorization: Bearer ${service.key}\r\n\r\n`,
      )

      expect(text).to.match(/^HTTP\/1.1 40[04] /)
    })
  }

  for (const path of ['/health', '/health/live', '/health/ready', '/flags/fr', '/example.com']) {
    it(`ignores an unknown parameter at ${path} of the images, and names it`, async () => {
      const response = await fetch(`${service.imagesUrl}${path}?v=3`)

      expect(response.status).to.be.oneOf([200, 404])
      expect(response.headers.get('x-ignored-parameters')).to.equal('v')
    })
  }
})

describe('any body', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(
      'sam',
      'sam@example.com',
      'example.com',
      '192.0.2.1',
      '::1',
      '0x',
      'bc1',
      '@',
      '.',
      'a.b',
      '%00',
      '../x',
    ),
  )
  const anything = fc.jsonValue({ maxDepth: 3 })
  const object = (shape: Record<string, fc.Arbitrary<unknown>>) =>
    fc.oneof({ weight: 9, arbitrary: fc.record(shape, { requiredKeys: [] }) }, { weight: 1, arbitrary: anything })
  const oneOf = (...values: unknown[]) =>
    fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: anything })
  const plain = fc.record({
    query: fc.record({ type: fc.constant('Pseudonym'), value: text }),
    cache: fc.constantFrom({}, { mode: 'bypass' }),
  })
  const request = (id: string) =>
    fc.record({
      query: fc.oneof(
        {
          weight: 9,
          arbitrary: fc.record({
            type: fc.constantFrom('Pseudonym', 'Email Address', 'Domain Name', 'Cryptocurrency', 'IP Address'),
            value: text,
          }),
        },
        { weight: 1, arbitrary: anything },
      ),
      modules: object({
        mode: oneOf('selected', 'all'),
        ids: fc.array(oneOf(id, '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10'), { maxLength: 3 }),
      }),
      leaks: object({
        mode: oneOf('selected', 'all'),
        sources: fc.array(text, { maxLength: 2 }),
        custom_mapping: oneOf('standard', 'source'),
      }),
      features: object({ breached_accounts: oneOf(true, false), registered_accounts: oneOf('include', 'exclude') }),
      cache: object({ mode: oneOf('prefer', 'bypass') }),
      delivery: object({ webhook: object({ url: text }) }),
    }, { requiredKeys: ['query'] })

  for (const path of ways) {
    it(`never makes POST ${path} answer 5xx, and stores nothing if it is rejected`, async () => {
      await using service = await start({ LOG_LEVEL: 'silent' }, { modules: [createModule('quick')] })
      await changePlan(service, 'business', { requests_per_minute: null, concurrency: 10_000, daily: 10_000 })
      const { id } = service.tracewell.modules.bySlug('quick')!
      const once = fc.record({
        query: fc.record({ type: fc.constantFrom('Pseudonym', 'IP Address'), value: text }),
        module_id: oneOf(id),
        cache: anything,
      }, { requiredKeys: ['query', 'module_id'] })
      let accepted = 0

      await fc.assert(
        fc.asyncProperty(
          path.endsWith('once') ? fc.oneof(anything, once) : fc.oneof(anything, plain, request(id), request(id)),
          async body => {
            const { status } = await service.request('POST', path, { body: JSON.stringify(body) })
            if (status < 300) accepted++

        expect(status).to.be.oneOf([200, 201, 400])
      }), { numRuns: amount(150) })
      const { searches, records, used } = await traces(service)

      expect(accepted).to.be.above(0)
      expect([searches, records, used]).to.deep.equal([path === '/search/temporary' ? 0 : accepted, accepted,
        2 * accepted])
    })
  }

  it('never makes a read operation answer 5xx, with any parameters', async () => {
    await using service = await start({ LOG_LEVEL: 'silent' }, { modules: [createModule('quick')] })
    const id = await service.createSearch('Pseudonym', 'sam')
    await service.events(`/search/${id}/stream`)
    const paths = fc.constantFrom(
      '/search',
      '/modules',
      '/usage',
      `/search/${id}`,
      `/search/${id}/results`,
      `/search/${id}/stream`,
    )
    const cursor = text.map(value => Buffer.from(`2026-11-21T10:00:00.000Z ${value}`).toString('base64url'))
    const pairs = fc.array(
      fc.tuple(
        fc.constantFrom('limit', 'cursor', 'type', 'status', 'from', 'start_index', ''),
        fc.oneof(text, cursor, fc.integer().map(String), fc.constantFrom('Pseudonym', 'finished')),
      ),
      { maxLength: 3 },
    )

    await fc.assert(fc.asyncProperty(paths, pairs, async (path, parameters) => {
      const asked = parameters.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&')
      const { status } = await service.request('GET', `${path}?${asked}`)

      expect(status).to.be.oneOf([200, 204, 400])
    }), { numRuns: amount(200) })
  })
})
