import { expect } from 'chai'
import fc from 'fast-check'
import { splitByBytes } from '../../src/lib/split-by-bytes.ts'

describe('splitByBytes', () => {
  it('returns parts that together are the text, none of them too long', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 4, max: 20 }), (given, max) => {
      const text = given.toWellFormed()
      const parts = splitByBytes(text, max)
      expect(parts.join('')).to.equal(text)
      expect(parts.filter(part => part === '' || Buffer.byteLength(part) > max)).to.deep.equal([])
    }))
  })
})
