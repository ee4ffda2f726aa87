import { expect } from 'chai'
import { rdapDomain } from '../../../src/sources/modules/rdap-domain.ts'
import { rdapIp } from '../../../src/sources/modules/rdap-ip.ts'
import type { UpstreamAnswer } from '../../../src/upstreams/upstream.ts'
import { runOn } from '../../support/one-answer.ts'

const domain = (answer: UpstreamAnswer) =>
  runOn('https://rdap.org', answer, rdapDomain, { type: 'Domain Name', value: 'example.org' })
const network = (answer: UpstreamAnswer) =>
  runOn('https://rdap.org', answer, rdapIp, { type: 'IP Address', value: '8.8.8.8' })

describe('RDAP', () => {
  it('shows a domain with odd, null and missing members', async () => {
    const { cards, failure } = await domain({ body: {
      objectClassName: 'domain',
      ldhName: 'EXAMPLE.ORG',
      handle: null,
      events: [{ eventAction: 'registration' }, null, { eventAction: 'expiration', eventDate: '2027-01-02T00:00:00Z' }],
      entities: [null, { roles: null, vcardArray: [] }, { roles: ['registrant'], vcardArray: ['vcard', [
        [], null, ['fn', {}, 'text', 'REDACTED FOR PRIVACY'], ['org', {}, 'text', ['Example', 'Research']],
      ] ] }],
      status: [null, 'active'],
      nameservers: [{}, { ldhName: 'NS1.example.net.' }, null],
      secureDNS: null,
    } })

    expect(failure).to.equal(undefined)
    expect(cards[0]!.items.map(({ label, value }) => `${label}: ${value}`)).to.eql([
      'Domain: example.org', 'Registrant: Example, Research', 'Expires: 2027-01-02T00:00:00.000Z', 'Status: active',
      'Name server: ns1.example.net',
    ])
  })

  for (const [title, answer] of [
    ['a foreign page', { status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>404 Not Found</h1>' }],
    ['the error of another program', { status: 404, body: { detail: 'Not Found' } }],
    ['an answer without a body', { status: 404, headers: {}, body: '' }],
  ] as const) {
    it(`fails for ${title} with status 404`, async () => {
      expect(await domain(answer)).to.deep.include({ cards: [], failure: 'UPSTREAM_ERROR' })
      expect(await network(answer)).to.deep.include({ cards: [], failure: 'UPSTREAM_ERROR' })
    })
  }

  it('finds nothing for a block of another registry', async () => {
    const body = { objectClassName: 'ip network', name: 'NON-RIPE-NCC-MANAGED-ADDRESS-BLOCK', handle: '8.0.0.0/8' }

    expect(await network({ body })).to.deep.include({ cards: [], failure: undefined })
  })

  it('knows a domain by its name in Unicode and with a dot, and no other domain', async () => {
    const about = (names: object) => domain({ body: { objectClassName: 'domain', handle: 'D1', ...names } })

    expect(await about({ ldhName: 'EXAMPLE.ORG.' })).to.have.property('failure', undefined)
    expect(await about({ unicodeName: 'example.org' })).to.have.property('failure', undefined)
    expect(await about({ ldhName: 'other.example' })).to.deep.include({ cards: [], failure: 'UPSTREAM_CHANGED' })
  })

  it('knows a network by its range, and no network of other addresses', async () => {
    const about = (startAddress: string, endAddress: string) =>
      network({ body: { objectClassName: 'ip network', name: 'NET', startAddress, endAddress } })

    expect(await about('8.8.8.0', '8.8.8.255')).to.have.property('failure', undefined)
    expect(await about('8.8.8.0/24', '8.8.8.255/24')).to.have.property('failure', undefined)
    for (const [first, last] of [['8.8.9.0', '8.8.9.255'], ['::', 'ffff::']] as const) {
      expect(await about(first, last)).to.deep.include({ cards: [], failure: 'UPSTREAM_CHANGED' })
    }
  })

  it('fails for an object of another class', async () => {
    expect(await network({ body: { objectClassName: 'domain' } })).to.deep.include({ failure: 'UPSTREAM_CHANGED' })
  })
})
