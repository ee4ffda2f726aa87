import { expect } from 'chai'
import { lookUpModule } from '../../../src/sources/rows/look-up-module.ts'
import { profileCheck } from '../../../src/sources/registered/profile-check.ts'
import { profileLookUp } from '../../../src/sources/rows/profile-look-up.ts'
import { profileSites } from '../../../src/sources/rows/profiles/index.ts'
import { dataOf } from '../../../scripts/support/sse.ts'
import { start } from '../../../scripts/support/start.ts'
import { simulate } from '../../support/simulated.ts'

const rows = profileSites.filter(({ slug }) => ['mastodon-lor-sh', 'qiita', 'vndb'].includes(slug))
const query = { type: 'Pseudonym', value: 'sam' } as const

/** Starts the service with three rows, as modules and as account checks, in a simulated world. */
async function stage(environment: Record<string, string> = {}) {
  const world = await simulate()
  const service = await start({ SANDBOX: '0', EGRESS_ROUTES: `*=${world.url}/{host}`, ...environment }, {
    modules: rows.map(row => lookUpModule(profileLookUp(row))),
    checks: rows.map(profileCheck),
  })
  return { world, service, async [Symbol.asyncDispose]() {
    await service[Symbol.asyncDispose]()
    await world[Symbol.asyncDispose]()
  } }
}

describe('a row that is a module and an account check', () => {
  for (const value of ['sam', 'tw_none']) {
    it(`sends one request for both in a search for ${value}, besides the control question`, async () => {
      await using staged = await stage()
      const { service, world } = staged
      const { body: catalogue } = await service.request('GET', '/modules')
      const { id } = catalogue.data.modules.find(({ slug }) => slug === 'qiita')!

      const { body } = await service.request('POST', '/search', { body: {
        query: { ...query, value },
        modules: { mode: 'selected', ids: [id] },
        features: { account_checks: { sites: ['qiita'] } },
      } })
      const events = await service.events(`/search/${body.search.id}/stream`)

      const [result] = dataOf(events, 'registered_accounts').filter(({ event }) => event === 'result')
      expect(result).to.include({ status: value === 'sam' ? 'registered' : 'not_registered' })
      expect(world.requestCount).to.equal(value === 'sam' ? 1 : 2)
    })
  }

  it('is chosen by its tags, and runs with other checks by default', async () => {
    await using staged = await stage()
    const namesOf = async (features: object) => {
      const { body } = await staged.service.request('POST', '/search', { body: {
        query,
        modules: { mode: 'none' },
        features,
      } })
      const events = await staged.service.events(`/search/${body.search.id}/stream`)
      return dataOf(events, 'registered_accounts').filter(({ event }) => event === 'result').map(({ module }) =>
        module.name).sort()
    }

    expect(await namesOf({ account_checks: { tags: ['social'] } })).to.deep.equal(['Mastodon (lor.sh)'])
    expect(await namesOf({ registered_accounts: 'include' })).to.deep.equal(['Mastodon (lor.sh)', 'Qiita'])
  })

  it('with restricted terms is a check only if the operator enables it', async () => {
    const ask = async (environment: Record<string, string>) => {
      await using staged = await stage(environment)
      const { status } = await staged.service.request('POST', '/search', { body: {
        query,
        modules: { mode: 'none' },
        features: { account_checks: { sites: ['vndb'] } },
      } })
      return status
    }

    expect(await ask({})).to.equal(400)
    expect(await ask({ RESTRICTED_SOURCES: 'vndb' })).to.equal(201)
  })
})
