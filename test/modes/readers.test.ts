import { expect } from 'chai'
import { soakReaders } from '../../scripts/soak/readers.ts'

describe('clients of streams', function () {
  this.timeout(900_000)

  it('are disconnected if they stall, resume without a gap, and are served if they are merely slow', async () => {
    const { faults } = await soakReaders({ readers: 50, timed: false, say: () => undefined })

    expect(faults).to.deep.equal([])
  })
})
