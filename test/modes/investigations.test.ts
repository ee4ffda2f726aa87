import { expect } from 'chai'
import { soakInvestigations } from '../../scripts/soak/investigations.ts'

const observables = Number(process.env['INVESTIGATION_OBSERVABLES'] ?? 60)

describe('an investigation under kill -9', function () {
  this.timeout(300_000 + observables * 2_000)

  it(`searches and charges ${observables} observables and what they lead to once, within the cap`, async () => {
    const processes = process.env['TEST_DATABASE_URL'] === undefined ? 1 : 2 // SQLite serves one process
    const { faults, figures } = await soakInvestigations({ observables, kills: 3, processes, say: () => undefined })

    expect(faults).to.deep.equal([])
    expect(figures['most searches at once']).to.be.greaterThan(1)
  })
})
