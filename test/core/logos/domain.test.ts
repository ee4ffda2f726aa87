import { expect } from 'chai'
import { parseSiteName } from '../../../src/core/logos/domain.ts'

describe('parseSiteName', () => {
  for (
    const [text, domain] of [
      ['example.com', 'example.com'],
      ['WWW.Example.COM.', 'example.com'],
      ['www.www.example.com', 'www.example.com'],
      ['www.com', 'www.com'],
      ['wwww.example.com', 'wwww.example.com'],
      ['bücher.example', 'xn--bcher-kva.example'],
      ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
      ['www.bbc.co.uk', 'bbc.co.uk'],
      ['someone.github.io', 'someone.github.io'],
      ['почта.рф', 'xn--80a1acny.xn--p1ai'],
      ['printer.local', null],
      ['a.internal', null],
      ['x.localhost', null],
      ['favicon.ico', null],
      ['wp-login.php', null],
      ['1.0.0.127.in-addr.arpa', null],
      ['a.onion', null],
    ] as const
  ) {
    it(`returns ${domain ?? 'null'} for ${text}`, () => expect(parseSiteName(text)).to.deep.equal({ domain }))
  }

  for (
    const text of [
      'localhost',
      '127.0.0.1',
      '[::1]',
      '::1',
      '0x7f.1',
      '2130706433',
      'https://example.com',
      'a b.com',
      'example..com',
      '-a.com',
      '',
      '.',
      'a@b.com',
      'example.com:80',
      `${'a'.repeat(64)}.com`,
      'a.123',
    ]
  ) {
    it(`returns a fault for ${text.slice(0, 30)}`, () => expect(parseSiteName(text)).to.have.property('fault'))
  }
})
