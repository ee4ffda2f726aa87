import { expect } from 'chai'
import { ownAddresses } from '../../../src/sources/registered/control-address.ts'
import { unprovenReason, withLedger, type LedgerEntry } from '../../../src/sources/registered/ledger.ts'
import { createCheck } from '../../support/account-checks.ts'

const now = new Date('2026-11-28T12:00:00Z')
const entry = (day: string, toldApart = true): LedgerEntry => ({
  site: 'somewhere',
  day,
  toldApart,
  hasOwn: true,
  reason: toldApart ? null : 'registered',
})
const checkWith = (...entries: LedgerEntry[]) =>
  withLedger([createCheck('somewhere', { isUnproven: true })], entries, now)[0]!
const own = (day: string) => ownAddresses(checkWith(entry(day)), { ownAddress: 'me@my.example' } as never)

describe('the ledger of account checks', () => {
  it('lets a check run, and confirms an absence, for a year', () => {
    for (const day of ['2026-11-28', '2026-11-29', '2025-11-29']) {
      expect(unprovenReason(checkWith(entry(day))), day).to.equal(undefined)
      expect(own(day), day).to.eql(['me@my.example'])
    }
  })

  it('lets no check run on a day of long ago, of the future, or that does not exist', () => {
    for (const day of ['2025-11-27', '2026-12-01', '9999-01-01', '2026-99-99']) {
      expect(unprovenReason(checkWith(entry(day))), day).to.include(day).and.to.include('checks run --record')
      expect(own(day), day).to.eql([])
    }
  })

  it('keeps a check off until it is recorded anew', () => {
    for (const day of ['2020-01-01', '2026-11-28', '9999-01-01']) {
      expect(unprovenReason(checkWith(entry(day, false))), day).to.include('did not tell addresses apart')
    }
  })

  it('has no effect on other checks', () => {
    expect(unprovenReason(checkWith({ ...entry('2026-11-28'), site: 'elsewhere' })))
      .to.equal('its answers have not been seen: checks run --record')
  })
})
