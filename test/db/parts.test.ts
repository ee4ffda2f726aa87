import { expect } from 'chai'
import { inParts } from '../../src/db/parts.ts'
import type { TaskOutcome } from '../../src/db/search-tasks.ts'
import { createModule } from '../../scripts/support/modules.ts'
import { startUnrun } from '../support/unrun.ts'

async function partsOf(lengths: readonly number[]): Promise<number[][]> {
  const parts: number[][] = []
  await inParts(lengths, length => length, async part => { parts.push(part) })
  return parts
}

describe('inParts', () => {
  it('divides rows by their length and their number, and keeps their order', async () => {
    expect(await partsOf([])).to.deep.equal([])
    expect(await partsOf([100_000, 100_000, 100_000, 900_000, 1])).to.deep
      .equal([[100_000, 100_000], [100_000], [900_000], [1]])
    expect((await partsOf(Array.from({ length: 450 }, () => 1))).map(({ length }) => length)).to.deep
      .equal([200, 200, 50])
  })

  it('lets tasks with large results end together', async () => {
    const slugs = ['a', 'b', 'c']
    await using unrun = await startUnrun(slugs.map(slug => createModule(slug)))
    const { database, searchId } = unrun
    const outcome: TaskOutcome = {
      status: 'success',
      cached: false,
      durationMs: 1,
      error: null,
      count: 1,
      results: [{ text: 'x'.repeat(200_000) }],
    }
    const end = (names: readonly string[]) => database.inTransaction(tx =>
      tx.searchTasks.end(searchId, names.map(slug => ({ kind: 'module', slug, outcome }))))

    const first = await end(['b', 'b'])
    const all = await end(slugs)
    const tasks = await database.searchTasks.list(searchId)

    expect([first, all]).to.deep.equal([[true, false], [true, false, true]])
    expect(tasks.map(task => task.outcome?.results)).to.deep.equal(slugs.map(() => outcome.results))
  })
})
