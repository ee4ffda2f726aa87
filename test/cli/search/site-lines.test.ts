import { expect } from 'chai'
import { createLayout } from '../../../src/cli/search/screen-layout.ts'
import { createSiteLines } from '../../../src/cli/search/site-lines.ts'

type Ended = Parameters<ReturnType<typeof createSiteLines>['atEnd']>[0][number]

const layout = createLayout({ color: false, width: Infinity })
const linesFor = (quiet: boolean) => createSiteLines(layout, [{ kind: 'leak', slug: 'acme', name: 'Acme' }], quiet)
const entry = (value: string) => ({
  key: value,
  items: [{
    label: 'E-mail',
    value,
    copy: false,
    isdate: false,
    islink: false,
  }],
})
const page = (number: number, count: number, records: number) => ({
  source: 'acme',
  page: number,
  count,
  template: 'credentials' as const,
  results: Array.from({ length: records }, (_, index) => entry(`sam+${number}.${index}@example.org`)),
})

const account = (slug: string, name: string, url: string | null): Ended => ({
  task: { kind: 'account', slug, name },
  outcome: {
    status: 'success',
    error: null,
    cached: false,
    durationMs: 1,
    count: 1,
    results: [{ module: { slug, name }, status: 'registered', url }],
  },
})

describe('the lines of sites', () => {
  it('count the records of all pages of a leak source, also of those whose records are not read', () => {
    const lines = linesFor(false)
    for (const one of [page(1, 500, 500), page(2, 500, 0), page(3, 7, 0)]) lines.records(one)
    const text = lines.atEnd([]).join('\n')

    expect(text).to.include('Acme: 1,007 records').and.to.include('and 1,002 more: --quiet prints all')
    expect(text.match(/E-mail/g)).to.have.length(5)
  })

  it('say what a site without a page has, with a column for a reader of lines', () => {
    const lines = linesFor(true)
    const card = lines.card({
      type: 'module.result',
      search_id: '',
      module: { id: '', slug: 'birds', name: 'Birds' },
      card: { birds_001: { items: [] } },
      timestamp: '',
    } as unknown as Parameters<typeof lines.card>[0])

    expect(card).to.deep.equal(['  Birds                   found, without a page'])
    expect(lines.atEnd([account('bees', 'Bees', null)]))
      .to.deep.equal(['  Bees                    registered, without a public page'])
  })

  it('leave no record and no breach out if they are quiet', () => {
    const lines = linesFor(true)
    for (const one of [page(1, 6, 6), page(2, 2, 2)]) lines.records(one)
    const text = lines.atEnd([]).join('\n')

    expect(text.match(/E-mail/g)).to.have.length(8)
    expect(text).not.to.include('more')
  })

  it('have a line for each page of a host, and one for the check and the card of one page', () => {
    const lines = linesFor(true)
    lines.card({
      module: { slug: 'maps', name: 'Maps' },
      card: { profile: { items: [{ label: 'Profile', islink: true, value: 'https://www.example.com/maps/sam/' }] } },
    } as unknown as Parameters<typeof lines.card>[0])
    const text = lines.atEnd([
      account('maps-accounts', 'Maps accounts', 'https://example.com/maps/sam'),
      account('play', 'Play', 'https://example.com/play/sam'),
    ]).join('\n')

    expect(text).to.include('https://example.com/play/sam').and.not.to.include('/maps/')
  })
})
