import { expect } from 'chai'
import { applyEvent, createLive, type LiveEvent } from '../../src/console/search/live.ts'
import { countsOf } from '../../src/console/search/counts.ts'
import { choicesOf, filterOf, filterRows, firstFilter } from '../../src/console/search/row-filter.ts'
import { rowsOf, type RowBook } from '../../src/console/search/site-rows.ts'
import { datesOf, pointsOf } from '../../src/console/search/dates.ts'

const search_id = '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10'
const timestamp = '2026-11-21T10:15:00.420Z'
const item = (label: string, value: string, more: { islink?: boolean, isdate?: boolean } = {}) =>
  ({ ...{ label, value, copy: false }, ...{ isdate: false, islink: false }, ...more })

const card = (slug: string, name: string, items: ReturnType<typeof item>[]): LiveEvent => ({
  event: 'module.result',
  data: { search_id, module: { id: search_id, slug, name }, card: { [`${slug}_001`]: { items } }, timestamp },
})
const check = (slug: string, status: 'registered' | 'not_registered'): LiveEvent => ({
  event: 'registered_accounts',
  data: {
    search_id,
    event: 'result',
    type: 'Pseudonym',
    module: { slug, name: slug },
    status,
    url: status === 'registered' ? `https://${slug}.example/sam` : null,
    reason: null,
    timestamp,
  },
})

function liveOf(...events: LiveEvent[]) {
  const live = createLive()
  for (const event of events) applyEvent(live, event)
  return live
}
const context = { proven: new Set(['keybase']), groupOf: (slug: string) => slug === 'github' ? 'coding' : '' }

const some = () => liveOf(
  check('github', 'registered'),
  check('lichess', 'registered'),
  check('gone', 'not_registered'),
  card('github', 'GitHub', [
    item('Name', 'Sam Example'), item('Location', 'Lyon'), item('Created', '2015-03-01', { isdate: true }),
    item('Avatar', 'https://github.example/sam.png', { islink: true }),
  ]),
  card('keybase', 'Keybase', [item('Proof', 'dns')]),
)

describe('the rows of a result', () => {
  it('merges the account check and the profile of a site, and are as many as the counts say', () => {
    const live = some()
    const rows = rowsOf(live, context, new Map())
    const found = rows.filter(({ verdict }) => verdict === 'found')
    const { accounts, findings } = countsOf(live)

    expect(found).to.have.length(accounts + findings)
    expect(found.map(({ site, evidence, facts, since }) => [site, evidence, facts, since])).to.deep.equal([
      ['github', ['profile', 'check'], ['Sam Example', 'Lyon'], '2015-03-01'],
      ['lichess', ['check'], [], undefined],
      ['Keybase', ['proof', 'finding'], ['Proof: dns'], undefined],
    ])
  })

  it('keeps the row of a site whose facts are the same, and makes a new one for a new card', () => {
    const live = some()
    const book: RowBook = new Map()
    const first = rowsOf(live, context, book)
    applyEvent(live, card('lichess', 'Lichess', [item('Country', 'FR')]))
    const second = rowsOf(live, context, book)

    expect(second.map((row, index) => row === first[index])).to.deep.equal([true, false, true, true])
  })

  it('filters by verdict, kind, group, photo and text, and sorts once the search has ended', () => {
    const rows = rowsOf(some(), context, new Map())
    const sites = (changes: Partial<typeof firstFilter>, isEnded = true) =>
      filterRows(rows, { ...firstFilter, ...changes }, isEnded).map(({ site }) => site)

    expect(sites({})).to.deep.equal(['Keybase', 'github', 'lichess'])
    expect(sites({}, false), 'while it runs').to.deep.equal(['github', 'lichess', 'Keybase'])
    expect(sites({ order: 'name' })).to.deep.equal(['github', 'Keybase', 'lichess'])
    expect(sites({ order: 'oldest' })[0]).to.equal('github')
    expect(sites({ verdict: 'not_registered' })).to.deep.equal(['gone'])
    expect(sites({ kind: 'finding' })).to.deep.equal(['Keybase'])
    expect(sites({ group: 'coding' })).to.deep.equal(['github'])
    expect(sites({ hasPhoto: true })).to.deep.equal(['github'])
    expect(sites({ text: 'LYON' })).to.deep.equal(['github'])
  })

  it('has its filter in the address without the text, and reads it again', () => {
    const changed = { text: 'sam', verdict: 'all', hasPhoto: true, order: 'name' } as const
    const filter = { ...firstFilter, ...changed }
    const choices = choicesOf(filter)

    expect(Object.values(choices).join(' ')).not.to.include('sam')
    expect(filterOf(choices, 'sam')).to.deep.equal(filter)
    expect(filterOf({ verdict: 'constructor', look: '__proto__', other: 'x' }, '')).to.deep.equal(firstFilter)
  })

  it('places the dates of all sources on one line', () => {
    const live = createLive()
    live.breaches = [{ name: 'A', breachDate: '2024', sources: [] }, { name: 'B', breachDate: '2014-01', sources: [] },
      { name: 'C', sources: [] }]
    const dates = datesOf(live)

    expect(dates.map(({ day }) => day)).to.deep.equal(['2014-01', '2024'])
    expect(pointsOf(dates).map(({ at }) => at)).to.deep.equal([0, 1])
    expect(pointsOf(dates.slice(1)).map(({ at }) => at)).to.deep.equal([0])
  })
})
