import { expect } from 'chai'
import fc from 'fast-check'
import { adviceOf, guess } from '../../../src/cli/search/guess.ts'
import { withoutInvisible } from '../../../src/core/observables/invisible.ts'
import { guessType, parseObservable } from '../../../src/core/observables/observable.ts'
import { Failure } from '../../../src/errors.ts'
import { lookAlike } from '../../../src/core/observables/look-alike.ts'
import { queryTypes } from '../../../src/sources/kit/source.ts'
import { looks } from '../../support/looks.ts'
import { magicSpellings, outcomes } from '../../../src/upstreams/outcomes.ts'

describe('value that resembles an observable', () => {
  for (const [what, sentence, values] of looks) {
    it(`is reported as ${what}`, () => {
      for (const value of values) {
        expect(adviceOf(lookAlike(value)!), value).to.match(sentence)
        expect(() => guess(value), value).to.throw(sentence)
      }
    })
  }

  it('is refused with the command of the direct tool, which gets the spelling that it reads', () => {
    expect(() => guess('WOL0AHM488G123456')).to.throw('cli -- vin W0L0AHM488G123456')
    expect(() => guess('1hgcm 82633 a004352')).to.throw('cli -- vin 1HGCM82633A004352')
    expect(() => guess('asn 2.10')).to.throw('cli -- asn AS131082')
    expect(() => guess('8.8.8.8/21')).to.throw('cli -- network 8.8.8.0/21')
    expect(() => guess('8.8.8.x')).to.throw('cli -- network 8.8.8.0/24')
  })

  it('is offered without its signs, whichever of them are inside and around it', () => {
    const values = fc.constantFrom('sam@example.com', 'www.example.com', '192.0.2.1', 'a.b.c.example.org')
    const inside = fc.constantFrom(
      '.', '[.]', '(.)', '{.}', '<.>', '[dot]', '(dot)', '{DOT}', '[punkt]', '(punto)', ' [.] ', '\\.', '[.', '.]',
      '\u2024', '\uff0e', '\u3002',
    )
    const at = fc.constantFrom('@', '[at]', '(at)', '{at}', '[@]', ' (at) ', '[et]', '(arroba)')
    const around = fc.constantFrom(
      '<>', '[]', '()', '""', "''", '``', '“”', '«»', '‘’', ' .', ' ,', ' ;', ' !', ' ', '\u200b\u200b', '\ufeff',
    )

    fc.assert(fc.property(values, inside, at, around, (value, dot, sign, [before = '', after = '']) => {
      const text = withoutInvisible(`${before}${value.replaceAll('.', dot).replace('@', sign)}${after}`).trim()
      if (guessType(text) === 'Pseudonym') expect(lookAlike(text)?.instead?.value, text).to.equal(value)
      else expect(parseObservable(guessType(text), text), text).to.deep.equal({ value })
    }), { numRuns: 1_000 })
  })

  it('is refused if it could be a transaction, a hash or an account, unless the type is given', () => {
    const digits = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
    expect(() => guess(digits))
      .to.throw(/^This can be the id of a transaction or a hash, .*an account of NEAR\. If .* add --type crypto$/)
    expect(() => guess(`0x${digits}`)).to.throw(/an account of Aptos, Sui or IOTA\. If .* add --type crypto$/)
  })

  it('is not reported for a pseudonym that people use', () => {
    for (
      const name of [
        'torvalds',
        'john.smith',
        '0xdeadbeef',
        '0xSam',
        '1337',
        '3l33t',
        'cafe/5',
        '12/5',
        'sam:1',
        '1234567',
        '76561197960287930',
        '1990-12',
        '007',
        '+sam',
        '1.2.3',
        'bc1',
        'as12',
        'asia2024',
        'cve',
        'deadbeef',
        '1'.repeat(8),
        'bc1sam',
        '1VeryLongPseudonymWithoutNoughts',
        'a/b',
        'x?',
        'c#',
        'local',
        'sam.[x]',
        '<3',
        '[sam]',
        'at.dot',
        'sk-samuel-and-more',
        'abcdefghjkl123456',
        '12-34',
        '…',
        '日本/東京',
      ]
    ) expect(lookAlike(name), name).to.equal(undefined)
  })

  it('is not reported for a value that can be searched as its own type, unless it is written as a hash', () => {
    for (
      const [type, value] of outcomes.flatMap(outcome =>
        queryTypes.flatMap(one => magicSpellings[outcome][one].map(text => [one, text] as const))
      )
    ) {
      if (/^(?:0x)?[\da-f]{64}$/.test(value)) expect(() => guess(value), value).to.throw('add --type crypto')
      else expect(guess(value), value).to.include({ type, value })
    }
  })

  it('never throws for any text', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.ipV4Extended(),
      fc.string().map(text => `0x${text}`),
    )

    fc.assert(fc.property(anything, text => {
      const found = lookAlike(text)
      expect(found === undefined || adviceOf(found).length > 20).to.equal(true)
    }), { numRuns: 500 })
  })
})

describe('guess', () => {
  it('returns a value that can be searched as its type, or refuses with advice, for any text', () => {
    const word = fc.string({ unit: 'grapheme' })
    const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), maxLength: 130 })
    const anything = fc.oneof(
      word,
      fc.string({ unit: 'binary' }),
      fc.emailAddress(),
      fc.domain(),
      fc.ipV6(),
      fc.webUrl(),
      hex,
      fc.nat().map(number => `AS${number}`),
      fc.tuple(word, fc.constantFrom('@', '/', ':', ' ', '0x', 'CVE-'), word).map(parts => parts.join('')),
    )

    fc.assert(fc.property(anything, text => {
      try {
        const { type, value } = guess(text)
        const parsed = parseObservable(type, value)
        if (type !== 'Pseudonym') expect(parsed).to.have.property('value')
      } catch (error) {
        expect(error).to.be.instanceOf(Failure).and.to.include({ code: 'VALIDATION_ERROR' })
        expect((error as Failure).message.length).to.be.greaterThan(20)
      }
    }), { numRuns: 1_000 })
  })
})

describe('a name with an @', () => {
  it('is searched without the @', () => {
    expect(guess(' @torvalds')).to.deep.equal({
      type: 'Pseudonym',
      value: 'torvalds',
      note: 'guessed, without the @; use --type to set the type',
    })
    expect(guess('@sam.example')).to.include({ type: 'Pseudonym', value: 'sam.example' })
  })

  it('is refused if the rest is not a pseudonym', () => {
    expect(() => guess('@sam example')).to.throw(/^This has spaces/)
    expect(() => guess('@+15551234567')).to.throw(/phone number/)
  })

  it('is a handle of the Fediverse if the rest is an address', () => {
    expect(guess(' @sam@social.example ')).to.include({ type: 'Pseudonym', value: ' @sam@social.example ' })
    expect(guess('sam@social.example')).to.deep.equal({
      type: 'Email Address',
      value: 'sam@social.example',
      note: 'guessed; use --type to set the type, or an @ in front for a handle of the Fediverse',
    })
  })

  it('is searched unchanged if the rest is not a name', () => {
    expect(guess('@')).to.include({ type: 'Pseudonym', value: '@' })
  })
})
