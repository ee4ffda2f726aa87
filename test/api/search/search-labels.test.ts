import { expect } from 'chai'
import { createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { moduleId } from '../../../src/core/catalogue/modules.ts'
import { createReceiver } from '../../support/receiver.ts'
import { faultsOf } from '../../support/faults.ts'
import { until } from '../../../scripts/support/until.ts'

const type = 'Pseudonym'

describe('reference and labels of a search', () => {
  let service: Started
  beforeEach(async () => { service = await start({}, { modules: [createModule('quick')] }) })
  afterEach(() => service[Symbol.asyncDispose]())

  const create = (more: object) => service.createSearch(type, 'sam', more)
  const list = async (query: string) =>
    (await service.request('GET', `/search?${query}`)).body.data.searches.map(({ id }) => id)

  it('are returned with the search, in lists and results, and in the webhook', async () => {
    await using receiver = await createReceiver()
    const named = { reference: 'Case 1/2026 – "é"', labels: ['fraud', 'a "b", c'] }
    const { body } = await service.request('POST', '/search', {
      body: { query: { type, value: 'sam' }, ...named, delivery: { webhook: { url: receiver.url } } },
    })
    const { id } = body.search
    await until(() => receiver.delivered.length === 1)
    const state = await service.request('GET', `/search/${id}`)
    const results = await service.request('GET', `/search/${id}/results`)
    const all = await service.request('GET', '/search')

    expect(body.data.search).to.deep.include(named)
    expect(state.body.data.search).to.deep.include(named)
    expect(results.body.data.search).to.deep.include(named)
    expect(all.body.data.searches[0]).to.deep.include(named)
    expect(receiver.delivered[0]!.body.search).to.deep.include(named)
  })

  it('are null and empty without them', async () => {
    const id = await create({})

    const { body } = await service.request('GET', `/search/${id}`)

    expect(body.data.search).to.deep.include({ reference: null, labels: [] })
  })

  it('are accepted for a run of one module', async () => {
    const { status } = await service.request('POST', '/search/module/once', {
      body: { query: { type, value: 'sam' }, module_id: moduleId('quick'), reference: 'r-1', labels: ['one'] },
    })

    expect([status, (await list('reference=r-1&label=one')).length]).to.deep.equal([200, 1])
  })

  it('select searches: by the whole reference, and by all labels', async () => {
    const first = await create({ reference: 'r-1', labels: ['a', 'b'] })
    const second = await create({ reference: 'r-1', labels: ['a"b', 'ab'] })
    const third = await create({ reference: 'r-10', labels: ['b'] })

    expect(await list('reference=r-1')).to.have.members([first, second])
    expect(await list('reference=r-1&label=a')).to.deep.equal([first])
    expect(await list('label=b')).to.have.members([first, third])
    expect(await list('label=b&label=a')).to.deep.equal([first])
    expect(await list(`label=${encodeURIComponent('a"b')}`)).to.deep.equal([second])
    expect(await list('label=A')).to.deep.equal([])
    expect(await list('label=%25')).to.deep.equal([])
  })

  it('belong to the pages of a list', async () => {
    for (let index = 0; index < 3; index++) await create({ reference: 'r-1' })
    const { body } = await service.request('GET', '/search?reference=r-1&limit=2')
    const cursor = body.data.pagination.nextCursor!

    const rest = await list(`reference=r-1&limit=2&cursor=${cursor}`)
    const other = await service.request('GET', `/search?reference=r-2&cursor=${cursor}`)

    expect(rest).to.have.lengthOf(1)
    expect([other.status, faultsOf(other.body).map(({ path }) => path)]).to.deep.equal([400, ['cursor']])
  })

  it('are refused with their path if they are empty, too long, doubled or have control characters', async () => {
    const refused = async (more: object) => {
      const answer = await service.request('POST', '/search', { body: { query: { type, value: 'sam' }, ...more } })
      return [answer.status, ...faultsOf(answer.body).map(({ path }) => path)]
    }

    expect(await refused({ reference: '' })).to.deep.equal([400, 'reference'])
    expect(await refused({ reference: 'x'.repeat(201) })).to.deep.equal([400, 'reference'])
    expect(await refused({ reference: 'a\nb' })).to.deep.equal([400, 'reference'])
    expect(await refused({ labels: ['a', 'x'.repeat(51)] })).to.deep.equal([400, 'labels.1'])
    expect(await refused({ labels: ['a', 'a'] })).to.deep.equal([400, 'labels.1'])
    const eleven = Array.from({ length: 11 }, (_, index) => `l${index}`)
    expect(await refused({ labels: eleven })).to.deep.equal([400, 'labels'])
  })
})
