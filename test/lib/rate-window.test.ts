import { expect } from 'chai'
import fc from 'fast-check'
import { createRateWindow } from '../../src/lib/rate-window.ts'

describe('a rate window', () => {
  it('grants up to its limit in any minute', () => {
    const window = createRateWindow()

    const granted = [0, 10, 20].map(now => window.take('a', 2, now))

    expect(granted).to.deep.equal([true, true, false])
  })

  it('grants again when the oldest take is a minute old, and not before', () => {
    const window = createRateWindow()
    window.take('a', 2, 0)
    window.take('a', 2, 30_000)

    const granted = [59_999, 60_000, 60_001, 90_000].map(now => window.take('a', 2, now))

    expect(granted).to.deep.equal([false, true, false, true])
  })

  it('drops the least recently used keys above its maximum', () => {
    const window = createRateWindow(2)
    const granted = ['a', 'b', 'a', 'c', 'a', 'b'].map((key, now) => window.take(key, 1, now))

    expect(granted).to.deep.equal([true, true, false, true, false, true])
  })

  it('counts each key separately', () => {
    const window = createRateWindow()
    window.take('a', 1, 0)

    expect(window.take('b', 1, 0)).to.equal(true)
  })

  it('never exceeds its limit in any minute', () => {
    const steps = fc.array(fc.nat({ max: 20_000 }), { maxLength: 60 })

    fc.assert(fc.property(fc.integer({ min: 1, max: 5 }), steps, (max, waits) => {
      const window = createRateWindow()
      const granted: number[] = []
      let now = 0
      for (const wait of waits) {
        now += wait
        const had = granted.filter(time => time > now - 60_000).length
        const isGranted = window.take('a', max, now)
        if (isGranted) granted.push(now)
        expect(isGranted).to.equal(had < max)
      }
    }))
  })
})
