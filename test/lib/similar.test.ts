import { expect } from 'chai'
import { mostSimilar } from '../../src/lib/similar.ts'

const names = ['Adobe', 'LinkedIn', 'Collection #1', 'MySpace', 'Café']

describe('mostSimilar', () => {
  for (
    const [text, meant] of [
      ['adobe', 'Adobe'],
      ['Adoby', 'Adobe'],
      ['LinkdIn', 'LinkedIn'],
      ['Linked In', 'LinkedIn'],
      ['Collection#1', 'Collection #1'],
      ['CAFE', 'Café'],
      ['NoSuchBreach', undefined],
      ['', undefined],
      ['x', undefined],
    ] as const
  ) {
    it(`returns ${meant ?? 'undefined'} for ${JSON.stringify(text)}`, () => {
      expect(mostSimilar(text, names)).to.equal(meant)
    })
  }
})
