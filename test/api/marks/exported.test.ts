import { expect } from 'chai'
import type { ExportLine } from '../../../generated/client/src/index.ts'
import { createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { card, link } from '../../../src/sources/kit/card.ts'
import { investigationsOf } from '../../support/investigations.ts'
import { createLeakSource, recordsOf } from '../../support/leak-sources.ts'
import { marksOf } from '../../support/marks.ts'

const pageOf = (site: string): string => `https://${site}.example.org/sam`
const modules = ['one', 'two', 'three'].map((site, index, all) => createModule(site, {
  run: () => [card([['Profile', link(pageOf(site))], ['Website', link(pageOf(all[1 - index] ?? 'none'))]], {})],
}))

describe('the parameter marks of exports', () => {
  let service: Started
  let id: string
  beforeEach(async () => {
    service = await start({}, { modules, leakSources: [createLeakSource('big', { records: recordsOf(501) })] })
    id = await service.createSearch('Pseudonym', 'sam', { leaks: { mode: 'all' }, labels: ['fraud'] })
    await service.events(`/search/${id}/stream`)
  })
  afterEach(() => service[Symbol.asyncDispose]())

  async function linesOf(path: string): Promise<ExportLine[]> {
    const { status, text } = await service.request('GET', path)
    expect(status).to.equal(200)
    return text.trimEnd().split('\n').map(line => JSON.parse(line) as ExportLine)
  }
  const found = (lines: readonly ExportLine[]) => lines.flatMap(line =>
    line.kind === 'finding' ? line.card : line.kind === 'leak' ? `${line.source.slug}/${line.page}` : [])

  it('leaves only what is confirmed, with numbers that count it', async () => {
    const { body } = await service.request('GET', `/search/${id}/results/leaks/big?page=2`)
    const { data: { results } } = body as { data: { results: Array<{ key: string }> } }
    await marksOf(service).set(id, { finding: 'card:one_001', mark: 'confirmed' },
      { finding: 'card:two_001', mark: 'wrong', note: 'canary-note' },
      { finding: `leak:big/2/${results[0]!.key}`, mark: 'confirmed' })

    const lines = await linesOf(`/search/${id}/export?format=jsonl&marks=confirmed`)

    expect(lines[0]).to.deep.include({ kind: 'report', about: 'selection' })
    expect(lines[0]).to.have.property('id').that.does.not.equal(id)
    expect(lines[0]).to.have.property('summary').that.deep.includes({ findings: 1, leak_records: 1 })
    expect(found(lines)).to.deep.equal(['one_001', 'big/2'])
    const search = lines.find(line => line.kind === 'search')
    expect(search!.marks!.map(({ mark, findings }) => [mark, findings])).to.have.deep.members([
      ['confirmed', ['card:one_001']], ['confirmed', [`leak:big/2/${results[0]!.key}`]],
    ])
    expect(JSON.stringify(lines)).to.not.include('canary')
    const many = await linesOf('/search/export?format=jsonl&label=fraud&marks=confirmed')
    expect(found(many)).to.deep.equal(['one_001', 'big/2'])
    expect(many[0]).to.have.property('summary').that.deep.includes({ findings: 1, leak_records: 1 })
    expect(found(await linesOf('/search/export?format=jsonl&label=fraud'))).to.have.length(504)
  })

  it('leaves the mark of a claim without its note', async () => {
    const { persons } = (await service.request('GET', `/search/${id}/profile`)).body.data
    const [claim] = persons.flatMap(({ claims }) => claims)
    await marksOf(service).set(id, { finding: 'card:one_001', mark: 'confirmed' },
      { finding: claim!.id!, mark: 'wrong', note: 'canary-note' })

    const lines = await linesOf(`/search/${id}/export?format=jsonl&marks=confirmed`)

    const marks = lines.flatMap(line => line.kind === 'search' ? line.marks ?? [] : [])
    expect(marks.map(({ kind, note }) => [kind, note])).to.have.deep.members([['account', null], ['claim', null]])
  })

  it('leaves nothing of a search without a confirmed finding', async () => {
    const lines = await linesOf(`/search/${id}/export?format=jsonl&marks=confirmed`)

    expect(lines.map(({ kind }) => kind)).to.deep.equal(['report', 'asked', 'search', 'end'])
    expect(lines[0]).to.have.property('summary').that.deep.includes({ findings: 0 })
  })

  it('applies to each search of an investigation', async () => {
    await marksOf(service).set(id, { finding: 'card:three_001', mark: 'confirmed' })
    const investigation = await investigationsOf(service)
      .finish({ observables: ['sam', 'kim'].map(value => ({ type: 'Pseudonym', value })) })

    const lines = await linesOf(`/investigations/${investigation}/export?format=jsonl&marks=confirmed`)

    expect(found(lines)).to.deep.equal(['three_001'])
    expect(lines[0]).to.have.property('summary').that.deep.includes({ findings: 1 })
    expect(lines[0]).to.have.property('id').that.does.not.equal(investigation)
  })

  it('narrows what select chooses', async () => {
    await marksOf(service).set(id, { finding: 'card:three_001', mark: 'confirmed' })
    const path = `/search/${id}/export?format=jsonl&select=card:three_001&select=card:one_001`

    expect(found(await linesOf(path))).to.have.members(['one_001', 'three_001'])
    expect(found(await linesOf(`${path}&marks=confirmed`))).to.deep.equal(['three_001'])
  })

  it('is not needed for the first page of a report, which joins no wrong account', async () => {
    const textOf = async () => (await service.request('GET', `/search/${id}/export?format=html`)).text
    expect(await textOf()).to.include('mutual links')

    await marksOf(service).set(id, { finding: 'card:two_001', mark: 'wrong' })

    expect(await textOf()).to.not.include('mutual links')
  })
})
