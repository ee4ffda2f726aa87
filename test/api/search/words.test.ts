import { expect } from 'chai'
import { createHeldModule, createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { dumpTables } from '../../../scripts/support/tables.ts'
import { faultsOf } from '../../support/faults.ts'

const words = { name: 'Blue bicycle', reference: 'case-7', labels: ['fraud', 'bike'], note: 'First line.\nSecond – é.' }

describe('PATCH /search/{id}', () => {
  let service: Started
  let id: string
  beforeEach(async () => {
    service = await start({}, { modules: [createModule('quick'), createHeldModule('held', { default: false }).module] })
    id = await service.createSearch('Pseudonym', 'sam', { labels: ['old'] })
  })
  afterEach(() => service[Symbol.asyncDispose]())

  const patch = (body: object, key = service.key) => service.request('PATCH', `/search/${id}`, { body, key })
  const search = async () => (await service.request('GET', `/search/${id}`)).body.data.search
  const list = async (query: string) =>
    (await service.request('GET', `/search?${query}`)).body.data.searches.map(one => one.id)

  it('changes the words, by which lists then find the search', async () => {
    const { status, body } = await patch(words)

    expect(status).to.equal(200)
    expect(body.data.search).to.deep.include(words)
    expect(await search()).to.deep.include(words)
    expect([await list('label=bike'), await list('reference=case-7'), await list('label=old')])
      .to.deep.equal([[id], [id], []])
  })

  it('leaves alone what the request leaves out, and removes what is null or empty', async () => {
    await patch(words)
    const partly = await patch({ note: 'Other' })
    const removed = await patch({ name: null, reference: null, labels: [], note: null })

    expect(partly.body.data.search).to.deep.include({ ...words, note: 'Other' })
    expect(removed.body.data.search).to.deep.include({ reference: null, labels: [] })
    expect(removed.body.data.search).to.not.have.any.keys('name', 'note')
    expect(await list('label=bike')).to.deep.equal([])
  })

  it('is open to every key of the account, and to no other account', async () => {
    const { secret } = await service.tracewell.keys.create(service.accountId)

    expect((await patch({ note: 'a' }, secret)).status).to.equal(200)
    expect((await patch({ note: 'b' }, await service.newKey('business'))).status).to.equal(404)
    expect((await search()).note).to.equal('a')
  })

  it('works while the search runs, and its words stay when it ends', async () => {
    const ids = [service.tracewell.modules.bySlug('held')!.id]
    id = await service.createSearch('Pseudonym', 'sam', { modules: { mode: 'selected', ids } })
    await patch(words)
    await service.request('POST', `/search/${id}/cancel`)

    expect(await search()).to.deep.include({ ...words, status: 'finished' })
  })

  it('records the act without the words', async () => {
    await patch({ note: 'canary-note', name: 'canary-name', labels: ['canary-label'] })

    const records = (await dumpTables(service)).filter(row => row.startsWith('audit_records: ')).join('\n')
    expect(records).to.include('updateSearch').and.not.include('canary')
  })

  for (const [what, body, path] of [
    ['an empty name', { name: '' }, 'name'],
    ['a note that is too long', { note: 'x'.repeat(4_001) }, 'note'],
    ['control characters', { note: 'a\u0007' }, 'note'],
    ['an unknown member', { value: 'other' }, 'value'],
    ['no change', {}, ''],
    ['two equal labels', { labels: ['a', 'a'] }, 'labels.1'],
  ] as const) {
    it(`refuses ${what}`, async () => {
      const { status, body: answer } = await patch(body)

      expect(status).to.equal(400)
      expect(faultsOf(answer).map(fault => fault.path)).to.deep.equal([path])
    })
  }

  it('accepts the longest words, whatever their characters', async () => {
    const escaped = (length: number) => `"${'\\ud83d\\ude00'.repeat(length)}"`
    const labels = Array.from({ length: 10 }, (_, index) => `"${index}${'\\ud83d\\ude00'.repeat(49)}"`)
    const [name, note] = [escaped(200), escaped(4_000)]
    const body = `{"name":${name},"reference":${name},"note":${note},"labels":[${labels.join()}]}`

    expect((await service.request('PATCH', `/search/${id}`, { body })).status).to.equal(200)
  })
})

describe('PATCH /investigations/{id}', () => {
  it('changes the words, by which lists then find the investigation', async () => {
    await using service = await start({}, { modules: [createModule('quick')] })
    const created = await service.request('POST', '/investigations', { body: { observables: [{ value: 'sam' }] } })
    const { id } = created.body.data.investigation
    const { status, body } = await service.request('PATCH', `/investigations/${id}`, { body: words })
    const list = async (query: string) =>
      (await service.request('GET', `/investigations?${query}`)).body.data.investigations.map(one => one.id)
    const foreign = await service.request('PATCH', `/investigations/${id}`, {
      body: words, key: await service.newKey('business'),
    })

    expect([status, foreign.status]).to.deep.equal([200, 404])
    expect(body.data.investigation).to.deep.include(words)
    expect([await list('label=bike'), await list('reference=case-7')]).to.deep.equal([[id], [id]])
  })
})
