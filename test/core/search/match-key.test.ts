import { expect } from 'chai'
import fc from 'fast-check'
import { exactRange, matchKey, prefixRange } from '../../../src/core/search/match-key.ts'
import type { KeyRange } from '../../../src/db/search-match-keys.ts'

const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 64 })
  .filter(text => !/[\0-\x1f\x7f]/.test(text) && text.trim() !== '')

/** Compares as both databases do: by the bytes of UTF-8. */
const isIn = ({ from, before }: KeyRange, key: string): boolean =>
  Buffer.compare(Buffer.from(key), Buffer.from(from)) >= 0 && Buffer.compare(Buffer.from(key), Buffer.from(before)) < 0

describe('the key of a searched value', () => {
  it('is in its own exact range, and no longer value is', () => {
    fc.assert(fc.property(name, name, (value, more) => {
      const range = exactRange('Pseudonym', value)
      const key = matchKey('Pseudonym', value)

      expect(isIn(range, key)).to.equal(true)
      expect(isIn(range, key + more)).to.equal(false)
    }))
  })

  it('is in the range of each prefix of it', () => {
    const ascii = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 64 })
    fc.assert(fc.property(ascii, fc.nat(63), (text, end) => {
      const key = matchKey('Pseudonym', `a${text}`)
      const range = prefixRange('Pseudonym', key.slice(0, end + 1).trimEnd())!

      expect(isIn(range, key)).to.equal(true)
    }))
  })

  it('is the same for all spellings', () => {
    expect(matchKey('Pseudonym', '@SAM')).to.equal(matchKey('Pseudonym', 'sam'))
    expect(matchKey('Email Address', 'Sam@example.com')).to.equal('sam@example.com')
  })

  it('of a wallet or a handle begins with a prefix in any letter case, whether the type is known or not', () => {
    const wallet = matchKey('Cryptocurrency', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')
    for (const type of ['Cryptocurrency', undefined] as const) {
      for (const text of ['1A1zP', '1a1zp']) expect(isIn(prefixRange(type, text)!, wallet), text).to.equal(true)
    }
    expect(isIn(prefixRange(undefined, '@sa')!, matchKey('Pseudonym', 'sam'))).to.equal(true)
  })

  it('is short for the longest value, and differs from that of another one with the same start', () => {
    const [one, other] = ['a', 'b'].map(end => matchKey('Cryptocurrency', `${'x'.repeat(2_000)}${end}`))

    expect(one).to.not.equal(other)
    expect([...one!].length).to.be.at.most(200)
    expect(isIn(prefixRange('Cryptocurrency', 'x'.repeat(100))!, one!)).to.equal(true)
  })

  it('begins with no empty prefix', () => {
    for (const text of [' ', '@', '\u200b']) expect(prefixRange('Pseudonym', text), text).to.equal(undefined)
  })
})
