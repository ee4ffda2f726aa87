import { expect } from 'chai'
import { queryTypes } from '../../../src/sources/kit/source.ts'
import { magicValues } from '../../../src/upstreams/outcomes.ts'
import { createModule } from '../../../scripts/support/modules.ts'
import { start } from '../../../scripts/support/start.ts'
import { createCheck } from '../../support/account-checks.ts'
import { createLeakSource } from '../../support/leak-sources.ts'

const query = { type: 'Pseudonym', value: 'sam' }

describe('parts that a request names as a whole', () => {
  const all = { modules: { mode: 'all' }, leaks: { mode: 'all' }, features: { registered_accounts: 'include' } }

  for (const type of queryTypes) {
    it(`are in skipped of a search for ${type} if this server has no source for them`, async () => {
      await using service = await start({}, { modules: [], leakSources: [], checks: [] })
      const value = magicValues.success[type]

      const { status, body } = await service.request('POST', '/search', {
        body: { ...all, query: { type, value }, features: { ...all.features, breached_accounts: false } },
      })

      expect(status).to.equal(201)
      expect(body.data.search.skipped).to.deep.equal([
        { path: 'features.registered_accounts', message: `no account check of this server supports ${type}` },
        { path: 'modules.mode', message: `no available module supports ${type}` },
        { path: 'leaks.mode', message: 'this server has no leak source' },
      ])
    })
  }

  it('are not in skipped if a source of each runs', async () => {
    await using service = await start({}, {
      modules: [createModule('usual')],
      leakSources: [createLeakSource('paste')],
      checks: [createCheck('site', { types: ['Pseudonym'] })],
    })

    const { body } = await service.request('POST', '/search', { body: { ...all, query } })

    expect(body.data.search.skipped).to.deep.equal([])
  })
})
