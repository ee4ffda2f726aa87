import { expect } from 'chai'
import fc from 'fast-check'
import { fromInteger, parseIpAddress, rangeText, reverseName, toInteger } from '../../src/lib/ip-address.ts'
import { specialRange } from '../../src/lib/public-address.ts'

const address = (text: string): string | undefined => {
  const parsed = parseIpAddress(text)
  return 'address' in parsed ? parsed.address : undefined
}

describe('IP address', () => {
  it('returns one canonical text', () => {
    // https://www.rfc-editor.org/rfc/rfc5952#section-4
    expect(address('2001:0DB8:0:0:1:0:0:1')).to.equal('2001:db8::1:0:0:1')
    expect(address('2001:db8:0:1:1:1:1:1')).to.equal('2001:db8:0:1:1:1:1:1')
    expect(address(' 192.0.2.1 ')).to.equal('192.0.2.1')
    expect(address('::')).to.equal('::')
  })

  it('returns IPv4 for an IPv4-mapped address', () => {
    expect(address('::ffff:192.0.2.1')).to.equal('192.0.2.1')
    expect(address('::ffff:c000:201')).to.equal('192.0.2.1')
    expect(address('::192.0.2.1')).to.equal('::c000:201') // an IPv4-compatible address stays IPv6
  })

  it('refuses other notations', () => {
    for (const text of ['192.0.2', '0300.0.2.1', '0xc0000201', '192.0.2.01', '192.0.2.256', '[::1]', '', 'localhost']) {
      expect(address(text), text).to.equal(undefined)
    }
    expect(parseIpAddress('fe80::1%eth0')).to.have.property('fault').that.matches(/zone/)
    expect(parseIpAddress('192.0.2.0/24')).to.have.property('fault').that.matches(/range/)
  })

  it('agrees with the canonical text of URLs', () => {
    fc.assert(fc.property(fc.ipV6(), text => {
      const canonical = address(text)
      const host = new URL(`http://[${text}]/`).hostname.slice(1, -1)
      if (!host.startsWith('::ffff:')) expect(canonical).to.equal(host)
      expect(address(canonical ?? '')).to.equal(canonical)
    }), { numRuns: 500 })
  })

  it('converts to an integer and back', () => {
    expect(toInteger('192.0.2.1')).to.equal(3221225985n)
    expect(toInteger('::1')).to.equal(1n)
    fc.assert(fc.property(fc.ipV4(), text => { expect(fromInteger(toInteger(text), 4)).to.equal(text) }))
  })

  it('has a reverse name', () => {
    expect(reverseName('192.0.2.5')).to.equal('5.2.0.192.in-addr.arpa')
    // https://www.rfc-editor.org/rfc/rfc3596#section-2.5
    expect(reverseName('4321:0:1:2:3:4:567:89ab'))
      .to.equal('b.a.9.8.7.6.5.0.4.0.0.0.3.0.0.0.2.0.0.0.1.0.0.0.0.0.0.0.1.2.3.4.ip6.arpa')
  })

  it('displays a range as a block if it is one', () => {
    expect(rangeText(toInteger('192.0.2.0'), toInteger('192.0.2.255'), 4)).to.equal('192.0.2.0/24')
    expect(rangeText(toInteger('192.0.2.7'), toInteger('192.0.2.7'), 4)).to.equal('192.0.2.7/32')
    expect(rangeText(toInteger('2001:db8::'), toInteger('2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'), 6))
      .to.equal('2001:db8::/32')
    expect(rangeText(toInteger('192.0.2.1'), toInteger('192.0.2.2'), 4)).to.equal('192.0.2.1 - 192.0.2.2')
  })
})

describe('special-purpose range', () => {
  it('is the narrowest block that contains the address', () => {
    expect(specialRange('192.0.0.9')).to.include({ cidr: '192.0.0.9/32', rfc: 'RFC 7723' })
    expect(specialRange('192.0.0.200')).to.include({ cidr: '192.0.0.0/24' })
    expect(specialRange('255.255.255.255')).to.include({ purpose: 'Limited broadcast' })
    expect(specialRange('2001:db8::5')).to.include({ purpose: 'Documentation', rfc: 'RFC 3849' })
  })

  it('is undefined for public addresses', () => {
    for (const text of ['8.8.8.8', '1.1.1.1', '172.32.0.1', '2001:4860:4860::8888', '2606:4700::1']) {
      expect(specialRange(text), text).to.equal(undefined)
    }
  })
})
