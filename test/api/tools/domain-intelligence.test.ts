import { expect } from 'chai'
import { startTools, statuses, type ToolWorld } from '../../support/tool-world.ts'

describe('POST /tools/domain-intelligence/dns', () => {
  let world: ToolWorld
  before(async () => { world = await startTools() })
  after(() => world[Symbol.asyncDispose]())

  it('keeps the name as it was sent, and parses its records', async () => {
    const { body } = await world.call('domain-intelligence/dns', { domain: 'https://WWW.example.com/a' })
    const { exists, records } = body.data

    expect(body.query).to.deep.equal({ domain: 'www.example.com' })
    expect(exists).to.equal(true)
    expect(records).to.deep.equal({
      a: ['192.0.2.80'],
      aaaa: ['2001:db8::80'],
      mx: [{ preference: 1, host: 'aspmx.l.google.com' }, { preference: 5, host: 'alt1.aspmx.l.google.com' }],
      ns: ['ns1.example.net', 'ns2.example.net'],
      txt: ['v=spf1 include:_spf.google.com ~all', 'google-site-verification=simulated'],
      caa: [{ flags: 0, tag: 'issue', value: 'letsencrypt.org' }],
      soa: {
        primary: 'ns1.example.net',
        mailbox: 'hostmaster.example.net',
        serial: 2_026_010_203,
        refresh: 7_200,
        retry: 3_600,
        expire: 1_209_600,
        minimum: 3_600,
      },
      ds: [`64496 13 2 ${'0f'.repeat(32)}`],
      dnskey: [],
      https: ['1 . alpn=h2,h3'],
      svcb: [],
      srv: [],
      tlsa: [],
    })
    expect(body.data).to.deep.include({
      cname_chain: [],
      authenticated: false,
      wildcard: false,
      findings: [],
    })
    expect(body.meta.sources[0]).to.include({ name: 'dns', count: 10 })
    expect(body.meta.sources[1]).to.include({ name: 'dns-details', count: 2 })
  })

  it('reports that a name does not exist', async () => {
    const { body } = await world.call('domain-intelligence/dns', { domain: 'tw-none.example' })

    expect(body.data).to.deep.equal({
      domain: 'tw-none.example',
      exists: false,
      complete: true,
      unanswered: [],
      cname_chain: [],
      authenticated: null,
      wildcard: null,
      findings: [],
      records: {
        a: [],
        aaaa: [],
        mx: [],
        ns: [],
        txt: [],
        caa: [],
        soa: null,
        ds: [],
        dnskey: [],
        https: [],
        svcb: [],
        srv: [],
        tlsa: [],
      },
    })
  })
})

describe('POST /tools/domain-intelligence/rdap', () => {
  it('returns the registration of the registered domain, or null if it does not exist', async () => {
    await using world = await startTools()

    const { body } = await world.call('domain-intelligence/rdap', { domain: 'www.example.com' })
    const none = await world.call('domain-intelligence/rdap', { domain: 'tw-none.example' })

    const { raw, ...registration } = body.data.registration!
    expect(body.query).to.deep.equal({ domain: 'example.com' })
    expect(registration).to.deep.equal({
      protocol: 'rdap',
      domain: 'example.com',
      registrar: { name: 'Example Registrar', handle: '9999' },
      handle: '2138514_DOMAIN_EXAMPLE',
      status: ['client transfer prohibited', 'active'],
      registrant: null,
      abuse: { email: 'abuse@registrar.example', phone: '+33.123456789' },
      registered_at: '2014-05-06T07:08:09.000Z',
      changed_at: '2026-04-05T06:07:08.000Z',
      expires_at: '2027-05-06T07:08:09.000Z',
      name_servers: ['ns1.example.net', 'ns2.example.net'],
      dnssec: false,
    })
    expect(raw).to.include({ objectClassName: 'domain' })
    expect(none.body.data).to.deep.equal({ domain: 'tw-none.example', registration: null })
  })

  it('reads a registration without RDAP from WHOIS, and has none only if the registry reports it', async () => {
    await using world = await startTools()

    const { body } = await world.call('domain-intelligence/rdap', { domain: 'www.example.de' })
    const none = await world.call('domain-intelligence/rdap', { domain: 'tw-none.de' })
    const limited = await world.call('domain-intelligence/rdap', { domain: 'tw-limited.de' })

    expect(body.data.registration).to.deep.include({
      protocol: 'whois',
      domain: 'example.de',
      registrar: { name: 'Example Registrar', handle: null },
      registered_at: '2014-05-06T00:00:00.000Z',
      changed_at: '2026-04-05T06:07:08.000Z',
      name_servers: ['ns1.example.net', 'ns2.example.net'],
    })
    expect(body.data.registration!.raw).to.have.property('whois').that.matches(/^Domain: example\.de$/m)
    expect(none.body.data).to.deep.equal({ domain: 'tw-none.de', registration: null })
    expect(limited.status).to.equal(502)
  })
})

