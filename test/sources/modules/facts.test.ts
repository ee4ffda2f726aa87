import { expect } from 'chai'
import { seenOn } from '../../../src/sources/kit/facts.ts'
import { lookUpParts } from '../../../src/sources/rows/look-up-module.ts'
import type { LookUp } from '../../../src/sources/rows/look-up.ts'
import { profileLookUps } from '../../../src/sources/rows/profiles/index.ts'
import { lookUps } from '../../../src/sources/rows/look-ups/index.ts'
import { modules } from '../../../src/sources/modules.ts'
import { accountChecks } from '../../../src/sources/account-checks.ts'

const row: LookUp = { ...lookUps[0]!, source: 'https://docs.example', seen: null }
const factsOf = ({ missing: _, list: __, activity: ___, ...bare }: LookUp, changes: Partial<LookUp>) =>
  lookUpParts({ ...bare, ...changes }).facts

describe('facts of sources', () => {
  it('have the origin of the row, its day, and its proof of no results', () => {
    const url = 'https://docs.example'

    expect(factsOf(row, {})).to.deep.equal({ url })
    expect(factsOf(row, { seen: '2026-11-21', missing: { status: 404, text: /^$/ } }))
      .to.deep.equal({ url, day: '2026-11-21', absence: 'answer' })
    expect(factsOf(row, { list: true })).to.deep.equal({ url, absence: 'empty list' })
    expect(factsOf(row, { activity: ['count'] })).to.deep.equal({ url, absence: 'zero amounts' })
    expect(factsOf(row, { list: true, missing: { path: 'code', says: /7/ } }))
      .to.deep.equal({ url, absence: 'answer' })
  })

  it('have the day of the list, unless a row names its own', () => {
    const rows: Array<{ seen?: string | null }> = [{}, { seen: '2026-11-22' }, { seen: null }]

    expect(seenOn('2026-11-21', rows).map(({ seen }) => seen)).to.deep.equal(['2026-11-21', '2026-11-22', null])
  })

  it('have a rule in words for the names that a row is not asked about', () => {
    const rows = [...lookUps, ...profileLookUps]

    const without = rows.filter(({ accepts }) => accepts?.rule.trim() === '')
    expect(without.map(({ slug }) => slug)).to.deep.equal([])
  })

  it('have an origin for each module that asks a source, and for each account check', () => {
    const asking = modules.filter(({ kind }) => kind !== 'derived')

    expect([...asking, ...accountChecks].filter(({ facts }) => !facts).map(({ slug }) => slug)).to.deep.equal([])
  })

  it('are addresses and days of the calendar, the same for a module and its account check', () => {
    const ofModule = new Map(modules.map(({ slug, facts }) => [slug, facts]))
    for (const { url, day } of [...modules, ...accountChecks].flatMap(({ facts }) => facts ?? [])) {
      expect(new URL(url).protocol).to.equal('https:')
      if (day && day !== 'memory') expect(new Date(day).toISOString().slice(0, 10)).to.equal(day)
    }
    for (const { slug, row, facts } of accountChecks) if (row) expect(facts).to.deep.equal(ofModule.get(slug))
  })
})
