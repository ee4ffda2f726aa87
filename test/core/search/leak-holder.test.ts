import { expect } from 'chai'
import { holderOf } from '../../../src/core/search/leak-holder.ts'

type Status = 'success' | 'no_results' | 'failed'

/** Returns the id of the search that holds the records of a source. Searches are named by their number. */
async function holderAmong(...chain: Array<readonly [Status, pages: number]>) {
  const at = (id: string) => chain[Number(id)]!
  const tasks = (id: string) => {
    const [status, count] = at(id)
    return [{ kind: 'leak', slug: 'big', name: 'Big', outcome: { status, results: [], count } }]
  }
  const holder = await holderOf({
    searchTasks: { list: async id => tasks(id) as never },
    searchLeakPages: { count: async id => ({ pages: at(id)[1], records: at(id)[1] }) },
  }, chain.map((_, index) => ({ id: String(index) })), 'big')
  return holder?.id
}

describe('holderOf', () => {
  it('is the newest search of a chain that has records', async () => {
    expect(await holderAmong(['success', 1])).to.equal('0')
    expect(await holderAmong(['failed', 2], ['failed', 1])).to.equal('1')
    expect(await holderAmong(['failed', 2], ['failed', 0])).to.equal('0')
  })

  it('is no search if the source has found nothing in the end', async () => {
    expect(await holderAmong(['failed', 2], ['no_results', 0])).to.equal(undefined)
    expect(await holderAmong(['failed', 0], ['failed', 0])).to.equal(undefined)
  })
})
