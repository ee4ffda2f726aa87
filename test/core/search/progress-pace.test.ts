import { expect } from 'chai'
import { createProgressPace } from '../../../src/core/search/progress-pace.ts'

describe('createProgressPace', () => {
  it('sends the progress of account checks at intervals of 250 ms, for each shard', () => {
    let now = 0
    const isDue = createProgressPace(() => now)
    const [one, two] = [{}, {}]
    const at = (ms: number, shard: object) => {
      now = ms
      return isDue(shard, ['account', 'account'], false)
    }

    expect([at(0, one), at(1, two), at(249, one), at(250, one), at(251, one), at(260, two), at(500, one)]).to.deep
      .equal([true, true, false, true, false, true, true])
  })

  it('sends the progress of other tasks, and of the end of a shard, at once', () => {
    const isDue = createProgressPace(() => 0)
    const shard = {}

    expect([isDue(shard, ['account'], false), isDue(shard, ['account'], false)]).to.deep.equal([true, false])
    expect(isDue(shard, ['account', 'module'], false)).to.equal(true)
    expect(isDue(shard, ['account'], true)).to.equal(true)
  })
})
