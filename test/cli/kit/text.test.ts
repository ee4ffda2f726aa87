import { expect } from 'chai'
import fc from 'fast-check'
import { displayWidth, terminalSafe, terminalSafeJson, table, wrap } from '../../../src/cli/kit/text.ts'

const steering = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\u200b]/u

describe('text for a terminal', () => {
  it('contains no control characters, whatever the input', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), text => {
      expect(terminalSafe(text)).not.to.match(steering)
      expect(terminalSafeJson(JSON.stringify(text))).not.to.match(steering)
      expect(JSON.parse(terminalSafeJson(JSON.stringify(text)))).to.equal(text)
    }))
    expect(terminalSafe('a\u001b[31mb\nc\u202ed\u200be')).to.equal('a\ufffd[31mb c\ufffdd\ufffde')
  })

  it('keeps a joined emoji, and replaces a joiner elsewhere', () => {
    expect(terminalSafe('👩🏽‍💻 ❤️‍🔥')).to.equal('👩🏽‍💻 ❤️‍🔥')
    expect(terminalSafe('pay\u200dpal')).to.equal('pay\ufffdpal')
  })

  it('counts two columns for East Asian characters and emoji, and none for combining marks', () => {
    expect(['abc', '日本', '👩🏽‍💻', 'e\u0301', '한글'].map(displayWidth)).to.deep.equal([3, 4, 2, 1, 4])
  })

  it('aligns columns by their displayed width', () => {
    expect(table(['A', 'B'], [['日本', 1], ['x', null]])).to.equal('A     B\n日本  1\nx     –')
    expect(table(['A'], [])).to.equal('(none)')
  })

  it('wraps at spaces, breaks long words and keeps every character', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'é', '日', '👩🏽‍💻'), minLength: 1, maxLength: 30 })

    fc.assert(fc.property(fc.array(word, { minLength: 1 }), fc.integer({ min: 10, max: 40 }), (words, room) => {
      const lines = wrap(words.join(' '), room)
      expect(Math.max(...lines.map(displayWidth))).to.be.at.most(room)
      expect(lines.join('').replaceAll(' ', '')).to.equal(words.join(''))
    }))
    expect(wrap('one two three', 8)).to.deep.equal(['one two', 'three'])
  })

  it('does not break a URL', () => {
    const address = `https://sam.example/${'x'.repeat(50)}`

    expect(wrap(`see ${address} now`, 20)).to.deep.equal(['see', address, 'now'])
  })
})
