import { expect } from 'chai'
import { command } from '../../support/command.ts'

describe('options that npm keeps for itself', () => {
  it('are refused by name, and nothing is searched', async () => {
    const npm = { SANDBOX: '1', npm_lifecycle_event: 'search', npm_config_preset: 'true', npm_config_max_searches: '3' }
    const kept = await command(['search', 'tw-none', 'quick'], npm)

    expect(kept).to.include({ code: 2, out: '' })
    expect(kept.err).to.include('error: npm kept --preset, --max-searches for itself: put -- before all options')
  })

  it('do not matter if npm has them too, or does not run the command', async () => {
    const own = { SANDBOX: '1', npm_lifecycle_event: 'search', npm_config_json: 'true', npm_config_proxy: 'http://a' }
    const ofNpm = await command(['search', '--preset', 'quick', 'tw-none'], own)
    const bare = { SANDBOX: '1', npm_lifecycle_event: '', npm_config_preset: 'true' }
    const without = await command(['search', '--preset', 'quick', 'tw-none'], bare)

    expect([ofNpm.code, without.code]).to.deep.equal([0, 0])
  })
})
