import { expect } from 'chai'
import { soakCanaries } from '../../scripts/soak/canaries.ts'

describe('the text of requests', () => {
  it('from any field of any operation is in no log, metric, trace, audit record, error or file', async () => {
    const { faults } = await soakCanaries({ whole: false, say: () => undefined })

    expect(faults).to.deep.equal([])
  })
})
