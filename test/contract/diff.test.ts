import { expect } from 'chai'
import { diffDocuments } from '../../scripts/contract/diff/documents.ts'
import { mayBreak } from '../../scripts/contract/diff/version.ts'
import type { Node, OpenApi } from '../../scripts/generate/document.ts'

const answer = (schema: Node, more: Node = {}): Node => ({
  200: { content: { 'application/json': { schema } }, ...more },
})

/** Returns a document with one operation, `POST /pets`, and the given overrides. */
function document(operation: Node = {}, more: Node = {}): OpenApi {
  return {
    openapi: '3.1.0',
    paths: { '/pets': { post: { operationId: 'createPet', responses: answer({ type: 'object' }), ...operation } } },
    ...more,
  }
}

const withBody = (schema: Node, required = false) =>
  document({ requestBody: { required, content: { 'application/json': { schema } } } })
const withAnswer = (schema: Node, more?: Node) => document({ responses: answer(schema, more) })
const withParameters = (...parameters: Node[]) => document({ parameters })
const object = (properties: Node, required: string[] = [], more: Node = {}): Node => ({
  type: 'object',
  properties,
  required,
  ...more,
})

const breaking = (before: OpenApi, after: OpenApi): string[] =>
  diffDocuments({ before, after }).filter(({ breaks }) => breaks).map(({ where, what }) => `${where} ${what}`)
const additive = (before: OpenApi, after: OpenApi): string[] =>
  diffDocuments({ before, after }).filter(({ breaks }) => !breaks).map(({ where, what }) => `${where} ${what}`)

const limit = (schema: Node, more: Node = {}): Node => ({ name: 'limit', in: 'query', schema, ...more })
const text = { type: 'string' }

