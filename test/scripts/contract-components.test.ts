import { expect } from 'chai'
import type { OpenApi } from '../../scripts/generate/document.ts'
import { inlineParts } from '../../scripts/lint/contract-components.ts'

const inParts = (parts: { headers?: object, parameters?: object[] }) => ({
  paths: { '/cats': { get: { parameters: parts.parameters ?? [], responses: { 200: { headers: parts.headers } } } } },
  components: {
    headers: { Limit: { schema: {} } },
    schemas: { Cat: { properties: { headers: { type: 'object', properties: {} } } } },
  },
} as unknown as OpenApi)

describe('inlineParts', () => {
  it('accepts headers and parameters that are components', () => {
    expect(inlineParts(inParts({
      headers: { 'X-Limit': { $ref: '#/components/headers/Limit' } },
      parameters: [{ $ref: '#/components/parameters/Limit' }],
    }))).to.deep.equal([])
  })

  it('refuses a header and a parameter that an operation declares itself', () => {
    const inline = inParts({ headers: { 'X-Limit': { schema: {} } }, parameters: [{ name: 'limit', in: 'query' }] })

    expect(inlineParts(inline)).to.deep.equal([
      '#/paths//cats/get: each parameter needs a file in openapi/components/parameters',
      '#/paths//cats/get/responses/200: the header X-Limit needs a file in openapi/components/headers',
    ])
  })
})
