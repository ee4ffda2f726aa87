import { expect } from 'chai'
import fc from 'fast-check'
import ipaddr from 'ipaddr.js'
import { parseNetwork } from '../../src/lib/ip-network.ts'

const networkIn = (text: string): string | undefined => {
  const parsed = parseNetwork(text)
  return 'network' in parsed ? parsed.network : undefined
}

describe('parseNetwork', () => {
  it('clears the bits behind the prefix, and knows the first and the last address', () => {
    const addresses = fc.oneof(
      fc.tuple(fc.ipV4(), fc.integer({ min: 0, max: 32 })), fc.tuple(fc.ipV6(), fc.integer({ min: 0, max: 128 })),
    )
    fc.assert(fc.property(addresses, ([address, bits]) => {
      const parsed = parseNetwork(`${address}/${bits}`)
      if ('fault' in parsed) throw new Error(parsed.fault)
      const [base, length] = ipaddr.parseCIDR(parsed.network)

      expect(length).to.equal(bits)
      expect(ipaddr.parse(address).kind()).to.equal(base.kind())
      expect(ipaddr.parse(address).match(base, bits)).to.equal(true)
      expect(networkIn(parsed.network)).to.equal(parsed.network)
      expect(networkIn(`${parsed.first} - ${parsed.last}`)).to.equal(parsed.network)
    }))
  })

  it('reads masks and ranges that are one network', () => {
    expect(networkIn('192.0.2.77/255.255.255.192')).to.equal('192.0.2.64/26')
    expect(networkIn('192.0.2.0-192.0.2.255')).to.equal('192.0.2.0/24')
    expect(networkIn('2001:DB8:0::/32')).to.equal('2001:db8::/32')
    expect(networkIn('2001:db8::-2001:db8::f')).to.equal('2001:db8::/124')
  })

  it('has a fault for any other text', () => {
    for (const text of [
      '', '192.0.2.1', '192.0.2.0/33', '2001:db8::/129', '192.0.2.0/255.0.255.0', '2001:db8::/255.255.0.0',
      '192.0.2.0-192.0.2.9', '192.0.2.9-192.0.2.0', '192.0.2.0-2001:db8::', '192.0.2/24', 'fe80::%eth0/64', '/24',
    ]) expect(networkIn(text), text).to.equal(undefined)
  })

  it('never throws on any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), text => {
      expect(parseNetwork(text)).to.be.an('object')
    }))
  })
})
