import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect } from 'chai'
import type { Fault } from '../../src/errors.ts'
import { bodyFaults, parameterFaults } from '../../src/http/faults.ts'

function faultsOf(schema: object, value: unknown): Fault[] {
  const validate = new Ajv2020({ allErrors: true, strict: false, verbose: true }).compile(schema)
  validate(value)
  return bodyFaults(validate.errors ?? [])
}

const choice = {
  oneOf: [
    { type: 'object', required: ['mode', 'ids'], properties: { mode: { const: 'selected' }, ids: { type: 'array' } } },
    { type: 'object', required: ['mode'], properties: { mode: { const: 'all' } } },
  ],
}

describe('the list of faults', () => {
  for (
    const [name, schema, value, path, message] of [
      ['a wrong type', { type: 'integer' }, 'a', '', 'must be an integer'],
      ['a wrong type of several', { type: ['string', 'null'] }, 1, '', 'must be a string or null'],
      ['a missing field', { required: ['a'] }, {}, 'a', 'is required'],
      [
        'a missing field deep inside',
        { properties: { a: { items: { required: ['b'] } } } },
        { a: [{ b: 1 }, {}] },
        'a.1.b',
        'is required',
      ],
      ['an unknown field', { additionalProperties: false }, { a: 1 }, 'a', 'unknown field'],
      ['an unevaluated field', { unevaluatedProperties: false }, { a: 1 }, 'a', 'unknown field'],
      [
        'a name with slash, dot and tilde',
        { additionalProperties: { type: 'null' } },
        { 'a/b~c.d': 1 },
        'a/b~c.d',
        'must be null',
      ],
      ['a value outside an enum', { enum: ['a', 2, null] }, 'c', '', 'must be one of: a, 2, null'],
      ['another constant', { const: 'a' }, 'c', '', 'must be: a'],
      ['a low number', { minimum: 1 }, 0, '', 'must be at least 1'],
      ['a high number', { maximum: 1 }, 2, '', 'must be at most 1'],
      ['an empty text', { minLength: 1 }, '', '', 'must not be empty'],
      ['an empty text that has words for it', {
        'minLength': 1,
        'pattern': '^a',
        'x-fault-message': 'must begin with a',
      }, '', '', 'must begin with a'],
      ['an empty text whose words are about characters', {
        'minLength': 1,
        'pattern': '^[^a]+$',
        'x-fault-message': 'must not contain a',
      }, '', '', 'must not be empty'],
      ['a text of another form, never by a regular expression', { pattern: '^a' }, 'b', '',
        'does not have the documented form'],
      ['no field', { minProperties: 1 }, {}, '', 'must have at least one field'],
      ['no field of several', { minProperties: 1, properties: { a: true, b: true } }, {}, '',
        'must have at least one field: a, b'],
      ['a long text', { maxLength: 2 }, 'abc', '', 'must have at most 2 characters'],
      ['a long list', { maxItems: 1 }, [1, 2], '', 'must have at most 1 entries'],
      ['a repeated entry', { uniqueItems: true }, ['a', 'b', 'a'], '2', 'is a duplicate'],
      ['a forbidden field', { properties: { a: false } }, { a: 1 }, 'a', 'is not allowed here'],
      ['a bad name', { propertyNames: { maxLength: 1 } }, { ab: 1 }, 'ab', 'is not an allowed name'],
      ['a missing companion', { dependentRequired: { a: ['b'] } }, { a: 1 }, 'b', 'is required together with a'],
      [
        'a failing condition only by its branch',
        { if: { required: ['a'] }, then: { required: ['b'] } },
        { a: 1 },
        'b',
        'is required',
      ],
      ['a union whose choice is unknown', choice, { mode: 'x' }, 'mode', 'must be one of: selected, all'],
      ['a union whose choice is clear', choice, { mode: 'selected' }, 'ids', 'is required'],
      [
        'a union of types',
        { anyOf: [{ type: 'string' }, { type: 'integer' }] },
        [],
        '',
        'must be a string or an integer',
      ],
      [
        'a union where several fit',
        { oneOf: [{ type: 'string' }, { maxLength: 9 }] },
        'a',
        '',
        'must match exactly one of the allowed forms',
      ],
    ] as const
  ) {
    it(`reports ${name}`, () => {
      const faults = faultsOf(schema, value)

      expect(faults).to.deep.include({ path, message })
    })
  }

  it('reports equal faults only once', () => {
    const faults = faultsOf({ allOf: [{ required: ['a'] }, { required: ['a'] }] }, {})

    expect(faults).to.deep.equal([{ path: 'a', message: 'is required' }])
  })

  it('leaves out the faults of branches that the caller did not mean', () => {
    const faults = faultsOf({ properties: { x: choice } }, { x: { mode: 'selected', ids: 1 } })

    expect(faults).to.deep.equal([{ path: 'x.ids', message: 'must be an array' }])
  })

  it('reports each of 1,000 faults', () => {
    const faults = faultsOf({ items: { type: 'string' } }, Array(1_000).fill(1))

    expect(faults).to.have.length(1_000)
  })

  it('reports a parameter without "path", "query" or "header"', () => {
    const validate = new Ajv2020({ strict: false }).compile({
      properties: { query: { properties: { tag: { items: { type: 'string' } } } } },
    })
    validate({ query: { tag: [1] } })

    const faults = parameterFaults(validate.errors ?? [])

    expect(faults).to.deep.equal([{ path: 'tag.0', message: 'must be a string' }])
  })
})
