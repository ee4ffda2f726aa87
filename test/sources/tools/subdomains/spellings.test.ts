import { expect } from 'chai'
import { createNameParser, createSubdomainParser } from '../../../../src/lib/subdomain-name.ts'
import { certSpotter } from '../../../../src/sources/modules/cert-spotter.ts'
import { crtSh } from '../../../../src/sources/modules/crt-sh.ts'
import type { Module } from '../../../../src/sources/kit/source.ts'
import type { ToolSource } from '../../../../src/sources/kit/tool-source.ts'
import { certificateSources, nameSources } from '../../../../src/sources/tools/subdomains/index.ts'
import type { UpstreamAnswer } from '../../../../src/upstreams/upstream.ts'
import { answering } from '../../../support/remote-source.ts'

/** Names as certificates and passive DNS write them, and the only subdomains among them. */
const written = [
  'A.Example.COM.', '*.b.example.com', 'sam@c.example.com', 'd.example.com:8443', '192.0.2.1', 'example.com',
]
const subdomains = ['a.example.com', 'd.example.com']
// sam@ is a user of a URL, and no address
const urls = written.filter(name => !name.includes('@')).map(name => `https://${name}/x`)

const dates = { not_before: '2026-01-02T00:00:00', not_after: '2026-04-01T00:00:00' }

/** Origin of each source that lists names, and its answers with these names. */
const answers: Record<string, readonly [origin: string, ...answers: UpstreamAnswer[]]> = {
  'crt-sh': ['https://crt.sh', { body: [{ issuer_name: 'CN=R11', name_value: written.join('\n'), ...dates }] }],
  'cert-spotter': ['https://api.certspotter.com', { body: [{ dns_names: written, ...dates }] }, { body: [] }],
  'common-crawl': ['https://index.commoncrawl.org',
    { body: [{ 'id': 'CC', 'cdx-api': 'https://index.commoncrawl.org/CC-index' }] },
    { body: urls.map(url => JSON.stringify({ url, timestamp: '20260101000000' })).join('\n') }],
  'crt-name': ['https://crt.name', { body: written.join('\n') }],
  'hackertarget': ['https://api.hackertarget.com', { body: written.map(name => `${name},192.0.2.1`).join('\n') }],
  'hudson-rock': ['https://cavalier.hudsonrock.com', {
    body: { data: { employees_urls: urls.map(url => ({ url })), clients_urls: [] } },
  }],
  'shodan-ct': ['https://ctl.shodan.io', { body: written }],
  'thc': ['https://ip.thc.org', { body: { domains: written.map(domain => ({ domain })) } }],
  'urlscan': ['https://urlscan.io', { body: { results: written.map(domain => ({ page: { domain } })) } }],
  'wayback': ['https://web.archive.org', {
    body: [['original', 'timestamp'], ...urls.map(url => [url, '20260101000000'])],
  }],
}

const sources: Record<string, ToolSource<unknown[]>> = { ...certificateSources, ...nameSources }

/** All names in an answer of a source. */
const namesIn = (found: unknown): string[] => {
  if (typeof found === 'string') return [found]
  const { name, names = [] } = found as { name?: string, names?: string[] }
  return name === undefined ? names : [name]
}

describe('names of a domain', () => {
  it('have an odd answer of each source here', () => {
    expect(Object.keys(answers).sort()).to.eql(Object.keys(sources).sort())
  })

  for (const [slug, source] of Object.entries(sources)) {
    it(`are the same from each source: ${slug}`, async () => {
      await using world = await answering(...answers[slug]!)
      const below = createSubdomainParser('example.com')

      const found = await source.find({ type: 'Domain Name', value: 'example.com' }, world.context()) ?? []

      const names = found.flatMap(namesIn).map(below).filter(name => name !== undefined)
      expect([...new Set(names)].sort()).to.eql(subdomains)
    })
  }

  for (const module of [crtSh, certSpotter] as Module[]) {
    it(`are on the card as the tool has them, without e-mail addresses: ${module.slug}`, async () => {
      await using world = await answering(...answers[module.slug]!)
      const nameOf = createNameParser('example.com')

      const { cards } = await world.run(module, 'Domain Name', 'example.com')

      const expected = ['*.b.example.com', 'a.example.com', 'd.example.com', 'example.com']
      expect(cards[0]?.raw['names']).to.eql(expected)
      expect(expected.map(nameOf)).to.eql(expected)
    })
  }
})
