import { expect } from 'chai'
import fc from 'fast-check'
import { billingMonth, day } from '../../../src/core/admission/usage-window.ts'

const month = (start: string, now: string) => {
  const { startsAt, resetsAt } = billingMonth(new Date(start), new Date(now))
  return [startsAt, resetsAt]
}

describe('the billing month', () => {
  for (
    const [title, start, now, from, to] of [
      ['starts with the plan', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z',
        '2026-12-21T10:00:00.000Z'],
      ['ends one millisecond before the next month starts', '2026-11-21T10:00:00.000Z', '2026-12-21T09:59:59.999Z',
        '2026-11-21T10:00:00.000Z', '2026-12-21T10:00:00.000Z'],
      ['starts at the time of day at which the plan started', '2026-11-21T10:00:00.000Z', '2026-12-21T10:00:00.000Z',
        '2026-12-21T10:00:00.000Z', '2027-01-21T10:00:00.000Z'],
      ['ends on 28 February if the plan started on the 31st', '2026-01-31T10:00:00.000Z', '2026-02-10T00:00:00.000Z',
        '2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
      ['starts on the 31st again after February', '2026-01-31T10:00:00.000Z', '2026-03-01T00:00:00.000Z',
        '2026-02-28T10:00:00.000Z', '2026-03-31T10:00:00.000Z'],
      ['ends on 30 April if the plan started on the 31st', '2026-01-31T10:00:00.000Z', '2026-04-30T09:00:00.000Z',
        '2026-03-31T10:00:00.000Z', '2026-04-30T10:00:00.000Z'],
      ['starts on 29 February in a leap year', '2028-01-31T00:00:00.000Z', '2028-02-29T00:00:00.000Z',
        '2028-02-29T00:00:00.000Z', '2028-03-31T00:00:00.000Z'],
      ['starts on 28 February in other years', '2028-02-29T00:00:00.000Z', '2029-02-28T00:00:00.000Z',
        '2029-02-28T00:00:00.000Z', '2029-03-29T00:00:00.000Z'],
      ['continues across the end of a year', '2026-12-31T23:59:59.999Z', '2027-01-15T00:00:00.000Z',
        '2026-12-31T23:59:59.999Z', '2027-01-31T23:59:59.999Z'],
    ] as const
  ) {
    it(title, () => {
      expect(month(start, now)).to.deep.equal([from, to])
    })
  }

  it('contains the given time, and is adjacent to the next month', () => {
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
  it('is the UTC day', () => {
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
