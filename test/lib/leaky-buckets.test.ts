import { expect } from 'chai'
import fc from 'fast-check'
import { createLeakyBuckets } from '../../src/lib/leaky-buckets.ts'

const minuteMs = 60_000

describe('leaky buckets', () => {
  it('take what has room, and nothing of what has none', () => {
    const buckets = createLeakyBuckets()

    const levels = [60, 40, 1, 0].map(amount => buckets.add('one', amount, 100, 0))

    expect(levels).to.deep.equal([60, 100, undefined, 100])
    expect(buckets.add('other', 100, 100, 0)).to.equal(100)
  })

  it('drain evenly, and are empty after a minute', () => {
    const buckets = createLeakyBuckets()
    buckets.add('one', 120, 120, 0)

    expect([0, 1_000, 30_000, minuteMs, 10 * minuteMs].map(nowMs => buckets.level('one', 120, nowMs)))
      .to.deep.equal([120, 118, 60, 0, 0])
  })

  it('take at most twice the limit in any minute', () => {
    const steps = fc.array(fc.record({ amount: fc.integer({ min: 1, max: 50 }), afterMs: fc.nat(20_000) }))

    fc.assert(fc.property(steps, all => {
      const buckets = createLeakyBuckets()
      let nowMs = 0
      const taken = all.flatMap(({ amount, afterMs }) => {
        nowMs += afterMs
        return buckets.add('one', amount, 100, nowMs) === undefined ? [] : [{ amount, nowMs }]
      })
      for (const { nowMs: from } of taken) {
        const within = taken.filter(one => one.nowMs >= from && one.nowMs < from + minuteMs)
        // a full bucket, and what drains from it in the minute
        expect(within.reduce((sum, { amount }) => sum + amount, 0)).to.be.at.most(200)
      }
    }))
  })

  it('do not fill when the clock is set back', () => {
    const buckets = createLeakyBuckets()
    buckets.add('one', 50, 100, 10 * minuteMs)

    expect(buckets.add('one', 50, 100, 0)).to.equal(100)
  })
})
