import { expect } from 'chai'
import { SourceFailure } from '../../../src/sources/failures.ts'
import { until } from '../../../scripts/support/until.ts'
import { rdapDomain } from '../../../src/sources/modules/rdap-domain.ts'
import { rdapIp } from '../../../src/sources/modules/rdap-ip.ts'
import { rdap, rdapAtArin } from '../../../src/upstreams/rdap.ts'
import type { UpstreamAnswer } from '../../../src/upstreams/upstream.ts'
import { runOn } from '../../support/one-answer.ts'
import { simulate } from '../../support/simulated.ts'

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

  it('shows a domain in the forms in which registries send it', async () => {
    const { cards, failure } = await domain({ body: {
      // no class, and a number in place of a text
      handle: 4711,
      unicodeName: 'Example.org.',
      events: [
        { eventAction: 'Registration', eventDate: '' },
        { eventAction: 'registration', eventDate: '2014-05-06 07:08:09Z' },
        { eventAction: 'last_changed', eventDate: '2026/04/05' },
        { eventAction: 'EXPIRATION', eventDate: '0001-01-01T00:00:00Z' },
      ],
      entities: [
        { roles: 'Registrar', handle: '9999', vcardArray: [['version', {}, 'text', '4.0'], ['FN', {}, 'text', 'Ex']] },
        { roles: ['registrant'], vcardArray: ['vcard', [
          ['fn', {}, 'text', 'Data Protected'], ['org', {}, 'text', [['Example', 'Research']]],
          ['adr', { cc: 'FR' }, 'text', ['', '', '', '', '', '', 'REDACTED']],
        ]] },
        { roles: ['abuse'], jscard: {
          name: { full: 'Abuse desk' },
          emails: { one: { address: 'abuse@registrar.example' } },
          phones: { one: { number: 'tel:+33.1234567', features: { fax: true } }, two: { number: 'tel:+33.987654321' } },
        } },
      ],
      status: 'active',
      nameservers: ['NS1.example.net', { unicodeName: 'ns.b\u00fccher.example' }, { ldhName: 'ns1.example.net.' }],
      secureDNS: { dsData: [{ keyTag: 1 }] },
    } })

    expect(failure).to.equal(undefined)
    expect(cards[0]!.items.map(({ label, value }) => `${label}: ${value}`)).to.eql([
      'Domain: example.org', 'Registrar: Ex', 'Registrant: Example, Research', 'Country: FR',
      'Abuse e-mail: abuse@registrar.example', 'Abuse telephone: +33.987654321',
      'Registered: 2014-05-06T07:08:09.000Z', 'Last changed: 2026-04-05T00:00:00.000Z', 'Status: active',
      'Name server: ns1.example.net', 'Name server: ns.xn--bcher-kva.example', 'DNSSEC: true', 'Parts left out: 1',
    ])
  })

  for (const [title, entity] of [
    // https://github.com/pogzyb/asyncwhois/issues/72
    ['its role only in the card', { vcardArray: [
      'vcard', [['fn', {}, 'text', 'Sam'], ['role', {}, 'text', 'registrant']],
    ] }],
    // https://github.com/mangstadt/ez-vcard/pull/108
    ['no list around the properties', { roles: ['registrant'], vcardArray: [
      'vcards', ['adr', {}, 'text', ['', '', '', '', '', '', '']], ['fn', {}, 'text', 'Sam'],
    ] }],
    // https://github.com/openrdap/rdap/issues/25, https://github.com/openrdap/rdap/issues/28
    ['properties without types or parameters', { roles: ['registrant'], vcardArray: [
      'vcard', [['version', [], 'text', '4.0'], ['lang', { type: 'language-tag' }, 'en'], ['fn', [], 'Sam']],
    ] }],
    // https://github.com/metaregistrar/rdap-client/issues/10
    ['null in place of a name', { roles: ['registrant'], vcardArray: [
      'vcard', [['fn', {}, 'text', null], ['n', {}, 'text', ['', 'Sam', null, '', '']]],
    ] }],
  ] as const) {
    it(`reads a holder with ${title}`, async () => {
      const body = { objectClassName: 'domain', ldhName: 'example.org', entities: [entity] }
      const { cards } = await domain({ body })

      expect(cards[0]!.items.find(({ label }) => label === 'Registrant')?.value).to.equal('Sam')
    })
  }

  it('takes a text in place of a redacted name for no holder', async () => {
    const { cards } = await domain({ body: {
      objectClassName: 'domain',
      ldhName: 'example.org',
      redacted: [{ name: { type: 'Registrant Name' }, method: 'replacementValue' }],
      entities: [{ roles: ['registrant'], vcardArray: ['vcard', [
        ['fn', {}, 'text', 'Use the form of the registrar'], ['org', {}, 'text', 'Example Research'],
      ]] }],
    } })

    expect(cards[0]!.items.find(({ label }) => label === 'Registrant')?.value).to.equal('Example Research')
  })

  for (const outcome of ['failure', 'limited', 'blocked', 'drop'] as const) {
    it(`asks the second service for the registry if the first one fails (${outcome})`, async () => {
      await using world = await simulate({
        upstreams: [{ ...rdap, subject: () => 'first' }, rdapAtArin],
        outcomes: subject => subject === 'first' ? outcome : 'success',
      })

      const { cards, failure } = await world.run(rdapIp, 'IP Address', '8.8.8.8')

      expect(failure).to.equal(undefined)
      expect(cards[0]?.raw).to.include({ name: 'EXAMPLE-NET' })
    })
  }

  it('asks the second service for the registry if the first one is silent', async () => {
    await using world = await simulate({
      upstreams: [{ ...rdap, subject: () => 'first' }, rdapAtArin],
      outcomes: subject => subject === 'first' ? 'hang' : 'success',
    })

    const { cards, failure } = await world.run(rdapIp, 'IP Address', '8.8.8.8')

    expect(failure).to.equal(undefined)
    expect(cards[0]?.raw).to.include({ name: 'EXAMPLE-NET' })
  })

  it('does not answer in time if both services are silent', async () => {
    await using world = await simulate({ outcomes: () => 'hang' })
    const stop = new AbortController()
    const asked = world.run(rdapIp, 'IP Address', '8.8.8.8', stop.signal)
    await until(() => world.requests.get('rdap-bootstrap.arin.net') === 1)
    stop.abort(new SourceFailure('UPSTREAM_TIMEOUT', 'the deadline has passed'))

    expect(await asked).to.deep.equal({ cards: [], failure: 'UPSTREAM_TIMEOUT' })
  })

  it('does not ask the second service if a registry fails, or if the first one redirects to no registry', async () => {
    for (const [location, failure] of [
      ['https://rdap.registry.example/ip/8.8.8.8', 'UPSTREAM_ERROR'], ['http://rdap.registry.example', 'UPSTREAM_CHANGED'],
      ['', 'UPSTREAM_CHANGED'],
    ] as const) {
      const found = () => ({ status: 302, headers: location === '' ? {} : { location }, body: '' })
      const registry = { ...rdap, origin: 'https://rdap.registry.example', found: () => ({ status: 500, body: '' }) }
      await using world = await simulate({ upstreams: [{ ...rdap, found }, registry, rdapAtArin] })

      expect(await world.run(rdapIp, 'IP Address', '8.8.8.8')).to.deep.equal({ cards: [], failure })
      expect(world.requests.get('rdap-bootstrap.arin.net')).to.equal(undefined)
    }
  })

  it('tells an error with status 200 from a domain', async () => {
    expect(await domain({ body: { errorCode: 404, title: 'None' } })).to.deep.include({ cards: [], failure: undefined })
    expect(await domain({ body: { errorCode: 500 } })).to.deep.include({ cards: [], failure: 'UPSTREAM_ERROR' })
    expect(await domain({ body: { notices: [{ title: 'Terms' }] } })).to.deep.include({ failure: 'UPSTREAM_CHANGED' })
  })

  it('reads the range of a network from its prefix', async () => {
    const { cards } = await network({ body: {
      objectClassName: 'ip network', name: 'NET', handle: 5, cidr0_cidrs: [{ v4prefix: '8.8.8.0', length: 24 }],
    } })

    expect(cards[0]!.items.find(({ label }) => label === 'Range')?.value).to.equal('8.8.8.0 - 8.8.8.255')
    expect(await network({ body: {
      objectClassName: 'ip network', name: 'NET', cidr0_cidrs: [{ v4prefix: '9.9.9.0', length: 24 }],
    } })).to.deep.include({ failure: 'UPSTREAM_CHANGED' })
  })

  for (const [title, answer] of [
    ['a foreign page', { status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>404 Not Found</h1>' }],
    ['the error of another program', { status: 404, body: { detail: 'Not Found' } }],
    ['an answer without a body', { status: 404, headers: {}, body: '' }],
    ['the answer of rdap.org itself', { status: 404, headers: { 'content-type': 'application/rdap+json' }, body: '' }],
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
