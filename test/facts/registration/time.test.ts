import { expect } from 'chai'
import fc from 'fast-check'
import { registrationTime } from '../../../src/facts/registration/time.ts'

describe('registrationTime', () => {
  for (const [text, iso] of [
    ['2026-04-05T06:07:08Z', '2026-04-05T06:07:08.000Z'],
    ['2026-04-05T06:07:08.123456Z', '2026-04-05T06:07:08.123Z'],
    ['2026-04-05T06:07:08+02:00', '2026-04-05T04:07:08.000Z'],
    ['2026-04-05T06:07:08-0500', '2026-04-05T11:07:08.000Z'],
    ['2026-04-05 06:07:08+02', '2026-04-05T04:07:08.000Z'],
    ['2026-04-05T06:07:08', '2026-04-05T00:00:00.000Z'],
    ['2026-04-05 06:07', '2026-04-05T00:00:00.000Z'],
    ['2026-04-05', '2026-04-05T00:00:00.000Z'],
    ['2026/04/05 01:05:07 (JST)', '2026-04-04T16:05:07.000Z'],
    ['2026.04.05 06:07:08', '2026-04-05T00:00:00.000Z'],
    ['2026. 04. 05.', '2026-04-05T00:00:00.000Z'],
    ['20260405 06:07:08', '2026-04-05T00:00:00.000Z'],
    ['20260405 #162310', '2026-04-05T00:00:00.000Z'],
    ['2026-Apr-05.', '2026-04-05T00:00:00.000Z'],
    ['05-Apr-2026 06:07:08', '2026-04-05T00:00:00.000Z'],
    ['5th April 2026', '2026-04-05T00:00:00.000Z'],
    ['Sun Apr 5 2026', '2026-04-05T00:00:00.000Z'],
    ['Sun Apr 05 06:07:08 UTC 2026', '2026-04-05T06:07:08.000Z'],
    ['05.04.2026 06:07:08', '2026-04-05T00:00:00.000Z'],
    ['05.04.2026 06:07:08 (CET)', '2026-04-05T05:07:08.000Z'],
    ['25/04/2026', '2026-04-25T00:00:00.000Z'],
    ['04/25/2026', '2026-04-25T00:00:00.000Z'],
    // a zone whose name has several meanings, or none here, leaves the day
    ['2026-04-05 06:07:08 CLST', '2026-04-05T00:00:00.000Z'],
  ] as const) {
    it(`reads ${text}`, () => expect(registrationTime(text)).to.equal(iso))
  }

  it('reads a day of unknown order only if the order is stated', () => {
    expect(registrationTime('05/04/2026')).to.equal(undefined)
    expect(registrationTime('05/04/2026', 'day first')).to.equal('2026-04-05T00:00:00.000Z')
  })

  for (const text of ['', 'N/A', '0000-00-00', '0001-01-01T00:00:00Z', '2026-02-30', '2026-13-01', '1/9/03', null, 5]) {
    it(`reads nothing in ${JSON.stringify(text)}`, () => expect(registrationTime(text)).to.equal(undefined))
  }

  it('does not depend on the zone of the server', () => {
    const before = process.env['TZ']
    try {
      for (const zone of ['America/Los_Angeles', 'Asia/Tokyo']) {
        process.env['TZ'] = zone
        for (const text of ['2026/04/05', 'Sun Apr 5 2026', '05-Apr-2026 06:07:08', '2026-04-05T06:07:08']) {
          expect(registrationTime(text), `${text} in ${zone}`).to.equal('2026-04-05T00:00:00.000Z')
        }
      }
    } finally {
      if (before === undefined) delete process.env['TZ']
      else process.env['TZ'] = before
    }
  })

  it('reads every ISO time as itself, and throws for no text', () => {
    fc.assert(fc.property(fc.date({ min: new Date('1985-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }),
      time => { expect(registrationTime(time.toISOString())).to.equal(time.toISOString()) }))
    fc.assert(fc.property(fc.string({ unit: 'binary' }), text => {
      expect(registrationTime(text) ?? '').to.be.a('string')
    }))
  })
})
