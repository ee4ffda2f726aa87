import { expect } from 'chai'
import { ofWebhooksOnly } from '../../scripts/generate/webhook-components.ts'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const document = (paths: Record<string, { post: { schema: { $ref: string } } }>) => ({
  openapi: '3.1.0',
  paths,
  webhooks: { sold: { post: { schema: ref('Sale') } } },
  components: { schemas: { Sale: { properties: { pet: ref('Pet') } }, Pet: { type: 'object' } } },
})

describe('ofWebhooksOnly', () => {
  it('returns what webhooks use and no path, also through other components', () => {
    const found = ofWebhooksOnly(document({ '/pets': { post: { schema: ref('Pet') } } }))

    expect(found).to.deep.equal([
      '#/components/schemas/Sale is used by webhooks only: name it in a callback too',
    ])
  })

  it('returns nothing if a callback of a path uses the same', () => {
    expect(ofWebhooksOnly(document({ '/sales': { post: { schema: ref('Sale') } } }))).to.deep.equal([])
  })
})
