import { expect } from 'chai'
import fc from 'fast-check'
import { nestsDeeper } from '../../src/lib/json-depth.ts'

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0

describe('nestsDeeper', () => {
  it('agrees with the depth of the parsed value', () => {
    fc.assert(fc.property(fc.jsonValue({ maxDepth: 8 }), fc.nat(8), (value, levels) => {
      expect(nestsDeeper(Buffer.from(JSON.stringify(value)), levels)).to.equal(depthOf(value) > levels)
    }))
  })

  it('ignores brackets inside strings', () => {
    expect(nestsDeeper(Buffer.from('["[[[", "\\"[{", "\\\\", {"[{": "]"}]'), 2)).to.equal(false)
    expect(nestsDeeper(Buffer.from('["\\\\", [[]]]'), 2)).to.equal(true)
  })

  it('works on truncated texts', () => {
    expect(nestsDeeper(Buffer.from('['.repeat(5_000_000)), 10_000)).to.equal(true)
    expect(nestsDeeper(Buffer.from(']]}}"'), 0)).to.equal(false)
  })
})
