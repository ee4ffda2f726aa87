import { expect } from 'chai'
import fc from 'fast-check'
import { assignShards } from '../../../src/core/search/shards.ts'

describe('planShards', () => {
  for (const [count, total] of [[0, 1], [1, 1], [5, 1], [6, 2], [10, 2], [11, 3], [15, 3], [200, 3]] as const) {
    it(`splits ${count} modules into ${total} ${total === 1 ? 'shard' : 'shards'}`, () => {
      expect(assignShards(count).total).to.equal(total)
    })
  }

  it('assigns every module to one shard, evenly', () => {
    fc.assert(fc.property(fc.nat({ max: 1_000 }), count => {
      const { total, shardOf } = assignShards(count)
      const sizes = Array.from({ length: total }, () => 0)
      for (let index = 0; index < count; index++) sizes[shardOf(index) - 1]!++

      expect(total).to.be.within(1, 3)
      expect(sizes.reduce((sum, size) => sum + size, 0)).to.equal(count)
      expect(Math.max(...sizes) - Math.min(...sizes)).to.be.at.most(1)
    }))
  })
})
