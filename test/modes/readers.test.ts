import { expect } from 'chai'
import { soakReaders } from '../../scripts/soak/readers.ts'

describe('readers of streams', function () {
  this.timeout(180_000)

  it('that stall are dropped and resume without a gap, those that are slow are served, and others are answered', async () => {
    const { faults } = await soakReaders({ readers: 50, timed: false, say: () => undefined })

    expect(faults).to.deep.equal([])
  })
})
