import { expect } from 'chai'
import { isSpecialReverseName } from '../../src/lib/public-address.ts'
import { specialName, specialNames } from '../../src/lib/special-names.ts'
import { specialAsRange } from '../../src/lib/special-ranges.ts'
import { isPrivateName } from '../../src/sources/egress/guard.ts'
import { notPublic } from '../../src/sources/kit/scope.ts'

/** https://www.iana.org/assignments/special-use-domain-names, without `example` and its kind. */
const registry = [
  '6tisch.arpa', 'alt', 'eap.arpa', 'eap-noob.arpa', 'home.arpa', 'invalid', 'ipv4only.arpa', 'local', 'localhost',
  'onion', 'resolver.arpa', 'service.arpa', 'test',
]

describe('special names', () => {
  it('include every special-use name of the registry', () => {
    expect(specialNames.map(({ name }) => name)).to.include.members(registry)
  })

  it('are never asked through the egress guard, and never sent to a source that resolves names', () => {
    for (const { name } of specialNames) {
      expect(isPrivateName(`www.${name}`), name).to.equal(true)
      const isAsked = notPublic({ type: 'Domain Name', value: `www.${name}` }) === undefined
      expect(isAsked, name).to.equal(name === 'onion')
      expect(notPublic({ type: 'Email Address', value: `sam@www.${name}` }) === undefined, name).to.equal(isAsked)
    }
  })

  it('are found below the whole name only', () => {
    for (const name of ['local.example', 'xlocal', 'x.arpa', 'xhome.arpa', 'test.example', 'a.example']) {
      expect(specialName(name), name).to.equal(undefined)
    }
  })

  for (const [name, expected] of [
    ['10.in-addr.arpa', true], ['1.0.0.10.in-addr.arpa', true], ['1.0.0.127.in-addr.arpa', true],
    ['16.172.in-addr.arpa', true], ['31.172.in-addr.arpa', true], ['32.172.in-addr.arpa', false],
    ['172.in-addr.arpa', false], ['168.192.in-addr.arpa', true], ['192.in-addr.arpa', false],
    ['254.169.in-addr.arpa', true], ['170.0.0.192.in-addr.arpa', true], ['8.8.8.8.in-addr.arpa', false],
    ['1.2.0.192.in-addr.arpa', false], // documentation, which the sandbox answers
    ['in-addr.arpa', false], ['256.in-addr.arpa', false], ['8.e.f.ip6.arpa', true], ['b.e.f.ip6.arpa', true],
    ['c.e.f.ip6.arpa', true], ['2.ip6.arpa', false], ['d.f.ip6.arpa', true], ['0.0.6.2.ip6.arpa', false],
  ] as const) {
    it(`${expected ? 'include' : 'do not include'} the reverse name ${name}`, () => {
      expect(isSpecialReverseName(name)).to.equal(expected)
    })
  }
})

describe('specialAsRange', () => {
  it('knows the AS numbers that no public network has', () => {
    for (const asn of [0, 23_456, 64_496, 64_511, 64_512, 65_534, 65_535, 65_551, 131_071, 4_200_000_000]) {
      expect(specialAsRange(asn), String(asn)).to.have.property('purpose')
    }
    for (const asn of [1, 112, 3333, 64_495, 131_072, 4_199_999_999]) expect(specialAsRange(asn)).to.equal(undefined)
  })
})
