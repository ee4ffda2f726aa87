import { expect } from 'chai'
import fc from 'fast-check'
import { parseObservable } from '../../../src/core/observables/observable.ts'
import { mailboxOf, mailboxRules } from '../../../src/facts/mail/mailbox-rules.ts'
import { relayOf, relayServices } from '../../../src/facts/mail/relays.ts'
import { mailProviders } from '../../../src/facts/mail/mail-providers.ts'

/** Addresses of one mailbox in each row. The first stands for it. */
const mailboxes: ReadonlyArray<readonly [string, ...string[]]> = [
  ['sam@gmail.com', 's.a.m@gmail.com', 'Sam@googlemail.com', 'sam+news@gmail.com', 's.am+a+b@googlemail.com'],
  ['samdoe@proton.me', 'sam.doe@protonmail.com', 'sam-doe@pm.me', 'Sam_Doe+x@protonmail.ch'],
  ['sam.doe@icloud.com', 'sam.doe@me.com', 'Sam.Doe@mac.com', 'sam.doe+x@icloud.com'],
  ['sam.doe@hotmail.com', 'Sam.Doe+x@hotmail.com'],
  ['sam@fastmail.com', 'sam+x@fastmail.com', 'x@sam.fastmail.com'],
  ['sam-doe@yandex.ru', 'sam.doe@ya.ru', 'Sam.Doe@yandex.com'],
  ['sam-shop@yahoo.com', 'Sam-Shop@yahoo.com'],
]

/** Pairs that reach different mailboxes, or for which no provider states that they reach the same one. */
const different: ReadonlyArray<readonly [string, string]> = [
  ['sam-shop@yahoo.com', 'sam@yahoo.com'],
  ['s.am@outlook.com', 'sam@outlook.com'],
  ['sam@outlook.com', 'sam@hotmail.com'],
  ['s.am@icloud.com', 'sam@icloud.com'],
  ['sam@mail.ru', 'sam@bk.ru'],
  ['sam@fastmail.com', 'sam@fastmail.fm'],
  ['sam+x@sam.example', 'sam@sam.example'],
  ['sam@gmx.de', 'sam@gmx.net'],
  ['x@sam.gmail.com', 'sam@gmail.com'],
  ['sam.doe@yandex.ru', 'samdoe@yandex.ru'],
]

const local = fc.array(fc.constantFrom('a', 'B', '.', '-', '_', '+', '1'), { minLength: 1, maxLength: 8 })
const domain = fc.constantFrom(...mailboxRules.flatMap(({ domains }) => domains), 'x.fastmail.com', 'sam.example')
const address = fc.tuple(local, domain)
  .map(([signs, host]) => parseObservable('Email Address', `${signs.join('')}@${host}`))
  .filter(parsed => 'value' in parsed).map(({ value }) => value)

describe('the mailbox of an address', () => {
  it('is one for all addresses that a provider delivers to it', () => {
    for (const [first, ...others] of mailboxes) {
      for (const other of [first, ...others]) expect(mailboxOf(other), other).to.equal(first)
    }
  })

  it('is not taken for another one without a rule of the provider', () => {
    for (const [one, other] of different) expect(mailboxOf(one), one).not.to.equal(mailboxOf(other))
  })

  it('is named by an address, which names itself', () => {
    fc.assert(fc.property(address, one => {
      const mailbox = mailboxOf(one)

      expect(parseObservable('Email Address', mailbox)).to.deep.equal({ value: mailbox })
      expect(mailboxOf(mailbox)).to.equal(mailbox)
    }), { numRuns: 2_000 })
  })

  it('divides the addresses into classes: reflexive, symmetric and transitive', () => {
    const isSame = (one: string, other: string) => mailboxOf(one) === mailboxOf(other)
    fc.assert(fc.property(address, address, address, (a, b, c) =>
      isSame(a, a) && isSame(a, b) === isSame(b, a) && (!isSame(a, b) || !isSame(b, c) || isSame(a, c))))
  })

  it('has a rule of a provider that is known, once for each domain, with its source', () => {
    const domains = mailboxRules.flatMap(rule => rule.domains)

    expect(new Set(domains).size).to.equal(domains.length)
    for (const { provider, domains, facts } of mailboxRules) {
      for (const domain of domains) expect(mailProviders.get(domain)?.name, domain).to.equal(provider)
      for (const { url, day } of facts) expect([url, day].join(' ')).to.match(/^https:\S+ (memory|\d{4}-\d\d-\d\d)$/)
    }
  })
})

describe('a relay address', () => {
  it('is named by its service, also below a domain of a customer', () => {
    for (const [one, service] of [
      ['dpdcnf87nu@privaterelay.appleid.com', 'Apple Hide My Email'],
      ['x@private.icloud.com', 'Apple Hide My Email'],
      ['abc@mozmail.com', 'Firefox Relay'],
      ['shop@sam.mozmail.com', 'Firefox Relay'],
      ['sam@DUCK.com', 'DuckDuckGo Email Protection'],
      ['shop.ab12@aleeas.com', 'SimpleLogin'],
      ['x@sam.anonaddy.com', 'addy.io'],
      ['x@passmail.net', 'Proton Pass'],
    ] as const) expect(relayOf(one), one).to.equal(service)
  })

  it('is not seen in an address of a mailbox, or at a domain with a similar end', () => {
    for (const one of ['sam@icloud.com', 'sam@notduck.com', 'sam@duck.com.sam.example', 'sam@com']) {
      expect(relayOf(one), one).to.equal(undefined)
    }
  })

  it('belongs to one service, which has a source', () => {
    const domains = relayServices.flatMap(service => service.domains)

    expect(new Set(domains).size).to.equal(domains.length)
    for (const { facts: { url, day } } of relayServices) {
      expect(`${url} ${day}`).to.match(/^https:\S+ (memory|\d{4}-\d\d-\d\d)$/)
    }
  })
})
