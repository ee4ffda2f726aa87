import { expect } from 'chai'
import fc from 'fast-check'
import { createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import type { ExportLine } from '../../../generated/client/src/index.ts'
import { exportFormats } from '../../../src/core/exports/formats.ts'
import { readEventLines } from '../../../src/core/exports/held-events.ts'
import { eventShapes } from '../../../src/core/exports/temporary-events.ts'
import { Failure } from '../../../src/errors.ts'
import { card, link } from '../../../src/sources/kit/card.ts'
import { createBreachSource } from '../../support/breach-sources.ts'
import { createLeakSource, recordsOf } from '../../support/leak-sources.ts'
import { textOfExport } from '../../support/exports.ts'

const accounts = createModule('accounts', {
  types: ['Email Address'],
  run: () => [card([['Website', link('https://one.example')]], {})],
})
const broken = createModule('broken', { types: ['Email Address'], run: () => { throw new Error('no answer') } })
const query = { type: 'Email Address', value: 'canary@example.org' }
const request = {
  query,
  leaks: { mode: 'all' },
  features: { breached_accounts: true, registered_accounts: 'exclude' },
}
const parts = () => ({
  modules: [accounts, broken],
  leakSources: [createLeakSource('big', { records: recordsOf(3) })],
  breachSources: [createBreachSource('hibp', [{ name: 'ExampleForum' }])],
})

async function eventsOf(service: Started): Promise<string> {
  const events = await service.events('/search/temporary', { body: request })
  return events.map(({ event, data }) => `${JSON.stringify({ event, data })}\n`).join('')
}

const linesIn = (text: string): ExportLine[] => text.trimEnd().split('\n').map(line => JSON.parse(line) as ExportLine)

/** Returns the facts of an export without what differs between two runs of the same search. */
const factsIn = (text: string): unknown[] => linesIn(text)
  .filter(({ kind }) => !['report', 'asked', 'search', 'end'].includes(kind))
  .map(line => ({ ...line, search_id: '', at: '' }))

const exportOf = (service: Started, events: string, format: string) =>
  service.request('POST', `/search/temporary/export?format=${format}`, { body: { query, events } })

describe('POST /search/temporary/export', () => {
  it('returns what the export of a stored search has, and stores nothing', async () => {
    await using service = await start({}, parts())
    const events = await eventsOf(service)
    const id = await service.createSearch('Email Address', query.value, request)
    await service.events(`/search/${id}/stream`)
    const stored = await service.request('GET', `/search/${id}/export?format=jsonl`)

    const { status, text } = await exportOf(service, events, 'jsonl')

    expect(status).to.equal(200)
    expect(factsIn(text)).to.have.deep.members(factsIn(stored.text))
    const [report, asked] = linesIn(text)
    expect(report).to.deep.include({ about: 'search', query, finished: true })
    const { summary } = linesIn(stored.text)[0] as { summary?: object }
    expect(report).to.have.property('summary').that.deep.equals(summary)
    expect(asked).to.deep.include({ kind: 'asked', query })
    const { body } = await service.request('GET', '/search')
    expect(body.data.searches).to.have.lengthOf(1)
    expect(service.logged.filter(line => line.includes('canary'))).to.be.empty
  })

  it('has every format, and is unfinished without the last event', async () => {
    await using service = await start({}, parts())
    const events = await eventsOf(service)
    for (const [format, { mediaType }] of Object.entries(exportFormats)) {
      const path = `/search/temporary/export?format=${format}`
      const response = await service.open('POST', path, { body: { query, events } })
      expect(response.status, format).to.equal(200)
      expect(response.headers.get('content-type'), format).to.include(mediaType)
      expect(await textOfExport(response), format).to.include('one.example')
    }
    const cut = events.split('\n').filter(line => !line.includes('"search.finished"')).join('\n')
    const [report] = linesIn((await exportOf(service, cut, 'jsonl')).text)
    expect(report).to.deep.include({ finished: false, completed_at: null })
  })

  it('answers 400 that names the line, for text that is no event and for an event of another shape', async () => {
    await using service = await start({}, parts())
    const connected = '{"event":"connected","data":{"search_id":"0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10",' +
      '"timestamp":"2026-11-21T10:15:00.000Z"}}\n'
    const wrong = '{"event":"module.result","data":{"module":{"name":"x"},"card":7}}'
    for (const line of ['no JSON', '7', '{"data":{}}', wrong]) {
      const { status, body } = await exportOf(service, connected + line, 'jsonl')
      expect(status, line).to.equal(400)
      expect(JSON.stringify(body), line).to.include('line 2')
    }
    const { status } = await exportOf(service, '{"event":"other"}', 'jsonl')
    expect(status).to.equal(400)
  })

  it('reads any events of these names, or refuses them with VALIDATION_ERROR', async () => {
    const event = fc.record({ event: fc.constantFrom(...Object.keys(eventShapes)), data: fc.jsonValue() })
    await fc.assert(fc.asyncProperty(fc.array(event), async events => {
      const lines = events.map(one => JSON.stringify(one)).join('\n')
      const read = readEventLines({ type: 'Pseudonym', value: 'sam' }, lines)
      const failure: unknown = await read.then(() => undefined, error => error as unknown)
      expect(failure).to.satisfy((error: unknown) =>
        error === undefined || (error instanceof Failure && error.code === 'VALIDATION_ERROR'))
    }), { numRuns: 200 })
  })
})
