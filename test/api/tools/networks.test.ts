import { expect } from 'chai'
import { magicSystems } from '../../../src/upstreams/magic-systems.ts'
import { statuses, startTools, type ToolWorld } from '../../support/tool-world.ts'

describe('POST /tools/ip-intelligence/asn and /network', () => {
  let world: ToolWorld
  before(async () => { world = await startTools({ RESTRICTED_SOURCES: 'peeringdb' }) })
  after(() => world[Symbol.asyncDispose]())

  it('returns the holder of an AS number, and what it announces', async () => {
    const { body } = await world.call('ip-intelligence/asn', { asn: 'as 50869.26605' })
    const { asn, holder, announced, registration, allocation, prefixes, abuse_contacts, peering } = body.data

    expect(body.query).to.deep.equal({ asn: 'AS3333777389' })
    expect(asn).to.equal('AS3333777389')
    expect({ holder, announced }).to.deep.equal({ holder: 'EXAMPLE-AS - Example Hosting', announced: true })
    expect(registration).to.deep.include({
      name: 'EXAMPLE-AS', first_number: 3_333_777_389, last_number: 3_333_777_389, registrant: 'Example Hosting',
    })
    expect(allocation).to.include({ country: 'FR', registry: 'ripencc', allocated_on: '2014-03-14' })
    expect(prefixes).to.deep.include({ count: 3, ipv4: 2, ipv6: 1 })
    expect(abuse_contacts).to.deep.equal(['abuse@example.net'])
    expect(peering).to.include({ name: 'Example Hosting', website: 'https://hosting.example', exchanges: 7 })
  })

  it('returns the registration of a network, and who announces it', async () => {
    const { body } = await world.call('ip-intelligence/network', { network: '8.8.8.8/255.255.255.0' })
    const { network, first_address, last_address, registration, routing, routes, abuse_contacts } = body.data

    expect([network, first_address, last_address]).to.deep.equal(['8.8.8.0/24', '8.8.8.0', '8.8.8.255'])
    expect(registration).to.deep.include({ name: 'EXAMPLE-NET', registrant: 'Example Hosting' })
    expect(routing).to.deep.include({
      prefix: '8.8.8.0/24', announced: true, systems: [{ asn: 'AS64496', holder: 'EXAMPLE-AS - Example Hosting' }],
    })
    expect(routes).to.have.property('count', 1)
    expect(abuse_contacts).to.deep.equal(['abuse@example.net'])
  })

  for (const [network, first, last] of [
    ['8.0.0.0/8', '8.0.0.0', '8.255.255.255'],
    ['193.0.0.0/21', '193.0.0.0', '193.0.7.255'],
    ['8.8.8.128/25', '8.8.8.0', '8.8.8.255'],
    ['2a00:1450::/31', '2a00:1450::', '2a00:1451:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['2600::/40', '2600::', '2600:0:ffff:ffff:ffff:ffff:ffff:ffff'],
  ] as const) {
    it(`returns a registration that contains ${network}`, async () => {
      const { body } = await world.call('ip-intelligence/network', { network })

      expect(body.data.registration).to.deep.include({ first_address: first, last_address: last })
      expect(body.meta.complete).to.equal(true)
    })
  }

  it('says that nothing is known only if the sources have said so', async () => {
    const system = await world.call('ip-intelligence/asn', { asn: magicSystems.none })
    const network = await world.call('ip-intelligence/network', { network: '192.0.2.2/32' })

    expect(system.body.data).to.deep.include({
      holder: null,
      announced: false,
      registration: null,
      allocation: null,
      abuse_contacts: [],
      peering: null,
      prefixes: { count: 0, ipv4: 0, ipv6: 0, prefixes: [] },
    })
    expect(network.body.data).to.deep.include({
      registration: null, abuse_contacts: [], routes: { count: 0, routes: [] },
      routing: { prefix: null, announced: false, systems: [], related_prefixes: [] },
    })
    expect([system, network].map(({ body }) => body.meta.complete)).to.deep.equal([true, true])
  })

  it('leaves out what a failed source would have said', async () => {
    await using elsewhere = await startTools()
    elsewhere.play('failure', 'stat.ripe.net')

    const system = await elsewhere.call('ip-intelligence/asn', { asn: 'AS3333' })
    const network = await elsewhere.call('ip-intelligence/network', { network: '8.8.8.0/24' })

    expect(system.body.data).to.include({ holder: null, announced: null, prefixes: null, abuse_contacts: null })
    expect(network.body.data).to.include({ routing: null, routes: null, abuse_contacts: null })
    expect([system, network].map(({ body }) => body.meta.complete)).to.deep.equal([false, false])
  })

  it('does not ask PeeringDB, whose terms restrict its use, if the operator has not enabled it', async () => {
    await using elsewhere = await startTools()

    const answer = await elsewhere.call('ip-intelligence/asn', { asn: 'AS3333' })

    expect(answer.body.data).to.include({ peering: null })
    expect(statuses(answer)).to.include({ peeringdb: 'skipped' })
    expect([...elsewhere.requests.keys()]).to.not.include('www.peeringdb.com')
  })

  for (const [kind, entry, network, isBlocked] of [
    ['network', '8.8.0.0/16', '8.8.8.0/24', true],
    ['network', '8.8.8.0/24', '8.8.8.0/24', true],
    ['network', '8.8.8.0/24', '8.8.0.0/16', false],
    ['exact', '8.8.8.8', '8.8.8.8/32', true],
    ['exact', '8.8.8.8', '8.8.8.8/31', false],
    ['network', '2606:4700::/32', '2606:4700::1111/128', true],
  ] as const) {
    it(`${isBlocked ? 'blocks' : 'answers about'} ${network} if the blocklist has ${entry}`, async () => {
      const { blocklist } = world.service.tracewell
      await blocklist.add(kind, entry, '', { isHashed: true })
      try {
        const { status } = await world.call('ip-intelligence/network', { network })

        expect(status).to.equal(isBlocked ? 403 : 200)
      } finally {
        await blocklist.remove(kind, entry)
      }
    })
  }

  for (const [path, body, reason] of [
    ['asn', { asn: 'AS64512' }, /Private use \(RFC 6996\)/],
    ['asn', { asn: 'AS64496' }, /Documentation \(RFC 5398\)/],
    ['asn', { asn: '0' }, /Reserved \(RFC 7607\)/],
    ['asn', { asn: 'AS23456' }, /AS_TRANS \(RFC 6793\)/],
    ['network', { network: '10.1.0.0/16' }, /Private use \(RFC 1918\)/],
    ['network', { network: '198.51.100.0/25' }, /Documentation/],
    ['network', { network: 'fd00::/48' }, /Unique local/],
    ['network', { network: '0.0.0.0/0' }, /too large/],
    ['network', { network: '8.8.8.8' }, /one IP address: .*`POST \/tools\/ip-intelligence\/lookup`, in a terminal `ip-lookup`,/],
  ] as const) {
    it(`refuses ${Object.values(body).join('')}, asks no source and charges nothing`, async () => {
      const asked = world.requestCount
      const before = await world.spent()

      const answer = await world.call(`ip-intelligence/${path}`, body)

      expect(answer.status).to.equal(400)
      expect(answer.body).to.have.nested.property('error.details[0].path', path)
      expect(answer.body).to.have.nested.property('error.details[0].message').that.matches(reason)
      expect(world.requestCount).to.equal(asked)
      expect(await world.spent()).to.deep.equal(before)
    })
  }
})
