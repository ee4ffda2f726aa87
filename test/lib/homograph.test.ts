import { expect } from 'chai'
import { asciiLookalike, mixesScripts } from '../../src/lib/homograph.ts'

describe('homograph', () => {
  it('returns the ASCII text that a label imitates', () => {
    expect(asciiLookalike('аррӏе')).to.equal('apple') // all Cyrillic
    expect(asciiLookalike('раураl')).to.equal('paypal') // Cyrillic and one Latin letter
    expect(asciiLookalike('gооgle')).to.equal('google')
  })

  it('returns undefined if a letter has no ASCII look-alike', () => {
    for (const label of ['münchen', 'пример', '例え', 'example', 'xn--a']) {
      expect(asciiLookalike(label), label).to.equal(undefined)
    }
  })

  it('detects scripts that no language writes together', () => {
    expect(mixesScripts('раураl')).to.equal(true)
    expect(mixesScripts('αlpha')).to.equal(true)
  })

  it('accepts scripts that one language writes together', () => {
    for (const label of ['пример', 'münchen', '例えテスト', 'jrの駅', '한국漢字', 'example-1']) {
      expect(mixesScripts(label), label).to.equal(false)
    }
  })
})
