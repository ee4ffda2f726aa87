import { expect } from 'chai'
import { SourceFailure } from '../../../src/sources/failures.ts'
import { card, link } from '../../../src/sources/kit/card.ts'
import { createLeakSource } from '../../support/leak-sources.ts'
import { investigationsOf } from '../../support/investigations.ts'
import { createFlaky, retried } from '../../support/retries.ts'
import { createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'

/** Both names have an account with one page. Only `sam` names `kim`, and each has an account of its own. */
const accounts = createModule('accounts', {
  run: ({ value }) => [
    card([['Profile', link('https://github.com/team-of-two')], ['Website', link('https://two.example')]], {}),
    card([
      ['Profile', link(`https://keybase.io/${value}`)],
      ['Website', link('https://own.example')],
      ...value === 'sam' ? [['Twitter', 'kim']] as const : [],
    ], {}),
  ],
})
const observables = ['sam', 'kim'].map(value => ({ type: 'Pseudonym', value }))

describe('what all searches of an investigation found', () => {
  const get = <const Path extends string>(service: Started, path: Path) => service.request('GET', path)
  const dataOf = async <Data>(answer: Promise<{ status: number, body: { data: Data } }>): Promise<Data> => {
    const { status, body } = await answer
    expect(status).to.equal(200)
    return body.data
  }
  const readsOf = (service: Started, id: string) => ({
    results: (query = '') => dataOf(get(service, `/investigations/${id}/results?${query}`)),
    leaks: () => dataOf(get(service, `/investigations/${id}/leaks`)),
    accounts: () => dataOf(get(service, `/investigations/${id}/accounts`)),
    observables: (query = '') => dataOf(get(service, `/investigations/${id}/observables?${query}`)),
    profile: () => dataOf(get(service, `/investigations/${id}/profile`)),
  })
  const searchesOf = async (service: Started, id: string) =>
    (await investigationsOf(service).stateOf(id)).observables.map(({ search }) => search!.id)

  it('is read in pages of searches, each as the search has it', async () => {
    await using service = await start({}, { modules: [accounts], leakSources: [createLeakSource('acme')] })
    const id = await investigationsOf(service).finish({ observables, leaks: { mode: 'all' } })
    const [sam, kim] = await searchesOf(service, id)
    const own = (await service.request('GET', `/search/${sam!}/results`)).body.data

    const first = await readsOf(service, id).results('limit=1')
    const second = await readsOf(service, id).results(`limit=1&cursor=${first.pagination.nextCursor!}`)
    const leaks = await readsOf(service, id).leaks()
    const found = await readsOf(service, id).accounts()

    expect(first.searches).to.deep.equal([own])
    expect(first.complete).to.equal(true)
    expect(second.searches.map(({ search }) => search.id)).to.deep.equal([kim])
    expect(second.pagination.nextCursor).to.equal(null)
    expect(leaks.searches.map(({ search_id, query, sources: [source] }) => [search_id, query.value, source!.code]))
      .to.deep.equal([[sam, 'sam', 'acme'], [kim, 'kim', 'acme']])
    expect(found.searches).to.deep.equal([sam, kim].map((search_id, index) =>
      ({ search_id, query: observables[index], registered_accounts: [] })))
  })

  it('lists an observable of several searches once, and each card names its search', async () => {
    await using service = await start({}, { modules: [accounts] })
    const id = await investigationsOf(service).finish({ observables })
    const [sam, kim] = await searchesOf(service, id)

    const { observables: found, searches_left_out: left } = await readsOf(service, id).observables()
    const named = await readsOf(service, id).observables('type=Pseudonym')
    const [first, second] = [
      await readsOf(service, id).observables('limit=1'),
      await readsOf(service, id).observables('limit=1000'),
    ]

    const website = found.find(({ value }) => value === 'two.example')
    expect(website!.cards.map(({ search_id, card: of }) => [search_id, of])).to.deep
      .equal([[sam, 'accounts_001'], [kim, 'accounts_001']])
    expect(named.observables.map(({ value, cards }) => [value, cards.map(({ search_id }) => search_id)])).to.deep
      .include(['kim', [sam]])
    expect(left).to.equal(0)
    expect([first.observables, first.pagination.nextCursor !== null]).to.deep.equal([found.slice(0, 1), true])
    expect(second.observables).to.deep.equal(found)
  })

  it('groups the accounts of all searches by person', async () => {
    await using service = await start({}, { modules: [accounts] })
    const id = await investigationsOf(service).finish({ observables })
    const [sam, kim] = await searchesOf(service, id)

    const { persons, complete } = await readsOf(service, id).profile()

    const all = persons.flatMap(person => person.accounts)
    const team = all.filter(({ id: account }) => account === 'github.com/team-of-two')
    expect(complete).to.equal(true)
    expect(team).to.have.length(1)
    expect(team[0]!.cards.map(({ search_id }) => search_id)).to.have.members([sam, kim])
    const owned = persons.find(person => person.accounts.some(({ id: account }) => account === 'keybase.io/sam'))
    const claims = [...owned!.claims, ...owned!.possible]
    expect(claims.flatMap(claim => claim.reasons.map(({ reason }) => reason))).to.include('same_website')
    expect(claims.flatMap(claim => claim.accounts)).to.include.members(['keybase.io/sam', 'keybase.io/kim'])
  })

  it('has what retries found, in every list, the counts and the graph', async () => {
    const flaky = createFlaky('flaky')
    await using service = await start({}, { modules: [flaky.module] })
    const id = await investigationsOf(service).finish({ observables: observables.slice(0, 1) })
    const [search] = await searchesOf(service, id)
    const before = (await investigationsOf(service).stateOf(id)).observables[0]!.search!.counts
    flaky.recover()
    await retried(service, search!)

    const { observables: [entry] } = await investigationsOf(service).stateOf(id)
    const results = await readsOf(service, id).results()
    const graph = (await service.request('GET', `/investigations/${id}/graph`)).body.data
    const lines = (await service.request('GET', `/investigations/${id}/export?format=jsonl`)).text
    const [listed] = (await service.request('GET', '/investigations')).body.data.investigations

    expect(before).to.include({ sources_unanswered: 1, findings: 0 })
    expect(entry!.search).to.deep.include({ id: search })
    expect(entry!.search!.counts).to.include({ sources_unanswered: 0, findings: 1 })
    expect(results.complete).to.equal(true)
    expect(results.searches[0]!.modules.map(({ status }) => status)).to.deep.equal(['success'])
    expect(graph.complete).to.equal(true)
    expect(lines).to.include('"flaky_001"')
    expect(listed!.counts).to.include({ sources_unanswered: 0, findings: 1 })
  })

  it('is not complete while a source has no answer, and answers 404 to another account', async () => {
    const broken = createModule('broken', { run() { throw new SourceFailure('UPSTREAM_ERROR', 'it answered 500') } })
    await using service = await start({}, { modules: [accounts, broken] })
    const id = await investigationsOf(service).finish({ observables })
    const key = await service.newKey('business')

    for (const part of ['results', 'leaks', 'accounts', 'observables', 'profile'] as const) {
      expect((await readsOf(service, id)[part]()).complete, part).to.equal(false)
      expect((await service.request('GET', `/investigations/${id}/${part}`, { key })).status, part).to.equal(404)
      const wrong = await service.request('GET', `/investigations/${id}/${part}?cursor=no`)
      expect([wrong.status, wrong.body.error.code], part).to.deep.equal([400, 'VALIDATION_ERROR'])
    }
  })

  it('is deleted with the retries of its searches, once they have ended', async () => {
    const flaky = createFlaky('flaky')
    await using service = await start({}, { modules: [flaky.module] })
    const id = await investigationsOf(service).finish({ observables: observables.slice(0, 1) })
    const [search] = await searchesOf(service, id)
    flaky.recover()
    const retryId = await retried(service, search!)

    const { status } = await service.request('POST', '/investigations/delete', { body: { ids: [id] } })

    expect(status).to.equal(202)
    for (const one of [search!, retryId]) expect((await service.request('GET', `/search/${one}`)).status).to.equal(404)
  })
})
