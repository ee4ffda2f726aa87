import { expect } from 'chai'
import fc from 'fast-check'
import { withMember } from '../../src/lib/json-text.ts'

describe('JSON as text', () => {
  it('gets one more member, whatever its name and the values are', () => {
    fc.assert(fc.property(
      fc.jsonValue(),
      fc.string().filter(name => name !== 'first'),
      fc.jsonValue(),
      (first, name, value) => {
        const text = withMember({ first }, name, JSON.stringify(value))

      expect(Object.keys(JSON.parse(text))).to.have.members(['first', name])
      expect(JSON.stringify(JSON.parse(text)[name])).to.equal(JSON.stringify(value))
      expect(JSON.stringify(JSON.parse(text).first)).to.equal(JSON.stringify(first))
    }))
  })
})