describe('a breaking change of a document', () => {
  const cases: ReadonlyArray<readonly [string, OpenApi, OpenApi, string]> = [
    ['an operation that is gone', document(), { openapi: '3.1.0', paths: {} }, 'POST /pets is gone'],
    ['an operation of another name', document(), document({ operationId: 'addPet' }),
      'POST /pets is called addPet, was createPet'],
    ['a key that is needed now', document({ security: [] }), document({ security: [{ key: [] }] }),
      'POST /pets security was [], is [{"key":[]}]'],
    ['a plan feature that is needed now', document(), document({ 'x-plan-feature': 'pets' }),
      'POST /pets needs the plan feature pets, needed none'],
    ['a mark of the key that is needed now', document(), document({ 'x-key-mark': 'manage' }),
      'POST /pets needs a key marked manage, needed any'],
    ['another scope of the key', document({ 'x-scope': 'read' }), document({ 'x-scope': 'search' }),
      'POST /pets needs the scope search, needed read'],
    ['a higher cost', document(), document({ 'x-cost': { core_searches: 1 } }),
      'POST /pets costs 1 core searches, did cost 0'],
    ['a parameter that is gone', withParameters(limit(text)), document(), 'POST /pets query limit is gone'],
    ['a new required parameter', document(), withParameters(limit(text, { required: true })),
      'POST /pets query limit is new, and required'],
    ['a parameter that is required now', withParameters(limit(text)), withParameters(limit(text, { required: true })),
      'POST /pets query limit is required now'],
    ['a lower limit', withParameters(limit({ type: 'integer', maximum: 9 })),
      withParameters(limit({ type: 'integer', maximum: 8 })), 'POST /pets query limit maximum was 9, is 8'],
    ['a limit where there was none', withParameters(limit(text)), withParameters(limit({ ...text, maxLength: 8 })),
      'POST /pets query limit maxLength was not there, is 8'],
    ['a pattern where there was none', withParameters(limit(text)), withParameters(limit({ ...text, pattern: 'a' })),
      'POST /pets query limit pattern was not there, is "a"'],
    ['another type', withParameters(limit(text)), withParameters(limit({ type: 'integer' })),
      'POST /pets query limit was string, is integer'],
    ['a narrower type', withParameters(limit({ type: 'number' })), withParameters(limit({ type: 'integer' })),
      'POST /pets query limit is number no more'],
    ['a value that is not taken any more', withBody(object({ size: { enum: ['s', 'm'] } })),
      withBody(object({ size: { enum: ['s'] } })), 'POST /pets request size lost the value "m"'],
    ['one value in place of several', withBody(object({ size: { enum: ['s', 'm'] } })),
      withBody(object({ size: { const: 's' } })), 'POST /pets request size lost the value "m"'],
    ['another value in place of the only one', withAnswer(object({ size: { const: 's' } })),
      withAnswer(object({ size: { const: 'm' } })), 'POST /pets 200 size const was "s", is "m"'],
    ['a field that is not taken any more', withBody(object({ size: text })), withBody(object({})),
      'POST /pets request size is gone'],
    ['a new required field', withBody(object({})), withBody(object({ size: text }, ['size'])),
      'POST /pets request size is new, and required'],
    ['a field that is required now', withBody(object({ size: text })), withBody(object({ size: text }, ['size'])),
      'POST /pets request size is required now'],
    ['other fields that are refused now', withBody(object({})),
      withBody(object({}, [], { additionalProperties: false })), 'POST /pets request takes no other fields now'],
    ['a body that is required now', withBody(object({})), withBody(object({}), true),
      'POST /pets request is required now'],
    ['a narrower entry of a list', withBody({ type: 'array', items: text }),
      withBody({ type: 'array', items: { ...text, minLength: 2 } }),
      'POST /pets request [] minLength was not there, is 2'],
    ['a status that is gone', document({ responses: { ...answer({}), 404: {} } }), document({ responses: answer({}) }),
      'POST /pets 404 is gone'],
    ['a type that is gone', document({ responses: { 200: { content: { 'image/png': {}, 'image/webp': {} } } } }),
      document({ responses: { 200: { content: { 'image/png': {} } } } }), 'POST /pets 200 image/webp is gone'],
    ['a field that is no longer answered', withAnswer(object({ size: text })), withAnswer(object({})),
      'POST /pets 200 size is gone'],
    ['a field that may be missing now', withAnswer(object({ size: text }, ['size'])),
      withAnswer(object({ size: text })), 'POST /pets 200 size is required no more'],
    ['a field that may be null now', withAnswer(object({ size: text })),
      withAnswer(object({ size: { type: ['string', 'null'] } })), 'POST /pets 200 size may be null now'],
    ['another format', withAnswer(object({ id: { ...text, format: 'uuid' } })), withAnswer(object({ id: text })),
      'POST /pets 200 id format was "uuid", is not there'],
    ['a header that is gone', withAnswer({}, { headers: { ETag: { schema: text } } }), withAnswer({}),
      'POST /pets 200 header ETag is gone'],
    ['a header that may be missing now', withAnswer({}, { headers: { ETag: { required: true } } }),
      withAnswer({}, { headers: { ETag: {} } }), 'POST /pets 200 header ETag is required no more'],
    ['a webhook that is gone', document({}, { webhooks: { sold: { post: {} } } }), document(), 'webhook sold is gone'],
  ]

  for (const [name, before, after, change] of cases) {
    it(`is ${name}`, () => {
      const found = breaking(before, after)

      expect(found).to.deep.equal([change])
    })
  }

  it('is found behind references and in allOf', () => {
    const components = (properties: Node) => ({
      components: { schemas: { Pet: object(properties), Base: object({ id: text }) } },
    })
    const operation = {
      responses: answer({ allOf: [{ $ref: '#/components/schemas/Base' }, { $ref: '#/components/schemas/Pet' }] }),
    }

    const found = breaking(document(operation, components({ name: text })), document(operation, components({})))

    expect(found).to.deep.equal(['POST /pets 200 name is gone'])
  })

  it('is the removal of an event', () => {
    const events = (...names: string[]) =>
      document({
        responses: {
          200: {
            content: {
              'text/event-stream': { schema: { oneOf: names.map(name => ({ $ref: `#/components/schemas/${name}` })) } },
            },
          },
        },
      }, { components: { schemas: { Bark: object({}), Meow: object({}) } } })

    const found = breaking(events('Bark', 'Meow'), events('Bark'))

    expect(found).to.deep.equal(['POST /pets 200 lost the alternative Meow'])
  })

  it('is not reported for equal documents, including recursive ones', () => {
    const tree = document({ responses: answer({ $ref: '#/components/schemas/Tree' }) }, {
      components: {
        schemas: { Tree: object({ branches: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } }) },
      },
    })

    const found = diffDocuments({ before: tree, after: structuredClone(tree) })

    expect(found).to.deep.equal([])
  })
})

