import { expect } from 'chai'
import fc from 'fast-check'
import { publicSuffixes } from '../../../src/lib/public-suffix.ts'
import { commandName } from '../../../src/cli/tools/tools.ts'
import { lookAlike } from '../../../src/core/observables/look-alike.ts'
import {
  emailAddress, hostName, ipAddress, ipNetwork, registeredDomain, systemNumber,
} from '../../../src/core/tools/inputs.ts'
import { operationsById } from '../../../src/core/tools/operations/index.ts'
import { looks } from '../../support/looks.ts'

const label = fc.stringMatching(/^[a-z]([a-z0-9-]{0,10}[a-z0-9])?$/).filter(text => !text.startsWith('xn--'))
const below = fc.array(label, { maxLength: 3 })
const suffix = fc.constantFrom('com', 'co.uk', 'example', 'github.io')
const spelt = fc.record({
  scheme: fc.constantFrom('', 'https://', 'HTTP://', '//', 'ftp://'),
  user: fc.constantFrom('', 'sam@', 'sam:secret@'),
  port: fc.constantFrom('', ':443', ':8080'),
  rest: fc.constantFrom('', '/', '/a/b?c=d#e', '?q', '#f'),
  dot: fc.boolean(),
  upper: fc.boolean(),
  blank: fc.constantFrom('', ' ', '\n'),
})

describe('the domain input of a tool', () => {
  it('is the registered domain of the host, in any spelling', () => {
    fc.assert(fc.property(
      below,
      label,
      suffix,
      spelt,
      (names, name, end, { scheme, user, port, rest, dot, upper, blank }) => {
        fc.pre(publicSuffixes().getPublicSuffix(`${name}.${end}`, { allowPrivateDomains: true }) === end) // not cn.com
        const host = [...names, name, end].join('.')
        const shown = `${upper ? host.toUpperCase() : host}${dot ? '.' : ''}`
        const text = `${blank}${scheme}${scheme === '' ? '' : user}${shown}${port}${rest}${blank}`

        expect(registeredDomain.read(text)).to.deep.include({
          query: { domain: `${name}.${end}` },
          named: { type: 'Domain Name', value: host },
        })
        expect(hostName.read(text)).to.deep.include({ query: { domain: host } })
      },
    ))
  })

  it('has a normal form that is stable', () => {
    fc.assert(fc.property(fc.oneof(fc.webUrl(), fc.domain(), fc.string(), fc.string({ unit: 'binary' })), text => {
      const asked = registeredDomain.read(text)
      if ('fault' in asked) return

      expect(registeredDomain.read(asked.query.domain)).to.deep.include({ query: asked.query })
      expect(asked.query.domain).to.match(/^[a-z0-9_-]+(\.[a-z0-9_-]+)+$/)
    }))
  })

  it('has a fault in plain words for other texts', () => {
    fc.assert(fc.property(fc.string({ minLength: 4 }), text => {
      const asked = registeredDomain.read(text)

      if ('fault' in asked) expect(asked.fault).to.match(/^[A-Z][\w ,.'-]+$/)
    }))
  })

  it('never throws on any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 2_048 }), text => {
      for (const input of [registeredDomain, hostName, ipAddress, emailAddress]) {
        expect(input.read(text)).to.be.an('object')
      }
    }))
  })
})

describe('the address input of a tool', () => {
  for (
    const [text, ip] of [[' 192.0.2.1 ', '192.0.2.1'], ['[2001:DB8:0::1]', '2001:db8::1'], ['::ffff:192.0.2.1',
      '192.0.2.1']] as const
  ) {
    it(`is ${ip} for ${text}`, () => {
      expect(ipAddress.read(text)).to.deep.include({ query: { ip } })
    })
  }

  for (
    const [text, email] of [['mailto:Sam@EXAMPLE.com', 'Sam@example.com'], [' sam@bücher.example ',
      'sam@xn--bcher-kva.example']] as const
  ) {
    it(`is ${email} for ${text}`, () => {
      expect(emailAddress.read(text)).to.deep.include({ query: { email } })
    })
  }
})

describe('the tools that the guesser of types names', () => {
  it('read the value that it names with them', () => {
    const named = looks.flatMap(([, , values]) => values).flatMap(value => lookAlike(value)?.tool ?? [])
    const byCommand = new Map(Object.entries(operationsById).map(([id, operation]) =>
      [commandName(id, operation), operation]))

    expect([...new Set(named.map(({ command }) => command))].sort()).to.deep.equal(['asn', 'network', 'vin'])
    for (const { command, value } of named) {
      expect(byCommand.get(command)?.input.read(value), `${command} ${value}`).to.not.have.property('fault')
    }
  })
})

describe('the inputs about networks', () => {
  it('have a normal form that is stable', () => {
    const networks = fc.oneof(
      fc.tuple(fc.ipV4(), fc.integer({ min: 8, max: 32 })), fc.tuple(fc.ipV6(), fc.integer({ min: 12, max: 128 })),
    ).map(([address, bits]) => `${address}/${bits}`)
    fc.assert(fc.property(networks, fc.integer({ min: 0, max: 4_294_967_295 }), (text, number) => {
      const [network, system] = [ipNetwork.read(text), systemNumber.read(String(number))]

      if (!('fault' in network)) expect(ipNetwork.read(network.query.network)).to.deep.equal(network)
      if (!('fault' in system)) expect(systemNumber.read(system.query.asn)).to.deep.equal(system)
    }))
  })

  it('never throw on any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), text => {
      expect(ipNetwork.read(text)).to.be.an('object')
      expect(systemNumber.read(text)).to.be.an('object')
    }))
  })
})
