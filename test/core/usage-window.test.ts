import { expect } from 'chai'
import fc from 'fast-check'
import { billingMonth, day } from '../../src/core/usage-window.ts'

const month = (start: string, now: string) => {
  const { startsAt, resetsAt } = billingMonth(new Date(start), new Date(now))
  return [startsAt, resetsAt]
}

describe('the billing month', () => {
  for (
    const [what, start, now, from, to] of [
      ['begins with the plan', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z',
        '2026-12-21T10:00:00.000Z'],
      ['ends a millisecond before the next', '2026-11-21T10:00:00.000Z', '2026-12-21T09:59:59.999Z',
        '2026-11-21T10:00:00.000Z', '2026-12-21T10:00:00.000Z'],
      ['begins anew at the hour of the plan', '2026-11-21T10:00:00.000Z', '2026-12-21T10:00:00.000Z',
        '2026-12-21T10:00:00.000Z', '2027-01-21T10:00:00.000Z'],
      ['falls back to the 28th of February', '2026-01-31T10:00:00.000Z', '2026-02-10T00:00:00.000Z',
        '2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
      ['is back on the 31st after February', '2026-01-31T10:00:00.000Z', '2026-03-01T00:00:00.000Z',
        '2026-02-28T10:00:00.000Z', '2026-03-31T10:00:00.000Z'],
      ['falls back to the 30th of April', '2026-01-31T10:00:00.000Z', '2026-04-30T09:00:00.000Z',
        '2026-03-31T10:00:00.000Z', '2026-04-30T10:00:00.000Z'],
      ['takes the 29th of February in a leap year', '2028-01-31T00:00:00.000Z', '2028-02-29T00:00:00.000Z',
        '2028-02-29T00:00:00.000Z', '2028-03-31T00:00:00.000Z'],
      ['begun on the 29th, is the 28th in other years', '2028-02-29T00:00:00.000Z', '2029-02-28T00:00:00.000Z',
        '2029-02-28T00:00:00.000Z', '2029-03-29T00:00:00.000Z'],
      ['crosses the year', '2026-12-31T23:59:59.999Z', '2027-01-15T00:00:00.000Z', '2026-12-31T23:59:59.999Z',
        '2027-01-31T23:59:59.999Z'],
    ] as const
  ) {
    it(what, () => {
      expect(month(start, now)).to.deep.equal([from, to])
    })
  }

  it('always holds the moment, and the months lie side by side', () => {
    const time = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })

    fc.assert(fc.property(time, time, (a, b) => {
      const [start, now] = a < b ? [a, b] : [b, a]
      const { startsAt, resetsAt } = billingMonth(start, now)
      const next = billingMonth(start, new Date(resetsAt))

      expect(startsAt <= now.toISOString() && now.toISOString() < resetsAt).to.equal(true)
      expect(next.startsAt).to.equal(resetsAt)
      expect(billingMonth(start, new Date(Date.parse(resetsAt) - 1)).startsAt).to.equal(startsAt)
    }))
  })
})

describe('the day', () => {
  it('is that of UTC', () => {
    expect(day(new Date('2026-12-31T23:59:59.999Z'))).to.deep.equal({
      startsAt: '2026-12-31T00:00:00.000Z',
      resetsAt: '2027-01-01T00:00:00.000Z',
    })
    expect(day(new Date('2028-02-29T00:00:00.000Z'))).to.deep.equal({
      startsAt: '2028-02-29T00:00:00.000Z',
      resetsAt: '2028-03-01T00:00:00.000Z',
    })
  })
})
