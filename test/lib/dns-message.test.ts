import { expect } from 'chai'
import fc from 'fast-check'
import { addressQuery, addressResponse, queriedName, readAddresses } from '../../src/lib/dns-message.ts'

/** Response of a real resolver: a CNAME with a compressed name, then an address. */
const withAlias = Buffer.from(
  '00008180000100020000000003777777076578616d706c6503636f6d0000010001'
    + 'c00c000500010000003c000603636e6dc010' + 'c02d000100010000003c0004c0000250',
  'hex',
)

describe('readAddresses', () => {
  it('returns the addresses behind an alias', () => {
    expect(readAddresses(withAlias)).to.deep.equal({ status: 0, addresses: ['192.0.2.80'] })
  })

  it('returns what a response to a query contains', () => fc.assert(fc.property(
    fc.domain(),
    fc.array(fc.ipV4(), { maxLength: 5 }),
    fc.constantFrom(0, 2, 3, 5),
    (name, addresses, status) => {
      const query = addressQuery(name)

      expect(queriedName(query)).to.equal(name)
      expect(readAddresses(addressResponse(query, { status, addresses }))).to.deep.equal({ status, addresses })
    },
  )))

  it('returns nothing for a query, and for a response that is cut off', () => {
    expect(readAddresses(addressQuery('example.com'))).to.equal(undefined)
    for (let length = 0; length < withAlias.length; length++) {
      expect(readAddresses(withAlias.subarray(0, length)), String(length)).to.equal(undefined)
    }
  })

  it('ends for any bytes', () => fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), bytes => {
    const message = Buffer.from([0, 0, 0x81, 0x80, ...bytes])

    for (const address of readAddresses(message)?.addresses ?? []) expect(address).to.match(/^\d+\.\d+\.\d+\.\d+$/)
  })))
})

describe('addressQuery', () => {
  for (const name of ['', 'a..b', '.', `${'a'.repeat(64)}.com`, `${'a.'.repeat(130)}com`, 'ä.com', 'a b.com']) {
    it(`refuses ${JSON.stringify(name.slice(0, 20))}, which is not a name in ASCII`, () => {
      expect(() => addressQuery(name)).to.throw('not a DNS name')
    })
  }
})
