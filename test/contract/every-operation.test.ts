import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { asNode, operationsOf, resolve, type OpenApi } from '../../scripts/generate/document.ts'
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
        responses: { 408: { $ref: '#/components/responses/Slow' }, default: { description: 'other' } },
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
})
