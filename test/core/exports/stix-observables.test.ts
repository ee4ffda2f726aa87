import { expect } from 'chai'
import { stixObservable } from '../../../src/core/exports/formats/stix-observables.ts'
import type { ObservableType } from '../../../src/sources/kit/meanings/meaning.ts'

const typesOf = (type: ObservableType, values: readonly string[]): string[] =>
  values.map(value => stixObservable(type, value).type)

const extended = 'x-tracewell-observable'

// `npm run exports` has the validator of OASIS read many more values
describe('cyber-observables of STIX', () => {
  it('are objects of their type if the validator accepts the value', () => {
    expect(typesOf('Email Address', ['sam+a@example.org', 'sam@xn--bcher-kva.example'])).to.deep.equal(
      ['email-addr', 'email-addr'])
    expect(typesOf('Domain Name', ['a-b.example.org', 'xn--bcher-kva.example'])).to.deep.equal(
      ['domain-name', 'domain-name'])
    expect(typesOf('IP Address', ['192.0.2.1', '2001:db8::1'])).to.deep.equal(['ipv4-addr', 'ipv6-addr'])
    expect(typesOf('URL', ['https://a_b.example/ä', 'http://[2001:db8::1]/', 'mailto:sam@example.org']))
      .to.deep.equal(['url', 'url', 'url'])
  })

  for (const [type, values] of [
    ['Email Address', ['o\'neil@example.org', 'sám@example.org', 'sam@localhost']],
    ['Domain Name', ['_dmarc.example.org', 'a_b.example', 'r3---sn.example', 'xn--i-7iq.example', '']],
    ['IP Address', ['64:ff9b::192.0.2.1', '192.0.2.0/24', 'x']],
    ['URL', ['https://a^b.example/', 'no address', '//example.org/']],
  ] as const) {
    it(`are objects of the extension if the validator refuses the ${type}`, () => {
      expect(typesOf(type, values)).to.deep.equal(values.map(() => extended))
      expect(stixObservable(type, values[0])).to.include({ observable_type: type, value: values[0] })
    })
  }
})
