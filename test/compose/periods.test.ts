import { expect } from 'chai'
import { createHeldModule } from '../../scripts/support/modules.ts'
import { start } from '../../scripts/support/start.ts'
import { countRows, onDatabase } from '../../scripts/support/tables.ts'
import { until } from '../../scripts/support/until.ts'
import { defaultPeriods } from '../../src/compose/periods.ts'

const query = { type: 'Pseudonym', value: 'sam' }

// Every other service under test has shorter periods.
describe('the periods of a service', () => {
  it('are those that the documentation states, and its periodic work runs with them', async () => {
    expect(defaultPeriods).to.deep.equal({
      orchestratorMs: 1_000,
      deletionMs: 5_000,
      refusalsMs: 5_000,
      keyUseMs: 60_000,
      streamKeysMs: 1_000,
      streamSeatsMs: 5_000,
    })
    const held = createHeldModule()
    await using service = await start({}, { modules: [held.module], periods: defaultPeriods })
    const deleted = await service.createSearch('Pseudonym', 'kim')
    await service.request('POST', `/search/${deleted}/cancel`)
    const id = await service.createSearch('Pseudonym', 'sam')
    const created = await service.tracewell.keys.create(service.accountId)
    const stream = await service.open('GET', `/search/${id}/stream`, { key: created.secret })

    await service.request('POST', '/search/delete', { body: { ids: [deleted] } })
    const refused = await service.request('POST', '/search', { key: await service.newKey('free'), body: { query } })
    await onDatabase(service, db => db('stream_seats').delete())

    await until('the seat of the stream is renewed', async () => await countRows(service, 'stream_seats') === 1)
    await service.tracewell.keys.revoke(created.key.id)
    expect(await stream.text()).to.match(/: the API key was revoked\n$/)
    await until('the deleted search is removed', async () => await countRows(service, 'searches') === 1)
    await until('the refusal is recorded', async () =>
      (await onDatabase(service, db => db('audit_records').where({ outcome: refused.body.error.code }))).length === 1)
  })
})
