import { expect } from 'chai'
import { severityOf } from '../../../src/core/radar/severity.ts'

describe('the severity of a breach', () => {
  for (const [dataClasses, counts] of [
    [['Email addresses', 'Passwords'], ['high', 'high', 'critical']],
    [['Credit cards'], ['high', 'high', 'critical']],
    [['Email addresses', 'Phone numbers'], ['medium', 'medium', 'high']],
    [['Password hints'], ['medium', 'medium', 'high']],
    [['Email addresses', 'Usernames'], ['low', 'medium', 'medium']],
    [[], ['low', 'medium', 'medium']],
  ] as const) {
    it(`is ${counts.join(', ')} for growing breaches with ${dataClasses.join(' and ') || 'no data classes'}`, () => {
      expect([99_999, 100_000, 10_000_000].map(pwnCount => severityOf({ pwnCount, dataClasses }))).to.deep.equal(counts)
    })
  }
})
