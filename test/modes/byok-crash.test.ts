import { expect } from 'chai'
import { countActive } from '../../scripts/support/ledger.ts'
import { startReady } from '../../scripts/support/process.ts'
import { until } from '../../scripts/support/until.ts'
import { createStage } from '../../scripts/support/stage.ts'
import { filesWith, isSqlite } from '../../scripts/support/tables.ts'

const origin = 'https://provider-one.example'
const apiKey = 'correct-horse-battery-staple'

describe('kill -9 during a call of an external provider', () => {
  it('lets another process repeat the call with the stored key, and leaves no key behind', async () => {
    await using stage = await createStage({ slowMs: 1_500 })
    const { key } = await stage.subscribe('business')
    const environment = { ...stage.environment, PROVIDER_ONE_URL: origin }
    const body = {
      query: { type: 'Pseudonym', value: 'tw-slow' },
      byok: { mode: 'only', provider_one: { api_key: apiKey } },
    }

    await using first = await startReady(environment)
    const created = await first.request('POST', '/search', { key, body })
    const id = created.body.search.id
    await until('the provider is asked', () => Promise.resolve(stage.timesAsked(origin, 'tw-slow') === 1))
    await first.kill()
    const [kept] = await stage.db<{ search_id: string, sealed: string }>('search_credentials').where({ search_id: id })
    const inFiles = await filesWith({ folder: environment.DATA_DIR }, apiKey)
    await using second = await startReady(environment)
    await until('the search ends', async () => await countActive(stage.db) === 0, 100)
    const details = await second.request('GET', `/search/${id}/byok`, { key })

    expect(kept!.sealed).not.to.include(apiKey)
    expect(inFiles).to.deep.equal([])
    expect(stage.timesAsked(origin, 'tw-slow')).to.equal(2)
    expect(details.body.data.providers.provider_one).to.include({ status: 'success', result_count: 2 })
    expect(await stage.db('search_credentials')).to.deep.equal([])
    if (isSqlite(stage.db)) await stage.db.raw('pragma wal_checkpoint(TRUNCATE)')
    for (const text of [apiKey, kept!.sealed]) {
      expect(await filesWith({ folder: environment.DATA_DIR }, text)).to.deep.equal([])
    }
  })
})
