import { expect } from 'chai'
import { operations } from '../../src/core/tools/operations/index.ts'
import type { Json } from '../support/start.ts'
import { startTools, statuses, told, type ToolWorld } from '../support/tool-world.ts'

/** Operations of which any source may fail, with a value to ask about. */
const cases = [
  ['domain-intelligence/dns', 'domain', 'example.com'],
  ['domain-intelligence/rdap', 'domain', 'example.com'],
  ['domain-intelligence/certificates', 'domain', 'example.com'],
  ['domain-intelligence/email-security', 'domain', 'example.com'],
  ['domain-intelligence/all', 'domain', 'example.com'],
  ['ip-intelligence/lookup', 'ip', '8.8.8.8'],
  ['ip-intelligence/reputation', 'ip', '2001:4860:4860::8888'],
  ['ip-intelligence/all', 'ip', '8.8.8.8'],
  ['account-intelligence/email', 'email', 'sam@example.com'],
  ['account-intelligence/pseudonym', 'pseudonym', 'sam_example'],
  ['gaming-intelligence/profile', 'pseudonym', 'sam_example'],
] as const

for (const [path, field, value] of cases) {
  describe(`POST /tools/${path}`, () => {
    let world: ToolWorld
    beforeEach(async () => { world = await startTools({ TOOL_DEADLINE_MS: '4000' }) })
    afterEach(() => world[Symbol.asyncDispose]())
    const ask = () => world.call(path, { [field]: value })

    it('answers what its sources say, for one core search', async () => {
      const { status, body } = await ask()
      const [tool, operation] = path.split('/')

      expect(status).to.equal(200)
      expect(body).to.deep.include({ tool, operation, query: { [field]: value } })
      expect(body['data'][field]).to.equal(value)
      expect(body['meta']).to.deep.include({ cost: { core_searches: 1 }, stale: false })
      expect(await world.spent()).to.deep.equal({ used: 1, records: 1, runs: 0 })
    })

    it('answers where no source has anything', async () => {
      world.play('none')

      const answer = await ask()

      expect(told(answer)).to.equal('200 OK')
      expect(answer.body['meta']['complete']).to.equal(true)
      expect((await world.spent()).used).to.equal(1)
    })

    for (const outcome of ['failure', 'limited', 'blocked', 'broken', 'changed', 'drop'] as const) {
      it(`answers 502 for nothing where every source fails (${outcome})`, async () => {
        world.play(outcome)

        const answer = await ask()

        expect(told(answer)).to.equal('502 DATA_UNAVAILABLE')
        expect(Object.values(statuses(answer))).to.include('failed')
        expect(await world.spent()).to.deep.equal({ used: 0, records: 0, runs: 0 })
      })
    }

    it('answers from what was kept, asking nobody', async () => {
      const first = await ask()
      const asked = world.asked

      const second = await ask()

      expect(world.asked).to.equal(asked)
      expect(second.body['data']).to.deep.equal(first.body['data'])
      expect(second.body['meta']['cached']).to.equal(true)
    })

    it('answers 504 where nothing is there in time, and goes on', async () => {
      await using hurried = await startTools({ TOOL_DEADLINE_MS: '150' })
      hurried.play('hang')

      const answer = await hurried.call(path, { [field]: value })

      expect(told(answer)).to.equal('504 TIMEOUT')
      expect(answer.body['meta']['savedResult']['id']).to.be.a('string')
      expect((await hurried.spent()).used).to.equal(0)
    })
  })
}

