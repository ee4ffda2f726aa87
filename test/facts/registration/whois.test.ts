import { expect } from 'chai'
import fc from 'fast-check'
import { isRedacted } from '../../../src/facts/registration/redacted.ts'
import { whoisRefusal } from '../../../src/facts/registration/whois-refusal.ts'
import { saysNone, whoisServers } from '../../../src/facts/registration/whois-servers.ts'
import { readWhois } from '../../../src/facts/registration/whois.ts'

/** Answers in the forms of registries, with other names. Forms: https://github.com/weppos/whois-parser */
const answers = {
  denic: `Domain: example.de
Nserver: ns1.example.net 192.0.2.1
Nserver: ns2.example.net
Dnskey: 257 3 8 AwEAAb
Status: connect
Changed: 2026-04-05T08:07:08+02:00
`,
  nominet: `
    Domain name:
        example.co.uk

    Registrant:
        Example Ltd

    Registrar:
        Example Registrar t/a Example [Tag = EXAMPLE]
        URL: https://registrar.example

    Relevant dates:
        Registered on: 06-May-2014
        Expiry date:  06-May-2027
        Last updated:  05-Apr-2026

    Registration status:
        Registered until expiry date.

    Name servers:
        ns1.example.net
        ns2.example.net   192.0.2.2

    WHOIS lookup made at 20:44:01 05-Apr-2026
`,
  eurid: `% The EURid WHOIS service on port 43
Domain: example.eu
Script: LATIN

Registrant:
        NOT DISCLOSED!
        Visit www.eurid.eu for the web-based WHOIS.

Registrar:
        Name: Example Registrar
        Website: https://registrar.example

Name servers:
        ns1.example.net
        ns2.example.net
`,
  jprs: `[ JPRS database provides information on network administration. ]
Domain Information:
[Domain Name]                   EXAMPLE.JP

[Registrant]                    Example KK

[Name Server]                   ns1.example.net
[Name Server]                   ns2.example.net
[Signing Key]                   

[Created on]                    2014/05/06
[Expires on]                    2027/05/31
[Status]                        Active
[Last Updated]                  2026/04/05 01:05:07 (JST)

Contact Information:
[Name]                          Sam Example
[Email]                         sam@example.net
`,
  cznic: `domain:       example.cz
registrant:   EX12383
nsset:        NS1543911
registrar:    REG-EXAMPLE
registered:   06.05.2014 15:21:00
changed:      05.04.2026 23:28:45
expire:       06.05.2027

contact:      EX12383
org:          Example s.r.o.
name:         Sam Example
created:      18.05.2001 23:28:26

nsset:        NS1543911
nserver:      ns1.example.net
nserver:      ns2.example.net
created:      18.05.2001 23:27:16
`,
  nask: `
DOMAIN NAME:           example.pl
registrant type:       organization
nameservers:           ns1.example.net.
                       ns2.example.net.
created:               2014.05.06 13:00:00
last modified:         2026.04.05 11:21:09
renewal date:          2027.05.06 14:00:00

dnssec:                Unsigned

REGISTRAR:
Example Registrar
1 Example Way
`,
  nicIt: `
*********************************************************************
* Please note that the following result could be a subgroup of      *
*********************************************************************

Domain:             example.it
Status:             ok
Signed:             no
Created:            2014-05-06 00:00:00
Last Update:        2026-04-05 01:05:35
Expire Date:        2027-05-06

Registrant
  Organization:     Example S.p.A.
  Created:          2001-04-21 01:05:35

Registrar
  Organization:     Example Registrar s.r.l.
  Name:             EXAMPLE-REG

Nameservers
  ns1.example.net
  ns2.example.net
`,
}

const read = (form: keyof typeof answers, name: string) => readWhois(answers[form], name)!
const servers = ['ns1.example.net', 'ns2.example.net']

