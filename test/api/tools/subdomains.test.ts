import { expect } from 'chai'
import { certificateSources, nameSources } from '../../../src/sources/tools/subdomains/index.ts'
import { createTestClock } from '../../support/clock.ts'
import { changePlan, onDatabase } from '../../../scripts/support/tables.ts'
import {
  askSubdomains, startTools, statuses, subdomainHosts, codeOf, type ToolWorld,
} from '../../support/tool-world.ts'
import { faultsOf } from '../../support/faults.ts'

const path = 'domain-intelligence/subdomains'
const logs = ['crt.sh', 'api.certspotter.com']

describe('POST /tools/domain-intelligence/subdomains', () => {
  let world: ToolWorld
  beforeEach(async () => { world = await startTools() })
  afterEach(() => world[Symbol.asyncDispose]())

  it('merges the names of all sources, each once', async () => {
    const answer = await askSubdomains(world, 'example.com')
    const { tool, operation, query, data, meta } = answer.body
    const named = (name: string) => data.subdomains.find(one => one.name === name)

    expect(answer.status).to.equal(200)
    expect([tool, operation, query]).to.deep.equal(['domain-intelligence', 'subdomains', { domain: 'example.com' }])
    expect(data.subdomains.map(({ name }) => name)).to.deep.equal([
      'api', 'blog', 'cdn', 'docs', 'ftp', 'login', 'mail', 'shop', 'sso', 'staging', 'www',
    ].map(label => `${label}.example.com`))
    expect(data.count).to.equal(11)
    expect(named('www.example.com')).to.deep.equal({
      name: 'www.example.com',
      sources: Object.keys(subdomainHosts),
      first_seen: '2009-01-02T03:04:05.000Z',
      last_seen: '2026-11-02T03:04:05.000Z',
    })
    expect(named('shop.example.com')).to.deep.equal({
      name: 'shop.example.com',
      sources: ['crt-name'],
      first_seen: null,
      last_seen: null,
    })
    expect(meta).to.deep.include({
      environment: 'test',
      cost: { core_searches: 1 },
      cached: false,
      stale: false,
      complete: true,
    })
    expect(data).to.include({ wildcard: false })
    expect(meta.sources).to.have.lengthOf(11)
    expect(meta.sources.find(({ name }) => name === 'crt-sh')).to.deep.include({
      status: 'success',
      count: 3,
      cached: false,
      error: null,
    })
    expect(answer.headers.get('x-ratelimit-limit')).to.equal('600')
    expect(await world.spent()).to.deep.equal({ used: 1, records: 1, runs: 0 })
  })

  it('writes the operation to the audit trail, but not the domain', async () => {
    await askSubdomains(world, 'example.com')

    const record: unknown = await onDatabase(world.service, db => db('audit_records').first())

    expect(record).to.include({
      operation: 'findSubdomains',
      query_type: 'Domain Name',
      core_searches: 1,
      outcome: 'ok',
    })
    expect(JSON.stringify(record)).to.not.include('example')
    expect(world.service.logged.join('\n')).to.not.include('example.com')
  })

  for (const [text, domain] of [
    ['EXAMPLE.com.', 'example.com'],
    ['www.example.co.uk', 'example.co.uk'],
    ['https://user:word@Www.Example.com:8443/a?b=c#d', 'example.com'],
    ['//example.com/a', 'example.com'],
    ['example.com:443', 'example.com'],
    ['example.com/about', 'example.com'],
    ['*bücher.example'.slice(1), 'xn--bcher-kva.example'],
    ['https://www.bücher.example/', 'xn--bcher-kva.example'],
    ['sam.github.io', 'sam.github.io'],
    ['www.sam.github.io', 'sam.github.io'],
    ['github.io', 'github.io'],
    [`https://example.com/${'a'.repeat(2_028)}`, 'example.com'],
  ] as const) {
    it(`accepts ${text.slice(0, 50)} as ${domain}`, async () => {
      const { status, body } = await askSubdomains(world, text)

      expect([status, body.query, body.data?.domain]).to.deep.equal([200, { domain }, domain])
    })
  }

  for (
    const [what, body] of [
      ['no domain', {}],
      ['an empty domain', { domain: '' }],
      ['blanks', { domain: '  ' }],
      ['2,049 characters', { domain: `https://example.com/${'a'.repeat(2_029)}` }],
      ['an IP address', { domain: '192.0.2.1' }],
      ['an IP address in a URL', { domain: 'http://[2001:db8::1]/' }],
      ['an e-mail address', { domain: 'sam@example.com' }],
      ['a public suffix', { domain: 'co.uk' }],
      ['one label', { domain: 'localhost' }],
      ['a wildcard', { domain: '*.example.com' }],
      ['half a character', { domain: '\ud800.example.com' }],
      ['a number', { domain: 1 }],
      ['a URL without a host', { domain: 'https:///' }],
    ] as const
  ) {
    it(`refuses ${what}`, async () => {
      const answer = await world.call(path, body)

      expect(codeOf(answer)).to.equal('400 VALIDATION_ERROR')
      expect(faultsOf(answer.body)[0]!.path).to.equal('domain')
      expect([world.requestCount, await world.spent()]).to.deep.equal([0, { used: 0, records: 0, runs: 0 }])
    })
  }

  it('rejects an unknown field together with every other fault', async () => {
    const { body } = await world.call(path, { domain: '', colour: 'red' })

    expect(faultsOf(body).map(fault => fault.path)).to.have.members(['domain', 'colour'])
  })

  it('rejects a key of a plan without tools, and a missing key', async () => {
    const starter = await world.service.newKey('starter')

    expect(codeOf(await askSubdomains(world, 'example.com', starter))).to.equal('403 PLAN_FEATURE_REQUIRED')
    expect(codeOf(await askSubdomains(world, '', starter))).to.equal('403 PLAN_FEATURE_REQUIRED')
    const withoutKey = { key: null, body: { domain: 'example.com' } }
    expect(codeOf(await world.service.request('POST', `/tools/${path}`, withoutKey)))
      .to.equal('401 UNAUTHORIZED')
  })

  it('rejects a blocked domain, even if only the name as sent is on the blocklist', async () => {
    const { blocklist } = world.service.tracewell
    await blocklist.add('domain', 'example.com', '')
    await blocklist.add('exact', 'www.example.org', '')

    const answers = [await askSubdomains(world, 'a.example.com'),
      await askSubdomains(world, 'https://WWW.example.org/a'), await askSubdomains(world, 'example.org')]

    expect(answers.map(codeOf)).to.deep.equal(['403 QUERY_BLOCKED', '403 QUERY_BLOCKED', '200 OK'])
    expect(await world.spent()).to.deep.equal({ used: 1, records: 1, runs: 0 })
    expect(world.service.logged.join('\n')).to.not.include('example.com')
  })

  it('checks key, feature, request, minute, windows and blocklist in this order', async () => {
    const clock = createTestClock()
    await using other = await startTools({}, { clock })
    const { plans, blocklist } = other.service.tracewell
    await changePlan(other.service, 'pro', { requests_per_minute: 0, daily: 0 })
    await plans.set(other.service.accountId, 'starter')
    await blocklist.add('exact', 'example.com', '')
    const at = async (domain: string) => {
      clock.advance(3_000) // longer than the time for which a key is cached
      return codeOf(await askSubdomains(other, domain))
    }

    const first = await at('')
    await plans.set(other.service.accountId, 'pro')
    const [second, third] = [await at(''), await at('example.com')]
    await changePlan(other.service, 'pro', { requests_per_minute: 1 })
    const fourth = await at('example.com')
    await changePlan(other.service, 'pro', { daily: 1 })
    const fifth = await at('example.com')
    await blocklist.remove('exact', 'example.com')
    const [sixth, seventh] = [await at('example.com'), await at('example.com')]

    expect([first, second, third, fourth, fifth, sixth, seventh]).to.deep.equal([
      '403 PLAN_FEATURE_REQUIRED',
      '400 VALIDATION_ERROR',
      '429 RATE_LIMIT_RPM_EXCEEDED',
      '429 RATE_LIMIT_EXCEEDED',
      '403 QUERY_BLOCKED',
      '200 OK',
      '429 RATE_LIMIT_RPM_EXCEEDED',
    ])
    expect(await other.spent()).to.deep.equal({ used: 1, records: 1, runs: 0 })
  })

  it('has ten sources, each with its own host', () => {
    expect(Object.keys({ ...certificateSources, ...nameSources })).to.deep.equal(Object.keys(subdomainHosts))
  })
})

