import { expect } from 'chai'
import { addressQuery, addressResponse } from '../../../src/lib/dns-message.ts'
import { dnsFilterModule } from '../../../src/sources/dns/dns-filter-module.ts'
import type { DnsFilter } from '../../../src/sources/dns/dns-filter.ts'
import type { UpstreamAnswer } from '../../../src/upstreams/upstream.ts'
import { simulate } from '../../support/simulated.ts'
import { resolverOf, type Zone } from '../../support/zone.ts'

const filter: DnsFilter = {
  slug: 'somewhere',
  name: 'Somewhere',
  blocks: 'malware',
  homepage: 'https://somewhere.example',
  source: 'https://somewhere.example/docs',
  doh: 'https://somewhere.example/dns-query',
  format: 'json',
  sign: ['0.0.0.0/32', '192.0.2.0/28'],
  examples: { found: 'bad.example', notFound: 'good.example' },
}
const query = addressQuery('sam.example')
const wire = (status: number, ...addresses: string[]): UpstreamAnswer =>
  ({ body: addressResponse(query, { status, addresses }) })
const json = (status: number, ...addresses: string[]): UpstreamAnswer =>
  ({ body: { Status: status, Answer: addresses.map(data => ({ type: 1, data })) } })
const exists: Zone = { 'sam.example A': ['198.51.100.7'] }

async function run(answer: UpstreamAnswer, changes: Partial<DnsFilter> = {}, zone = exists) {
  const asked: string[] = []
  const respond = (_: string, { url }: { url: URL }) => {
    asked.push(url.search)
    return answer
  }
  await using world = await simulate({
    upstreams: [
      resolverOf(zone),
      { origin: 'https://somewhere.example', subject: () => '', found: respond, notFound: respond },
    ],
    outcomes: () => 'success',
  })
  const { cards, failure } = await world.run(dnsFilterModule({ ...filter, ...changes }), 'Domain Name', 'sam.example')
  const rows = cards.flatMap(({ items }) => items.map(({ label, value }) => `${label}: ${value}`))
  return { rows, failure, asked }
}

describe('dnsFilterModule', () => {
  it('shows a name that the resolver filters, without a reason', async () => {
    const { rows, asked } = await run(json(0, '0.0.0.0'))

    expect(rows).to.deep.equal([
      'Filtered by: Somewhere', 'This resolver blocks: malware', 'Answer: 0.0.0.0', 'Unfiltered answer: 198.51.100.7',
      'About the resolver: https://somewhere.example',
    ])
    expect(asked).to.deep.equal(['?name=sam.example&type=A'])
  })

  it('reads the wire format', async () => {
    const { rows, asked } = await run(wire(3), { format: 'wire', sign: 'nxdomain' })

    expect(rows).to.include('Answer: The name does not exist')
    expect(asked).to.deep.equal([`?dns=${query.toString('base64url')}`])
  })

  for (const [title, answer, changes] of [
    ['other addresses', json(0, '203.0.113.9'), {}],
    ['addresses of which only one is a block page', wire(0, '192.0.2.1', '203.0.113.9'), { format: 'wire' }],
    ['addresses of a resolver that answers NXDOMAIN', wire(0, '0.0.0.0'), { format: 'wire', sign: 'nxdomain' }],
  ] as const) {
    it(`finds nothing for ${title}`, async () => {
      expect(await run(answer, changes)).to.deep.include({ rows: [], failure: undefined })
    })
  }

  it('does not ask about a name that exists nowhere, so that NXDOMAIN is no block', async () => {
    const ran = await run(wire(3), { format: 'wire', sign: 'nxdomain' }, {})

    expect(ran).to.deep.equal({ rows: [], failure: undefined, asked: [] })
  })

  it('finds nothing for the site of the block page itself', async () => {
    const { rows } = await run(json(0, '192.0.2.1'), {}, { 'sam.example A': ['192.0.2.1'] })

    expect(rows).to.deep.equal([])
  })

  for (const [title, answer, code, changes] of [
    ['NXDOMAIN of a resolver with another sign', json(3), 'UPSTREAM_ERROR', {}],
    ['a resolver that fails', json(2), 'UPSTREAM_ERROR', {}],
    ['an answer without addresses', wire(0), 'UPSTREAM_ERROR', { format: 'wire' }],
    ['a message that is cut off', { body: query }, 'UPSTREAM_CHANGED', { format: 'wire' }],
    ['a page in place of JSON', { body: '<html>' }, 'UPSTREAM_CHANGED', {}],
    ['a resolver that refuses', { status: 403, body: '' }, 'UPSTREAM_BLOCKED', {}],
  ] as const) {
    it(`fails with ${code} for ${title}`, async () => {
      expect(await run(answer, changes)).to.deep.include({ rows: [], failure: code })
    })
  }
})
