import { expect } from 'chai'
import { createClientAddress } from '../../src/http/client-address.ts'

describe('the client address', () => {
  it('is the peer if no proxy is trusted', () => {
    const address = createClientAddress([])('203.0.113.9', '198.51.100.1')

    expect(address).to.equal('203.0.113.9')
  })

  it('is IPv4 if the socket reports an IPv4-mapped IPv6 address', () => {
    const address = createClientAddress([])('::ffff:203.0.113.9', undefined)

    expect(address).to.equal('203.0.113.9')
  })

  it('is the peer if the peer is not a trusted proxy', () => {
    const address = createClientAddress(['10.0.0.0/8'])('203.0.113.9', '198.51.100.1')

    expect(address).to.equal('203.0.113.9')
  })

  it('is the address that a trusted proxy reports', () => {
    const address = createClientAddress(['10.0.0.0/8'])('::ffff:10.1.2.3', '198.51.100.1')

    expect(address).to.equal('198.51.100.1')
  })

  it('is the last hop that is not a trusted proxy, whatever comes before it', () => {
    const address = createClientAddress(['10.0.0.0/8', '192.0.2.7'])('10.1.2.3', '1.1.1.1, 198.51.100.1, 192.0.2.7')

    expect(address).to.equal('198.51.100.1')
  })

  it('is the twentieth hop if a header names more trusted proxies', () => {
    const hops = Array.from({ length: 1_600 }, (_, index) => `10.0.${Math.floor(index / 250)}.${index % 250}`)
    const address = createClientAddress(['10.0.0.0/8'])('10.1.2.3', hops.join(','))

    expect(address).to.equal(hops.at(-20))
  })

  it('supports IPv6 proxies', () => {
    const address = createClientAddress(['fd00::/8'])('fd00::1', '2001:db8::0:5')

    expect(address).to.equal('2001:db8::5')
  })

  it('is the proxy if the proxy reports no address', () => {
    const address = createClientAddress(['10.0.0.0/8'])('10.1.2.3', '198.51.100.1, unknown')

    expect(address).to.equal('10.1.2.3')
  })

  it('does not depend on what the caller adds in front', () => {
    const address = createClientAddress(['10.0.0.0/8'])
    const spoofs = ['', '127.0.0.1', '10.0.0.1', '10.0.0.1, 10.0.0.2', 'unknown', '::1', '"', ',,,', '0x7f.1',
      '2130706433']

    const seen = spoofs.map(spoof => address('10.1.2.3', `${spoof}, 198.51.100.1, 10.9.9.9`))

    expect(new Set(seen)).to.deep.equal(new Set(['198.51.100.1']))
  })

  it('does not come from a header that no proxy has changed', () => {
    const address = createClientAddress(['10.0.0.0/8'])('198.51.100.1', '10.1.2.3, 203.0.113.9')

    expect(address).to.equal('198.51.100.1')
  })

  it('is read from a hop with a port', () => {
    const address = createClientAddress(['10.0.0.0/8'])
    const seen = ['198.51.100.1:4711', '[2001:db8::5]:4711', '[2001:db8::5]'].map(hop => address('10.1.2.3', hop))

    expect(seen).to.deep.equal(['198.51.100.1', '2001:db8::5', '2001:db8::5'])
  })

  for (const hop of ['1', '0x7f.1', '017700000001', 'fe80::1%eth0', '_hidden', '198.51.100.1:']) {
    it(`ignores ${hop}, which is not an address in the usual notation`, () => {
      const address = createClientAddress(['10.0.0.0/8'])('10.1.2.3', hop)

      expect(address).to.equal('10.1.2.3')
    })
  }

  it('rejects a list of proxies with an entry that is not an address', () => {
    const create = () => createClientAddress(['10.0.0.0/8', 'proxy.example'])

    expect(create).to.throw('proxy.example is neither an address nor a CIDR range')
  })
})
