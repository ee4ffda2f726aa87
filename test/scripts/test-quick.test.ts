import { expect } from 'chai'
import { quickTests } from '../../scripts/test/quick.ts'

const times = { short: 1, middle: 2, long: 5, reached: 4 }
const all = Object.keys(times)

describe('quickTests', () => {
  it('takes the shortest files that fit into the time', () => {
    expect(quickTests(all, new Set(), times, 3)).to.deep.equal(['short', 'middle'])
  })

  it('takes reached files first', () => {
    expect(quickTests(all, new Set(['reached']), times, 5)).to.deep.equal(['reached', 'short'])
  })

  it('omits a file that does not fit, also a reached one', () => {
    expect(quickTests(all, new Set(['long']), times, 4)).to.deep.equal(['short', 'middle'])
  })

  it('counts a file without a recorded time as the median', () => {
    expect(quickTests(['new'], new Set(), times, 3)).to.deep.equal([])
    expect(quickTests(['new'], new Set(), times, 4)).to.deep.equal(['new'])
  })
})
