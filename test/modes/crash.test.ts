import { expect } from 'chai'
import { soakKills } from '../../scripts/soak/kills.ts'

/** How often it is killed; the seed repeats the moments of a run, as far as a machine does. */
const kills = Number(process.env['CRASH_KILLS'] ?? 12)
const seed = Number(process.env['CRASH_SEED'] ?? Date.now() % 1_000_000)

describe('kill -9', function () {
  this.timeout(150_000 + kills * 10_000)

  it(`at any moment loses nothing and repeats nothing, and every webhook arrives (CRASH_KILLS=${kills} CRASH_SEED=${seed})`, async () => {
    const { faults, figures } = await soakKills({ kills, seed, say: () => undefined })

    expect(faults).to.deep.equal([])
    expect(figures['webhook requests received']).to.be.greaterThan(kills)
  })
})