describe('POST /tools/domain-intelligence/certificates', () => {
  it('merges what both sources report of a certificate, and works with only one of them', async () => {
    await using world = await startTools()
    world.play('failure', 'api.certspotter.com')

    const one = await world.call('domain-intelligence/certificates', { domain: 'example.com' })
    world.play('success')
    const both = await world.call('domain-intelligence/certificates', { domain: 'example.com' })

    expect(one.body.data.count).to.equal(4)
    expect(both.body.data).to.deep.include({
      count: 5,
      first_not_before: '2023-03-04T04:06:08.000Z',
      last_not_after: '2026-10-31T23:38:01.000Z',
      names: ['*.example.com', 'api.example.com', 'example.com', 'mail.example.com', 'staging.example.com',
        'www.example.com'],
      other_name_count: 1,
      other_names: ['www.example.net'],
    })
    expect(one.body.data).to.deep.include({ other_name_count: 0, other_names: [] })
    expect(both.body.data.certificates.find(({ sources }) => sources.length === 2)).to.deep.include({
      names: ['example.com', 'www.example.com'], not_before: '2026-03-04T04:06:08.000Z',
    })
  })
})

describe('POST /tools/domain-intelligence/all', () => {
  it('sends no request about an internal name', async () => {
    await using world = await startTools()

    const answer = await world.call('domain-intelligence/all', { domain: 'printer.local' })

    expect(world.requestCount).to.equal(0)
    expect(answer.body.data).to.have.nested.property('dns.exists', null)
    expect(answer.body.data.email_security).to.deep.include({ forgery_protection: 'unknown' })
    expect(new Set(Object.values(statuses(answer)))).to.deep.equal(new Set(['skipped']))
  })

  it('requests each source once, and returns the data of every operation', async () => {
    await using world = await startTools()
    await using separate = await startTools()

    const { body } = await world.call('domain-intelligence/all', { domain: 'example.com' })
    const alone = Object
      .fromEntries(await Promise
        .all(['dns', 'rdap', 'certificates', 'subdomains', 'email-security'].map(async operation =>
          [operation.replace('-', '_'),
            (await separate.call(`domain-intelligence/${operation}`, { domain: 'example.com' })).body.data] as const
        )))

    expect(body.data).to.deep.equal({ domain: 'example.com', ...alone })
    expect(world.requests.get('crt.sh')).to.equal(1)
    expect(new Set(body.meta.sources.map(({ name }) => name)).size).to
      .equal(body.meta.sources.length)
  })

  it('returns null for a section that no source reports', async () => {
    await using world = await startTools()
    world.play('failure', 'rdap.org', 'rdap-bootstrap.arin.net', 'crt.sh', 'api.certspotter.com')

    const { status, body } = await world.call('domain-intelligence/all', { domain: 'example.com' })

    expect(status).to.equal(200)
    expect([body.data.rdap, body.data.certificates]).to.deep.equal([null, null])
    expect(body.data.subdomains!.count).to.be.greaterThan(0)
    expect(body.meta.complete).to.equal(false)
  })
})
