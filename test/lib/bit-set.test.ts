import { expect } from 'chai'
import fc from 'fast-check'
import { createBitSet } from '../../src/lib/bit-set.ts'

describe('a bit set', () => {
  it('has the integers that were added, and no others', () => {
    const integer = fc.nat(70_000)

    fc.assert(fc.property(fc.array(integer), fc.array(integer), (added, others) => {
      const set = createBitSet()
      for (const one of added) set.add(one)

      for (const one of [...added, ...others]) expect(set.has(one), String(one)).to.equal(added.includes(one))
    }))
  })
})