describe('another spelling of a schema', () => {
  const cases: ReadonlyArray<readonly [string, Node, Node]> = [
    ['a pattern', { ...text, pattern: '^\\d[^\\u001f]$' }, { ...text, pattern: '^[0-9][^\\x1f]$' }],
    ['a boolean with one value', { type: 'boolean', const: true }, { type: 'boolean', not: { const: false } }],
    ['a number with one value', { type: 'integer', const: 60, minimum: 60, maximum: 60 },
      { type: 'integer', minimum: 60, maximum: 60 }],
  ]

  for (const [name, before, after] of cases) {
    it(`is no change: ${name}`, () => {
      const inAnswers = diffDocuments({ before: withAnswer(before), after: withAnswer(after) })
      const inRequests = diffDocuments({ before: withBody(before), after: withBody(after) })

      expect([inAnswers, inRequests]).to.deep.equal([[], []])
    })
  }
})

describe('a compatible change of a document', () => {
  const cases: ReadonlyArray<readonly [string, OpenApi, OpenApi, string]> = [
    ['an operation', { openapi: '3.1.0', paths: {} }, document(), 'POST /pets is new'],
    ['a deprecation', document(), document({ deprecated: true }), 'POST /pets is deprecated'],
    ['a key that is needed no more', document({ security: [{ key: [] }] }), document({ security: [] }),
      'POST /pets security was [{"key":[]}], is []'],
    ['an optional parameter', document(), withParameters(limit(text)), 'POST /pets query limit is new'],
    ['a higher limit', withParameters(limit({ type: 'integer', maximum: 8 })),
      withParameters(limit({ type: 'integer', maximum: 9 })), 'POST /pets query limit maximum was 8, is 9'],
    ['a value that is taken too', withBody(object({ size: { enum: ['s'] } })),
      withBody(object({ size: { enum: ['s', 'm'] } })), 'POST /pets request size has the new value "m"'],
    ['an optional field', withBody(object({})), withBody(object({ size: text })), 'POST /pets request size is new'],
    ['a status', document({ responses: answer({}) }), document({ responses: { ...answer({}), 404: {} } }),
      'POST /pets 404 is new'],
    ['a field that is answered too', withAnswer(object({})), withAnswer(object({ size: text }, ['size'])),
      'POST /pets 200 size is new, and required'],
    ['a value that is answered too', withAnswer(object({ size: { enum: ['s'] } })),
      withAnswer(object({ size: { enum: ['s', 'm'] } })), 'POST /pets 200 size has the new value "m"'],
    ['a value beside the only one', withAnswer(object({ size: { const: 's' } })),
      withAnswer(object({ size: { enum: ['s', 'm'] } })), 'POST /pets 200 size has the new value "m"'],
    ['a field that is never null any more', withAnswer(object({ size: { type: ['string', 'null'] } })),
      withAnswer(object({ size: text })), 'POST /pets 200 size is null no more'],
    ['a header', withAnswer({}), withAnswer({}, { headers: { ETag: { schema: text } } }),
      'POST /pets 200 header ETag is new'],
  ]

  for (const [name, before, after, change] of cases) {
    it(`is ${name}`, () => {
      const broken = breaking(before, after)
      const added = additive(before, after)

      expect(broken).to.deep.equal([])
      expect(added).to.deep.equal([change])
    })
  }
})

describe('a version that may contain breaking changes', () => {
  it('is a higher major version, or below 1.0.0 a higher minor version', () => {
    const steps = ['1.2.3 2.0.0', '0.1.0 0.2.0', '0.9.0 1.0.0', '1.2.3 1.3.0', '0.1.0 0.1.1', '1.0.0 1.0.0',
      '2.0.0 1.0.0', '0.2.0 0.1.0']

    const allowed = steps.filter(step => mayBreak(...step.split(' ') as [string, string]))

    expect(allowed).to.deep.equal(['1.2.3 2.0.0', '0.1.0 0.2.0', '0.9.0 1.0.0'])
  })

  it('is compared by the rules of Semantic Versioning', () => {
    expect(() => mayBreak('one', '2.0.0')).to.throw('one is no version')
  })
})
