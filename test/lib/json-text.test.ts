import { expect } from 'chai'
import fc from 'fast-check'
import { withMember } from '../../src/lib/json-text.ts'

describe('withMember', () => {
  it('adds a member with any name and value', () => {
    fc.assert(fc.property(
      fc.jsonValue(),
      fc.string().filter(name => name !== 'first'),
      fc.jsonValue(),
      (first, name, value) => {
        const text = withMember({ first }, name, JSON.stringify(value))

      const parsed = JSON.parse(text) as Record<string, unknown>
      expect(Object.keys(parsed)).to.have.members(['first', name])
      expect(JSON.stringify(parsed[name])).to.equal(JSON.stringify(value))
      expect(JSON.stringify(parsed.first)).to.equal(JSON.stringify(first))
    }))
  })
})
