import { expect } from 'chai'
import { investigationsOf } from '../../support/investigations.ts'
import { createFailingThenHeld, createFlaky } from '../../support/retries.ts'
import { createModule } from '../../../scripts/support/modules.ts'
import { start, type RequestOptions, type Started } from '../../../scripts/support/start.ts'
import { until } from '../../../scripts/support/until.ts'

const observables = ['sam', 'kim', 'ada'].map(value => ({ type: 'Pseudonym', value }))
const retry = (service: Started, id: string, options: RequestOptions = {}) =>
  service.request('POST', `/investigations/${id}/retry`, options)
const usageOf = async (service: Started) => (await service.request('GET', '/usage')).body.limits.limits.daily.used

describe('POST /investigations/{id}/retry', () => {
  it('retries every search with a source without an answer, each for one core search', async () => {
    const flaky = createFlaky('flaky')
    await using service = await start({}, { modules: [createModule('fine'), flaky.module] })
    const { finish, stateOf } = investigationsOf(service)
    const id = await finish({ observables })
    const searches = (await stateOf(id)).observables.map(({ search }) => search!.id)
    const before = await usageOf(service)
    flaky.recover()

    const { status, body: { data } } = await retry(service, id.toUpperCase())
    for (const { retry_id } of data.started) await service.events(`/search/${retry_id}/stream`)
    const after = await stateOf(id)
    const again = await retry(service, id)

    expect(status).to.equal(202)
    expect(data.investigation.id).to.equal(id)
    expect(data.started.map(({ query, search_id }) => [query.value, search_id])).to.deep
      .equal(observables.map(({ value }, index) => [value, searches[index]]))
    expect(data.not_started).to.deep.equal([])
    expect(await usageOf(service)).to.equal(before + 3)
    expect(after.observables.map(({ search }) => search!.counts!.sources_unanswered)).to.deep.equal([0, 0, 0])
    expect([again.status, again.body.error.code]).to.deep.equal([409, 'NOTHING_TO_RETRY'])
  })

  it('names the searches for which no slot is free, and those that are being retried', async () => {
    const held = createFailingThenHeld('held')
    await using service = await start({}, { modules: [held.module], plan: 'starter' })
    const { finish } = investigationsOf(service)
    const id = await finish({ observables: observables.slice(0, 1) })

    const first = (await retry(service, id)).body.data
    await until(held.isRunning)
    const second = (await retry(service, id)).body.data
    await service.createSearch('Pseudonym', 'other')
    const third = (await retry(service, id)).body.data
    held.release()

    expect([first.started.length, first.not_started.length]).to.deep.equal([1, 0])
    expect(second.not_started.map(({ reason }) => reason.code)).to.deep.equal(['SEARCH_NOT_TERMINAL'])
    expect(third.started).to.deep.equal([])
    expect(third.not_started.map(({ query, reason }) => [query.value, reason.code])).to.deep
      .equal([['sam', 'MAX_CONCURRENCY_EXCEEDED']])
  })

  it('starts nothing for a repeated Idempotency-Key', async () => {
    const flaky = createFlaky('flaky')
    await using service = await start({}, { modules: [flaky.module] })
    const id = await investigationsOf(service).finish({ observables: observables.slice(0, 1) })
    const headers = { 'idempotency-key': 'k-1' }

    const first = await retry(service, id, { headers })
    await service.events(`/search/${first.body.data.started[0]!.retry_id}/stream`)
    const again = await retry(service, id, { headers })

    expect([first.status, again.status]).to.deep.equal([202, 202])
    expect(again.headers.get('idempotent-replayed')).to.equal('true')
    expect([again.body.data.started, again.body.data.not_started]).to.deep.equal([[], []])
  })

  it('answers 404 for an unknown investigation and for one of another account', async () => {
    const flaky = createFlaky('flaky')
    await using service = await start({}, { modules: [flaky.module] })
    const id = await investigationsOf(service).finish({ observables: observables.slice(0, 1) })

    const other = await retry(service, id, { key: await service.newKey('business') })
    const unknown = await retry(service, '11111111-1111-4111-8111-111111111111')

    expect([other.status, unknown.status]).to.deep.equal([404, 404])
  })
})
