import { expect } from 'chai'
import { amount } from '../../src/facts/coin-amount.ts'

describe('amount', () => {
  it('returns a decimal number without trailing zeros', () => {
    expect([amount(0n, 8), amount(1n, 8), amount(150_000_000n, 8), amount(-5n, 1)])
      .to.eql(['0', '0.00000001', '1.5', '-0.5'])
  })
})
