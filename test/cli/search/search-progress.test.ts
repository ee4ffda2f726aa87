import { expect } from 'chai'
import { progressText } from '../../../src/cli/search/search-progress.ts'
import type { EndedTask } from '../../../src/cli/search/summary.ts'

const tasks = (kind: 'module' | 'account', count: number) =>
  Array.from({ length: count }, (_, index) => ({ kind, slug: `${kind}-${index}`, name: `${kind} ${index}` }))
const end = (list: ReturnType<typeof tasks>, findings: number): EndedTask[] =>
  list.map((task, index) => ({
    task,
    outcome: {
      status: 'success',
      cached: false,
      durationMs: 1,
      error: null,
      results: [],
      count: index < findings ? 1 : 0,
    },
  }))

describe('progressText', () => {
  const modules = tasks('module', 12)
  const sites = tasks('account', 714)

  it('counts account checks by site', () => {
    expect(progressText(sites, end(sites.slice(0, 214), 9), 'no cards')).to.equal('214 of 714 sites, 9 found')
  })

  it('counts modules by their ends', () => {
    expect(progressText(modules, end(modules.slice(0, 3), 3), '4 cards')).to.equal('3/12 done, 4 cards')
  })

  it('counts both apart', () => {
    const ended = [...end(modules.slice(0, 3), 3), ...end(sites.slice(0, 20), 2)]

    expect(progressText([...modules, ...sites], ended, '4 cards')).to
      .equal('3/12 done, 4 cards; 20 of 714 sites, 2 found')
  })
})
