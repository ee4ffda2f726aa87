import { expect } from 'chai'
import { createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'

describe('GET /account/usage by label and reference', () => {
  let service: Started
  let key: string
  before(async () => {
    service = await start({}, { modules: [createModule('quick', { run: () => [] })] })
    key = (await service.tracewell.keys.create(service.accountId, 'manager', true)).secret
    const create = (value: string, more: object) => service.createSearch('Pseudonym', value, more)
    await create('one', { reference: 'case-1', labels: ['fraud', 'urgent'] })
    await create('two', { reference: 'case-1', labels: ['fraud'] })
    await create('three', { reference: 'case-2' })
    const gone = await create('four', { reference: 'case-3', labels: ['gone'] })
    await service.events(`/search/${gone}/stream`)
    await service.request('POST', '/search/delete', { body: { ids: [gone] } })
    await create('five', {})
  })
  after(() => service[Symbol.asyncDispose]())

  const report = async (query: '' | `?${string}` = '') => {
    const { status, body } = await service.request('GET', `/account/usage${query}`, { key })
    expect(status, JSON.stringify(body)).to.equal(200)
    return body.data
  }

  it('adds up what searches with a label or a reference cost, without those that were deleted', async () => {
    const { labels, references, total } = await report()

    expect(total.core_searches).to.equal(5)
    expect(labels).to.deep.equal([
      { label: 'fraud', core_searches: 2, searches: 2 },
      { label: 'urgent', core_searches: 1, searches: 1 },
    ])
    expect(references).to.deep.equal([
      { reference: 'case-1', core_searches: 2, searches: 2 },
      { reference: 'case-2', core_searches: 1, searches: 1 },
    ])
  })

  it('narrows every part of the report to a label and a reference', async () => {
    const fraud = await report('?label=Fraud')
    const both = await report('?label=urgent&reference=case-1')

    expect([fraud.total.core_searches, fraud.days.map(day => day.core_searches), fraud.references])
      .to.deep.equal([2, [2], [{ reference: 'case-1', core_searches: 2, searches: 2 }]])
    expect([both.total.core_searches, both.labels.map(({ label }) => label)]).to.deep.equal([1, ['fraud', 'urgent']])
    expect((await report('?reference=case-9')).total.core_searches).to.equal(0)
  })
})
