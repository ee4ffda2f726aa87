import { expect } from 'chai'
import { describeDomain, describeNetwork } from '../../../src/core/tools/describe-registration.ts'

describe('registrations of the direct tools', () => {
  it('have the types of the contract, whatever a registry sends', () => {
    const described = describeDomain({
      objectClassName: 'domain',
      unicodeName: 'b\u00fccher.example',
      status: ['active', 'active', null],
      events: [{ eventAction: 'registration' }, { eventAction: 'registration', eventDate: '2014/05/06' }],
      entities: [{ roles: ['registrant'], vcardArray: ['vcard', [['fn', {}, 'text', 'Not Disclosed']]] }],
      nameservers: [{ ldhName: 'NS1.example.net.' }],
      secureDNS: { delegationSigned: 'true' },
    })

    expect(described).to.deep.include({
      protocol: 'rdap',
      domain: 'xn--bcher-kva.example',
      registrar: null,
      handle: null,
      status: ['active'],
      registrant: null,
      registered_at: '2014-05-06T00:00:00.000Z',
      changed_at: null,
      expires_at: null,
      name_servers: ['ns1.example.net'],
      dnssec: true,
    })
  })

  it('name the protocol of a registration that has the text of WHOIS', () => {
    expect(describeDomain({ objectClassName: 'domain', ldhName: 'example.de', whois: 'Domain: example.de' }))
      .to.include({ protocol: 'whois', domain: 'example.de' })
  })

  it('give the holder of a network and not who maintains its data', () => {
    const registrant = (fn: string, kind: string) =>
      ({ roles: ['registrant'], vcardArray: ['vcard', [['fn', {}, 'text', fn], ['kind', {}, 'text', kind]]] })

    expect(describeNetwork({
      objectClassName: 'ip network',
      cidr0_cidrs: [{ v6prefix: '2001:db8::', length: 32 }],
      country: 'fr',
      entities: [registrant('EXAMPLE-MNT', 'individual'), registrant('Example Hosting', 'org')],
    })).to.deep.include({
      first_address: '2001:db8::',
      last_address: '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff',
      country: 'FR',
      registrant: 'Example Hosting',
    })
    expect(describeNetwork({ country: 'Worldwide' })).to.include({ country: null })
  })
})
