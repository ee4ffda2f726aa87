import { expect } from 'chai'
import { soakCanaries } from '../../scripts/soak/canaries.ts'

describe('what is sent', function () {
  this.timeout(180_000)

  it('is in no log, no metric, no trace, no record of the audit, no error and no file where it must not be, whatever field of whatever operation it stood in', async () => {
    const { faults } = await soakCanaries({ whole: false, say: () => undefined })

    expect(faults).to.deep.equal([])
  })
})
