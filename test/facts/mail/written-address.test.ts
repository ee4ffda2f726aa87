import { expect } from 'chai'
import fc from 'fast-check'
import { readObservable } from '../../../src/core/observables/guessed-observable.ts'

const read = (value: string) => {
  const one = readObservable({ value })
  return 'observable' in one ? one.observable.normalValue : one.fault
}

describe('an e-mail address as it is written', () => {
  const written: ReadonlyArray<readonly [string, string]> = [
    ['mailto:sam@sam.example', 'sam@sam.example'],
    ['MAILTO:sam%40sam.example?subject=Hello%2C%20you&cc=kim@sam.example', 'sam@sam.example'],
    ['mailto:?to=sam@sam.example&subject=x', 'sam@sam.example'],
    ['<sam@sam.example>', 'sam@sam.example'],
    ['<mailto:sam@sam.example>', 'sam@sam.example'],
    ['Sam Doe <sam@sam.example>', 'sam@sam.example'],
    ['"Doe, Sam" <sam@sam.example>', 'sam@sam.example'],
    ['Doe, Sam <sam@sam.example>', 'sam@sam.example'],
    ['"kim@sam.example" <sam@sam.example>', 'sam@sam.example'],
    ['sam@sam.example,', 'sam@sam.example'],
    ['sam@sam.example; ', 'sam@sam.example'],
    ['sam@sam.example (Sam Doe)', 'sam@sam.example'],
    ['sam(home)@sam.example', 'sam@sam.example'],
    ['(sam@sam.example)', 'sam@sam.example'],
    ['“sam@sam.example”', 'sam@sam.example'],
    ['"sam.doe"@sam.example', 'sam.doe@sam.example'],
    ['"sam\\.doe"@sam.example', 'sam.doe@sam.example'],
    ['\u00a0sam@sam.example\u00a0', 'sam@sam.example'],
    ['sam\u200b@sam.example\ufeff', 'sam@sam.example'],
    ['ｓａｍ＠sam.example', 'sam@sam.example'],
    ['SAM@SAM.example', 'SAM@sam.example'],
    ['sam@bücher.example', 'sam@xn--bcher-kva.example'],
    ['sam..doe@docomo.ne.jp', 'sam..doe@docomo.ne.jp'],
    ['sam.doe.@docomo.ne.jp', 'sam.doe.@docomo.ne.jp'],
    ['"sam...doe."@ezweb.ne.jp', 'sam...doe.@ezweb.ne.jp'],
    ['Sam <sam..@t1.ezweb.ne.jp>', 'sam..@t1.ezweb.ne.jp'],
  ]

  for (const [text, address] of written) {
    it(`is read from ${JSON.stringify(text)}`, () => {
      expect(readObservable({ value: text })).to.deep.include({
        type: 'Email Address',
        observable: { type: 'Email Address', value: text, normalValue: address },
      })
    })
  }

  it('is not chosen among several', () => {
    for (const text of [
      'sam@sam.example, kim@sam.example', 'Sam <sam@sam.example>; Kim <kim@sam.example>',
      'mailto:sam@sam.example,kim@sam.example',
    ]) expect(read(text), text).to.match(/^These are several e-mail addresses/)
  })

  it('is not taken from a text with a mistake in it', () => {
    for (const text of ['sam,doe@sam.example', 'sam@sam,example', '.sam@docomo.ne.jp', 'sam..doe@sam.example']) {
      expect(readObservable({ type: 'Email Address', value: text }), text).to.have.property('fault')
    }
  })

  it('is read behind any display name, and the text is kept', () => {
    const quoted = fc.string({ unit: 'grapheme', maxLength: 30 })
      .map(name => `"${name.replaceAll(/["\\]/g, sign => `\\${sign}`)}"`)
    const bare = fc.string({ unit: 'grapheme', maxLength: 30 }).filter(name => !/[@＠﹫]|mailto:/i.test(name))
    fc.assert(fc.property(fc.oneof(quoted, bare), name => {
      const value = `${name} <sam@sam.example>`

      expect(readObservable({ value })).to.deep.include({
        observable: { type: 'Email Address', value, normalValue: 'sam@sam.example' },
      })
    }), { numRuns: 2_000 })
  })
})
