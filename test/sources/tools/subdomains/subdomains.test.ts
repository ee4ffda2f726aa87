import { expect } from 'chai'
import { SourceFailure } from '../../../../src/sources/failures.ts'
import { certificateSources, nameSources } from '../../../../src/sources/tools/subdomains/index.ts'
import { archiveTime, type SeenName } from '../../../../src/sources/tools/subdomains/name-source.ts'
import type { ToolSource } from '../../../../src/sources/kit/tool-source.ts'
import type { UpstreamAnswer } from '../../../../src/upstreams/upstream.ts'
import { answering, failureCodes, magicValue } from '../../../support/remote-source.ts'
import { simulate, type Simulated } from '../../../support/simulated.ts'
import type { Outcome } from '../../../../src/upstreams/outcomes.ts'

const subject = (value: string) => ({ type: 'Domain Name', value } as const)
const all: ReadonlyArray<ToolSource<unknown[]>> = Object.values({ ...certificateSources, ...nameSources })

async function find(source: ToolSource<unknown[]>, world: Simulated, domain: string): Promise<unknown[] | string> {
  try {
    return await source.find(subject(domain), world.context()) ?? []
  } catch (failure) {
    if (failure instanceof SourceFailure) return failure.code
    throw failure
  }
}

describe('each source of subdomains', () => {
  let world: Simulated
  before(async () => { world = await simulate() })
  after(() => world[Symbol.asyncDispose]())

  for (const source of all) {
    it(`${source.slug} returns names, nothing, or a failure`, async () => {
      const found = await find(source, world, magicValue('success', 'Domain Name'))
      const none = await find(source, world, magicValue('none', 'Domain Name'))
      const failed: Record<string, unknown> = {}
      for (const outcome of Object.keys(failureCodes) as Outcome[]) {
        failed[outcome] = await find(source, world, magicValue(outcome, 'Domain Name'))
      }

      expect(found).to.be.an('array').that.is.not.empty
      expect(none).to.deep.equal([])
      expect(failed).to.deep.equal(failureCodes)
    })

    it(`${source.slug} returns plain JSON`, async () => {
      const found = await find(source, world, magicValue('success', 'Domain Name'))

      expect(JSON.parse(JSON.stringify(found))).to.deep.equal(found)
    })
  }
})

describe('responses of subdomain sources in plain text', () => {
  for (
    const [slug, origin, answer, expected] of [
      ['hackertarget', 'https://api.hackertarget.com', { body: 'API count exceeded - Increase Quota with Membership' },
        'UPSTREAM_RATE_LIMITED'],
      ['hackertarget', 'https://api.hackertarget.com', { body: 'error check your search parameter' }, 'UPSTREAM_ERROR'],
      ['hackertarget', 'https://api.hackertarget.com', { body: 'error invalid host' }, 'UPSTREAM_ERROR'],
      ['hackertarget', 'https://api.hackertarget.com', { body: 'No DNS A records found for example.com' }, []],
      ['hackertarget', 'https://api.hackertarget.com', { body: '' }, 'UPSTREAM_CHANGED'],
      ['hackertarget', 'https://api.hackertarget.com', { body: 'something else' }, 'UPSTREAM_CHANGED'],
      ['hackertarget', 'https://api.hackertarget.com', {
        body: 'a.example.com,192.0.2.1\r\nb.example.com,2001:db8::1\n',
      }, ['a.example.com', 'b.example.com']],
      ['crt-name', 'https://crt.name', { body: '' }, []],
      ['crt-name', 'https://crt.name', { body: 'a.example.com\r\n*.example.com\n' }, ['a.example.com', '*.example.com']],
      ['crt-name', 'https://crt.name', { body: 'no data found' }, 'UPSTREAM_CHANGED'],
      ['shodan-ct', 'https://ctl.shodan.io', { body: { error: 'no data' } }, 'UPSTREAM_CHANGED'],
      ['wayback', 'https://web.archive.org', { body: [] }, []],
      ['wayback', 'https://web.archive.org', {
        body: [['original', 'timestamp'], ['not a url', '2026'], ['http://a.example.com/', '20260101000000']],
      }, ['', 'a.example.com']],
      ['wayback', 'https://web.archive.org', { body: [['original']] }, 'UPSTREAM_CHANGED'],
      ['hudson-rock', 'https://cavalier.hudsonrock.com', {
        body: { data: { employees_urls: null, clients_urls: [{ url: 'https://a.example.com/x' }] } },
      }, ['a.example.com']],
      ['urlscan', 'https://urlscan.io', {
        body: { results: [{ task: { domain: 'a.example.com', time: '2026-01-01T00:00:00.000Z' } }, {}] },
      }, ['a.example.com']],
      ['common-crawl', 'https://index.commoncrawl.org', { body: [] }, 'UPSTREAM_CHANGED'],
      ['common-crawl', 'https://index.commoncrawl.org', {
        body: [{ 'id': 'a', 'cdx-api': 'https://elsewhere.example/' }],
      }, 'UPSTREAM_CHANGED'],
    ] as Array<[keyof typeof nameSources, string, UpstreamAnswer, string | string[]]>
  ) {
    it(`yield ${JSON.stringify(expected)} for ${slug}: ${JSON.stringify(answer).slice(0, 90)}`, async () => {
      await using world = await answering(origin, answer)

      const found = await find(nameSources[slug], world, 'example.com')

      expect(Array.isArray(found) ? (found as SeenName[]).map(one => typeof one === 'string' ? one : one.name) : found)
        .to.deep.equal(expected)
    })
  }

  it('are reported without the searched domain', async () => {
    await using world = await answering('https://api.hackertarget.com', { body: 'error check example.com' })

    const failure = await nameSources.hackertarget.find(subject('example.com'), world.context()).catch((
      thrown: unknown,
    ) => thrown)

    expect(String(failure)).to.not.include('example.com')
  })
})

describe('sources of subdomains with pages', () => {
  it('read up to ten pages', async () => {
    const page = (name: string, next?: string) => ({
      body: { domains: [{ domain: name }], ...(next === undefined ? {} : { next_page_state: next }) },
    })
    await using two = await answering('https://ip.thc.org', page('a.example.com', 'more'), page('b.example.com', ''))
    await using many = await answering('https://ip.thc.org', page('a.example.com', 'more'))

    const found = await nameSources.thc.find(subject('example.com'), two.context())
    await nameSources.thc.find(subject('example.com'), many.context())

    expect(found).to.deep.equal(['a.example.com', 'b.example.com'])
    expect(many.requestedUrls).to.have.lengthOf(10)
  })
})

describe('archiveTime', () => {
  it('parses exactly 14 digits', () => {
    expect(archiveTime('20090102030405')).to.equal('2009-01-02T03:04:05.000Z')
    expect(['', '2009', '20091302030405', '2009010203040a', undefined].map(archiveTime)).to.deep
      .equal(Array(5).fill(undefined))
  })
})
