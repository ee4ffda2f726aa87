import { expect } from 'chai'
import { createHeldModule, createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import type { ExportLine } from '../../../generated/client/src/index.ts'
import { createExports } from '../../../src/core/exports/exports.ts'
import { exportFormats, type ExportFormat } from '../../../src/core/exports/formats.ts'
import { systemClock } from '../../../src/lib/clock.ts'
import { card, link } from '../../../src/sources/kit/card.ts'
import { SourceFailure } from '../../../src/sources/failures.ts'
import { createBreachSource } from '../../support/breach-sources.ts'
import { createLeakSource, recordsOf } from '../../support/leak-sources.ts'
import { textOfExport } from '../../support/exports.ts'
import { createFlaky, retried } from '../../support/retries.ts'
import { elements, parseXml } from '../../support/xml.ts'
import { until } from '../../../scripts/support/until.ts'

const formats = Object.entries(exportFormats) as Array<[ExportFormat, typeof exportFormats[ExportFormat]]>

/** Returns the header of a response. Texts name their charset, which Markdown must do (RFC 7763). */
const contentTypeOf = (mediaType: string): string =>
  mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType

const accounts = createModule('accounts', {
  run: () => [card([['Website', link('https://team.example')], ['Name', '=Sam <b>']], {})],
})
const broken = createModule('broken', { run: () => { throw new Error('no answer') } })

type LineOf<Kind extends ExportLine['kind']> = Extract<ExportLine, { kind: Kind }>

async function linesOf(service: Started, path: string): Promise<ExportLine[]> {
  const { status, text } = await service.request('GET', `${path}/export?format=jsonl`)
  expect(status).to.equal(200)
  return text.trimEnd().split('\n').map(line => JSON.parse(line) as ExportLine)
}

const ofKind = <Kind extends ExportLine['kind']>(lines: readonly ExportLine[], kind: Kind): Array<LineOf<Kind>> =>
  lines.filter((line): line is LineOf<Kind> => line.kind === kind)

async function finished(service: Started, type: 'Pseudonym' | 'Email Address', value: string, more: object = {}) {
  const id = await service.createSearch(type, value, more)
  await service.events(`/search/${id}/stream`)
  return id
}

describe('GET /search/{id}/export', () => {
  for (const [format, { mediaType, ending }] of formats) {
    it(`returns a file as ${format}, whose name does not have what was searched`, async () => {
      await using service = await start({}, { modules: [accounts, broken] })
      const id = await finished(service, 'Pseudonym', 'canary-name')

      const response = await service.open('GET', `/search/${id}/export?format=${format}`)
      const { status, headers } = response
      const text = await textOfExport(response)

      expect(status).to.equal(200)
      expect(headers.get('content-type')).to.equal(contentTypeOf(mediaType))
      expect(headers.get('content-disposition')).to.equal(`attachment; filename="tracewell-${id}.${ending}"`)
      expect(text).to.include('canary').and.include('team.example')
      expect(service.logged.filter(line => line.includes('canary-name'))).to.be.empty
    })
  }

  it('has what was asked, what was found with source and time, and which sources have no answer and why', async () => {
    await using service = await start({}, { modules: [accounts, broken] })
    const id = await finished(service, 'Pseudonym', 'sam', { reference: 'case-7', labels: ['fraud'] })
    const { body: { data: { search } } } = await service.request('GET', `/search/${id}`)
    const { body: { data: results } } = await service.request('GET', `/search/${id}/results`)
    const { body: { data: found } } = await service.request('GET', `/search/${id}/observables`)

    const lines = await linesOf(service, `/search/${id}`)

    expect(lines[0]).to.deep.include({
      kind: 'report',
      about: 'search',
      id,
      query: { type: 'Pseudonym', value: 'sam' },
      finished: true,
      reference: 'case-7',
      labels: ['fraud'],
    })
    expect(lines.at(-1)).to.deep.equal({ kind: 'end', rows: lines.length - 2 })
    expect(ofKind(lines, 'asked')).to.deep.equal([{
      kind: 'asked',
      query: { type: 'Pseudonym', value: 'sam' },
      status: 'started',
      search: { id, status: 'finished' },
      reason: null,
      depth: 0,
      found: null,
    }])
    expect(ofKind(lines, 'search')[0]).to.deep.include({ search_id: id, complete: false, error: search.error })
    const [finding] = ofKind(lines, 'finding')
    const { items } = Object.values(results.modules[0]!.cards[0]!)[0]!
    expect(finding).to.deep.include({
      source: { kind: 'module', slug: 'accounts', name: 'Module accounts' }, card: 'accounts_001', items, cached: false,
    })
    expect(finding!.at! >= search.started_at! && finding!.at! <= search.completed_at!, finding!.at!).to.equal(true)
    expect(ofKind(lines, 'observable').map(({ kind: _, search_id: __, ...one }) => one))
      .to.deep.equal(found.observables)
    expect(ofKind(lines, 'source').map(({ source, status, reason, count }) =>
      [source.slug, status, reason?.code ?? null, count])).to.deep.equal([
      ['broken', 'failed', 'MODULE_ERROR', 0], ['accounts', 'success', null, 1],
    ])
  })

  it('is an HTML page without a format', async () => {
    await using service = await start({}, { modules: [accounts] })
    const id = await finished(service, 'Pseudonym', 'sam')
    const { headers, text } = await service.request('GET', `/search/${id}/export`)
    expect(headers.get('content-type')).to.equal('text/html; charset=utf-8')
    expect(text).to.match(/^<!doctype html>/).and.include('=Sam &lt;b&gt;')
  })

  it('has the breaches and all pages of leak records as the results have them', async () => {
    const breach = createBreachSource('hibp', [{ name: 'ExampleForum', breachDate: '2024-03-02' }])
    for (const plan of ['business', 'pro']) {
      await using service = await start({}, {
        modules: [accounts], leakSources: [createLeakSource('big', { records: recordsOf(501) })],
        breachSources: [breach], plan,
      })
      const id = await finished(service, 'Email Address', 'sam@example.org', {
        leaks: { mode: 'all' }, features: { breached_accounts: true, registered_accounts: 'exclude' },
      })
      const records = []
      for (const page of [1, 2]) {
        const { body } = await service.request('GET', `/search/${id}/results/leaks/big?page=${page}`)
        for (const { key: record, items } of body.data.results) records.push({ page, record, items })
      }

      const lines = await linesOf(service, `/search/${id}`)

      expect(ofKind(lines, 'leak').map(({ page, record, items }) => ({ page, record, items }))).to.deep.equal(records)
      expect(records).to.have.length(501)
      expect(ofKind(lines, 'leak')[0]!.at).to.be.a('string')
      expect(ofKind(lines, 'breach').map(one => one.breach)).to.deep.include.members([
        (await service.request('GET', `/search/${id}/results`)).body.data.breached_accounts[0],
      ])
      expect(JSON.stringify(lines).includes('correct-horse-1'), plan).to.equal(plan === 'business')
    }
  })

  it('names what the request named and the search left out', async () => {
    await using service = await start({}, { modules: [accounts] })
    const missing = '5f0c7a52-1b1e-4d7a-9f28-6e5d4c3b2a10'
    const { body: { data: { modules } } } = await service.request('GET', '/modules')
    const id = await finished(service, 'Pseudonym', 'sam', {
      modules: { mode: 'selected', ids: [modules[0]!.id, missing], unknown: 'skip' },
    })
    const [left] = ofKind(await linesOf(service, `/search/${id}`), 'source')
    const source = { kind: 'module', slug: missing, name: missing }
    expect(left).to.deep.include({ status: 'left_out', at: null, source })
  })

  it('says while the search runs that it is unfinished, and which sources have not answered', async () => {
    const held = createHeldModule()
    await using service = await start({}, { modules: [accounts, held.module] })
    const id = await service.createSearch('Pseudonym', 'sam')
    await until(async () => ofKind(await linesOf(service, `/search/${id}`), 'finding').length === 1)

    const lines = await linesOf(service, `/search/${id}`)

    expect(lines[0]).to.include({ finished: false, completed_at: null })
    expect(ofKind(lines, 'search')[0]).to.include({ status: 'processing', complete: false })
    expect(ofKind(lines, 'source')[0]).to.deep.include({ status: 'pending', at: null })
    held.release()
  })

  it('answers 404 about a search of another account, and about a deleted one', async () => {
    await using service = await start({}, { modules: [accounts] })
    const id = await finished(service, 'Pseudonym', 'sam')
    const key = await service.newKey('business')
    expect((await service.request('GET', `/search/${id}/export`, { key })).status).to.equal(404)
    await service.request('POST', '/search/delete', { body: { ids: [id] } })
    expect((await service.request('GET', `/search/${id}/export`)).status).to.equal(404)
  })

  it('refuses a format that does not exist, and counts nothing', async () => {
    await using service = await start({}, { modules: [accounts] })
    const id = await finished(service, 'Pseudonym', 'sam')
    const used = async () => (await service.request('GET', '/usage')).body.limits
    const before = await used()
    const { status, body } = await service.request('GET', `/search/${id}/export?format=pdf`)
    expect([status, body]).to.have.nested.property('1.error.details[0].path', 'format')
    expect((await service.request('GET', `/search/${id}/export`)).status).to.equal(200)
    expect(await used()).to.deep.equal(before)
  })

  it('masks secrets of leaks in every format, unless the plan includes them', async () => {
    const readAll = async (plan: string) => {
      await using service = await start({}, { modules: [], leakSources: [createLeakSource('one')], plan })
      const id = await finished(service, 'Email Address', 'sam@example.com', {
        leaks: { mode: 'all' }, features: { breached_accounts: false, registered_accounts: 'exclude' },
      })
      const texts = await Promise.all(formats.map(async ([format]) => {
        const response = await service.open('GET', `/search/${id}/export?format=${format}`)
        return [format, await textOfExport(response)] as const
      }))
      return new Map(texts)
    }

    const masked = await readAll('pro')
    const clear = await readAll('business')

    expect([...masked].filter(([, text]) => text.includes('correct-horse')).map(([format]) => format)).to.eql([])
    for (const format of ['html', 'csv', 'xlsx', 'jsonl'] as const) {
      expect(masked.get(format), format).to.include('c******1')
      expect(clear.get(format), format).to.include('correct-horse-1')
    }
  })

  it('has a search and its retries as one with their leak records, and one alone with retries=own', async () => {
    const flaky = createFlaky('flaky')
    let fails = true
    const leak = createLeakSource('late', {
      async* records(query, context) {
        if (fails) throw new SourceFailure('UPSTREAM_BLOCKED', 'the source blocked the request')
        yield* recordsOf(2)(query, context)
      },
    })
    await using service = await start({}, { modules: [accounts, flaky.module], leakSources: [leak] })
    const id = await finished(service, 'Email Address', 'sam@example.org', {
      leaks: { mode: 'all' }, features: { breached_accounts: false, registered_accounts: 'exclude' },
    })
    flaky.recover()
    fails = false
    const retryId = await retried(service, id)
    const read = async (search: string, query: '' | '&retries=own') => {
      const { text } = await service.request('GET', `/search/${search}/export?format=jsonl${query}`)
      return text.trimEnd().split('\n').map(line => JSON.parse(line) as ExportLine)
    }
    const factsOf = (lines: readonly ExportLine[]) => ({
      complete: ofKind(lines, 'search').map(({ search_id: searched, complete }) => [searched, complete]),
      findings: ofKind(lines, 'finding').map(({ source, at }) => [source.slug, at !== null]),
      leaks: ofKind(lines, 'leak').map(({ source }) => source.slug),
      sources: Object.fromEntries(ofKind(lines, 'source').map(({ source, status }) => [source.slug, status])),
    })
    const whole = (of: string) => ({
      complete: [[of, true]],
      findings: [['accounts', true], ['flaky', true]],
      leaks: ['late', 'late'],
      sources: { accounts: 'success', flaky: 'success', late: 'success' },
    })

    expect(factsOf(await read(id, '&retries=own'))).to.deep.equal({
      complete: [[id, false]],
      findings: [['accounts', true]],
      leaks: [],
      sources: { accounts: 'success', flaky: 'failed', late: 'failed' },
    })
    expect(factsOf(await read(id, ''))).to.deep.equal(whole(id))
    expect(factsOf(await read(retryId, ''))).to.deep.equal(whole(retryId))
  })

  it('fails if the search is deleted, or the client disconnects, while it is read', async () => {
    await using service = await start({}, { modules: [accounts], leakSources: [createLeakSource('big', {
      records: recordsOf(1_001),
    })] })
    const id = await finished(service, 'Email Address', 'sam@example.org', {
      leaks: { mode: 'all' }, features: { breached_accounts: false, registered_accounts: 'exclude' },
    })
    const { database } = service.tracewell
    const exports = createExports({ database, leakSources: { all: () => Promise.resolve([]) }, clock: systemClock })
    const stored = (await database.searches.get(id))!
    const stop = new AbortController()
    const { rows: stopped } = await exports.ofSearch(stored, { secrets: true, signal: stop.signal })
    const { rows } = await exports.ofSearch(stored, { secrets: true, signal: new AbortController().signal })
    const readAll = async (all: AsyncIterable<{ kind: string }>, onLeak: () => unknown) => {
      for await (const { kind } of all) if (kind === 'leak') await onLeak()
    }
    expect(await readAll(stopped, () => stop.abort()).catch((error: Error) => error.name)).to.equal('AbortError')
    expect(await readAll(rows, () => service.request('POST', '/search/delete', { body: { ids: [id] } }))
      .catch((error: Error) => error.message)).to.equal('There is no search with this id')
  })
})

describe('GET /investigations/{id}/export', () => {
  async function investigate(service: Started, body: object): Promise<string> {
    const created = await service.request('POST', '/investigations', { body })
    const { id } = created.body.data.investigation
    await until(async () =>
      (await service.request('GET', `/investigations/${id}`)).body.data.investigation.status === 'finished')
    return id
  }

  it('has all observables first, then each search with what it found', async () => {
    await using service = await start({}, { modules: [accounts] })
    const id = await investigate(service, {
      observables: [{ value: 'sam' }, { value: 'Kim' }, { value: 'lee' }], budget: 2, reference: 'case-7',
    })
    const { body: { data: { observables } } } = await service.request('GET', `/investigations/${id}`)

    const lines = await linesOf(service, `/investigations/${id}`)

    expect(lines[0]).to.deep.include({ about: 'investigation', id, finished: true, reference: 'case-7' })
    expect(lines[0]).to.deep.include({
      preview: { observables: observables.map(({ query }: { query: object }) => query), total: 3 },
    })
    expect(ofKind(lines, 'report')[0]!.summary).to.include({ searches: 2, findings: 2, sources_asked: 2 })
    expect(lines.slice(1, 4)).to.deep.equal(observables.map(entry => ({ kind: 'asked', ...entry })))
    expect(lines[3]).to.deep.include({ status: 'not_started', search: null })
    expect(ofKind(lines, 'search').map(({ query }) => query.value)).to.deep.equal(['sam', 'Kim'])
    const order = lines.map(({ kind }) => kind).join(' ')
    expect(order).to.match(/^report asked asked asked( search finding( observable)+ source){2} end$/)
  })

  for (const [format, { mediaType, ending }] of formats) {
    it(`returns a file as ${format}`, async () => {
      await using service = await start({}, { modules: [accounts] })
      const id = await investigate(service, { observables: [{ value: 'sam' }, { value: 'kim' }] })
      const response = await service.open('GET', `/investigations/${id}/export?format=${format}`)
      const text = await textOfExport(response)
      expect([response.status, response.headers.get('content-type')]).to.deep.equal([200, contentTypeOf(mediaType)])
      expect(response.headers.get('content-disposition')).to.equal(`attachment; filename="tracewell-${id}.${ending}"`)
      expect(text).to.include('kim').and.include('team.example')
    })
  }

  it('has the nodes and edges of the graph of the investigation as GraphML', async () => {
    await using service = await start({}, { modules: [accounts] })
    const id = await investigate(service, { observables: [{ value: 'sam' }, { value: 'Kim' }] })
    const partsOf = async (path: 'export' | 'graph') => {
      const root = parseXml((await service.request('GET', `/investigations/${id}/${path}?format=graphml`)).text)
      return ['node', 'edge'].map(name => elements(root, name).map(element => JSON.stringify(element)).sort())
    }
    const [nodes, edges] = await partsOf('export')
    expect([nodes!.length, edges!.length]).to.deep.equal([4, 4])
    expect([nodes, edges]).to.deep.equal(await partsOf('graph'))
  })

  it('answers 404 about an investigation of another account', async () => {
    await using service = await start({}, { modules: [accounts] })
    const id = await investigate(service, { observables: [{ value: 'sam' }] })
    const key = await service.newKey('business')
    expect((await service.request('GET', `/investigations/${id}/export`, { key })).status).to.equal(404)
  })
})
