import { expect } from 'chai'
import { start, type Started } from '../../../scripts/support/start.ts'

describe('the counts of a search', () => {
  let service: Started
  before(async () => { service = await start() })
  after(() => service[Symbol.asyncDispose]())

  it('are the same in its last event, its state, its results, lists and exports', async () => {
    const id = await service.createSearch('Email Address', 'tw-success@example.com', { leaks: { mode: 'all' } })
    const events = await service.events(`/search/${id}/stream`)
    const last = events.at(-1)!.data as { counts: object }
    const state = await service.request('GET', `/search/${id}`)
    const results = await service.request('GET', `/search/${id}/results`)
    const list = await service.request('GET', '/search?limit=1')
    const file = await service.request('GET', `/search/${id}/export?format=jsonl`)
    const { summary } = JSON.parse(file.text.split('\n')[0]!) as { summary: object }

    expect(last.counts).to.include({
      accounts: 20,
      breaches: 4,
      leak_records: 2,
      findings: 2,
      sources_unanswered: 0,
    })
    expect(state.body.data.search.counts).to.deep.equal(last.counts)
    expect(results.body.data.counts).to.deep.equal(last.counts)
    expect(list.body.data.searches[0]!.counts).to.deep.equal(last.counts)
    expect(summary).to.deep.equal({ searches: 1, ...last.counts })
    expect(state.body.data.summary.breached_accounts).to.equal(4)
  })

  it('have breaches that records of leak sources name, and no records that only name one', async () => {
    const id = await service.createSearch('Email Address', 'tw-success@example.com', { leaks: { mode: 'all' } })
    const events = await service.events(`/search/${id}/stream`)
    const statuses = events.flatMap(({ event, data }) => event === 'leak.status' ? [data] : []) as Array<{
      leaked_code: string
      names_only?: boolean
      breaches?: Array<{ name: string }>
    }>
    const { breached_accounts: breaches } = (await service.request('GET', `/search/${id}/results`)).body.data
    const public_ = statuses.find(({ leaked_code: code }) => code === 'leakcheck-public')!

    expect(statuses.filter(one => one.names_only).map(one => one.leaked_code)).to.have
      .members(['leakcheck-public', 'xposedornot'])
    expect(public_.breaches!.map(({ name }) => name)).to.include('Stealer Logs')
    expect(breaches.find(({ name }) => name === 'ExampleForum')!.sources).to
      .deep.equal(['xposedornot', 'leakcheck-public'])
    expect(new Set(breaches.map(({ name }) => name)).size).to.equal(breaches.length)
  })

  it('are summed up in the list of investigations, and stand beside each of their searches', async () => {
    const observables = [{ value: 'tw-success@example.com' }, { value: 'tw-failure' }]
    const { body } = await service.request('POST', '/investigations', { body: { observables } })
    const { id } = body.data.investigation
    await service.events(`/investigations/${id}/stream`)
    const state = await service.request('GET', `/investigations/${id}`)
    const list = await service.request('GET', '/investigations')
    const each = state.body.data.observables.map(({ search }) => search!.counts!)
    const sum = list.body.data.investigations[0]!.counts!

    expect(each).to.have.length(2)
    expect(sum.accounts).to.equal(each[0]!.accounts + each[1]!.accounts)
    expect(sum.breaches).to.equal(2)
    expect(sum.sources_unanswered).to.equal(each[1]!.sources_asked)
  })
})
