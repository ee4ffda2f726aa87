import { expect } from 'chai'
import { createModule } from '../../../scripts/support/modules.ts'
import { start } from '../../../scripts/support/start.ts'
import type { ExportLine } from '../../../generated/client/src/index.ts'
import { exportOfTool, readToolResponse } from '../../../src/core/exports/tool-export.ts'
import { Failure } from '../../../src/errors.ts'
import { card, link } from '../../../src/sources/kit/card.ts'
import { textOfExport } from '../../support/exports.ts'

const formats = ['html', 'md', 'csv', 'xlsx', 'jsonl']
const linesIn = (text: string): ExportLine[] => text.trimEnd().split('\n').map(line => JSON.parse(line) as ExportLine)

const accounts = createModule('accounts', {
  run: ({ value }) => [card([['Profile', link(`https://one.example/${value}`)], ['Name', '=Sam <b>']], {})],
})

describe('GET /search/{id}/profile/export', () => {
  it('returns the persons of the merged picture in each format for people and programs', async () => {
    await using service = await start({}, { modules: [accounts] })
    const id = await service.createSearch('Pseudonym', 'canary')
    await service.events(`/search/${id}/stream`)
    const { body: { data: { persons } } } = await service.request('GET', `/search/${id}/profile`)
    expect(persons).to.have.lengthOf(1)

    for (const format of formats) {
      const response = await service.open('GET', `/search/${id}/profile/export?format=${format}`)
      expect(response.status, format).to.equal(200)
      expect(response.headers.get('content-disposition'), format)
        .to.equal(`attachment; filename="tracewell-${id}.${format}"`)
      expect(await textOfExport(response), format).to.include('one.example').and.include('canary')
    }
    const { text } = await service.request('GET', `/search/${id}/profile/export?format=jsonl`)
    const lines = linesIn(text)
    expect(lines[0]).to.deep.include({ about: 'profile', finished: true })
    const [finding] = lines.filter(line => line.kind === 'finding')
    expect(finding).to.deep.include({ card: 'person_001', person: persons[0] })
    expect(finding!.source.kind).to.equal('profile')
  })

  it('answers 400 that lists the formats for one that a picture does not have', async () => {
    await using service = await start({}, { modules: [accounts] })
    const id = await service.createSearch('Pseudonym', 'sam')
    const { status, text } = await service.request('GET', `/search/${id}/profile/export?format=stix`)
    expect(status).to.equal(400)
    for (const format of formats) expect(text).to.include(format)
  })
})

const response = {
  tool: 'domain-intelligence',
  operation: 'subdomains',
  query: { domain: 'example.com' },
  data: { domain: 'example.com', count: 1, subdomains: [{ name: '=mail.example.com', sources: ['crt-sh', 'other'] }] },
  meta: {
    timestamp: '2026-11-21T10:15:00.000Z',
    environment: 'test',
    duration_ms: 5,
    cost: { core_searches: 1 },
    cached: false,
    stale: false,
    complete: true,
    sources: [{
      name: 'crt-sh',
      status: 'success',
      count: 1,
      duration_ms: 5,
      cached: false,
      fetched_at: '2026-11-21T10:15:00.000Z',
      error: null,
    }],
  },
}

const withError = (error: object) => {
  const { meta } = response
  return { ...response, meta: { ...meta, sources: meta.sources.map(source => ({ ...source, error })) } }
}

describe('POST /exports/tool', () => {
  it('returns the response in each format for people and programs', async () => {
    await using service = await start({}, { modules: [accounts] })
    for (const format of formats) {
      const answer = await service.open('POST', `/exports/tool?format=${format}`, { body: response })
      expect(answer.status, format).to.equal(200)
      expect(await textOfExport(answer), format).to.include('mail.example.com').and.include('crt.sh')
    }
    const { text } = await service.request('POST', '/exports/tool?format=jsonl', { body: response })
    const lines = linesIn(text)
    expect(lines[0]).to.deep.include({ about: 'tool', query: { type: 'Domain Name', value: 'example.com' } })
    expect(lines.flatMap(line => line.kind === 'finding' ? line.card : [])).to.deep.equal(['result', 'subdomains_001'])
    expect(lines.flatMap(line => line.kind === 'finding' ? line.items.map(({ label, value }) => [label, value]) : []))
      .to.deep.equal([['Domain', 'example.com'], ['Count', '1'], ['Name', '=mail.example.com'], ['Sources', 'crt-sh'],
        ['Sources', 'other']])
    expect(service.logged.filter(line => line.includes('mail.example.com'))).to.be.empty
  })

  it('answers 400 for another shape, an operation that does not exist, and a format of graphs', async () => {
    await using service = await start({}, { modules: [accounts] })
    for (const [body, format] of [
      [{ ...response, meta: {} }, 'html'],
      [withError({ code: 1, message: 5 }), 'csv'], [{ ...response, operation: 'other' }, 'html'], [response, 'graphml'],
    ] as const) {
      const { status } = await service.request('POST', `/exports/tool?format=${format}`, { body })
      expect(status).to.equal(400)
    }
  })

  it('has a value that no search takes as its reference, without an observable', () => {
    const vehicle = readToolResponse({
      ...response, tool: 'vehicle-intelligence', operation: 'vin', query: { vin: '1M8GDM9AXKP042788' },
    })
    const facts = { id: 'x', at: new Date(0), isSandbox: false }
    expect(exportOfTool(vehicle, facts).report)
      .to.deep.include({ query: null, reference: 'vehicle-intelligence/vin 1M8GDM9AXKP042788' })
    expect(() => readToolResponse({})).to.throw(Failure)
  })
})
