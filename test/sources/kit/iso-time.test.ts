import { expect } from 'chai'
import { isoTime, isZeroDate } from '../../../src/sources/kit/iso-time.ts'

describe('isoTime', () => {
  for (const [stated, expected] of [
    ['1795000000', '2026-11-18T11:06:40.000Z'],
    ['1795000000123', '2026-11-18T11:06:40.123Z'],
    [1_795_000_000, '2026-11-18T11:06:40.000Z'],
    [1_795_000_000_123, '2026-11-18T11:06:40.123Z'],
    [1_795_000_000_123_456, '2026-11-18T11:06:40.123Z'],
    [1_795_000_000_123_456_000, '2026-11-18T11:06:40.123Z'],
    [-1_000_000_000, '1938-04-24T22:13:20.000Z'],
    [20_261_110_111_213, '2026-11-10T00:00:00.000Z'],
    ['20261110111213', '2026-11-10T00:00:00.000Z'],
    ['2026-11-10', '2026-11-10T00:00:00.000Z'],
    ['2026-11-10 11:12:13', '2026-11-10T00:00:00.000Z'],
    ['2026-11-10 11:12:13 UTC', '2026-11-10T11:12:13.000Z'],
    ['2026-11-10T11:12:13+02:00', '2026-11-10T09:12:13.000Z'],
    ['2026-11-10T11:12:13 GMT-5', '2026-11-10T16:12:13.000Z'],
    ['20261110T111213Z', '2026-11-10T11:12:13.000Z'],
    ['2026-11-10-11-12-13', '2026-11-10T00:00:00.000Z'],
    ['Dec 27, 2015', '2015-12-27T00:00:00.000Z'],
    ['20 March 2020', '2020-03-20T00:00:00.000Z'],
    ['Tue, 10 Nov 2026 11:12:13 GMT', '2026-11-10T11:12:13.000Z'],
    ['Tue, 10 Nov 2026 11:12:13 -0500', '2026-11-10T16:12:13.000Z'],
    ['Tue, 10 Nov 2026 11:12:13 EST', '2026-11-10T16:12:13.000Z'],
    ['Tue Nov 10 11:12:13 CET 2026', '2026-11-10T10:12:13.000Z'],
    ['Tue Nov 10 11:12:13 +0000 2026', '2026-11-10T11:12:13.000Z'],
    ['Tue Nov 10 2026 11:12:13 GMT+0200 (Central European Summer Time)', '2026-11-10T09:12:13.000Z'],
    ['Nov 10, 2026 at 11:12 PM UTC', '2026-11-10T23:12:00.000Z'],
    ['2026-11-10T12:12:13 AM UTC', '2026-11-10T00:12:13.000Z'],
    // China and Chicago
    ['Tue Nov 10 11:12:13 CST 2026', '2026-11-10T00:00:00.000Z'],
    ['25/11/2026', '2026-11-25T00:00:00.000Z'],
    ['11/25/2026', '2026-11-25T00:00:00.000Z'],
    ['10/11/2026', undefined],
    ['10.11.2026 10:00', undefined],
    ['10/11/26', undefined],
    ['10-Nov-26', undefined],
    ['20261110', undefined],
    [20_261_110, undefined],
    [2026, undefined],
    [202_611, undefined],
    ['2026-02-30', undefined],
    ['2026-02-30T10:00:00Z', undefined],
    ['2026-11-10T25:00:00Z', undefined],
    ['2026-11-10 soon', undefined],
    ['9999-12-31T23:59:59Z', undefined],
    [253_402_300_799, undefined],
    [253_402_300_799_000, undefined],
    [-62_135_596_800, undefined],
    [Number.MAX_VALUE, undefined],
    [NaN, undefined],
    ['soon', undefined],
    ['', undefined],
  ] as const) {
    it(`reads ${stated || 'nothing'} as ${expected}`, () => { expect(isoTime(stated)).to.equal(expected) })
  }

  it('reads 10/11/2026 in the order of a source whose order is known', () => {
    expect(isoTime('10/11/2026', { order: 'month first' })).to.equal('2026-10-11T00:00:00.000Z')
    expect(isoTime('10/11/2026', { order: 'day first' })).to.equal('2026-11-10T00:00:00.000Z')
  })

  it('reads a time without a zone in the zone that the source documents', () => {
    const rules = { zone: 'UTC' } as const

    for (const text of ['2026-11-10 11:12:13', '20261110111213', '2026-11-10-11-12-13', '10 Nov 2026 11:12:13']) {
      expect(isoTime(text, rules), text).to.equal('2026-11-10T11:12:13.000Z')
    }
    expect(isoTime('2026-11-10T11:12:13+02:00', rules)).to.equal('2026-11-10T09:12:13.000Z')
  })
})

describe('isZeroDate', () => {
  it('knows the dates that sources write in place of one', () => {
    const zero = [0, '0', '0000-00-00', '0000-00-00 00:00:00', '0001-01-01T00:00:00Z', '1970-01-01', '9999-12-31']
    const others = ['', 'soon', 1, null, '2026-11-10', '2026-02-30', 'Nov 10, 2026']

    expect([...zero, ...others].filter(isZeroDate)).to.deep.equal(zero)
  })
})
