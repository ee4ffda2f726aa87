import { expect } from 'chai'
import { createClientAddress } from '../../src/http/client-address.ts'

describe('client address', () => {
  it('is the peer where no proxy is trusted', () => {
    const address = createClientAddress([])('203.0.113.9', '198.51.100.1')

    expect(address).to.equal('203.0.113.9')
  })

  it('is written as IPv4 where the socket maps it to IPv6', () => {
    const address = createClientAddress([])('::ffff:203.0.113.9', undefined)

    expect(address).to.equal('203.0.113.9')
  })

  it('is the peer where the peer is not a trusted proxy', () => {
    const address = createClientAddress(['10.0.0.0/8'])('203.0.113.9', '198.51.100.1')

    expect(address).to.equal('203.0.113.9')
  })

  it('is what a trusted proxy says', () => {
    const address = createClientAddress(['10.0.0.0/8'])('::ffff:10.1.2.3', '198.51.100.1')

    expect(address).to.equal('198.51.100.1')
  })

  it('is the last hop that is not a trusted proxy, whatever the caller wrote before it', () => {
    const address = createClientAddress(['10.0.0.0/8', '192.0.2.7'])('10.1.2.3', '1.1.1.1, 198.51.100.1, 192.0.2.7')

    expect(address).to.equal('198.51.100.1')
  })

  it('takes IPv6 proxies', () => {
    const address = createClientAddress(['fd00::/8'])('fd00::1', '2001:db8::0:5')

    expect(address).to.equal('2001:db8::5')
  })

  it('stops at what is no address', () => {
    const address = createClientAddress(['10.0.0.0/8'])('10.1.2.3', '198.51.100.1, unknown')

    expect(address).to.equal('10.1.2.3')
  })

  it('refuses a list with an entry that is no address', () => {
    const create = () => createClientAddress(['10.0.0.0/8', 'proxy.example'])

    expect(create).to.throw('proxy.example is neither an address nor a CIDR range')
  })
})
