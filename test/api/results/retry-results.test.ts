import { expect } from 'chai'
import { SourceFailure } from '../../../src/sources/failures.ts'
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
import { cardOf, createModule } from '../../../scripts/support/modules.ts'
import { start } from '../../../scripts/support/start.ts'
import { dumpTables } from '../../../scripts/support/tables.ts'

const fine = createModule('fine')

describe('GET /search/{id}/results?retries=merged', () => {
  it('reads a chain of retries as one: newest outcomes, cards of all, right sums', async () => {
    const [first, second] = [createFlaky('first'), createFlaky('second')]
    await using service = await start({}, { modules: [fine, first.module, second.module] })
    const id = await searched(service)
    first.recover()
    const retryId = await retried(service, id)
    const between = await merged(service, id)
    second.recover()

    const lastId = await retried(service, retryId)
    const all = await merged(service, id)

    expect(statuses(between)).to.deep.equal([['fine', 'success', 1], ['first', 'success', 1], ['second', 'failed', 0]])
    expect(between).to.deep.include({ complete: false })
    expect(between.summary).to.include({ module_results: 2 })
    expect(statuses(all)).to.deep.equal([['fine', 'success', 1], ['first', 'success', 1], ['second', 'success', 1]])
    expect(all).to.deep.include({ complete: true })
    expect(all.summary).to.include({ module_results: 3 })
    expect([all.search.id, all.search.retries]).to.deep.equal([id, [retryId]])
    expect((await stateOf(service, retryId))).to.deep.include({ retry_of: id, retries: [lastId] })
    for (const one of [retryId, lastId]) expect((await merged(service, one)).modules).to.deep.equal(all.modules)
    expect(statuses(await resultsOf(service, id))).to.deep
      .equal([['fine', 'success', 1], ['first', 'failed', 0], ['second', 'failed', 0]])
    expect([first.runs, second.runs]).to.deep.equal([2, 3])
    expect((await retry(service, id)).body.error.code).to.equal('NOTHING_TO_RETRY')
  })

  it('keeps what a source found before it failed, if it fails again', async () => {
    let runs = 0
    const partial = createModule('partial', {
      async* run(query) {
        if (runs++ === 0) yield cardOf(query)
        throw new SourceFailure('UPSTREAM_ERROR', 'the source answered 500')
      },
    })
    await using service = await start({}, { modules: [partial] })
    const id = await searched(service)

    await retried(service, id)

    expect(statuses(await merged(service, id))).to.deep.equal([['partial', 'failed', 1]])
  })

  it('has the outcomes of before while a retry runs, and is not complete', async () => {
    const held = createFailingThenHeld('held')
    await using service = await start({}, { modules: [fine, held.module] })
    const id = await searched(service)
    const { body } = await retry(service, id)
    await until(held.isRunning)

    const during = await merged(service, id)
    const further = await retry(service, id)
    held.release()
    await service.events(`/search/${body.search.id}/stream`)

    expect(statuses(during)).to.deep.equal([['fine', 'success', 1], ['held', 'failed', 0]])
    expect(during).to.deep.include({ complete: false })
    expect([further.status, further.body.error.code]).to.deep.equal([409, 'SEARCH_NOT_TERMINAL'])
    expect(further.body.error.message).to.equal('A retry of this search has not ended yet')
    expect(await merged(service, id)).to.deep.include({ complete: true })
  })

  it('leaves the retries of a deleted search, which then have no retry_of', async () => {
    const [flaky, stuck] = [createFlaky('flaky'), createFlaky('stuck')]
    await using service = await start({}, { modules: [fine, flaky.module, stuck.module] })
    const id = await searched(service)
    flaky.recover()
    const retryId = await retried(service, id)

    const { status } = await service.request('POST', '/search/delete', { body: { ids: [id] } })
    const state = await stateOf(service, retryId)
    const rest = await merged(service, retryId)

    expect(status).to.equal(202)
    expect(state).to.deep.include({ retry_of: null })
    expect(statuses(rest)).to.deep.equal([['flaky', 'success', 1], ['stuck', 'failed', 0]])
    expect((await service.request('GET', `/search/${id}/results?retries=merged`)).status).to.equal(404)
    await until(async () => !(await dumpTables(service)).some(row => row.includes(id)))
    stuck.recover()
    await retried(service, retryId)
    expect(statuses(await merged(service, retryId))).to.deep.equal([['flaky', 'success', 1], ['stuck', 'success', 1]])
  })

  it('leaves the last retry of a chain whose other searches are deleted together', async () => {
    const stuck = createFlaky('stuck')
    await using service = await start({}, { modules: [fine, stuck.module] })
    const id = await searched(service)
    const first = await retried(service, id)
    const second = await retried(service, first)

    await service.request('POST', '/search/delete', { body: { ids: [id, first] } })
    await until(async () => !(await dumpTables(service)).some(row => row.includes(id) || row.includes(first)))
    stuck.recover()
    await retried(service, second)

    expect(await stateOf(service, second)).to.deep.include({ retry_of: null })
    expect(statuses(await merged(service, second))).to.deep.equal([['stuck', 'success', 1]])
  })

  it('rejects another value with the name of the parameter', async () => {
    await using service = await start({}, { modules: [fine] })
    const id = await searched(service)

    const { status, body } = await service.request('GET', `/search/${id}/results?retries=all`)

    expect([status, body.error.code]).to.deep.equal([400, 'VALIDATION_ERROR'])
    expect(JSON.stringify(body.error)).to.include('retries')
  })
})
