import { readdirSync, readFileSync } from 'node:fs'
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

  it('refuses a label that begins with xn-- and is not the form of a text that IDNA allows', () => {
    const wrong = [
      'xn--fake.example', // Punycode of nothing
      'xn--.example', 'xn--ascii-.example', // of an empty text, of ASCII
      'xn--a-ecp.example', // of a letter that UTS 46 maps to others
      'xn--u-ccb.example', // of text that is not in NFC
      'xn--ab-j1t.example', // of a zero width non-joiner between Latin letters
      'xn--55qx5d--.example', 'xn--xn--a--gua.example',
      'mail.xn--bcher-kva.xn--0.example',
    ]

    for (const text of wrong) expect(fault(text), text).to.match(/begins with xn--/)
    expect(name('XN--MNCHEN-3YA.de')).to.equal('xn--mnchen-3ya.de')
    expect(name('xn--fa-hia.de')).to.equal('xn--fa-hia.de')
    expect(name('xn--ls8h.example')).to.equal('xn--ls8h.example')
  })

  it('reads vectors of Unicode as they say', () => {
    // a selection, two labels and more: https://www.unicode.org/Public/idna/latest/IdnaTestV2.txt, in the form of
    // https://github.com/web-platform-tests/wpt/blob/master/url/resources/IdnaTestV2.json
    const vectors = JSON.parse(readFileSync(new URL('idna-test-v2.json', import.meta.url), 'utf8')) as
      ReadonlyArray<readonly [string, string | null]>

    expect(vectors).to.have.length(190)
    for (const [text, expected] of vectors) expect(name(text) ?? null, JSON.stringify(text)).to.equal(expected)
  })

  it('is the only reader of international names', () => {
    const folder = new URL('../../src/', import.meta.url)
    const readers = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.ts') && readFileSync(new URL(file, folder), 'utf8').includes('domainToASCII'))

    // the names of certificates, which are compared and not looked up, are the exception
    expect(readers.filter(file => file !== 'sources/modules/certificate-names.ts'))
      .to.deep.equal(['lib/domain-name.ts'])
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