describe('POST /tools/domain-intelligence/dns', () => {
  let world: ToolWorld
  before(async () => { world = await startTools() })
  after(() => world[Symbol.asyncDispose]())

  it('takes the name as it is, and takes its records apart', async () => {
    const { body } = await world.call('domain-intelligence/dns', { domain: 'https://WWW.example.com/a' })
    const { exists, records } = body['data']

    expect(body['query']).to.deep.equal({ domain: 'www.example.com' })
    expect(exists).to.equal(true)
    expect(records).to.deep.equal({
      a: ['192.0.2.80'], aaaa: ['2001:db8::80'],
      mx: [{ preference: 1, host: 'aspmx.l.google.com' }, { preference: 5, host: 'alt1.aspmx.l.google.com' }],
      ns: ['ns1.example.net', 'ns2.example.net'],
      txt: ['v=spf1 include:_spf.google.com ~all', 'google-site-verification=simulated'],
      caa: [{ flags: 0, tag: 'issue', value: 'letsencrypt.org' }],
      soa: { primary: 'ns1.example.net', mailbox: 'hostmaster.example.net', serial: 2_026_010_203, refresh: 7_200, retry: 3_600, expire: 1_209_600, minimum: 3_600 },
    })
    expect(body['meta']['sources'][0]).to.include({ name: 'dns', count: 10 })
  })

  it('says that a name does not exist', async () => {
    const { body } = await world.call('domain-intelligence/dns', { domain: 'tw-none.example' })

    expect(body['data']).to.deep.equal({ domain: 'tw-none.example', exists: false, records: { a: [], aaaa: [], mx: [], ns: [], txt: [], caa: [], soa: null } })
  })
})

describe('POST /tools/domain-intelligence/rdap', () => {
  it('tells the registration of the registered domain, and null where there is none', async () => {
    await using world = await startTools()

    const { body } = await world.call('domain-intelligence/rdap', { domain: 'www.example.com' })
    const none = await world.call('domain-intelligence/rdap', { domain: 'tw-none.example' })

    const { raw, ...registration } = body['data']['registration']
    expect(body['query']).to.deep.equal({ domain: 'example.com' })
    expect(registration).to.deep.equal({
      domain: 'example.com', registrar: { name: 'Example Registrar', handle: '9999' }, handle: '2138514_DOMAIN_EXAMPLE',
      status: ['client transfer prohibited', 'active'], registrant: null, abuse: { email: 'abuse@registrar.example', phone: '+33.123456789' },
      registered_at: '2014-05-06T07:08:09.000Z', changed_at: '2026-04-05T06:07:08.000Z', expires_at: '2027-05-06T07:08:09.000Z',
      name_servers: ['ns1.example.net', 'ns2.example.net'], dnssec: false,
    })
    expect(raw).to.include({ objectClassName: 'domain' })
    expect(none.body['data']).to.deep.equal({ domain: 'tw-none.example', registration: null })
  })
})

describe('POST /tools/domain-intelligence/certificates', () => {
  it('puts together what both readers know of a certificate, and answers with one of them', async () => {
    await using world = await startTools()
    world.play('failure', 'api.certspotter.com')

    const one = await world.call('domain-intelligence/certificates', { domain: 'example.com' })
    world.play('success')
    const both = await world.call('domain-intelligence/certificates', { domain: 'example.com' })

    expect(one.body['data']['count']).to.equal(4)
    expect(both.body['data']).to.deep.include({
      count: 5, first_not_before: '2023-03-04T04:06:08.000Z', last_not_after: '2026-06-02T04:06:07.000Z',
      names: ['*.example.com', 'api.example.com', 'example.com', 'mail.example.com', 'staging.example.com', 'www.example.com'],
    })
    expect((both.body['data']['certificates'] as Json[]).find(({ sources }) => sources.length === 2)).to.deep.include({
      names: ['example.com', 'www.example.com'], not_before: '2026-03-04T04:06:08.000Z',
    })
  })
})

