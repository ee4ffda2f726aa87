import { expect } from 'chai'
import { asciiLookalike, mixesScripts } from '../../src/lib/homograph.ts'

describe('homograph', () => {
  it('names the ASCII text that a label imitates', () => {
    expect(asciiLookalike('аррӏе')).to.equal('apple') // all Cyrillic
    expect(asciiLookalike('раураl')).to.equal('paypal') // Cyrillic and one Latin letter
    expect(asciiLookalike('gооgle')).to.equal('google')
  })

  it('names none where a letter has no ASCII double', () => {
    for (const label of ['münchen', 'пример', '例え', 'example', 'xn--a']) {
      expect(asciiLookalike(label), label).to.equal(undefined)
    }
  })

  it('knows scripts that no language writes together', () => {
    expect(mixesScripts('раураl')).to.equal(true)
    expect(mixesScripts('αlpha')).to.equal(true)
  })

  it('lets pass what one language writes', () => {
    for (const label of ['пример', 'münchen', '例えテスト', 'jrの駅', '한국漢字', 'example-1']) {
      expect(mixesScripts(label), label).to.equal(false)
    }
  })
})
