import { expect } from 'chai'
import { findUnknownNames, loadValidAccountChecks } from '../../src/compose/outside.ts'
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

describe('findUnknownNames', () => {
  it('finds no fault in a known probe if a pack cannot be read, and an unknown one if it can', async () => {
    const probe = accountChecks.find(check => check.probe !== undefined)!.slug
    const unread = readConfig({ ACCOUNT_PACK: '/no/pack.json', ACCOUNT_PROBES: probe })
    const unknown = readConfig({ SANDBOX: '1', ACCOUNT_PROBES: `${probe} sign-in sign-im` })

    expect(await findUnknownNames(unread)).to.eql([])
    expect(await findUnknownNames(unknown)).to.eql(
      ['ACCOUNT_PROBES: there is no probe sign-im; did you mean sign-in?'])
  })
})
