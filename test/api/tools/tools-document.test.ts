import { expect } from 'chai'
import openapiTS, { type OpenAPI3 } from 'openapi-typescript'
import { parse } from 'yaml'
import { start, type Started } from '../../../scripts/support/start.ts'
import type { Node, OpenApi } from '../../../scripts/generate/document.ts'

const operationsIn = ({ paths }: OpenApi): unknown[] =>
  Object.values(paths).flatMap(item => Object.values(item)).map(operation => (operation as Node)['operationId'])

describe('the document of the tools', () => {
  let service: Started
  let whole: OpenApi
  let tools: OpenApi
  before(async () => {
    service = await start({ PUBLIC_URL: 'https://api.tracewell.example/' })
    whole = (await service.request('GET', '/openapi.json', { key: null })).body as unknown as OpenApi
    tools = (await service.request('GET', '/openapi/tools.json', { key: null })).body as unknown as OpenApi
  })
  after(() => service[Symbol.asyncDispose]())

  it('has the version 1.0.0, which the document of the service names too', () => {
    expect(tools).to.have.nested.property('info.version', '1.0.0')
    expect(whole.info).to.have.property('x-tools-version', '1.0.0')
    expect(tools).to.have.deep.property('servers', [{ url: 'https://api.tracewell.example' }])
  })

  it('has exactly the paths of the tools, unchanged', () => {
    const expected = Object.fromEntries(Object.entries(whole.paths).filter(([path]) => path.startsWith('/tools')))

    expect(tools.paths).to.deep.equal(expected)
    expect(operationsIn(tools)).to.include.members(['listTools', 'findSubdomains', 'getToolResult'])
    expect(tools).to.not.have.property('webhooks')
    expect(tools).to.have.nested.property('tags[0].name', 'tools')
  })

  it('has every component that it refers to, and no other', () => {
    const text = JSON.stringify(tools)
    const referred = new Set([...text.matchAll(/"#\/components\/([^"]+)"/g)].map(([, name]) => name))
    const there = Object.entries(tools['components'] as Record<string, object>)
      .filter(([kind]) => kind !== 'securitySchemes')
      .flatMap(([kind, entries]) => Object.keys(entries).map(name => `${kind}/${name}`))

    expect(there.sort()).to.deep.equal([...referred].sort())
    expect(tools).to.have.nested.property('components.securitySchemes.ApiKey')
  })

  it('links only to its own operations', () => {
    const linked = [...JSON.stringify(tools.components).matchAll(/"operationId":"(\w+)"/g)].map(([, id]) => id)

    expect(operationsIn(tools)).to.include.members(linked)
  })

  it('is taken by a generator', async () => {
    // a copy, because openapiTS changes the document
    const nodes = await openapiTS(structuredClone(tools) as unknown as OpenAPI3)

    expect(nodes.length).to.be.above(3)
  })

  it('is the same as YAML, and answers 304 and 405', async () => {
    const yaml = await service.request('GET', '/openapi/tools.yaml', { key: null })
    const etag = yaml.headers.get('etag')!
    const again = await service.request('GET', '/openapi/tools.yaml', { key: null, headers: { 'if-none-match': etag } })
    const post = await service.request('POST', '/openapi/tools.json', { key: null, body: {} })

    expect(parse(yaml.text, { maxAliasCount: -1 })).to.deep.equal(tools)
    expect([again.status, post.status, post.headers.get('allow')]).to.deep.equal([304, 405, 'GET, HEAD, OPTIONS'])
  })
})
