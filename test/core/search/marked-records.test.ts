import { expect } from 'chai'
import { leakFindingId } from '../../../src/core/marks/finding-id.ts'
import { findMarkedRecords } from '../../../src/core/search/marked-records.ts'

const itemsOf = (page: number) => [{ label: 'Name', value: `person ${page}` }]

describe('findMarkedRecords', () => {
  /** Finds the marked records of a source with three pages of one record each, and returns the pages that it read. */
  async function find(...marked: number[]) {
    const pages: number[] = []
    const names: string[] = []
    const marks = marked.map(page => ({ finding: leakFindingId('big', itemsOf(page)), name: 'leak:big/1/old' }))
    const found = findMarkedRecords(marks, async (_, page) => {
      pages.push(page)
      return page > 3 ? undefined : [{ key: `big_${page}`, items: itemsOf(page) }] as never
    })
    for await (const { name } of found) names.push(name)
    return { pages, names }
  }

  it('reads no page after the last marked record', async () => {
    expect(await find(2)).to.deep.equal({ pages: [1, 2], names: ['leak:big/2/big_2'] })
    expect(await find(1, 3)).to.deep.equal({ pages: [1, 2, 3], names: ['leak:big/1/big_1', 'leak:big/3/big_3'] })
  })

  it('reads all pages for a mark without a record', async () => {
    expect(await find(9)).to.deep.equal({ pages: [1, 2, 3, 4], names: [] })
  })
})
