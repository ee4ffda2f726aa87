import { expect } from 'chai'
import { SourceFailure } from '../../../src/sources/failures.ts'
import { createCheck } from '../../support/account-checks.ts'
import { createLeakSource } from '../../support/leak-sources.ts'
import { createReceiver } from '../../support/receiver.ts'
import {
  createFailingThenHeld,
  createFlaky,
  merged,
  resultsOf,
  retried,
  retry,
  searched,
  stateOf,
  statuses,
} from '../../support/retries.ts'
import { until } from '../../../scripts/support/until.ts'
import { webhooksOf } from '../../support/webhooks.ts'
import { createHeldModule, createModule } from '../../../scripts/support/modules.ts'
import { finalData } from '../../../scripts/support/sse.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { dumpTables } from '../../../scripts/support/tables.ts'

const type = 'Pseudonym'
const fine = createModule('fine')
const picky = createModule('picky', { skipReason: () => 'It has no such names' })

const usageOf = async (service: Started) => (await service.request('GET', '/usage')).body.limits.limits.daily.used

describe('POST /search/{id}/retry', () => {
  it('starts a search of the sources that failed, linked both ways, which costs one search', async () => {
    const flaky = createFlaky('flaky')
    await using service = await start({}, { modules: [fine, flaky.module, picky] })
    const id = await searched(service, { modules: { mode: 'all' }, reference: 'case-1', labels: ['fraud'] })
    const before = await usageOf(service)
    flaky.recover()

    const { status, headers, body } = await retry(service, id.toUpperCase())
    const retryId = body.search.id
    await service.events(`/search/${retryId}/stream`)
    const list = (await service.request('GET', '/search')).body.data.searches

    expect(status).to.equal(201)
    expect(headers.get('location')).to.equal(`/search/${retryId}`)
    expect(body.data.search).to.deep.include({
      id: retryId,
      status: 'pending',
      retry_of: id,
      retries: [],
      reference: 'case-1',
      labels: ['fraud'],
    })
    expect(body.data.search.options).to.deep.equal((await stateOf(service, id)).options)
    expect(await stateOf(service, id)).to.deep.include({ retry_of: null, retries: [retryId] })
    expect((await resultsOf(service, id)).search).to.deep.include({ retries: [retryId] })
    expect(list.map(search => [search.id, search.retry_of, search.retries])).to.deep
      .equal([[retryId, id, []], [id, null, [retryId]]])
    expect(statuses(await resultsOf(service, retryId))).to.deep.equal([['flaky', 'success', 1]])
    expect(await usageOf(service)).to.equal(before + 1)
    expect(flaky.runs).to.equal(2)
  })

  it('retries account checks and leak sources that have no answer, but no others', async () => {
    const leak = (code: string, reason?: 'UPSTREAM_BLOCKED') => createLeakSource(code, reason && {
      async* records() { throw new SourceFailure(reason, 'the source answered 403') },
    })
    await using service = await start({}, {
      modules: [fine],
      leakSources: [leak('open'), leak('closed', 'UPSTREAM_BLOCKED')],
      checks: [
        createCheck('unsimulated'),
        createCheck('strict', { accepts: { pattern: /^never$/, rule: 'Only never', isClaim: true } }),
      ],
    })
    const { body } = await service.request('POST', '/search', {
      body: { query: { type: 'Email Address', value: 'sam@example.org' }, leaks: { mode: 'all' },
        features: { breached_accounts: false } },
    })
    await service.events(`/search/${body.search.id}/stream`)

    const retryId = await retried(service, body.search.id)
    const { sources } = finalData(await service.events(`/search/${retryId}/stream`))

    expect(sources.map(({ kind, slug }) => [kind, slug])).to.deep
      .equal([['leak_source', 'closed'], ['account_check', 'unsimulated']])
  })

  it('retries what a cancellation left out', async () => {
    const held = createHeldModule()
    await using service = await start({}, { modules: [fine, held.module] })
    const id = await service.createSearch(type, 'sam')
    await until(async () => (await stateOf(service, id)).status === 'processing' && held.running === 1)
    await until(async () => (await resultsOf(service, id)).modules.length === 1)
    await service.request('POST', `/search/${id}/cancel`)
    held.release()

    const retryId = await retried(service, id)

    expect(statuses(await resultsOf(service, retryId))).to.deep.equal([['held', 'success', 1]])
    expect(await merged(service, id)).to.deep.include({ complete: true })
  })

  it('answers 409 SEARCH_NOT_TERMINAL before the end, and NOTHING_TO_RETRY if all sources have answered', async () => {
    const held = createHeldModule()
    await using service = await start({}, { modules: [held.module, picky] })
    const id = await service.createSearch(type, 'sam', { modules: { mode: 'all' } })
    const early = await retry(service, id)
    held.release()
    await service.events(`/search/${id}/stream`)
    const before = await usageOf(service)

    const late = await retry(service, id)

    expect([early.status, early.body.error.code]).to.deep.equal([409, 'SEARCH_NOT_TERMINAL'])
    expect([late.status, late.body.error.code]).to.deep.equal([409, 'NOTHING_TO_RETRY'])
    expect(late.body.error.message).to.equal('No source of this search can be retried')
    expect(await usageOf(service)).to.equal(before)
  })

  it('answers 404 for an unknown search and for one of another account', async () => {
    const flaky = createFlaky('flaky')
    await using service = await start({}, { modules: [flaky.module] })
    const id = await searched(service)

    const other = await retry(service, id, { key: await service.newKey('business') })
    const unknown = await retry(service, '11111111-1111-4111-8111-111111111111')
    await service.request('POST', '/search/delete', { body: { ids: [id] } })
    const deleted = await retry(service, id)

    expect([other, unknown, deleted].map(({ status }) => status)).to.deep.equal([404, 404, 404])
  })

  it('starts one retry if two are requested at once', async () => {
    const held = createFailingThenHeld('held')
    await using service = await start({}, { modules: [held.module] })
    const id = await searched(service)
    const before = await usageOf(service)

    const answers = await Promise.all([1, 2, 3].map(() => retry(service, id)))
    held.release()

    expect(answers.map(({ status, body }) => status === 201 ? 'created' : body.error.code).sort()).to.deep
      .equal(['SEARCH_NOT_TERMINAL', 'SEARCH_NOT_TERMINAL', 'created'])
    expect((await stateOf(service, id)).retries).to.have.length(1)
    expect(await usageOf(service)).to.equal(before + 1)
  })

  it('answers a repeated Idempotency-Key with the first retry, and refuses it for another search', async () => {
    const flaky = createFlaky('flaky')
    await using service = await start({}, { modules: [flaky.module] })
    const [one, two] = [await searched(service), await searched(service)]
    const before = await usageOf(service)
    const headers = { 'idempotency-key': 'k-1' }

    const first = await retry(service, one, { headers })
    const again = await retry(service, one, { headers })
    const other = await retry(service, two, { headers })

    expect([first.status, again.status, other.status]).to.deep.equal([201, 201, 422])
    expect(again.headers.get('idempotent-replayed')).to.equal('true')
    expect(again.body.data).to.deep.equal(first.body.data)
    expect(await usageOf(service)).to.equal(before + 1)
  })

  it('sends the webhook with the secret of the retried search, and stores the secret sealed', async () => {
    await using receiver = await createReceiver()
    const flaky = createFlaky('flaky')
    await using service = await start({}, { modules: [flaky.module] })
    const webhooks = webhooksOf(service)
    const id = await webhooks.searchFor(receiver.url, 'correct-horse-battery-staple')
    await webhooks.settled(id)

    const retryId = await retried(service, id)
    await webhooks.settled(retryId)

    expect(receiver.delivered.map(({ body }) => body.searchId)).to.deep.equal([id, retryId])
    for (const { headers } of receiver.delivered) expect(headers['x-webhook-signature']).to.match(/^sha256=/)
    expect((await dumpTables(service)).filter(row => row.includes('correct-horse'))).to.deep.equal([])
  })

  it('starts a search outside the investigation of the retried one', async () => {
    const flaky = createFlaky('flaky')
    await using service = await start({}, { modules: [flaky.module] })
    const { body } = await service.request('POST', '/investigations', { body: { observables: [{ value: 'sam' }] } })
    const read = async () => (await service.request('GET', `/investigations/${body.data.investigation.id}`)).body.data
    await until(async () => (await read()).investigation.status === 'finished')
    const id = (await read()).observables[0]!.search!.id

    const retryId = await retried(service, id)
    const states = [await stateOf(service, id), await stateOf(service, retryId)]
    const { status } = await service.request('POST', '/search/delete', { body: { ids: [retryId] } })

    expect(states.map(state => 'investigation_id' in state)).to.deep.equal([true, false])
    expect(status).to.equal(202)
  })

  it('does not ask external providers again, because their keys are gone', async () => {
    const flaky = createFlaky('flaky')
    await using service = await start({}, { modules: [flaky.module] })
    const id = await searched(service, { byok: { provider_one: { api_key: 'tw-key-refused' } } })

    const retryId = await retried(service, id)
    const { sources } = finalData(await service.events(`/search/${retryId}/stream`))

    expect(sources.map(({ kind }) => kind)).to.deep.equal(['module'])
    expect((await stateOf(service, retryId)).options).not.to.have.property('byok')
  })
})
