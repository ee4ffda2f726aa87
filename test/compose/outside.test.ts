import { expect } from 'chai'
import { loadValidAccountChecks } from '../../src/compose/outside.ts'
import { ConfigError, readConfig } from '../../src/config/read.ts'
import { accountChecks } from '../../src/sources/account-checks.ts'

describe('loadValidAccountChecks', () => {
  it('reports only the pack if a pack cannot be read and the settings name a probe', async () => {
    const probe = accountChecks.find(check => check.probe !== undefined)!.slug
    const config = readConfig({ ACCOUNT_PACK: '/no/pack.json', ACCOUNT_PROBES: probe })

    const error = await loadValidAccountChecks(config).catch((thrown: unknown) => thrown)

    expect(error).to.be.instanceOf(ConfigError).with.property('faults').that.has.length(1)
    expect((error as ConfigError).faults[0]).to.match(/^ACCOUNT_PACK: /)
  })
})
