import { expect } from 'chai'
import fc from 'fast-check'
import { parseDomainName } from '../../src/lib/domain-name.ts'
import { amount } from '../support/amount.ts'

const name = (text: string): string | undefined => {
  const parsed = parseDomainName(text)
  return 'name' in parsed ? parsed.name : undefined
}

const fault = (text: string): string => {
  const parsed = parseDomainName(text)
  return 'fault' in parsed ? parsed.fault : ''
}

describe('parseDomainName', () => {
  it('returns lower-case ASCII without a trailing dot', () => {
    expect(name(' Example.COM. ')).to.equal('example.com')
    expect(name('München.de')).to.equal('xn--mnchen-3ya.de')
    expect(name('例え。テスト')).to.equal('xn--r8jz45g.xn--zckzah')
    expect(name('_dmarc.example.com')).to.equal('_dmarc.example.com')
    expect(name('tw-success.example')).to.equal('tw-success.example')
  })

  it('refuses an IP address in any spelling', () => {
    for (const text of ['192.0.2.1', '::1', '[2001:db8::1]', '0x7f.1', '127.1', '192.0.2.1.']) {
      expect(fault(text), text).to.match(/IP address/)
    }
  })

  it('refuses a URL', () => {
    expect(fault('https://example.com/')).to.match(/URL/)
    expect(name('example.com/path')).to.equal(undefined)
    expect(name('example.com:443')).to.equal(undefined)
    expect(name('user@example.com')).to.equal(undefined)
    expect(name('example%2ecom')).to.equal(undefined)
  })

  it('refuses quotation marks, which are no letters of a name', () => {
    for (const text of ['«example.com»', '“example.com”', '‘example.com’', '‹example.com›', '„example.com“']) {
      expect(name(text), text).to.equal(undefined)
    }
  })

  it('requires two labels, none empty or too long', () => {
    expect(fault('localhost')).to.match(/two parts/)
    expect(fault('example..com')).to.match(/not a valid/)
    expect(fault('.example.com')).to.match(/not a valid/)
    expect(fault('-example.com')).to.match(/not a valid/)
    expect(fault(`${'a'.repeat(64)}.com`)).to.match(/63/)
    expect(fault(`${'a.'.repeat(126)}com`)).to.match(/253/)
    expect(name(`${'a'.repeat(63)}.com`)).to.equal(`${'a'.repeat(63)}.com`)
    expect(fault('')).to.match(/missing/)
  })

  it('returns a normal form that is stable', () => {
    const anything = fc.oneof(fc.domain(), fc.string({ unit: 'binary' }), fc.string().map(text => `${text}.com`))

    fc.assert(fc.property(anything, text => {
      const once = name(text)
      if (once !== undefined) expect(name(once)).to.equal(once)
    }), { numRuns: amount(500) })
  })

  it('returns a normal name unchanged', () => {
    fc.assert(fc.property(fc.domain(), text => {
      expect(name(text)).to.equal(text.toLowerCase())
    }))
  })
})
