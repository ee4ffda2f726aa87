import { expect } from 'chai'
import { overviewOf } from '../../../src/core/exports/overview.ts'
import type { ExportRow, RowOf } from '../../../src/core/exports/rows.ts'
import { modules } from '../../../src/sources/modules.ts'
import { exampleRows, hostileRows, write } from '../../support/exports.ts'

const [asked, search, finding, , breach, leak, observable] = hostileRows('sam') as [
  RowOf<'asked'>, RowOf<'search'>, RowOf<'finding'>, RowOf<'account'>, RowOf<'breach'>, RowOf<'leak'>,
  RowOf<'observable'>,
]

const overview = (rows: readonly ExportRow[]) => overviewOf((async function* () { yield* rows })())

const breachOf = (name: string, severity?: string) =>
  ({ ...breach, breach: { name, sources: ['x'], ...severity !== undefined && { severity } } }) as ExportRow

describe('the first page of a report', () => {
  it('lists sanctions, then breaches by severity, then leaks', async () => {
    const source = { kind: 'module', slug: 'ofac-sanctions', name: 'OFAC sanctions list' } as const
    const { alarms, more } = await overview([
      asked, search, breachOf('Low', 'low'), breachOf('Worst', 'critical'), breachOf('Unknown'),
      leak, leak, { ...finding, source }, finding,
    ])
    expect(alarms.map(({ kind, text }) => `${kind}: ${text}`)).to.deep.equal([
      'sanction: OFAC sanctions list names sam',
      'breach: Worst (severity critical): sam',
      'breach: Low (severity low): sam',
      'breach: Unknown: sam',
      'leak: sam: 2 records about sam',
    ])
    expect(more).to.equal(0)
  })

  it('knows sanctions by the tag of the module and by what a card says, whatever their names are', async () => {
    const of = (kind: 'module' | 'provider', slug: string, label: string) => ({
      ...finding, source: { kind, slug, name: 'A name' }, items: [{ ...finding.items[0]!, label, value: 'yes' }],
    }) as ExportRow
    const { alarms } = await overview([
      asked, search, of('module', 'nbctf-seizures', 'Seized'), of('module', 'goplus-base', 'Sanctioned'),
      of('module', 'goplus-base', 'Phishing'), of('provider', 'ofac-sanctions', 'Name'),
      of('module', 'sanctions-x', 'Name'),
    ])
    expect(alarms.map(({ kind }) => kind)).to.deep.equal(['sanction', 'sanction'])
    const lists = modules.filter(({ slug, name, description }) =>
      /sanction|seizure/i.test(`${slug} ${name} ${description}`))
    expect(lists.filter(({ slug, tags }) => !tags.includes('sanctions') && !slug.startsWith('goplus-'))).to.be.empty
  })

  it('has the merged picture of a search, which names accounts of one person and what they state', async () => {
    const item = (label: string, value: string, islink = false) => ({ ...finding.items[0]!, label, value, islink })
    const card = (slug: string, page: string, ...lines: Array<readonly [string, string]>): ExportRow => ({
      ...finding,
      source: { kind: 'module', slug, name: slug },
      card: `${slug}_001`,
      items: [item('Profile', page, true), ...lines.map(([label, value]) => item(label, value))],
    })
    const rows = [
      asked, search,
      card('github', 'https://github.com/sam', ['Email', 'sam@sam-example.org'], ['Name', 'Sam <b>Doe']),
      card('gitlab', 'https://gitlab.com/sam', ['Email', 'sam@sam-example.org']),
      card('dev-to', 'https://dev.to/other'),
    ]
    const [{ persons } = { persons: [] }] = (await overview(rows)).searches
    expect(persons).to.have.length(1)
    expect(persons[0]!.accounts.map(({ id }) => id)).to.have.members(['github.com/sam', 'gitlab.com/sam'])
    expect(persons[0]!.facts).to.deep.include({ type: 'Email Address', value: 'sam@sam-example.org' })
    expect(persons[0]!.reasons).to.include('same address')
    expect(persons[0]!.confidence).to.be.within(70, 99)
    const html = await write('html', rows)
    expect(html).to.include('<a href="#picture">').and.include('<h2 id="picture">').and.include('Sam &lt;b&gt;Doe')
  })

  it('counts records that only name breaches as breaches alone', async () => {
    const { alarms, searches } = await overview([asked, search, breachOf('Forum'), { ...leak, names_only: true }])
    expect(alarms.map(({ kind }) => kind)).to.deep.equal(['breach'])
    expect(searches[0]!.counts).to.deep.equal({ breach: 1 })
  })

  it('keeps the worst of many, counts the others, and counts the facts of each search', async () => {
    const many = Array.from({ length: 500 }, (_, at) => breachOf(`b${at}`, at === 470 ? 'critical' : 'low'))
    const values = Array.from({ length: 500 }, (_, at) => ({ ...observable, value: `v${at}`, strength: at % 100 }))
    const found = await overview([asked, search, ...many, ...values, search, finding])
    expect(found.alarms).to.have.length(20)
    expect(found.alarms[0]!.text).to.include('b470')
    expect([found.more, found.lines.length, found.moreLines]).to.deep.equal([480, 40, 460])
    expect(Math.min(...found.lines.map(({ strength }) => strength))).to.be.at.least(92)
    expect(found.searches.map(({ counts }) => counts)).to.deep.equal([
      { breach: 500, observable: 500 }, { finding: 1 },
    ])
  })

  it('precedes the tables of the page, with links to them and the graph', async () => {
    const html = await write('html', [asked, search, breachOf('Forum', 'high'), observable])
    const parts = ['id="worst"', 'href="#search-1"', '<svg', 'id="asked"', 'id="search-1"']
    const places = parts.map(text => html.indexOf(text))
    expect(places).to.deep.equal(places.toSorted((one, other) => one - other)).and.not.include(-1)
    for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) expect(html).to.include(` id="${target}"`)
  })

  it('has no list and no graph if nothing was found', async () => {
    const html = await write('html', [asked, search, exampleRows.at(-1)!])
    expect(html).not.to.include('<svg').and.not.to.include('id="worst"')
  })
})
