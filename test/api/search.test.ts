import { expect } from 'chai'
import { start } from '../support/start.ts'

describe('POST /search', () => {
  it('starts a stored search that ends with its results', async () => {
    await using service = await start()

    const { status, body, headers } = await service.request('POST', '/search', {
      body: { query: { type: 'Pseudonym', value: 'tw-success' } },
    })
    const id = body['search']['id'] as string
    const events = await service.events(`/search/${id}/stream`)
    const results = await service.request('GET', `/search/${id}/results`)

    expect(status).to.equal(201)
    expect(headers.get('location')).to.equal(`/search/${id}`)
    expect(events.at(-1)).to.include({ event: 'search.finished' })
    expect(results.body['data']['complete']).to.equal(true)
    expect(results.body['data']['summary']['module_results']).to.be.greaterThan(3)
  })
})
