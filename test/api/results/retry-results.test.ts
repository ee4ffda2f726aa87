import { expect } from 'chai'
import { SourceFailure } from '../../../src/sources/failures.ts'
import { createLeakSource, loginOf } from '../../support/leak-sources.ts'
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
import { start, type Started } from '../../../scripts/support/start.ts'
import { dumpTables } from '../../../scripts/support/tables.ts'

const fine = createModule('fine')

/** Hides searches as the end of their retention time does: without their retries. */
const hide = (service: Started, ids: string[]) =>
  service.tracewell.database.searches.hide(ids, '2026-11-21T10:15:00.000Z')

describe('a search with retries', () => {
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

  it('reads the whole chain in its state, and this search alone with retries=own', async () => {
    const flaky = createFlaky('flaky')
    await using service = await start({}, { modules: [fine, flaky.module] })
    const id = await searched(service)
    flaky.recover()
    const retryId = await retried(service, id)
    const read = async (one: string, query: '' | '?retries=own' = '') =>
      (await service.request('GET', `/search/${one}${query}`)).body.data

    const [whole, own, retry] = [await read(id), await read(id, '?retries=own'), await read(retryId)]
    const results = await merged(service, id)

    expect([whole.summary.module_results, own.summary.module_results, retry.summary.module_results]).to.deep
      .equal([2, 1, 2])
    expect(whole.search.error).to.equal(null)
    expect(whole.search.counts).to.include({ sources_asked: 2, sources_unanswered: 0, findings: 2 })
    expect(own.search.error).to.include({ code: 'PARTIAL_FAILURE' })
    expect(own.search.counts).to.include({ sources_asked: 2, sources_unanswered: 1, findings: 1 })
    expect(retry.search).to.deep.include({ id: retryId, retry_of: id, counts: whole.search.counts })
    expect(results.search).to.deep.equal(whole.search)
  })

  it('reads leak sources and their pages from the search in which they answered', async () => {
    let fails = true
    const late = createLeakSource('late', {
      async* records(query) {
        if (fails) throw new SourceFailure('UPSTREAM_BLOCKED', 'the source answered 403')
        yield loginOf(query)
      },
    })
    await using service = await start({}, { modules: [fine], leakSources: [late] })
    const id = await searched(service, { leaks: { mode: 'all' } })
    fails = false
    await retried(service, id)
    const read = (query: '' | '?retries=own') => service.request('GET', `/search/${id}/results/leaks${query}`)
    const readPage = (query: '' | '?retries=own') => service.request('GET', `/search/${id}/results/leaks/late${query}`)

    const [whole, own] = [await read(''), await read('?retries=own')]
    const [page, ownPage] = [await readPage(''), await readPage('?retries=own')]

    expect(whole.body.data.sources).to.have.length(1)
    expect(whole.body.data.sources[0]).to.include({ code: 'late', status: 'success', result_count: 1, page_count: 1 })
    expect(own.body.data.failed_codes).to.deep.equal(['late'])
    expect([page.status, page.body.data.results.length, ownPage.status]).to.deep.equal([200, 1, 404])
  })

  it('has one stream of all its events with attempts=all, which can be resumed anywhere', async () => {
    const [first, second] = [createFlaky('first'), createFlaky('second')]
    await using service = await start({}, { modules: [fine, first.module, second.module] })
    const id = await searched(service)
    first.recover()
    const retryId = await retried(service, id)
    second.recover()
    const lastId = await retried(service, retryId)
    const own = []
    for (const one of [id, retryId, lastId]) own.push(await service.events(`/search/${one}/stream`))
    // the ends of the first two searches keep their numbers, although they are left out
    const expected = own.flatMap(events => events.slice(1)).map(({ event, data }, at) => ({ event, data, at: at + 1 }))
      .filter(({ event, data }) => event !== 'search.finished' || data.search_id === lastId)

    const [connected, ...all] = await service.events(`/search/${retryId}/stream?attempts=all`)

    expect(connected).to.deep.include({ event: 'connected' })
    expect(connected!.data.search_id).to.equal(retryId)
    expect(all.map(({ event, data, id: at }) => ({ event, data, at: Number(at) }))).to.deep.equal(expected)
    const last = expected.at(-1)!.at
    for (const from of [1, own[0]!.length - 1, Math.floor(last / 2), last - 1]) { // the second: the end of the search
      const [, ...rest] = await service.events(`/search/${id}/stream?attempts=all&cursor=${from}`)
      expect(rest, `${from}`).to.deep.equal(all.filter(({ id: at }) => Number(at) > from))
    }
    const end = `/search/${id}/stream?attempts=all&cursor=` as const
    expect((await service.request('GET', `${end}${last}`)).status).to.equal(204)
    expect((await service.request('GET', `${end}${last + 1}`)).status).to.equal(400)
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

  it('is deleted with its retries, also those of another key', async () => {
    const [flaky, stuck] = [createFlaky('flaky'), createFlaky('stuck')]
    await using service = await start({}, { modules: [fine, flaky.module, stuck.module] })
    const id = await searched(service)
    flaky.recover()
    const { secret } = await service.tracewell.keys.create(service.accountId)
    const { body } = await retry(service, id, { key: secret })
    const retryId = body.search.id
    await service.events(`/search/${retryId}/stream`)
    const lastId = await retried(service, retryId)

    const deleted = await service.request('POST', '/search/delete', { body: { ids: [id] } })

    expect([deleted.status, deleted.body.data.deletion.queued_ids]).to.deep.equal([202, [id]])
    const chain = [id, retryId, lastId]
    for (const one of chain) expect((await service.request('GET', `/search/${one}`)).status).to.equal(404)
    await until(async () => !(await dumpTables(service)).some(row => chain.some(one => row.includes(one))))
  })

  it('is not deleted while a retry of it runs', async () => {
    const held = createFailingThenHeld('held')
    await using service = await start({}, { modules: [fine, held.module] })
    const id = await searched(service)
    const { body: { search } } = await retry(service, id)
    await until(held.isRunning)

    const alone = await service.request('POST', '/search/delete', { body: { ids: [id] } })
    const both = await service.request('POST', '/search/delete', { body: { ids: [id, search.id] } })
    held.release()
    await service.events(`/search/${search.id}/stream`)

    expect([alone.status, alone.body.error.code]).to.deep.equal([409, 'SEARCH_NOT_TERMINAL'])
    expect(alone.body.error.details).to.deep.equal([{ path: 'ids.0', message: 'has a retry that has not ended yet' }])
    expect([both.status, both.body.error.code]).to.deep.equal([409, 'SEARCH_NOT_TERMINAL'])
    expect((await service.request('POST', '/search/delete', { body: { ids: [id, search.id] } })).status).to.equal(202)
  })

  it('keeps what the other searches have found if one retry is deleted alone', async () => {
    const [flaky, stuck] = [createFlaky('flaky'), createFlaky('stuck')]
    await using service = await start({}, { modules: [fine, flaky.module, stuck.module] })
    const listed = async () => (await service.request('GET', '/search?sort=oldest')).body.data.searches[0]
    const id = await searched(service)
    flaky.recover()
    const first = await retried(service, id)
    stuck.recover()
    const second = await retried(service, first)
    const before = await listed()

    await service.request('POST', '/search/delete', { body: { ids: [first] } })
    const after = await listed()
    await until(async () => !(await dumpTables(service)).some(row => row.includes(first)))

    expect(before).to.deep.include({ id, retries: [first] })
    expect(before!.counts).to.include({ findings: 3, sources_unanswered: 0 })
    expect(after!.counts).to.include({ findings: 2, sources_unanswered: 1 })
    expect(statuses(await merged(service, second))).to.deep
      .equal([['fine', 'success', 1], ['flaky', 'failed', 0], ['stuck', 'success', 1]])
    expect(await listed()).to.deep.include({ id, retries: [], counts: after!.counts })
  })

  it('leaves its retries if it is removed at the end of its retention time', async () => {
    const [flaky, stuck] = [createFlaky('flaky'), createFlaky('stuck')]
    await using service = await start({}, { modules: [fine, flaky.module, stuck.module] })
    const id = await searched(service)
    flaky.recover()
    const retryId = await retried(service, id)

    await hide(service, [id])
    const state = await stateOf(service, retryId)
    const rest = await merged(service, retryId)
    await until(async () => !(await dumpTables(service)).some(row => row.includes(id)))

    expect(state).to.deep.include({ retry_of: null })
    expect(statuses(rest)).to.deep.equal([['flaky', 'success', 1], ['stuck', 'failed', 0]])
    expect((await service.request('GET', `/search/${id}/results`)).status).to.equal(404)
    stuck.recover()
    await retried(service, retryId)
    expect(statuses(await merged(service, retryId))).to.deep.equal([['flaky', 'success', 1], ['stuck', 'success', 1]])
  })

  it('leaves the last retry of a chain whose other searches are removed together', async () => {
    const stuck = createFlaky('stuck')
    await using service = await start({}, { modules: [fine, stuck.module] })
    const id = await searched(service)
    const first = await retried(service, id)
    const second = await retried(service, first)

    await hide(service, [id, first])
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