describe('readWhois', () => {
  it('reads the answer of DENIC, which has neither registrar nor holder', () => {
    expect(read('denic', 'example.de')).to.deep.equal({
      changed: '2026-04-05T06:07:08.000Z', isSigned: true, status: ['connect'], nameServers: servers,
    })
  })

  it('reads headings with indented lines', () => {
    expect(read('nominet', 'example.co.uk')).to.deep.include({
      registrar: 'Example Registrar t/a Example [Tag = EXAMPLE]',
      holder: 'Example Ltd',
      registered: '2014-05-06T00:00:00.000Z',
      changed: '2026-04-05T00:00:00.000Z',
      expires: '2027-05-06T00:00:00.000Z',
      nameServers: servers,
    })
  })

  it('takes no text in place of a holder for one', () => {
    const found = read('eurid', 'example.eu')

    expect(found).to.deep.include({ registrar: 'Example Registrar', nameServers: servers })
    expect(found).to.not.have.property('holder')
  })

  it('reads keys in brackets and times of Japan', () => {
    expect(read('jprs', 'example.jp')).to.deep.equal({
      holder: 'Example KK',
      registered: '2014-05-06T00:00:00.000Z',
      changed: '2026-04-04T16:05:07.000Z',
      expires: '2027-05-31T00:00:00.000Z',
      status: ['Active'],
      nameServers: servers,
    })
  })

  it('finds the holder by its handle, and takes no dates of contacts', () => {
    expect(read('cznic', 'example.cz')).to.deep.include({
      holder: 'Sam Example',
      organisation: 'Example s.r.o.',
      registered: '2014-05-06T00:00:00.000Z',
      nameServers: servers,
    })
  })

  it('reads values that go on in the next line', () => {
    expect(read('nask', 'example.pl')).to.deep.include({
      registrar: 'Example Registrar', isSigned: false, nameServers: servers,
    })
  })

  it('reads headings without a colon', () => {
    expect(read('nicIt', 'example.it')).to.deep.include({
      registrar: 'Example Registrar s.r.l.',
      holder: 'Example S.p.A.',
      registered: '2014-05-06T00:00:00.000Z',
      expires: '2027-05-06T00:00:00.000Z',
      nameServers: servers,
    })
  })

  for (const [title, text] of [
    ['a refusal', '% Error: 55000000002 Connection refused; access control limit exceeded.'],
    ['the word for a free name', 'Domain: example.de\nStatus: free'],
    ['another name', answers.denic.replaceAll('example.de', 'other.de')],
    ['a page', '<html><title>example.de</title></html>'],
    ['no text', ''],
  ] as const) {
    it(`reads no registration in ${title}`, () => expect(readWhois(text, 'example.de')).to.equal(undefined))
  }

  it('throws for no text, and reads long ones in a short time', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), text => {
      expect(readWhois(`example.de\n${text}`, 'example.de')?.status ?? []).to.be.an('array')
    }))
    for (const text of [' '.repeat(60_000), 'a.'.repeat(30_000), `${'a:'.repeat(30_000)}\n`, '\n'.repeat(60_000)]) {
      expect(readWhois(text, 'example.de')).to.equal(undefined)
    }
  })
})

describe('sentences of WHOIS servers', () => {
  it('mean a free name only at the server that uses them', () => {
    const none = saysNone

    expect(none('whois.denic.de', 'Domain: example.de\nStatus: free\n')).to.equal(true)
    expect(none('whois.nic.at', '% nothing found\n')).to.equal(true)
    expect(none('whois.eu', 'Domain: example.eu\nStatus: AVAILABLE\n')).to.equal(true)
    expect(none('whois.jprs.jp', '[ JPRS ]\n\nNo match!!\n')).to.equal(true)
    for (const server of Object.keys(whoisServers)) {
      for (const text of Object.values(answers)) expect(none(server, text), server).to.equal(false)
      expect(none(server, ''), server).to.equal(false)
    }
  })

  for (const [text, refusal] of [
    ['% Error: 55000000002 Connection refused; access control limit exceeded.', 'limited'],
    ['whois.domain-registry.nl: only 1 request per second allowed, try again later', 'limited'],
    ['-1: Still in grace period, wait 12 seconds', 'limited'],
    ['%% Too many requests...\n\n%% No entries found in the AFNIC Database.', 'limited'],
    ['request limit exceeded for 192.0.2.1', 'limited'],
    ['% Maximum queries per hour reached (100)', 'limited'],
    ['Service temporarily unavailable.', 'down'],
    ['Requests of this client are not permitted.', 'refused'],
    ['Access will only be enabled for IP addresses authorised by the registry.', 'refused'],
    ['Domain: example.de\nStatus: free', undefined],
  ] as const) {
    it(`tells ${refusal ?? 'no refusal'} in ${text.slice(0, 40)}`, () => expect(whoisRefusal(text)).to.equal(refusal))
  }

  it('tells a text in place of a value', () => {
    for (const text of [
      'REDACTED FOR PRIVACY', 'Redacted | Registry Policy', 'Data Protected', 'GDPR Masked', 'Not Disclosed',
      'NOT DISCLOSED!', 'Not shown, please visit www.registry.example', 'Statutory Masking Enabled', 'N/A', '-',
      'Personal data, can not be publicly disclosed according to applicable laws.', 'Non-Public Data',
      'Hidden upon user request', 'Private Person', 'Private', 'data removed by the registrar', 'Protected for privacy',
    ]) expect(isRedacted(text), text).to.equal(true)
    for (
      const text of ['Example Ltd', 'Domains By Proxy, LLC', 'Privacy Example GmbH', 'Sam Example', 'Privateer',
        'Private Example Inc', 'Hidden Example Ltd', 'Protected Example LLC', 'Removed Example']
    ) {
      expect(isRedacted(text), text).to.equal(false)
    }
  })
})