describe('POST /tools/domain-intelligence/all', () => {
  it('asks nobody about a name of the inside of a network', async () => {
    await using world = await startTools()

    const answer = await world.call('domain-intelligence/all', { domain: 'printer.local' })

    expect(world.asked).to.equal(0)
    expect(answer.body['data']).to.have.nested.property('dns.exists', null)
    expect(answer.body['data']['email_security']).to.deep.include({ forgery_protection: 'unknown' })
    expect(new Set(Object.values(statuses(answer)))).to.deep.equal(new Set(['skipped']))
  })

  it('asks each source once, and has what each operation has', async () => {
    await using world = await startTools()
    await using separate = await startTools()

    const { body } = await world.call('domain-intelligence/all', { domain: 'example.com' })
    const alone = Object.fromEntries(await Promise.all(['dns', 'rdap', 'certificates', 'subdomains', 'email-security'].map(async operation =>
      [operation.replace('-', '_'), (await separate.call(`domain-intelligence/${operation}`, { domain: 'example.com' })).body['data']] as const)))

    expect(body['data']).to.deep.equal({ domain: 'example.com', ...alone })
    expect(world.requests.get('crt.sh')).to.equal(1)
    expect(new Set((body['meta']['sources'] as Json[]).map(({ name }) => name)).size).to.equal(body['meta']['sources'].length)
  })

  it('has null for what no source tells', async () => {
    await using world = await startTools()
    world.play('failure', 'rdap.org', 'crt.sh', 'api.certspotter.com')

    const { status, body } = await world.call('domain-intelligence/all', { domain: 'example.com' })

    expect(status).to.equal(200)
    expect([body['data']['rdap'], body['data']['certificates']]).to.deep.equal([null, null])
    expect(body['data']['subdomains']['count']).to.be.greaterThan(0)
    expect(body['meta']['complete']).to.equal(false)
  })
})

describe('POST /tools/ip-intelligence', () => {
  let world: ToolWorld
  before(async () => { world = await startTools() })
  after(() => world[Symbol.asyncDispose]())

  it('tells whose an address is', async () => {
    const { body } = await world.call('ip-intelligence/lookup', { ip: '[2001:4860:4860:0::8888]' })
    const { ip, address, registration, routing, host_names } = body['data']

    expect(ip).to.equal('2001:4860:4860::8888')
    expect(address).to.include({ version: 6 })
    expect(registration).to.deep.include({ name: 'EXAMPLE-NET', registrant: 'Example Hosting', country: 'FR' })
    expect(routing).to.include({ announced: true })
    expect(host_names).to.deep.equal(['host.tw-success.example'])
  })

  it('asks nobody about an address that is not public', async () => {
    const asked = world.asked

    const { status, body } = await world.call('ip-intelligence/lookup', { ip: '10.0.0.1' })

    expect(status).to.equal(200)
    expect(world.asked).to.equal(asked)
    expect(body['data']).to.deep.include({ registration: null, routing: null, host_names: [] })
    expect(body['data']['address']['special']).to.not.equal(null)
    expect(statuses({ status, body, headers: new Headers() })).to.include({ 'rdap-ip': 'skipped', 'ip-address': 'success' })
  })

  it('tells what lists say, and which could not be asked', async () => {
    const { body } = await world.call('ip-intelligence/reputation', { ip: '8.8.4.4' })
    const { listed, tor_exit, blocklists, exposure, forum_spam } = body['data']

    expect([listed, tor_exit]).to.deep.equal([true, false])
    expect((blocklists as Json[]).map(({ zone, listed: has, codes }) => [zone, has, codes])).to.deep.equal([
      ['dnsel.torproject.org', false, []], ['dnsbl.dronebl.org', true, ['127.0.0.9']], ['bl.blocklist.de', false, []],
      ['psbl.surriel.com', false, []], ['all.s5h.net', false, []],
    ])
    expect(exposure).to.include({ ip: '8.8.4.4' })
    expect(forum_spam).to.include({ appears: 1 })
  })

  it('says that an address is on no list', async () => {
    const { body } = await world.call('ip-intelligence/reputation', { ip: '192.0.2.2' })

    expect(body['data']).to.deep.include({ listed: false, tor_exit: false, exposure: null, forum_spam: null })
  })

  it('has no verdict on an address that is not public, and asks nobody', async () => {
    const asked = world.asked

    const answer = await world.call('ip-intelligence/reputation', { ip: '127.0.0.1' })

    expect(world.asked).to.equal(asked)
    expect(answer.body['data']).to.deep.include({ listed: null, tor_exit: null, blocklists: [], forum_spam: null, exposure: null })
    expect(statuses(answer)).to.deep.equal({ 'dns-blocklists': 'skipped', 'stop-forum-spam': 'skipped', 'internetdb': 'skipped' })
  })

  for (const [host, ip] of [['dns.google', '2001:db8::2'], ['api.stopforumspam.org', '192.0.2.2']] as const) {
    it(`cannot say that an address is on no list where one is silent (${host})`, async () => {
      await using elsewhere = await startTools()
      elsewhere.play('failure', host)

      const { status, body } = await elsewhere.call('ip-intelligence/reputation', { ip })

      expect(status).to.equal(200)
      expect(body['data']).to.include({ listed: null })
      expect(body['meta']['complete']).to.equal(false)
    })
  }

  it('cannot say that an address has no host names where the resolver is silent', async () => {
    await using elsewhere = await startTools()
    elsewhere.play('failure', 'dns.google')

    const { body } = await elsewhere.call('ip-intelligence/lookup', { ip: '8.8.8.8' })
    const none = await world.call('ip-intelligence/lookup', { ip: '192.0.2.2' })

    expect([body['data']['host_names'], none.body['data']['host_names']]).to.deep.equal([null, []])
  })
})

