import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect } from 'chai'
import {
  asNode, contentOf, dereference, operationsOf, resolve as resolveNode, type OpenApi,
} from '../../../scripts/generate/document.ts'
import { operationsWithLabels } from '../../../src/api/checks.ts'
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
    expect(await list('label=A')).to.deep.equal([first])
    expect(await list('label=%20B&label=A')).to.deep.equal([first])
    expect(await list('label=%25')).to.deep.equal([])
  })

  it('have no spaces at their ends, and are found in upper and lower case by every list', async () => {
    const labels = [' Éclair ', 'Two  words']
    const id = await create({ labels })
    const investigation = await service.request('POST', '/investigations', {
      body: { observables: [{ value: 'sam' }], labels },
    })
    const watch = await service.request('POST', '/watches', {
      body: { observable: { value: 'sam' }, interval_hours: 24, labels },
    })
    const query = `label=${encodeURIComponent('éCLAIR')}&label=TWO%20%20WORDS`
    const investigations = await service.request('GET', `/investigations?${query}`)
    const watches = await service.request('GET', `/watches?${query}`)

    expect((await service.request('GET', `/search/${id}`)).body.data.search.labels).to.deep
      .equal(['Éclair', 'Two  words'])
    expect(await list(query)).to.include(id)
    expect(investigations.body.data.investigations.map(one => one.id)).to.deep
      .equal([investigation.body.data.investigation.id])
    expect(watches.body.data.watches.map(one => one.id)).to.deep.equal([watch.body.data.watch.id])
  })

  it('may differ in case only, and then are one for filters', async () => {
    const id = await create({ labels: ['Fraud', 'fraud'] })

    expect(await list('label=FRAUD')).to.deep.equal([id])
  })

  for (const empty of ['', '   ']) {
    it(`are refused with the reason: ${JSON.stringify(empty)} is empty`, async () => {
      const answer = await service.request('POST', '/search', {
        body: { query: { type, value: 'sam' }, reference: '', labels: ['a', empty] },
      })

      expect(answer.status).to.equal(400)
      expect(faultsOf(answer.body)).to.have.deep.members([
        { path: 'labels.1', message: 'must not be empty' },
        { path: 'reference', message: 'must not be empty' },
      ])
    })
  }

  it('are trimmed in every body that has labels', () => {
    const api = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../../generated/api.json'), 'utf8')) as OpenApi
    const withLabels = operationsOf(api).filter(({ node }) => {
      const schema = contentOf(resolveNode(api, node.requestBody))[0]?.[1].schema ?? {}
      return 'labels' in asNode(asNode(dereference(api, schema)).properties)
    })

    expect(withLabels.map(({ id }) => id)).to.have.members(operationsWithLabels)
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
