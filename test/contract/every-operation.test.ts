import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { asNode, operationsOf, resolve, type Node, type OpenApi } from '../../scripts/generate/document.ts'
import { withEveryOperation } from '../../scripts/generate/every-operation.ts'

const document = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../generated/${name}.json`, import.meta.url), 'utf8')) as OpenApi

for (const name of ['api', 'images']) {
  describe(`every operation of ${name}.json`, () => {
    const published = document(name)
    const operations = operationsOf(published)

    it('declares 408, 431 and a default error', () => {
      for (const { id, node } of operations) {
        expect(Object.keys(asNode(node.responses)), id).to.include.members(['408', '431', 'default'])
      }
    })

    it('declares X-Request-Id on every response, and WWW-Authenticate on every 401', () => {
      for (const { id, node } of operations) {
        for (const [status, response] of Object.entries(asNode(node.responses))) {
          const headers = Object.keys(asNode(resolve(published, response).headers))
          expect(headers, `${id} ${status}`).to.include('X-Request-Id')
          if (status === '401') expect(headers, id).to.include('WWW-Authenticate')
        }
      }
    })
  })
}

describe('x-every-operation', () => {
  it('adds its responses and headers, and keeps what an operation declares itself', () => {
    const own = { description: 'own', headers: { A: { schema: {} } } }
    const withDefaults = withEveryOperation({
      'x-every-operation': {
        headers: { A: { $ref: '#/components/headers/A' }, B: { $ref: '#/components/headers/B' } },
        responses: {
          always: { 408: { $ref: '#/components/responses/Slow' }, default: { description: 'other' } },
        },
      },
      'paths': { '/pets': { get: { responses: { 200: { description: 'good' }, default: own } } } },
      'webhooks': { ended: { post: { responses: { 204: { description: 'yours' } } } } },
      'components': { responses: { Slow: { description: 'slow' } } },
    })

    const headers = { A: { $ref: '#/components/headers/A' }, B: { $ref: '#/components/headers/B' } }
    expect(withDefaults).to.deep.equal({
      paths: {
        '/pets': {
          get: {
            responses: {
              200: { description: 'good', headers },
              408: { $ref: '#/components/responses/Slow' },
              default: { description: 'own', headers: { ...headers, A: { schema: {} } } },
            },
          },
        },
      },
      webhooks: { ended: { post: { responses: { 204: { description: 'yours' } } } } },
      components: { responses: { Slow: { description: 'slow', headers } } },
    })
  })

  const ref = (name: string) => ({ $ref: `#/components/responses/${name}` })
  /** Returns the responses of one operation, by status, in a document with a rule for each fact. */
  function responsesFor(operation: object, document: object = {}): Node {
    const { paths } = withEveryOperation({
      ...document,
      'x-every-operation': {
        responses: {
          always: { 400: ref('Always'), 503: ref('Always') },
          key: { 401: ref('Key') },
          keyMark: { 403: ref('KeyMark') },
          body: { 413: ref('Body') },
          cost: { 429: ref('Cost') },
          idempotencyKey: { 422: ref('IdempotencyKey') },
          tool: { 503: ref('Tool') },
          simpleErrors: { 401: ref('SimpleErrors') },
        },
      },
      'paths': { '/pets': { post: { operationId: 'addPet', ...operation } } },
      'components': {
        responses: Object.fromEntries(
          ['Always', 'Key', 'KeyMark', 'Body', 'Cost', 'IdempotencyKey', 'Tool', 'SimpleErrors', 'Own'].map(name =>
            [name, { description: name }]),
        ),
        parameters: { IdempotencyKey: { name: 'Idempotency-Key', in: 'header' } },
      },
    })
    return asNode(asNode(asNode(paths['/pets']).post).responses)
  }

  for (const [fact, operation, added] of [
    ['a key', { security: [{ key: [] }] }, { 401: ref('Key') }],
    ['a mark of the key', { 'x-key-mark': 'manage' }, { 403: ref('KeyMark') }],
    ['a body', { requestBody: {} }, { 413: ref('Body') }],
    ['a cost', { 'x-cost': { core_searches: 1 } }, { 429: ref('Cost') }],
    [
      'an idempotency key',
      { parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }] },
      { 422: ref('IdempotencyKey') },
    ],
    ['the plan feature of tools', { 'x-plan-feature': 'tools' }, { 503: ref('Tool') }],
    ['short errors', { 'x-error-body': 'simple' }, { 401: ref('SimpleErrors') }],
    ['another plan feature', { 'x-plan-feature': 'radar' }, {}],
  ] as const) {
    it(`adds the responses that follow from ${fact}`, () => {
      expect(responsesFor(operation)).to.deep.equal({ 400: ref('Always'), 503: ref('Always'), ...added })
    })
  }

  it('reads the security of the document if the operation declares none', () => {
    expect(responsesFor({}, { security: [{ key: [] }] })).to.have.property('401')
    expect(responsesFor({ security: [] }, { security: [{ key: [] }] })).not.to.have.property('401')
  })

  it('keeps a response that an operation declares itself', () => {
    expect(responsesFor({ responses: { 400: ref('Own') } })).to.deep.include({ 400: ref('Own') })
  })

  it('leaves out a status that x-never names with a reason', () => {
    expect(responsesFor({ 'x-never': { 400: 'It reads nothing.' } })).to.deep.equal({ 503: ref('Always') })
  })

  for (const [fault, operation, message] of [
    [
      'a response that the rule already declares',
      { responses: { 400: ref('Always') } },
      'addPet: leave out 400: x-every-operation already declares it for this operation',
    ],
    ['an exception without a reason', { 'x-never': { 400: '' } }, 'addPet: x-never has no reason for 400'],
    [
      'an exception for a status that no rule adds',
      { 'x-never': { 401: 'It needs no key.' } },
      'addPet: x-never has 401, which x-every-operation does not add',
    ],
  ] as const) {
    it(`refuses ${fault}`, () => {
      expect(() => responsesFor(operation)).to.throw(message)
    })
  }

  it('refuses a fact that does not exist', () => {
    expect(() => withEveryOperation({
      'x-every-operation': { responses: { colour: {} } }, 'paths': { '/pets': { get: {} } },
    })).to.throw('x-every-operation: there is no fact colour')
  })
})
