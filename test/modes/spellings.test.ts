import { expect } from 'chai'
import { soakSpellings } from '../../scripts/soak/spellings.ts'

describe('private addresses', () => {
  it('are refused in every spelling, as webhook, logo, tool input or redirect', async () => {
    const { faults } = await soakSpellings({ whole: false, say: () => undefined })

    expect(faults).to.deep.equal([])
  })
})
