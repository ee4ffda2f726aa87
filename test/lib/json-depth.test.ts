import { expect } from 'chai'
import fc from 'fast-check'
import { nestsDeeper } from '../../src/lib/json-depth.ts'

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0

describe('the depth of a JSON text', () => {
  it('is that of what is parsed from it', () => {
    fc.assert(fc.property(fc.jsonValue({ maxDepth: 8 }), fc.nat(8), (value, levels) => {
      expect(nestsDeeper(Buffer.from(JSON.stringify(value)), levels)).to.equal(depthOf(value) > levels)
    }))
  })

  it('takes nothing in a text for a bracket', () => {
    expect(nestsDeeper(Buffer.from('["[[[", "\\"[{", "\\\\", {"[{": "]"}]'), 2)).to.equal(false)
    expect(nestsDeeper(Buffer.from('["\\\\", [[]]]'), 2)).to.equal(true)
  })

  it('is told of what is broken off too', () => {
    expect(nestsDeeper(Buffer.from('['.repeat(5_000_000)), 10_000)).to.equal(true)
    expect(nestsDeeper(Buffer.from(']]}}"'), 0)).to.equal(false)
  })
})
