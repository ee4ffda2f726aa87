import { expect } from 'chai'
import { faultsOf } from '../../support/faults.ts'
import { stateOf, resultsOf, searched } from '../../support/retries.ts'
import { createReceiver } from '../../support/receiver.ts'
import { webhooksOf } from '../../support/webhooks.ts'
import { cardOf, createHeldModule, createModule } from '../../../scripts/support/modules.ts'
import { start, type RequestOptions, type Started } from '../../../scripts/support/start.ts'
import { dumpTables, onDatabase } from '../../../scripts/support/tables.ts'

const fine = createModule('fine')
const query = { type: 'Pseudonym', value: 'sam' } as const
const unknownId = '11111111-1111-4111-8111-111111111111'
const usageOf = async (service: Started) => (await service.request('GET', '/usage')).body.limits.limits.daily.used
const rerun = (service: Started, id: string, options: RequestOptions = {}) =>
  service.request('POST', `/search/${id}/rerun`, options)
const rerunAnew = (service: Started, id: string, options: RequestOptions = {}) =>
  service.request('POST', `/search/${id}/rerun?cache=bypass`, options)

/** Creates a module that counts its runs. Its answers are cached. */
function createCounted() {
  const counted = { runs: 0 }
  const module = createModule('counted', {
    cacheMs: 60_000,
    run(value) {
      counted.runs++
      return [cardOf(value)]
    },
  })
  return Object.assign(counted, { module })
}

