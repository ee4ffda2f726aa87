import { expect } from 'chai'
import { createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { countRows, dumpTables, onDatabase } from '../../../scripts/support/tables.ts'
import { until } from '../../../scripts/support/until.ts'
import { card, link } from '../../../src/sources/kit/card.ts'
import { createBreachSource } from '../../support/breach-sources.ts'
import { faultsOf } from '../../support/faults.ts'
import { createLeakSource, recordsOf } from '../../support/leak-sources.ts'
import { marksOf } from '../../support/marks.ts'

/** Finds an account, and two cards without a page whose order changes with each run. */
function createSites() {
  let runs = 0
  return createModule('sites', {
    types: ['Email Address'],
    run() {
      runs++
      const lists = [`Alpha, run ${'x'.repeat(runs)}`, 'Beta'].map(name => card([['List', name]], {}))
      if (runs % 2 === 1) lists.reverse()
      return [card([['Profile', link('https://one.example.org/Sam')], ['Bio', `run ${runs}`]], {}), ...lists]
    },
  })
}

const parts = () => ({
  modules: [createSites()],
  leakSources: [createLeakSource('big', { records: recordsOf(3) })],
  breachSources: [createBreachSource('hibp', [{ name: 'ExampleForum' }, { name: 'ExampleShop' }])],
})

async function finish(service: Started, value = 'sam@example.org'): Promise<string> {
  const id = await service.createSearch('Email Address', value, {
    leaks: { mode: 'all' }, features: { breached_accounts: true, registered_accounts: 'exclude' },
  })
  await service.events(`/search/${id}/stream`)
  return id
}

describe('POST /search/{id}/marks', () => {
  let service: Started
  let marks: ReturnType<typeof marksOf>
  let id: string
  beforeEach(async () => {
    service = await start({}, parts())
    marks = marksOf(service)
    id = await finish(service)
  })
  afterEach(() => service[Symbol.asyncDispose]())

  it('marks findings of each kind, with a note, the key and the time', async () => {
    const { body } = await service.request('GET', `/search/${id}/results/leaks/big`)
    const record = `leak:big/1/${body.data.results[1]!.key}` as const
    const found = await marks.set(id,
      { finding: 'card:sites_001', mark: 'confirmed', note: 'First line.\nSecond – é.' },
      { finding: 'card:sites_002', mark: 'ignored' },
      { finding: 'breach:ExampleShop', mark: 'wrong' },
      { finding: record, mark: 'confirmed' })

    expect(found.map(({ kind, findings, mark }) => [kind, findings, mark])).to.have.deep.members([
      ['account', ['card:sites_001'], 'confirmed'],
      ['card', ['card:sites_002'], 'ignored'],
      ['breach', ['breach:ExampleShop'], 'wrong'],
      ['leak', [record], 'confirmed'],
    ])
    const [key] = await service.tracewell.keys.list(service.accountId)
    const first = found.find(({ kind }) => kind === 'account')!
    expect(first).to.deep.include({ note: 'First line.\nSecond – é.', key_id: key!.id, key_label: key!.label })
    expect(Date.parse(first.marked_at)).to.be.a('number')
    expect(await marks.list(id)).to.deep.equal(found)
  })

  it('shows the marks in the results and on the page of leak records', async () => {
    const { body: before } = await service.request('GET', `/search/${id}/results`)
    const { body: page } = await service.request('GET', `/search/${id}/results/leaks/big`)
    expect([before.data.marks, page.data.marks]).to.deep.equal([undefined, undefined])
    const record = `leak:big/1/${page.data.results[0]!.key}` as const

    await marks.set(id, { finding: 'card:sites_001', mark: 'wrong' }, { finding: record, mark: 'ignored' })

    const { body: after } = await service.request('GET', `/search/${id}/results`)
    const { body: marked } = await service.request('GET', `/search/${id}/results/leaks/big`)
    expect(after.data.marks!.map(({ findings, mark }) => [findings, mark]))
      .to.deep.equal([[['card:sites_001'], 'wrong']])
    expect(marked.data.marks!.map(({ findings, mark }) => [findings, mark])).to.deep.equal([[[record], 'ignored']])
  })

  it('keeps the marks of an observable for its next search, in another spelling and under other names', async () => {
    await marks.set(id, { finding: 'card:sites_001', mark: 'confirmed' }, { finding: 'card:sites_002', mark: 'wrong' })
    const { body } = await service.request('GET', `/search/${id}/results/leaks/big`)
    await marks.set(id, { finding: `leak:big/1/${body.data.results[2]!.key}`, mark: 'ignored' })

    const again = await finish(service, 'SAM@example.org')
    const other = await finish(service, 'kim@example.org')

    const found = await marks.list(again)
    expect(found.map(({ findings, mark }) => [findings[0]?.replace(/big_\d+$/, ''), mark])).to.have.deep.members([
      ['card:sites_001', 'confirmed'], ['card:sites_003', 'wrong'], ['leak:big/1/', 'ignored'],
    ])
    expect(await marks.list(other)).to.deep.equal([])
    await marks.remove(again, ...found.map(one => one.id))
    expect(await marks.list(id)).to.deep.equal([])
  })

  it('names no finding for a mark of something that this search has not found', async () => {
    await marks.set(id, { finding: 'card:sites_003', mark: 'confirmed' }) // a name with the number of the run

    const again = await finish(service)

    expect((await marks.list(again)).map(({ findings }) => findings)).to.deep.equal([[]])
    expect((await service.request('GET', `/search/${again}/results`)).body.data.marks).to.equal(undefined)
  })

  it('replaces the mark of a finding, and counts the last one of a request', async () => {
    await marks.set(id, { finding: 'card:sites_001', mark: 'wrong', note: 'old' })
    const found = await marks.set(id,
      { finding: 'card:sites_001', mark: 'ignored' }, { finding: 'card:sites_001', mark: 'confirmed' })

    expect(found.map(({ mark, note }) => [mark, note])).to.deep.equal([['confirmed', null]])
  })

  it('refuses what the search has not found, and then marks nothing', async () => {
    const { status, body } = await marks.post(id, [
      { finding: 'card:sites_001', mark: 'wrong' }, { finding: 'card:sites_009', mark: 'wrong' },
      { finding: 'leak:big/9/big_001', mark: 'wrong' }, { finding: 'claim:AAAAAAAAAAAAAAAAAAAAAA', mark: 'wrong' },
    ])

    expect([status, faultsOf(body).map(({ path }) => path)])
      .to.deep.equal([400, ['marks.1.finding', 'marks.2.finding', 'marks.3.finding']])
    expect(await marks.list(id)).to.deep.equal([])
  })

  it('keeps the limit of an observable if requests about two of its searches come at once', async () => {
    await marks.set(id, { finding: 'card:sites_001', mark: 'wrong' })
    const again = await finish(service)
    await onDatabase(service, async db => {
      const row = await db('search_marks').first<Record<string, string>>()
      await db.batchInsert('search_marks', Array.from({ length: 998 }, (_, index) =>
        ({ ...row, finding: String(index).padStart(22, 'x') })), 50)
    })

    const replies = await Promise.all([
      marks.post(id, [{ finding: 'breach:ExampleForum', mark: 'wrong' }]),
      marks.post(again, [{ finding: 'breach:ExampleShop', mark: 'wrong' }]),
    ])

    expect(replies.map(({ status }) => status)).to.have.members([200, 400])
    expect(await countRows(service, 'search_marks')).to.equal(1_000)
  })

  it('refuses other marks, names and long notes, and a body above the limit', async () => {
    const send = (body: object) => service.request('POST', `/search/${id}/marks`, { body })
    const { status, body } = await send({
      marks: [{ finding: 'github', mark: 'true', note: 'n'.repeat(501) }],
    })

    expect([status, faultsOf(body).map(({ path }) => path).sort()])
      .to.deep.equal([400, ['marks.0.finding', 'marks.0.mark', 'marks.0.note']])
    expect((await send({ marks: [] })).status).to.equal(400)
    expect((await send({ marks: [], pad: 'x'.repeat(524_288) })).status).to.equal(413)
  })

  it('is open to every key of the account, and to no other account', async () => {
    const { secret } = await service.tracewell.keys.create(service.accountId, 'second')
    const mark = { finding: 'card:sites_001', mark: 'wrong' } as const

    expect((await marks.post(id, [mark], secret)).body.data.marks[0]!.key_label).to.equal('second')
    const other = await service.newKey('business')
    for (const [method, path, body] of [
      ['GET', 'marks', undefined], ['POST', 'marks', { marks: [mark] }],
      ['POST', 'marks/remove', { ids: ['AAAAAAAAAAAAAAAAAAAAAA'] }],
    ] as const) {
      expect((await service.request(method, `/search/${id}/${path}`, { body, key: other })).status).to.equal(404)
    }
  })

  it('is audited without its note, which is in no line of the log', async () => {
    await marks.set(id, { finding: 'card:sites_001', mark: 'wrong', note: 'canary-note' })

    const records = (await dumpTables(service)).filter(row => row.startsWith('audit_records')).join('\n')
    expect(records).to.include('setSearchMarks').and.not.include('canary')
    expect(service.logged.join('')).not.to.include('canary')
  })

  it('loses the marks with the last search of the observable, and not before', async () => {
    await marks.set(id, { finding: 'card:sites_001', mark: 'wrong' })
    const again = await finish(service)
    const remove = async (search: string) => {
      expect((await service.request('POST', '/search/delete', { body: { ids: [search] } })).status).to.equal(202)
      await until('the search is removed', async () =>
        (await dumpTables(service)).every(row => !row.startsWith('searches') || !row.includes(search)))
    }

    await remove(id)
    expect((await marks.list(again)).map(({ mark }) => mark)).to.deep.equal(['wrong'])
    await remove(again)
    expect(await countRows(service, 'search_marks')).to.equal(0)
  })
})
