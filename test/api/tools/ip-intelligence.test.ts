import { expect } from 'chai'
import { startTools, type ToolWorld } from '../../support/tool-world.ts'

describe('POST /tools/ip-intelligence', () => {
  let world: ToolWorld
  before(async () => { world = await startTools({ RESTRICTED_SOURCES: 'internetdb' }) })
  after(() => world[Symbol.asyncDispose]())

  it('returns the owner of an address', async () => {
    const { body } = await world.call('ip-intelligence/lookup', { ip: '[2001:4860:4860:0::8888]' })
    const { ip, address, registration, routing, host_names } = body.data

    expect(ip).to.equal('2001:4860:4860::8888')
    expect(address).to.include({ version: 6 })
    expect(registration).to.deep.include({ name: 'EXAMPLE-NET', registrant: 'Example Hosting', country: 'FR' })
    expect(routing).to.include({ announced: true })
    expect(host_names).to.deep.equal(['host.tw-success.example'])
  })

  for (const operation of ['lookup', 'reputation', 'all'] as const) {
    it(`refuses an address that is not public, with the reason, and charges nothing (${operation})`, async () => {
      const asked = world.requestCount
      const before = await world.spent()

      const { status, body } = await world.call(`ip-intelligence/${operation}`, { ip: '10.0.0.1' })

      expect(status).to.equal(400)
      expect(world.requestCount).to.equal(asked)
      expect(body).to.have.nested.property('error.details[0].path', 'ip')
      expect(body).to.have.nested.property('error.details[0].message').that.matches(/not public: Private use/)
      expect(await world.spent()).to.deep.equal(before)
    })
  }

  it('reports the entries of the lists, and the lists that failed', async () => {
    const { body } = await world.call('ip-intelligence/reputation', { ip: '8.8.4.4' })
    const { listed, tor_exit, blocklists, exposure, forum_spam } = body.data

    expect([listed, tor_exit]).to.deep.equal([true, true])
    expect(blocklists.map(({ zone, listed: has, codes }) => [zone, has, codes])).to.deep.equal([
      ['dnsel.torproject.org', true, ['127.0.0.2']], ['dnsbl.dronebl.org', true, ['127.0.0.3']],
      ['bl.blocklist.de', true, ['127.0.0.2']], ['psbl.surriel.com', true, ['127.0.0.2']],
      ['all.s5h.net', true, ['127.0.0.2']],
    ])
    expect(exposure).to.include({ ip: '8.8.4.4' })
    expect(forum_spam).to.include({ appears: 1 })
  })

  it('does not ask Shodan, whose terms restrict its use, if the operator has not enabled it', async () => {
    await using elsewhere = await startTools()

    const { body } = await elsewhere.call('ip-intelligence/reputation', { ip: '8.8.4.4' })

    expect(body.data).to.include({ listed: true, exposure: null })
    expect([...elsewhere.requests.keys()]).to.not.include('internetdb.shodan.io')
    expect(body.meta.sources.find(({ name }: { name: string }) => name === 'internetdb')).to.include({
      status: 'skipped',
    })
  })

  it('reports that an address is on no list', async () => {
    const { body } = await world.call('ip-intelligence/reputation', { ip: '192.0.2.2' })

    expect(body.data).to.deep.include({ listed: false, tor_exit: false, exposure: null, forum_spam: null })
  })

  for (const [host, ip] of [['dns.google', '2001:db8::2'], ['api.stopforumspam.org', '192.0.2.2']] as const) {
    it(`does not report an address as unlisted if a list fails (${host})`, async () => {
      await using elsewhere = await startTools()
      elsewhere.play('failure', host)

      const { status, body } = await elsewhere.call('ip-intelligence/reputation', { ip })

      expect(status).to.equal(200)
      expect(body.data).to.include({ listed: null })
      expect(body.meta.complete).to.equal(false)
    })
  }

  it('does not report that an address has no host names if the resolver fails', async () => {
    await using elsewhere = await startTools()
    elsewhere.play('failure', 'dns.google')

    const { body } = await elsewhere.call('ip-intelligence/lookup', { ip: '8.8.8.8' })
    const none = await world.call('ip-intelligence/lookup', { ip: '192.0.2.2' })

    expect([body.data.host_names, none.body.data.host_names]).to.deep.equal([null, []])
  })
})