describe('POST /search/{id}/rerun', () => {
  it('starts a search of the same question, linked to the earlier one, which costs one search', async () => {
    await using service = await start({}, { modules: [fine, createModule('other', { default: false })] })
    const id = await searched(service, { modules: { mode: 'all' }, reference: 'case-1', labels: ['fraud'] })
    const before = await usageOf(service)

    const { status, headers, body } = await rerun(service, id.toUpperCase())
    const rerunId = body.search.id
    await service.events(`/search/${rerunId}/stream`)
    const list = (await service.request('GET', '/search')).body.data.searches
    const found = (await service.request('POST', '/search/find', { body: query })).body.data.searches

    expect(status).to.equal(201)
    expect(headers.get('location')).to.equal(`/search/${rerunId}`)
    expect(body.data.search).to.deep.include({
      id: rerunId,
      status: 'pending',
      rerun_of: id,
      retry_of: null,
      query,
      options: (await stateOf(service, id)).options,
      skipped: [],
      reference: 'case-1',
      labels: ['fraud'],
    })
    expect(await stateOf(service, rerunId)).to.deep.include({ rerun_of: id })
    expect(await stateOf(service, id)).not.to.have.property('rerun_of')
    expect(list.map(search => search.rerun_of)).to.deep.equal([id, undefined])
    expect(found.map(search => search.rerun_of)).to.deep.equal([id, undefined])
    const slugs = (await resultsOf(service, rerunId)).modules.map(({ module }) => module.slug)
    expect(slugs).to.have.members(['fine', 'other'])
    expect(await usageOf(service)).to.equal(before + 1)
  })

  it('asks the sources of a cached search again only with cache=bypass', async () => {
    const counted = createCounted()
    await using service = await start({}, { modules: [counted.module] })
    const id = await searched(service)

    for (const [again, runs, mode] of [[rerun, 1, 'prefer'], [rerunAnew, 2, 'bypass']] as const) {
      const { body } = await again(service, id)
      await service.events(`/search/${body.search.id}/stream`)

      expect(counted.runs).to.equal(runs)
      expect(body.data.search.options.cache).to.deep.equal({ mode })
    }
  })

  it('leaves out modules and leak sources that no longer exist, and names them', async () => {
    await using service = await start({}, { modules: [fine] })
    const [id, only] = [await searched(service), await searched(service)]
    const ids = [service.tracewell.modules.bySlug('fine')!.id, unknownId]
    const options = { ...(await stateOf(service, id)).options, leaks: { custom_mapping: 'standard' } }
    const store = (search: string, chosen: string[]) => onDatabase(service, db => db('searches').where({ id: search })
      .update({ options: JSON.stringify({ ...options, modules: { mode: 'selected', ids: chosen } }) }))
    await store(id, ids)
    await store(only, [unknownId])

    const { body } = await rerun(service, id)
    const refused = await rerun(service, only)

    expect(body.data.search.skipped).to.deep.equal([
      { path: 'modules.ids.1', value: unknownId, message: `no module has the id ${unknownId}` },
    ])
    expect(body.data.search.options.modules).to.deep.equal({ mode: 'selected', ids })
    expect(refused.status).to.equal(400)
    expect(faultsOf(refused.body)).to.deep.equal([{
      path: 'modules.ids.0', message: `no module has the id ${unknownId}, and no other module is left`,
    }])
  })

  it('runs although a module that the search excluded no longer exists', async () => {
    await using service = await start({}, { modules: [fine] })
    const id = await searched(service)
    const options = { ...(await stateOf(service, id)).options, modules: { exclude: { slugs: ['gone'] } } }
    await onDatabase(service, db => db('searches').where({ id }).update({ options: JSON.stringify(options) }))

    const { status, body } = await rerun(service, id)

    expect(status).to.equal(201)
    expect(body.data.search.skipped).to.deep.equal([
      { path: 'modules.exclude.slugs.0', value: 'gone', message: 'no module has the slug gone' },
    ])
    expect(body.data.search.options.modules).to.deep.equal({ exclude: { slugs: ['gone'] } })
  })

  it('names external providers as skipped, and refuses a search of external providers only', async () => {
    await using service = await start({}, { modules: [fine] })
    const byok = { provider_one: { api_key: 'provider-key-of-the-test' } }
    const both = await searched(service, { byok })
    const only = await searched(service, { byok: { ...byok, mode: 'only' } })

    const { body } = await rerun(service, both)
    const refused = await rerun(service, only)

    const message = 'the keys of external providers are deleted when a search ends: create a new search with the keys'
    expect(body.data.search.skipped).to.deep.equal([{ path: 'byok', message }])
    expect(body.data.search.options).not.to.have.property('byok')
    expect(refused.status).to.equal(400)
    expect(faultsOf(refused.body)).to.deep.equal([{ path: 'byok', message }])
  })

  it('sends the webhook of the earlier search, signed with the same secret', async () => {
    await using receiver = await createReceiver()
    await using service = await start({}, { modules: [fine] })
    const webhooks = webhooksOf(service)
    const id = await webhooks.searchFor(receiver.url, 'correct-horse-battery-staple')
    await webhooks.settled(id)

    const { body } = await rerun(service, id)
    await webhooks.settled(body.search.id)

    expect(receiver.delivered.map(one => one.body.searchId)).to.deep.equal([id, body.search.id])
    for (const { headers } of receiver.delivered) expect(headers['x-webhook-signature']).to.match(/^sha256=/)
  })

  it('starts one search for one Idempotency-Key, and refuses the key for another rerun', async () => {
    await using service = await start({}, { modules: [fine] })
    const [id, other] = [await searched(service), await searched(service)]
    const headers = { 'Idempotency-Key': 'again' }

    const first = await rerun(service, id, { headers })
    const second = await rerun(service, id.toUpperCase(), { headers })
    const third = await rerun(service, other, { headers })
    const fourth = await rerunAnew(service, id, { headers })

    expect(second.body.search.id).to.equal(first.body.search.id)
    expect(second.body.data.search).to.deep.equal(first.body.data.search)
    expect(second.headers.get('idempotent-replayed')).to.equal('true')
    expect([third.status, fourth.status]).to.deep.equal([422, 422])
  })

  it('runs a search again that has not ended', async () => {
    const held = createHeldModule()
    await using service = await start({}, { modules: [held.module] })
    const id = await service.createSearch('Pseudonym', 'sam')

    const { status, body } = await rerun(service, id)
    held.release()

    expect(status).to.equal(201)
    expect(body.data.search.rerun_of).to.equal(id)
  })

  it('answers 404 for an unknown search, one of another account and a deleted one', async () => {
    await using service = await start({}, { modules: [fine] })
    const id = await searched(service)
    const other = await rerun(service, id, { key: await service.newKey('business') })
    const unknown = await rerun(service, unknownId)
    await service.request('POST', '/search/delete', { body: { ids: [id] } })
    const deleted = await rerun(service, id)

    expect([other, unknown, deleted].map(({ status }) => status)).to.deep.equal([404, 404, 404])
    expect(deleted.body.error.message).to.equal('There is no search with this id')
  })

  it('loses its link when the earlier search is deleted, and stays', async () => {
    await using service = await start({}, { modules: [fine] })
    const id = await searched(service)
    const { body } = await rerun(service, id)
    await service.events(`/search/${body.search.id}/stream`)

    await service.request('POST', '/search/delete', { body: { ids: [id] } })
    const hidden = await stateOf(service, body.search.id)
    await service.tracewell.deletion.sweep()

    expect(hidden).not.to.have.property('rerun_of')
    expect(await stateOf(service, body.search.id)).to.deep.include({ status: 'finished' })
    const rows = (await dumpTables(service)).filter(row => row.includes(body.search.id))
    expect(rows.filter(row => row.includes(id))).to.deep.equal([])
  })
})
