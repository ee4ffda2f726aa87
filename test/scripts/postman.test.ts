import { expect } from 'chai'
import type { OpenApi } from '../../scripts/generate/document.ts'
import { faultsOf, withoutEndless, withoutInventedValues } from '../../scripts/postman/collection.ts'

const document = {
  openapi: '3.1.0',
  paths: {
    '/cats': {
      get: {
        operationId: 'listCats',
        summary: 'List cats',
        parameters: [{ name: 'limit', in: 'query', example: 20 }, { name: 'cursor', in: 'query' },
          { name: 'Case', in: 'header' }],
        responses: { 200: {}, 304: {}, 404: {} },
      },
    },
  },
} as unknown as OpenApi
const ended = (name: string, code: number) => ({
  item: { name },
  response: { code, stream: { data: [...Buffer.from('{}')] } },
})

describe('the Postman collection', () => {
  it('sends no parameter and no header without an example, but those of the format', () => {
    const query = [{ key: 'limit', disabled: true }, { key: 'cursor', disabled: false }]
    const header = [{ key: 'Case' }, { key: 'Accept' }]
    const collection = { item: [{ name: 'cats', item: [{ name: 'List cats', request: { url: { query }, header } }] }] }

    const [folder] = withoutInventedValues(document, collection).item

    expect(folder!.item![0]!.request!.url.query).to.deep.equal([
      { key: 'limit', disabled: false }, { key: 'cursor', disabled: true },
    ])
    expect(folder!.item![0]!.request!.header).to.deep.equal([
      { key: 'Case', disabled: true }, { key: 'Accept', disabled: false },
    ])
    expect(query[1]!.disabled).to.equal(false)
  })

  it('sends no request for a stream without an end, and does not miss it', () => {
    const { '/cats': { get } } = document.paths as unknown as { '/cats': { get: object } }
    const stream = { ...get, operationId: 'streamCats', summary: 'Stream cats', 'x-endless': true }
    const both = { ...document, paths: { ...document.paths, '/cats/stream': { get: stream } } } as unknown as OpenApi
    const items = ['List cats', 'Stream cats'].map(name => ({ name, request: { url: {} } }))

    const sent = withoutEndless(both, { item: [{ name: 'cats', item: items }] })

    expect(sent.item[0]!.item!.map(({ name }) => name)).to.deep.equal(['List cats'])
    expect(faultsOf(both, [ended('List cats', 200)])).to.deep.equal([])
  })

  it('fails if a response is not a declared success, or an operation was not requested', () => {
    expect(faultsOf(document, [ended('List cats', 200)])).to.deep.equal([])
    expect(faultsOf(document, [ended('List cats', 304)])).to.deep.equal([])
    expect(faultsOf(document, [ended('List cats', 404)])).to.deep.equal(['List cats: 404 {}'])
    expect(faultsOf(document, [ended('List cats', 201)])).to.deep.equal(['List cats: 201 {}'])
    expect(faultsOf(document, [{ item: { name: 'List cats' }, requestError: { message: 'ECONNRESET' } }]))
      .to.deep.equal(['List cats: ECONNRESET'])
    expect(faultsOf(document, [])).to.deep.equal(['List cats: was not requested'])
  })
})
