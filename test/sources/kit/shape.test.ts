import { expect } from 'chai'
import { hasShape } from '../../../src/sources/kit/shape.ts'

describe('hasShape', () => {
  for (
    const [title, schema, message] of [
      ['a type', { type: 'strng' }, /type/],
      ['a keyword', { type: 'object', propertys: {} }, /unknown keyword: "propertys"/],
      ['a format', { type: 'string', format: 'dat' }, /unknown format "dat"/],
      ['required members in another form', { type: 'object', required: 'name' }, /required/],
    ] as const
  ) it(`refuses a schema with ${title} that JSON Schema does not have`, () => {
    expect(() => hasShape(schema, {})).to.throw(message)
  })

  it('validates with the formats that sources use', () => {
    const schema = { type: 'object', required: ['at'], properties: { at: { type: 'string', format: 'date-time' } } }

    const results = [{ at: '2026-11-21T10:00:00Z' }, { at: 'yesterday' }, {}].map(value => hasShape(schema, value))

    expect(results).to.deep.equal([true, false, false])
  })
})
