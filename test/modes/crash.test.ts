import { expect } from 'chai'
import { soakKills } from '../../scripts/soak/kills.ts'
import { amount } from '../support/amount.ts'

/** Number of kills. A run with the same `seed` kills at the same moments, as far as the machine allows. */
const kills = Number(process.env['CRASH_KILLS'] ?? amount(12))
const seed = Number(process.env['CRASH_SEED'] ?? Date.now() % 1_000_000)

describe('kill -9', function () {
  this.timeout(150_000 + kills * 10_000)

  const title = 'loses no event and repeats no event at any moment, and every webhook arrives'
  it(`${title} (CRASH_KILLS=${kills} CRASH_SEED=${seed})`, async () => {
    const { faults, figures } = await soakKills({ kills, seed, timed: false, say: () => undefined })

    expect(faults).to.deep.equal([])
    expect(figures['webhook requests received']).to.be.greaterThan(kills)
  })
})
