import { expect } from 'chai'
import { nextRunAfter } from '../../../src/core/watches/schedule.ts'
import { newId } from '../../../src/lib/ids.ts'

const createdAt = '2026-11-21T10:00:00.000Z'
const hourMs = 3_600_000

describe('nextRunAfter', () => {
  it('spreads the runs of watches that were created together', () => {
    const watches = Array.from({ length: 1_000 }, () => ({ id: newId(), createdAt, intervalHours: 1 }))
    const seconds = Map.groupBy(watches, watch => nextRunAfter(watch, new Date(createdAt)).slice(0, 19))

    expect(Math.max(...[...seconds.values()].map(({ length }) => length))).to.be.at.most(20)
  })

  it('keeps the distance of the runs, and makes one run of those that were missed', () => {
    const watch = { id: newId(), createdAt, intervalHours: 24 }
    const first = Date.parse(nextRunAfter(watch, new Date(createdAt)))
    const next = (ms: number) => Date.parse(nextRunAfter(watch, new Date(ms)))

    expect(first - Date.parse(createdAt)).to.be.within(24 * hourMs, 26.4 * hourMs)
    expect(next(first)).to.equal(first + 24 * hourMs)
    expect(next(first + 60_000)).to.equal(first + 24 * hourMs)
    expect(next(first + 1_000 * hourMs)).to.equal(first + 42 * 24 * hourMs)
  })

  it('returns a time within the interval for a watch that was created while the clock was ahead', () => {
    const now = new Date('2020-01-01T00:00:00.000Z')
    const next = Date.parse(nextRunAfter({ id: newId(), createdAt, intervalHours: 24 }, now))

    expect(next - now.getTime()).to.be.within(1, 24 * hourMs)
  })
})