describe('a tool whose sources fail', () => {
  for (const [slug, host] of Object.entries(subdomainHosts)) {
    it(`answers 200 if only ${slug} fails`, async () => {
      await using world = await startTools()
      world.play('failure', host)

      const answer = await askSubdomains(world, 'example.com')

      expect(answer.status).to.equal(200)
      expect(answer.body.meta.complete).to.equal(false)
      expect(statuses(answer)).to.deep.equal({
        ...Object.fromEntries(Object.keys(subdomainHosts).map(name => [name, 'success'])),
        'wildcard-dns': 'no_results',
        [slug]: 'failed',
      })
      expect(await world.spent()).to.deep.equal({ used: 1, records: 1, runs: 0 })
    })
  }

  it('answers 502 if no source answered, and costs nothing', async () => {
    await using world = await startTools()
    world.play('failure')

    const answer = await askSubdomains(world, 'example.com')

    expect(codeOf(answer)).to.equal('502 DATA_UNAVAILABLE')
    expect(new Set(Object.values(statuses(answer)))).to.deep.equal(new Set(['failed']))
    expect(answer.headers.get('x-ratelimit-remaining')).to.equal('599')
    expect(await world.spent()).to.deep.equal({ used: 0, records: 0, runs: 0 })
  })

  it('answers 503 if every certificate log fails, and costs nothing', async () => {
    await using world = await startTools()
    world.play('limited', ...logs)

    const answer = await askSubdomains(world, 'example.com')

    expect(codeOf(answer)).to.equal('503 PROVIDER_UNAVAILABLE')
    expect(answer.body.error.details).to.equal('crt-sh or cert-spotter')
    expect(answer.body.meta.sources[0]!.error).to.deep.include({ code: 'UPSTREAM_RATE_LIMITED' })
    expect(Number(answer.headers.get('retry-after'))).to.be.greaterThan(0)
    expect(await world.spent()).to.deep.equal({ used: 0, records: 0, runs: 0 })
  })

  it('returns an empty result if every source is empty', async () => {
    await using world = await startTools()
    world.play('none')

    const answer = await askSubdomains(world, 'example.com')

    expect(codeOf(answer)).to.equal('200 OK')
    expect(answer.body.data).to.deep.equal({
      domain: 'example.com',
      count: 0,
      wildcard: false,
      subdomains: [],
    })
    expect(await world.spent()).to.deep.equal({ used: 1, records: 1, runs: 0 })
  })

  it('returns the results so far if other sources are late', async () => {
    await using world = await startTools({ TOOL_DEADLINE_MS: '2000' })
    world.play('slow', 'crt.sh', 'web.archive.org')

    const answer = await askSubdomains(world, 'example.com')

    expect(codeOf(answer)).to.equal('200 OK')
    expect(statuses(answer)).to.include({ 'crt-sh': 'timeout', 'wayback': 'timeout', 'shodan-ct': 'success' })
    expect(answer.body.meta).to.include({ complete: false, stale: false })
  })
})
