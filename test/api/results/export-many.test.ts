import { expect } from 'chai'
import { createHeldModule, createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import type { ExportLine } from '../../../generated/client/src/index.ts'
import { exportFormats } from '../../../src/core/exports/formats.ts'
import { until } from '../../../scripts/support/until.ts'
import { textOfExport } from '../../support/exports.ts'
import { card, link } from '../../../src/sources/kit/card.ts'

const accounts = createModule('accounts', {
  run: ({ value }) => [card([['Website', link(`https://${value}.example`)]], {})],
})

async function finished(service: Started, value: string, more: object = {}): Promise<string> {
  const id = await service.createSearch('Pseudonym', value, more)
  await service.events(`/search/${id}/stream`)
  return id
}

const linesIn = (text: string): ExportLine[] => text.trimEnd().split('\n').map(line => JSON.parse(line) as ExportLine)

interface Faulty { error: { details: Array<{ path: string }> } }

describe('GET /search/export', () => {
  it('returns the searches with all labels, the newest first, as one file that names them', async () => {
    await using service = await start({}, { modules: [accounts] })
    const first = await finished(service, 'sam', { labels: ['fraud', 'spring'] })
    await finished(service, 'kim', { labels: ['fraud'] })
    const last = await finished(service, 'alex', { labels: ['spring', 'fraud'] })

    const { status, text } = await service.request('GET', '/search/export?label=fraud&label=spring&format=jsonl')

    expect(status).to.equal(200)
    const lines = linesIn(text)
    expect(lines[0]).to.deep.include({
      kind: 'report',
      about: 'searches',
      query: null,
      preview: { observables: ['alex', 'sam'].map(value => ({ type: 'Pseudonym', value })), total: 2 },
      finished: true,
      labels: ['fraud', 'spring'],
    })
    expect(lines[0]).to.have.nested.property('summary.searches', 2)
    const kinds = lines.map(line => line.kind)
    expect(kinds.slice(1, 3)).to.deep.equal(['asked', 'asked'])
    expect(lines.flatMap(line => line.kind === 'search' ? line.search_id : [])).to.deep.equal([last, first])
    expect(lines.flatMap(line => line.kind === 'finding' ? line.items.map(({ value }) => value) : []))
      .to.deep.equal(['https://alex.example', 'https://sam.example'])
    expect(lines.at(-1)).to.deep.equal({ kind: 'end', rows: lines.length - 2 })
  })

  for (const [format, { mediaType, ending }] of Object.entries(exportFormats)) {
    it(`returns the searches of ids as ${format}, in the order of ids, under a name that stays the same`, async () => {
      await using service = await start({}, { modules: [accounts] })
      const ids = [await finished(service, 'canary-one'), await finished(service, 'canary-two')]
      const path = `/search/export?${ids.map(id => `ids=${id}`).join('&')}&format=${format}`

      const [one, again] = [await service.open('GET', path), await service.open('GET', path)]
      const text = await textOfExport(one)

      expect(one.status).to.equal(200)
      expect(one.headers.get('content-type')!.startsWith(mediaType), mediaType).to.equal(true)
      expect(one.headers.get('content-disposition'))
        .to.match(/^attachment; filename="tracewell-[0-9a-f-]{36}\./)
        .and.to.satisfy((name: string) => name.endsWith(`.${ending}"`))
        .and.to.equal(again.headers.get('content-disposition'))
      const [first, second] = ['canary-one', 'canary-two'].map(value => text.indexOf(value))
      expect(first).to.be.at.least(0)
      expect(second).to.be.above(first!)
      expect(service.logged.filter(line => line.includes('canary'))).to.be.empty
    })
  }

  it('says in the file which search still runs', async () => {
    const held = createHeldModule('held')
    await using service = await start({}, { modules: [held.module] })
    await service.createSearch('Pseudonym', 'sam', { labels: ['fraud'] })
    await until('the module runs', () => held.running === 1)

    const { text } = await service.request('GET', '/search/export?label=fraud&format=jsonl')

    const lines = linesIn(text)
    expect(lines[0]).to.deep.include({ finished: false, completed_at: null })
    expect(lines.find(({ kind }) => kind === 'search')).to.deep.include({ status: 'processing', complete: false })
    held.release()
  })

  it('answers 404 that names the id of a search of another account, and for a label of its searches', async () => {
    await using service = await start({}, { modules: [accounts] })
    const own = await finished(service, 'sam')
    const other = await service.newKey('pro')
    const created = await service.request('POST', '/search', {
      key: other, body: { query: { type: 'Pseudonym', value: 'kim' }, labels: ['theirs'] },
    })
    expect(created.status).to.equal(201)
    const theirs = created.body.search.id

    const byId = await service.request('GET', `/search/export?ids=${own}&ids=${theirs.toUpperCase()}`)
    const byLabel = await service.request('GET', '/search/export?label=theirs')

    expect(byId.status).to.equal(404)
    expect(byId.body).to.have.nested.property('error.details[0].path', 'ids.1')
    expect(byLabel.status).to.equal(404)
  })

  it('answers 400 without label and ids, with both, with an id twice, and with too many searches', async () => {
    await using service = await start({}, { modules: [accounts] })
    const id = await finished(service, 'sam')
    const faultsOf = async (query: string) => {
      const { status, body } = await service.request('GET', `/search/export?${query}`)
      expect(status, query).to.equal(400)
      return (body as Faulty).error.details.map(({ path }) => path)
    }

    expect(await faultsOf('')).to.deep.equal(['label'])
    expect(await faultsOf(`label=fraud&ids=${id}`)).to.deep.equal(['ids'])
    expect(await faultsOf(`ids=${id}&ids=${id.toUpperCase()}`)).to.deep.equal(['ids.1'])
  })
})
