import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import type { SearchMarks } from '../../generated/client/src/index.ts'
import { createModule } from '../../scripts/support/modules.ts'
import { start, type Started } from '../../scripts/support/start.ts'
import { command, json } from '../support/command.ts'

describe('tracewell marks', () => {
  let service: Started
  let id: string
  beforeEach(async () => {
    service = await start({}, { modules: [createModule('one'), createModule('two')] })
    id = await service.createSearch('Pseudonym', 'sam')
    await service.events(`/search/${id}/stream`)
  })
  afterEach(() => service[Symbol.asyncDispose]())

  const run = (...args: string[]) =>
    command(['marks', ...args], { TRACEWELL_SERVER: service.url, TRACEWELL_KEY: service.key })

  it('sets, lists and removes marks', async () => {
    const none = await run('list', id)
    const set = await run('set', id, 'card:one_001', 'card:two_001', '--as', 'wrong', '--note', 'Not the same.')
    const { data: { marks } } = json<SearchMarks>(await run('list', id, '--json'))
    const left = await run('remove', id, marks[0]!.id)

    expect(none.out).to.equal('No marks.\n')
    expect(set.out).to.match(/^ID +MARK +FINDINGS/).and.to.match(/wrong +card:one_001 .+Not the same\./)
    expect(marks.map(({ mark, note }) => [mark, note])).to.deep.equal(Array(2).fill(['wrong', 'Not the same.']))
    expect([left.code, left.err]).to.deep.equal([0, ''])
    expect(left.out).to.include(marks[1]!.id).and.not.include(marks[0]!.id)
  })

  it('reports what the search has not found, a search that is missing, and a mark that does not exist', async () => {
    const other = await run('set', id, 'card:six_001', '--as', 'wrong')
    const missing = await run('list', randomUUID())
    const unknown = await run('set', id, 'card:one_001', '--as', 'true')

    expect([other.code, other.err]).to.satisfy(([code, text]: [number, string]) =>
      code !== 0 && text.includes('is nothing that this search has found'))
    expect([missing.code, missing.err.split('\n')[0]]).to.deep.equal([
      1, 'NOT_FOUND: There is no search with this id. To list the ids: npm run -s cli -- searches list',
    ])
    expect(unknown.code).to.equal(2)
  })
})
