import { expect } from 'chai'
import type { LookUp } from '../../../src/sources/rows/look-up.ts'
import { lookUpModule } from '../../../src/sources/rows/look-up-module.ts'
import type { UpstreamAnswer } from '../../../src/upstreams/upstream.ts'
import { runOn } from '../../support/one-answer.ts'

const row: LookUp = {
  slug: 'somewhere',
  name: 'Somewhere',
  description: 'Facts',
  category: 'profile', // so that a name alone is a finding
  homepage: 'https://somewhere.example',
  source: 'https://somewhere.example/docs',
  type: 'Domain Name',
  url: 'https://somewhere.example/domains/{value}',
  record: 'data',
  has: 'name',
  fields: [['Name', 'name']],
  examples: { found: 'example.com', answer: {}, notFound: 'none.example.com', missing: {} },
}
const list: Partial<LookUp> = { list: true, equals: 'name', missing: [] }
const found = (data: unknown): UpstreamAnswer => ({ body: { data } })

/** Runs the module of a row against one answer. */
async function run(answer: UpstreamAnswer, changes: Partial<LookUp>) {
  const module = lookUpModule({ ...row, ...changes })
  const query = { type: row.type, value: 'example.com' }
  const { cards, failure } = await runOn('https://somewhere.example', answer, module, query)
  return { rows: cards.map(({ items }) => items.map(item => `${item.label}: ${item.value}`).join('; ')), failure }
}

describe('a list that is a part', () => {
  it('takes the names below a domain for the domain only if the row states it', async () => {
    const data = [{ name: 'notexample.com' }, { name: 'sub.Example.com' }]

    expect((await run(found(data), { ...list, below: true })).rows).to.eql(['Name: sub.Example.com'])
    expect((await run(found(data), list)).rows).to.eql([])
  })

  it('does not read "no results" from the first part of a list of other entries', async () => {
    const others = { body: { total: 9, data: [{ name: 'other.example' }] } }

    expect(await run(others, { ...list, paging: { total: 'total' } })).to.include({ failure: 'UPSTREAM_TOO_LARGE' })
    expect(await run(others, { ...list, paging: { size: 1 } })).to.include({ failure: 'UPSTREAM_TOO_LARGE' })
    expect((await run(others, { ...list, paging: { size: 2 } })).rows).to.eql([])
  })

  it('reads how a list goes on from the total, else from the next page, else from its size', async () => {
    const paging = { total: 'total', next: 'next', size: 1 }
    const last = async (rest: object, changes: object = paging) => {
      const { rows } = await run({ body: { data: [{ name: 'example.com' }], ...rest } }, { ...list, paging: changes })
      return rows[0]!.split('; ').slice(1)
    }

    expect(await last({ total: 3 })).to.eql(['Incomplete: the first 1 of 3 entries'])
    expect(await last({ total: '3' })).to.eql(['Incomplete: the first 1 of 3 entries'])
    expect(await last({ total: 1, next: 'x' })).to.eql([])
    expect(await last({ total: 0, next: 'x' })).to.eql(['Incomplete: the first 1 entries, more exist'])
    expect(await last({ next: null })).to.eql([])
    expect(await last({}, { size: 1 })).to.eql(['Incomplete: the first 1 entries, more may exist'])
  })
})
