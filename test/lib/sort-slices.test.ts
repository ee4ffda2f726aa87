import { expect } from 'chai'
import fc from 'fast-check'
import { sortInSlices } from '../../src/lib/sort-slices.ts'

describe('sortInSlices', () => {
  it('sorts like toSorted', async () => {
    await fc.assert(fc.asyncProperty(fc.array(fc.string()), fc.nat(20_000), async (texts, more) => {
      const all = [...texts, ...Array.from({ length: more }, (_, index) => `n${(index * 7_919) % 10_007}`)]

      expect(await sortInSlices(all)).to.deep.equal(all.toSorted())
    }), { numRuns: 30 })
  })
})
