import { expect } from 'chai'
import { statedTime } from '../../../src/sources/kit/stated-time.ts'

describe('statedTime', () => {
  for (const [stated, expected] of [
    ['1795000000', '2026-11-18T11:06:40.000Z'],
    ['1795000000123', '2026-11-18T11:06:40.123Z'],
    ['20261110111213', '2026-11-10T11:12:13.000Z'],
    ['2026-11-10', '2026-11-10T00:00:00.000Z'],
    ['2026', '2026-01-01T00:00:00.000Z'],
    ['2026-11-10 11:12:13', '2026-11-10T11:12:13.000Z'],
    ['2026-11-10T11:12:13+02:00', '2026-11-10T09:12:13.000Z'],
    ['2026-11-10-11-12-13', '2026-11-10T11:12:13.000Z'],
    ['Dec 27, 2015', '2015-12-27T00:00:00.000Z'],
    ['20 March 2020', '2020-03-20T00:00:00.000Z'],
    ['Tue, 10 Nov 2026 11:12:13 GMT', '2026-11-10T11:12:13.000Z'],
    ['Tue Nov 10 11:12:13 CET 2026', '2026-11-10T10:12:13.000Z'],
    ['10/11/2026', undefined],
    ['10.11.2026 10:00', undefined],
    ['20261110', undefined],
    ['soon', undefined],
    ['', undefined],
  ] as const) {
    it(`reads ${stated || 'nothing'} as ${expected}`, () => { expect(statedTime(stated)).to.equal(expected) })
  }

  it('reads 10/11/2026 in the order of a source whose order is known', () => {
    expect(statedTime('10/11/2026', 'month first')).to.equal('2026-10-11T00:00:00.000Z')
  })
})
