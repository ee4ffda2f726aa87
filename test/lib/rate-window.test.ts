import { expect } from 'chai'
import fc from 'fast-check'
import { createRateWindow } from '../../src/lib/rate-window.ts'

describe('a rate window', () => {
  it('grants up to its limit in any minute, and reports the remaining number', () => {
    const window = createRateWindow()

    const takes = [0, 10, 20].map(now => window.take('a', 2, now))

    expect(takes.map(({ granted, remaining, resetMs }) => [granted, remaining, resetMs])).to.deep.equal([
      [true, 1, 60_000], [true, 0, 60_000], [false, 0, 60_000],
    ])
  })

  it('grants again when the oldest take is a minute old, and not before', () => {
    const window = createRateWindow()
    window.take('a', 2, 0)
    window.take('a', 2, 30_000)

    const granted = [59_999, 60_000, 60_001, 90_000].map(now => window.take('a', 2, now).granted)

    expect(granted).to.deep.equal([false, true, false, true])
  })

  it('refunds a take once, and a refusal never', () => {
    const window = createRateWindow()
    const first = window.take('a', 1, 0)
    const refused = window.take('a', 1, 1)

    refused.refund()
    const stillFull = window.take('a', 1, 2).granted
    first.refund()
    const second = window.take('a', 1, 3).granted

    expect([stillFull, second]).to.deep.equal([false, true])
  })

  it('drops the least recently used keys above its maximum', () => {
    const window = createRateWindow(2)
    const granted = ['a', 'b', 'a', 'c', 'a', 'b'].map((key, now) => window.take(key, 1, now).granted)

    expect(granted).to.deep.equal([true, true, false, true, false, true])
  })

  it('counts each key separately', () => {
    const window = createRateWindow()
    window.take('a', 1, 0)

    expect(window.take('b', 1, 0).granted).to.equal(true)
  })

  it('reports zero remaining and the reset time after the limit was lowered', () => {
    const window = createRateWindow()
    for (const now of [0, 10, 20]) window.take('a', 3, now)

    const { granted, remaining, resetMs } = window.take('a', 1, 30)

    expect([granted, remaining, resetMs]).to.deep.equal([false, 0, 60_020])
    expect(window.take('a', 1, resetMs).granted).to.equal(true)
  })

  it('never exceeds its limit in any minute, and always grants at the reset', () => {
    const steps = fc.array(fc.nat({ max: 20_000 }), { maxLength: 60 })

    fc.assert(fc.property(fc.integer({ min: 1, max: 5 }), steps, (max, waits) => {
      const window = createRateWindow()
      const granted: number[] = []
      let now = 0
      for (const wait of waits) {
        now += wait
        const take = window.take('a', max, now)
        if (take.granted) granted.push(now)
        expect(granted.filter(time => time > now - 60_000).length).to.be.at.most(max)
        if (!take.granted) expect(take.resetMs).to.be.above(now)
      }
    }))
  })
})
