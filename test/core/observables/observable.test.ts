import { expect } from 'chai'
import fc from 'fast-check'
import { guessType, parseObservable, parseSearched } from '../../../src/core/observables/observable.ts'
import { queryTypes } from '../../../src/sources/kit/source.ts'
import type { QueryType } from '../../../src/sources/kit/source.ts'

const value = (type: QueryType, text: string): string | undefined => {
  const parsed = parseObservable(type, text)
  return 'value' in parsed ? parsed.value : undefined
}

const fault = (type: QueryType, text: string): string => {
  const parsed = parseObservable(type, text)
  return 'fault' in parsed ? parsed.fault : ''
}

describe('parseObservable', () => {
  describe('for every type', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary', maxLength: 300 }),
      fc.emailAddress(), fc.domain(), fc.ipV4(), fc.ipV6(), fc.webUrl(), fc.string().map(text => `${text}@example.com`),
      fc.array(fc.integer({ min: 0, max: 0xffff })).map(units => String.fromCharCode(...units)),
    )

    for (const type of queryTypes) {
      it(`never throws and leaves a normal form unchanged: ${type}`, () => {
        fc.assert(fc.property(anything, text => {
          const once = value(type, text)
          if (once !== undefined) expect(value(type, once)).to.equal(once)
        }), { numRuns: 500 })
      })
    }

    it('never quotes the value in a fault', () => {
      const secret = 'hunter2hunter2'

      const texts = [`${secret}\0`, `${secret}..x`, `http://${secret}`, `${secret}@@`, `${secret}/8`]

      const faults = queryTypes.flatMap(type => texts.map(text => fault(type, text)))

      expect(faults.join(' ')).to.match(/[A-Z]/).and.not.include(secret)
    })

    it('refuses malformed Unicode', () => {
      for (const type of queryTypes) expect(fault(type, 'a\ud800b')).to.match(/Unicode/)
    })
  })

  describe('Pseudonym', () => {
    it('trims and composes the text', () => {
      expect(value('Pseudonym', '  torvalds ')).to.equal('torvalds')
      expect(value('Pseudonym', 'Cafe\u0301')).to.equal('Café')
      expect(value('Pseudonym', 'John Doe')).to.equal('John Doe')
    })

    it('removes a leading @, unless the text contains another @', () => {
      for (const text of ['@torvalds', ' @torvalds ', '@ torvalds', 'torvalds']) {
        expect(value('Pseudonym', text)).to.equal('torvalds')
      }
      expect(value('Pseudonym', `@${'a'.repeat(64)}`)).to.have.length(64)
      for (const text of ['@', '@@', '@@sam', '@sam@example.social', 'sam@', '$@m']) {
        expect(value('Pseudonym', text)).to.equal(text)
      }
      expect(fault('Pseudonym', '@\u200b')).to.match(/visible/)
    })

    it('accepts 1 to 64 characters, counted as code points', () => {
      expect(value('Pseudonym', '😀'.repeat(64))).to.equal('😀'.repeat(64))
      expect(fault('Pseudonym', 'a'.repeat(65))).to.match(/1 to 64/)
      expect(fault('Pseudonym', ' \t ')).to.match(/1 to 64/)
    })

    it('requires a visible character', () => {
      for (const text of ['\u200b', '\u200d\ufeff', '\u00ad', '\u3164', '\u2800 \u2800', '\u2060\u2063', '\ufe0f']) {
        expect(fault('Pseudonym', text)).to.match(/visible/)
      }
    })

    it('has no invisible characters and no marks of the direction of text, except inside emoji', () => {
      for (const sign of ['\u200b', '\u200d', '\u2060', '\u00ad', '\ufeff', '\u3164', '\ufe0f', '\u{e0061}',
        '\u202e', '\u202c', '\u2066', '\u2069', '\u061c', '\u200e']) {
        for (const text of [`${sign}sam`, `sa${sign}m`, `sam${sign}`, `@${sign}sam`, `${sign}@sam`, ` ${sign} sam `]) {
          expect(value('Pseudonym', text), escape(text)).to.equal('sam')
        }
      }
      expect(value('Pseudonym', 'e\u200b\u0301mile')).to.equal('émile')
      expect(value('Pseudonym', `${'a'.repeat(64)}\u200b`)).to.have.length(64)
      for (const text of ['👩‍🚀 sam', '❤️', '🏴󠁧󠁢󠁷󠁬󠁳󠁿']) expect(value('Pseudonym', text)).to.equal(text)
    })

    it('refuses control characters', () => {
      for (const text of ['a\nb', 'a\0b', 'a\u2028b', 'a\u0085b']) expect(fault('Pseudonym', text)).to.match(/control/)
    })
  })

  describe('Email Address', () => {
    it('keeps the local part and normalises the domain', () => {
      expect(value('Email Address', ' John.Doe+x@Example.COM. ')).to.equal('John.Doe+x@example.com')
      expect(value('Email Address', 'é@münchen.de')).to.equal('é@xn--mnchen-3ya.de')
    })

    it('returns a normal address unchanged', () => {
      fc.assert(fc.property(fc.emailAddress(), text => {
        const [local, domain] = text.split('@')
        expect(value('Email Address', text)).to.equal(`${local}@${domain?.toLowerCase()}`)
      }))
    })

    it('requires one @ with a dotted domain after it', () => {
      for (const text of [
        'a', '@example.com', 'a@', 'a@localhost', 'a@b@example.com', 'a@192.0.2.1', 'a@[192.0.2.1]', 'a b@example.com',
        '"a b"@example.com', '.a@example.com', 'a..b@example.com', 'a.@example.com', 'A <a@localhost>',
      ]) {
        expect(value('Email Address', text), text).to.equal(undefined)
      }
    })

    it('accepts at most 64 bytes before the @ and 254 in total', () => {
      expect(value('Email Address', `${'a'.repeat(64)}@example.com`)).to.be.a('string')
      expect(fault('Email Address', `${'a'.repeat(65)}@example.com`)).to.match(/64/)
      expect(fault('Email Address', `a@${'a.'.repeat(125)}com`)).to.match(/254/)
    })
  })

  describe('Cryptocurrency', () => {
    it('normalises the spelling', () => {
      expect(value('Cryptocurrency', ' 0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed '))
        .to.equal('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')
    })

    it('distinguishes a wrong checksum from an unknown format', () => {
      expect(fault('Cryptocurrency', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb')).to.match(/checksum/)
      expect(fault('Cryptocurrency', 'torvalds')).to.match(/known cryptocurrency/)
    })
  })

  it('refuses to search a number as it stands on a payment card, also as a pseudonym', () => {
    for (const text of ['4111 1111 1111 1111', '3782-822463-10005']) {
      expect(parseSearched('Pseudonym', text)).to.have.property('fault').that.matches(/payment card/)
    }
    for (const text of ['4111 1111 1111 1112', '4111111111111111', '1234 5678']) {
      expect(parseSearched('Pseudonym', text), text).to.deep.equal({ value: text })
    }
  })

  it('reads addresses and wallets with invisible characters in them', () => {
    expect(value('IP Address', '192.0.2.1\u200b')).to.equal('192.0.2.1')
    const wallet = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
    expect(value('Cryptocurrency', `\ufeff${wallet}`)).to.equal(wallet)
  })

  it('guesses the type from the form of the value', () => {
    const guesses: Array<[string, QueryType]> = [
      ['192.0.2.1', 'IP Address'],
      ['2001:DB8::1', 'IP Address'],
      ['someone@example.com', 'Email Address'],
      ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'Cryptocurrency'],
      ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', 'Pseudonym'],
      ['alice.near', 'Cryptocurrency'],
      ['0.0.98', 'Cryptocurrency'],
      ['vitalik.eth', 'Pseudonym'],
      ['bonfida.sol', 'Pseudonym'],
      ['stani.lens', 'Pseudonym'],
      ['dwr', 'Pseudonym'],
      ['Example.co.uk', 'Domain Name'],
      ['tw-success.example', 'Domain Name'],
      ['пример.рф', 'Domain Name'],
      ['john.smith', 'Pseudonym'],
      ['torvalds', 'Pseudonym'],
      ['', 'Pseudonym'],
      ['sam_at_example.com', 'Pseudonym'],
      ['hxxp__www.example.com', 'Pseudonym'],
      ['_dmarc.example.com', 'Domain Name'],
      ['nas.home.arpa', 'Pseudonym'],
      ['8.8.8.8.in-addr.arpa', 'Domain Name'],
    ]

    for (const [text, type] of guesses) expect(guessType(text), text).to.equal(type)
  })
})
