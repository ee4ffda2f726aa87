import { expect } from 'chai'
import { createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'

describe('the header Location', () => {
  let service: Started
  before(async () => {
    service = await start({ PUBLIC_URL: 'https://www.example.com/tracewell/' }, { modules: [createModule('fine')] })
  })
  after(() => service[Symbol.asyncDispose]())

  const query = { type: 'Pseudonym', value: 'sam' } as const

  it('has the prefix of PUBLIC_URL, which a proxy strips, before the path of a search', async () => {
    const { status, headers, body } = await service.request('POST', '/search', { body: { query } })

    expect([status, headers.get('location')]).to.deep.equal([201, `/tracewell/search/${body.search.id}`])
  })

  it('has the prefix before the path of an investigation', async () => {
    const { status, headers, body } = await service
      .request('POST', '/investigations', { body: { observables: [query] } })

    expect([status, headers.get('location')])
      .to.deep.equal([201, `/tracewell/investigations/${body.data.investigation.id}`])
    expect(new URL(headers.get('location')!, 'https://www.example.com').href).to.equal(body.data.links.state)
  })

  it('has the prefix before the path of a watch', async () => {
    const { status, headers, body } = await service
      .request('POST', '/watches', { body: { observable: query, interval_hours: 24 } })

    expect([status, headers.get('location')]).to.deep.equal([201, `/tracewell/watches/${body.data.watch.id}`])
  })

  it('has the prefix before the path of a key', async () => {
    const { secret: key } = await service.tracewell.keys.create(service.accountId, 'manager', true)
    const { status, headers, body } = await service.request('POST', '/account/keys', { key, body: { label: 'ci' } })

    expect([status, headers.get('location')]).to.deep.equal([201, `/tracewell/account/keys/${body.data.key.id}`])
  })
})
