import { expect } from 'chai'
import { SourceFailure } from '../../../src/sources/failures.ts'
import { createLeakSource, recordsOf } from '../../support/leak-sources.ts'
import { createModule } from '../../../scripts/support/modules.ts'
import { dataOf } from '../../../scripts/support/sse.ts'
import { start } from '../../../scripts/support/start.ts'
import { dumpTables, filesWith } from '../../../scripts/support/tables.ts'
import { getLeakPage, getLeaks, leakQuery, searchLeaks, startWithLeakSources } from '../../support/leak-searches.ts'
import { faultsOf } from '../../support/faults.ts'

const secret = /correct-horse/

describe('leak sources', () => {
  it('are listed, and are unavailable without their key', async () => {
    await using service = await startWithLeakSources([createLeakSource('open'),
      createLeakSource('keyed', { requiresKey: true, types: ['IP Address'] })])

    const { sources, count } = (await service.request('GET', '/leaks')).body.data
    const forMail = (await service.request('GET', '/leaks?type=Email%20Address')).body.data

    expect(count).to.equal(2)
    expect(sources.map(({ code, available }) => [code, available])).to.deep.equal([['open', true], ['keyed', false]])
    expect(forMail.sources.map(({ code }) => code)).to.deep.equal(['open'])
  })

  it('are not sent again to a caller that has them', async () => {
    await using service = await startWithLeakSources([createLeakSource('open'), createLeakSource('other')])
    const first = await service.request('GET', '/leaks')
    const etag = first.headers.get('etag')!
    const again = await service.request('GET', '/leaks', { headers: { 'If-None-Match': etag } })
    const other = await service.request('GET', '/leaks?type=IP%20Address', { headers: { 'If-None-Match': etag } })

    expect([again.status, again.text, again.headers.get('etag')]).to.deep.equal([304, '', etag])
    expect(other.status).to.equal(other.headers.get('etag') === etag ? 304 : 200)
  })

  it('store their pages one by one, before the source has ended', async () => {
    await using service = await startWithLeakSources([createLeakSource('big', { records: recordsOf(1_001) }),
      createLeakSource('empty', { records: recordsOf(0) })])

    const { id, events } = await searchLeaks(service, { mode: 'selected', sources: ['big', 'empty'] })
    const overview = await getLeaks(service, id)
    const second = await getLeakPage(service, id, 'big?page=2')
    const third = await getLeakPage(service, id, 'big?page=3')

    expect(dataOf(events, 'leak.page.ready').map(({ source, page, count }) => [source, page, count]))
      .to.deep.equal([['big', 1, 500], ['big', 2, 500], ['big', 3, 1]])
    expect(dataOf(events, 'leak.status').map(one => [one.leaked_code, one.status, one.result_count]))
      .to.have.deep.members([['big', 'success', 1_001], ['empty', 'no_results', 0]])
    expect(dataOf(events, 'leaks.finished')).to.have.length(1)
    expect(events.findLastIndex(({ event }) => event === 'leak.page.ready'))
      .to.be.lessThan(events.findIndex(({ event, data }) => event === 'leak.status' && data.leaked_code === 'big'))
    expect(overview.sources[0]).to.deep.include({
      code: 'big',
      name: 'Source big',
      result_count: 1_001,
      page_count: 3,
      template: 'credentials',
      message: null,
    })
    expect(overview).to.deep.include({ executed_codes: ['big', 'empty'], skipped_codes: [], failed_codes: [] })
    expect(second).to.deep.include({ page: 2, page_count: 3, result_count: 1_001, page_size: 500 })
    expect(second.results[0]!.items.at(-1)!.value).to.equal('501')
    expect(third.results).to.have.length(1)
    expect((await service.request('GET', `/search/${id}`)).body.data.summary.leak_sources).to.equal(1)
  })

  it('answer 404 for a page past the last, for another source and to another account', async () => {
    await using service = await startWithLeakSources([createLeakSource('one')])
    const { id } = await searchLeaks(service, { mode: 'all' })
    const key = await service.newKey('business')

    const statuses = await Promise.all([
      service.request('GET', `/search/${id}/results/leaks/one?page=2`),
      service.request('GET', `/search/${id}/results/leaks/two`),
      service.request('GET', `/search/${id}/results/leaks/one`, { key }),
      service.request('GET', `/search/${id}/results/leaks`, { key }),
      service.request('GET', `/search/${id}/results/leaks/one?page=0`),
    ])

    expect(statuses.map(({ status }) => status)).to.deep.equal([404, 404, 404, 404, 400])
  })

  it('answer an empty first page if the source found nothing, but not if it failed or was skipped', async () => {
    await using service = await startWithLeakSources([
      createLeakSource('empty', { records: recordsOf(0) }),
      createLeakSource('keyed', { requiresKey: true }),
      createLeakSource('broken', {
        async* records() { throw new SourceFailure('UPSTREAM_ERROR', 'the source answered 500') },
      }),
    ])
    const { id } = await searchLeaks(service, { mode: 'all' })
    const statusOf = async (page: string) =>
      (await service.request('GET', `/search/${id}/results/leaks/${page}`)).status

    expect(await getLeakPage(service, id, 'empty')).to.deep.equal({
      source: { code: 'empty', name: 'Source empty' },
      template: 'credentials',
      page: 1,
      page_size: 500,
      page_count: 0,
      result_count: 0,
      results: [],
    })
    const overview = await getLeaks(service, id)
    expect(overview.sources.map(({ code, status, page_count: pages }) => [code, status, pages])).to.have.deep
      .members([['empty', 'no_results', 0], ['keyed', 'skipped', 0], ['broken', 'failed', 0]])
    expect([await statusOf('empty?page=1'), await statusOf('empty?page=2')]).to.deep.equal([200, 404])
    expect([await statusOf('broken'), await statusOf('keyed')]).to.deep.equal([404, 404])
  })

  it('show secrets only on a plan with that feature, and store none on others', async () => {
    await using open = await startWithLeakSources([createLeakSource('one')])
    await using masked = await startWithLeakSources([createLeakSource('one')], 'pro')

    const { id } = await searchLeaks(open, { mode: 'all' })
    const shown = JSON.stringify(await getLeakPage(open, id, 'one'))
    const other = await searchLeaks(masked, { mode: 'all' })
    const hidden = JSON.stringify([await getLeakPage(masked, other.id, 'one'), other.events])

    expect(shown).to.match(secret)
    expect(hidden).not.to.match(secret)
    expect(hidden).to.include('c******1')
    expect(masked.logged.join('')).not.to.match(secret)
  })

  it('keep their own field names if the request asks for them', async () => {
    await using service = await startWithLeakSources([createLeakSource('one')])
    const fieldsOf = async (custom_mapping: string) => {
      const { id } = await searchLeaks(service, { mode: 'all', custom_mapping })
      const { results } = await getLeakPage(service, id, 'one')
      return results[0]!.items.map(({ field }) => field)
    }

    expect(await fieldsOf('standard')).to.deep.equal(['email', 'password', 'seen'])
    expect(await fieldsOf('source')).to.deep.equal(['mail', 'pass', 'seen'])
  })

  it('are rejected by code if one is unknown, unavailable or does not support the type', async () => {
    await using service = await startWithLeakSources([
      createLeakSource('fine'),
      createLeakSource('keyed', { requiresKey: true }),
      createLeakSource('ips', { types: ['IP Address'] }),
    ])

    const { status, body } = await service.request('POST', '/search', {
      body: { query: leakQuery, leaks: { mode: 'selected', sources: ['nobody', 'fine', 'keyed', 'ips'] } },
    })

    expect(status).to.equal(400)
    expect(faultsOf(body).map(({ path }) => path)).to.deep.equal(['leaks.sources.0', 'leaks.sources.2',
      'leaks.sources.3'])
  })

  it('are skipped with the reason if all were requested', async () => {
    await using service = await startWithLeakSources([
      createLeakSource('fine'),
      createLeakSource('keyed', { requiresKey: true }),
      createLeakSource('ips', { types: ['IP Address'] }),
    ])

    const { id, events } = await searchLeaks(service, { mode: 'all' })
    const { sources } = await getLeaks(service, id)

    expect(dataOf(events, 'leaks.finished')[0]).to.deep.include({
      executed_codes: ['fine'],
      skipped_codes: ['keyed', 'ips'],
      failed_codes: [],
    })
    expect(sources.map(({ message }) => message)).to.deep.equal([
      null, 'It needs a key, which the operator has not configured', 'The leak source does not support Email Address',
    ])
    expect(dataOf(events, 'search.finished')[0]).not.to.have.property('error')
  })

  it('that fail keep their stored pages and make a partial failure', async () => {
    await using service = await startWithLeakSources([createLeakSource('broken', {
      async* records(query) {
        yield* recordsOf(500)(query, undefined as never)
        throw new SourceFailure('UPSTREAM_ERROR', 'the source answered 500')
      },
    })])

    const { id, events } = await searchLeaks(service, { mode: 'all' })

    expect(dataOf(events, 'leaks.finished')[0]).to.deep.include({ failed_codes: ['broken'] })
    expect(dataOf(events, 'leak.status')[0]).to.include({
      status: 'failed',
      result_count: 500,
      message: 'the source answered 500',
    })
    expect(dataOf(events, 'search.finished')[0])
      .to.include({ status: 'completed', error: '1 of 2 sources could not answer' })
    expect((await getLeakPage(service, id, 'broken')).results).to.have.length(500)
  })

  it('that reach the time limit keep their stored pages and send one status event', async () => {
    const slow = createLeakSource('slow', {
      async* records(query, { signal }) {
        yield* recordsOf(500)(query, undefined as never)
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
      },
    })
    const waiting = createLeakSource('waiting', {
      records: () => ({
        async *[Symbol.asyncIterator]() {
          await new Promise(() => undefined)
        },
      }),
    })
    await using service = await start({ SEARCH_TIME_LIMIT_MS: '3000' }, {
      modules: [createModule('one')],
      leakSources: [slow, waiting],
    })

    const { id, events } = await searchLeaks(service, { mode: 'all' })
    const overview = await getLeaks(service, id)

    expect(dataOf(events, 'leak.status').map(one => [one.leaked_code, one.status, one.result_count]))
      .to.have.deep.members([['slow', 'failed', 500], ['waiting', 'skipped', 0]])
    expect(dataOf(events, 'leaks.finished')).to.have.length(1)
    expect(overview.sources.map(({ code, page_count }) => [code, page_count])).to.deep.equal([['slow', 1], [
      'waiting',
      0,
    ]])
    expect(dataOf(events, 'search.finished')[0]).to.include({ status: 'failed', error: 'SEARCH_TIME_LIMIT_EXCEEDED' })
  })

  it('end with leaks.finished also if there is no leak source', async () => {
    await using service = await startWithLeakSources([])

    const { id, events } = await searchLeaks(service, { mode: 'all' })

    expect(dataOf(events, 'leaks.finished')[0]).to.deep.include({
      executed_codes: [],
      skipped_codes: [],
      failed_codes: [],
    })
    expect(await getLeaks(service, id)).to.deep.equal({
      sources: [],
      executed_codes: [],
      skipped_codes: [],
      failed_codes: [],
    })
  })

  it('stream their records in a temporary search, which stores none', async () => {
    await using service = await startWithLeakSources([createLeakSource('big', { records: recordsOf(501) })])

    const events = await service.events('/search/temporary', {
      body: {
        query: leakQuery,
        leaks: { mode: 'selected', sources: ['big'] },
        features: { breached_accounts: false, registered_accounts: 'exclude' },
      },
    })
    const pages = dataOf(events, 'temporary.leak.page')
    const { body } = await service.request('GET', '/search')

    // an event has at most 64 KiB, so a page of the source may be several events
    expect(pages.map(({ source, page, count }) => [source, page, count])).to.deep
      .equal(pages.map(({ results }, index) => ['big', index + 1, results.length]))
    expect(pages.reduce((sum, { count }) => sum + count, 0)).to.equal(501)
    expect(pages[0]).not.to.have.property('search_id')
    expect(dataOf(events, 'leak.page.ready')).to.deep.equal([])
    expect(dataOf(events, 'leaks.finished')[0]).to.deep.include({ executed_codes: ['big'] })
    expect(body.data.searches).to.deep.equal([])
    expect(service.logged.join('')).not.to.match(/correct-horse|sam@example/)
    expect([...await filesWith(service, 'correct-horse'), ...await filesWith(service, leakQuery.value)])
      .to.deep.equal([])
    expect(JSON.stringify(await dumpTables(service))).not.to.match(/correct-horse|sam@example/)
  })
})

describe('the endpoints of leak sources', () => {
  const id = '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10'
  const paths = ['/leaks', `/search/${id}/results/leaks`, `/search/${id}/results/leaks/one`]

  for (const path of paths) {
    it(`${path} answers 401 without a key, also to an unknown parameter`, async () => {
      await using service = await startWithLeakSources([])

      const noKey = await service.request('GET', `${path}?colour=red`, { key: null })

      expect(noKey.status).to.equal(401)
    })

    it(`${path} answers 503 if the database fails`, async () => {
      const service = await startWithLeakSources([])
      await service.tracewell.database.close()

      const { status, body } = await service.request('GET', path)

      expect(status).to.equal(503)
      expect(body.error.code).to.equal('STORE_UNAVAILABLE')
      await Promise.resolve(service[Symbol.asyncDispose]()).catch(() => undefined)
    })
  }
})