describe('POST /tools/account-intelligence', () => {
  let world: ToolWorld
  before(async () => { world = await startTools() })
  after(() => world[Symbol.asyncDispose]())

  it('has a section for each source of an e-mail address', async () => {
    const { body } = await world.call('account-intelligence/email', { email: ' mailto:Sam@EXAMPLE.com' })

    expect(body['query']).to.deep.equal({ email: 'Sam@example.com' })
    expect(Object.keys(body['data']['sections'])).to.deep.equal(['email_address', 'email_domain', 'gravatar', 'openpgp_keys', 'stop_forum_spam'])
    expect(body['data']['sections']['gravatar']).to.include({ display_name: 'Sam Example' })
  })

  for (const path of ['account-intelligence/pseudonym', 'gaming-intelligence/profile']) {
    it(`takes a handle for the name in it (${path})`, async () => {
      const { body } = await world.call(path, { pseudonym: ' @sam_example ' })

      expect(body['query']).to.deep.equal({ pseudonym: 'sam_example' })
      expect(body['data']['pseudonym']).to.equal('sam_example')
      expect(body['data']['found']).to.be.above(5)
    })
  }

  it('has the profile at each site that knows a pseudonym', async () => {
    const { body } = await world.call('account-intelligence/pseudonym', { pseudonym: 'sam_example' })
    const { found, profiles, sections } = body['data']

    expect(profiles['gitlab']).to.include({ username: 'sam_example' })
    expect(found).to.equal(Object.values(profiles as object).filter(profile => profile !== null).length)
    expect(Object.keys(sections)).to.deep.equal(['pseudonym_variants'])
  })
})

describe('the sources of all tools', () => {
  it('keep their answers apart, unless they are the same', () => {
    const owners = new Map<string, Set<unknown>>()
    for (const { sources } of operations) {
      for (const source of Object.values(sources)) {
        const key = source.keptAs ?? source.slug
        owners.set(key, (owners.get(key) ?? new Set()).add(source))
      }
    }

    expect([...owners].filter(([, sources]) => sources.size > 1).map(([key]) => key).filter(key => !key.endsWith(' cards'))).to.deep.equal([])
  })

  it('are named as they are listed', () => {
    for (const { sources } of operations) expect(Object.values(sources).map(({ slug }) => slug)).to.deep.equal(Object.keys(sources))
  })
})
