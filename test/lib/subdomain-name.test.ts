import { expect } from 'chai'
import fc from 'fast-check'
import { parseDomainName } from '../../src/lib/domain-name.ts'
import { createNameParser, createOtherNameParser, hostOf, createSubdomainParser } from '../../src/lib/subdomain-name.ts'

const below = createSubdomainParser('example.com')
const label = fc.stringMatching(/^[a-z0-9_]([a-z0-9_-]{0,20}[a-z0-9_])?$/)
const prefix = fc.array(label, { minLength: 1, maxLength: 5 }).map(labels => labels.join('.'))

describe('createSubdomainParser', () => {
  it('returns one normal form for any case, whitespace and trailing dot', () => {
    fc.assert(fc.property(prefix, fc.boolean(), fc.constantFrom('', ' ', '\t', '\r'), (name, dot, blank) => {
      const spelt = `${blank}${name.toUpperCase()}.Example.COM${dot ? '.' : ''}${blank}`

      expect(below(spelt)).to.equal(`${name}.example.com`)
    }))
  })

  it('returns a normal form that is stable', () => {
    fc.assert(fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string(), prefix, fc.domain()), text => {
      const name = below(`${text}.example.com`)

      expect(name === undefined ? undefined : below(name)).to.equal(name)
    }))
  })

  it('returns only domain names below the domain, for any text', () => {
    fc.assert(fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.webUrl(), fc.emailAddress()),
      fc.boolean(),
      (text, ends) => {
        const name = below(ends ? `${text}.example.com` : text)

      if (name === undefined) return
      expect(name).to.match(/^[a-z0-9_.-]+\.example\.com$/)
      expect(name.length).to.be.at.most(253)
      expect(parseDomainName(name)).to.deep.equal({ name })
    }))
  })

  it('refuses names of other domains', () => {
    fc.assert(fc.property(fc.domain(), domain => {
      fc.pre(!domain.endsWith('.example.com'))

      expect(below(domain)).to.equal(undefined)
    }))
  })

  for (
    const text of [
      'example.com',
      'example.com.',
      '.example.com',
      '*.example.com',
      '*.dev.example.com',
      'a.*.example.com',
      'sam@example.com',
      'sam@mail.example.com',
      'myexample.com',
      'www.example.com.org',
      'example.comm',
      'a..example.com',
      '-a.example.com',
      'a-.example.com',
      `${'a'.repeat(64)}.example.com`,
      `${'a.'.repeat(130)}example.com`,
      'a b.example.com',
      'a/b.example.com',
      '••••.example.com',
      '?.example.com',
      'xn--fake.example.com',
      '',
      '.',
    ]
  ) {
    it(`refuses ${text.slice(0, 40) || 'an empty text'}`, () => {
      expect(below(text)).to.equal(undefined)
    })
  }

  it('accepts internationalised names and underscores', () => {
    expect(below('Bücher.example.com')).to.equal('xn--bcher-kva.example.com')
    expect(below('bücher。example.com')).to.equal('xn--bcher-kva.example.com')
    expect(below('_dmarc.a--b.example.com')).to.equal('_dmarc.a--b.example.com')
  })
})

describe('createNameParser', () => {
  const nameOf = createNameParser('example.com')

  it('reads a name in each way in which sources write it', () => {
    for (
      const text of ['a.example.com', 'A.Example.COM.', ' a.example.com\t', '"a.example.com"', 'DNS:a.example.com',
        'a.example.com:8443', 'https://a.example.com:8443/x?y#z', 'http://sam:x@a.example.com./', 'ａ.example.com']
    ) {
      expect(nameOf(text), text).to.equal('a.example.com')
    }
    for (const text of ['example.com', 'EXAMPLE.com.', 'DNS: example.com', 'https://example.com/']) {
      expect(nameOf(text), text).to.equal('example.com')
    }
    for (const text of ['*.a.example.com', 'DNS:*.A.example.com.', '"*.a.example.com"']) {
      expect(nameOf(text), text).to.equal('*.a.example.com')
    }
    expect(nameOf('*.example.com')).to.equal('*.example.com')
  })

  it('refuses what is no name of the domain', () => {
    for (
      const text of ['sam@example.com', 'sam@a.example.com', 'email:sam@a.example.com', '192.0.2.1', '2001:db8::1',
        '*', '*.', '*.com', 'a.*.example.com', '**.example.com', 'example.org', 'CN=a.example.com', '', '"', '.']
    ) {
      expect(nameOf(text), text).to.equal(undefined)
    }
  })

  it('returns a name that stays the same, for any text', () => {
    const text = fc.tuple(fc.constantFrom('', '*.', 'DNS:', '"', 'https://'), fc.string(),
      fc.constantFrom('', '.', ':1', '"', '/')).map(([start, middle, end]) => `${start}${middle}.example.com${end}`)

    fc.assert(fc.property(text, written => {
      const name = nameOf(written)

      expect(name === undefined ? undefined : nameOf(name)).to.equal(name)
    }))
  })
})

describe('hostOf', () => {
  for (
    const [url, host] of [
      ['http://www.example.com:80/a', 'www.example.com'],
      ['https://sam:secret@blog.example.com/?a=b@c', 'blog.example.com'],
      ['HTTPS://WWW.example.com#a', 'WWW.example.com'],
      ['ftp://ftp.example.com', 'ftp.example.com'],
      ['mailto:sam@example.com', undefined],
      ['www.example.com', undefined],
      ['http://[2001:db8::1]/', undefined],
      ['http:///a', undefined],
      ['', undefined],
    ] as const
  ) {
    it(`returns ${host ?? 'undefined'} for ${url || 'an empty text'}`, () => {
      expect(hostOf(url)).to.equal(host)
    })
  }
})

describe('createOtherNameParser', () => {
  const other = createOtherNameParser('example.com')

  it('returns names of other domains as certificates write them', () => {
    const names = ['Example.NET.', '*.example.net', 'DNS:example.net', 'https://example.net/x', 'notexample.com']
    expect(names.map(other)).to.deep.equal([...Array<string>(4).fill('example.net'), 'notexample.com'])
    expect(other('*.bücher.example')).to.equal('xn--bcher-kva.example')
  })

  it('returns nothing for names of the domain, addresses and malformed names', () => {
    const own = ['example.com', '*.example.com', 'A.EXAMPLE.com']
    const names = [...own, 'sam@example.net', '192.0.2.1', '2001:db8::1', '', '*']
    expect(names.map(other).filter(name => name !== undefined)).to.deep.equal([])
  })

  it('reads no name that the parser of the domain reads', () => {
    const below = createNameParser('example.com')
    const texts = fc.oneof(fc.string(), fc.domain(), fc.domain().map(name => `${name}.example.com`), fc.ipV4())
    fc.assert(fc.property(texts, text => {
      const name = other(text)
      if (name !== undefined) expect([below(text), below(name)]).to.deep.equal([undefined, undefined])
    }))
  })
})
