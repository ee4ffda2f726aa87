import { expect } from 'chai'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createLeaks } from '../../src/core/leaks/leaks.ts'
import { createSealer } from '../../src/lib/sealed.ts'
import { SourceFailure } from '../../src/sources/kit/failures.ts'
import type { LeakSource } from '../../src/sources/leaks/leak-source.ts'
import { createLeakSource, recordsOf } from '../support/leak-sources.ts'
import { createModule } from '../../scripts/support/modules.ts'
import { start, type Json, type Started } from '../../scripts/support/start.ts'
import { dumpTables, filesWith } from '../../scripts/support/tables.ts'

const secret = /correct-horse/
const email = { type: 'Email Address', value: 'sam@example.org' }

const startWith = (leakSources: LeakSource[], plan = 'business'): Promise<Started> =>
  start({}, { modules: [createModule('one')], leakSources, plan })

/** Runs a search to its end. */
async function searched(service: Started, leaks: object): Promise<{ id: string, events: Json[] }> {
  const features = { breached_accounts: false, registered_accounts: 'exclude' }
  const { status, body } = await service.request('POST', '/search', { body: { query: email, leaks, features } })
  expect(status).to.equal(201)
  const id = body['search']['id']
  return { id, events: await service.events(`/search/${id}/stream`) }
}

const named = (events: Json[], name: string) => events.filter(({ event }) => event === name).map(({ data }) => data)
const get = async (service: Started, path: string) => (await service.request('GET', path)).body['data']

describe('leak sources', () => {
  it('are listed, and are unavailable without their key', async () => {
    await using service = await startWith([createLeakSource('open'),
      createLeakSource('keyed', { requiresKey: true, types: ['IP Address'] })])

    const { sources, count } = await get(service, '/leaks')
    const forMail = await get(service, '/leaks?type=Email%20Address')

    expect(count).to.equal(2)
    expect(sources.map(({ code, available }: Json) => [code, available])).to.deep.equal([['open', true], ['keyed',
      false]])
    expect(forMail.sources.map(({ code }: Json) => code)).to.deep.equal(['open'])
  })

  it('store their pages one by one, before the source has ended', async () => {
    await using service = await startWith([createLeakSource('big', { records: recordsOf(1_001) }),
      createLeakSource('empty', { records: recordsOf(0) })])

    const { id, events } = await searched(service, { mode: 'selected', sources: ['big', 'empty'] })
    const overview = await get(service, `/search/${id}/results/leaks`)
    const second = await get(service, `/search/${id}/results/leaks/big?page=2`)
    const third = await get(service, `/search/${id}/results/leaks/big?page=3`)

    expect(named(events, 'leak.page.ready').map(({ source, page, count }: Json) => [source, page, count]))
      .to.deep.equal([['big', 1, 500], ['big', 2, 500], ['big', 3, 1]])
    expect(named(events, 'leak.status').map((
      { leaked_code, status, result_count }: Json,
    ) => [leaked_code, status, result_count]))
      .to.have.deep.members([['big', 'success', 1_001], ['empty', 'no_results', 0]])
    expect(named(events, 'leaks.finished')).to.have.length(1)
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
    expect(second.results[0].items.at(-1).value).to.equal('501')
    expect(third.results).to.have.length(1)
    expect((await service.request('GET', `/search/${id}`)).body['data']['summary']['leak_sources']).to.equal(1)
  })

  it('answer 404 for a page past the last, for another source and to another account', async () => {
    await using service = await startWith([createLeakSource('one')])
    const { id } = await searched(service, { mode: 'all' })
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

  it('show secrets only on a plan with that feature, and store none on others', async () => {
    await using open = await startWith([createLeakSource('one')])
    await using masked = await startWith([createLeakSource('one')], 'pro')

    const { id } = await searched(open, { mode: 'all' })
    const shown = JSON.stringify(await get(open, `/search/${id}/results/leaks/one`))
    const other = await searched(masked, { mode: 'all' })
    const hidden = JSON.stringify([await get(masked, `/search/${other.id}/results/leaks/one`), other.events])

    expect(shown).to.match(secret)
    expect(hidden).not.to.match(secret)
    expect(hidden).to.include('c******1')
    expect(masked.logged.join('')).not.to.match(secret)
  })

  it('keep their own field names if the request asks for them', async () => {
    await using service = await startWith([createLeakSource('one')])
    const fieldsOf = async (custom_mapping: string) => {
      const { id } = await searched(service, { mode: 'all', custom_mapping })
      return (await get(service, `/search/${id}/results/leaks/one`)).results[0].items.map(({ field }: Json) => field)
    }

    expect(await fieldsOf('standard')).to.deep.equal(['email', 'password', 'seen'])
    expect(await fieldsOf('source')).to.deep.equal(['mail', 'pass', 'seen'])
  })

  it('are rejected by code if one is unknown, unavailable or not made for the type', async () => {
    await using service = await startWith([
      createLeakSource('fine'),
      createLeakSource('keyed', { requiresKey: true }),
      createLeakSource('ips', { types: ['IP Address'] }),
    ])

    const { status, body } = await service.request('POST', '/search', {
      body: { query: email, leaks: { mode: 'selected', sources: ['nobody', 'fine', 'keyed', 'ips'] } },
    })

    expect(status).to.equal(400)
    expect(body['error']['details'].map(({ path }: Json) => path)).to.deep.equal(['leaks.sources.0', 'leaks.sources.2',
      'leaks.sources.3'])
  })

  it('are skipped with the reason if all were requested', async () => {
    await using service = await startWith([
      createLeakSource('fine'),
      createLeakSource('keyed', { requiresKey: true }),
      createLeakSource('ips', { types: ['IP Address'] }),
    ])

    const { id, events } = await searched(service, { mode: 'all' })
    const { sources } = await get(service, `/search/${id}/results/leaks`)

    expect(named(events, 'leaks.finished')[0]).to.deep.include({
      executed_codes: ['fine'],
      skipped_codes: ['keyed', 'ips'],
      failed_codes: [],
    })
    expect(sources.map(({ message }: Json) => message)).to.deep.equal([
      null, 'It needs a key, which the operator has not configured', 'It is not made for Email Address',
    ])
    expect(named(events, 'search.finished')[0]).not.to.have.property('error')
  })

  it('that fail keep their stored pages and make a partial failure', async () => {
    await using service = await startWith([createLeakSource('broken', {
      async* records(query) {
        yield* recordsOf(500)(query, undefined as never)
        throw new SourceFailure('UPSTREAM_ERROR', 'the source answered 500')
      },
    })])

    const { id, events } = await searched(service, { mode: 'all' })

    expect(named(events, 'leaks.finished')[0]).to.deep.include({ failed_codes: ['broken'] })
    expect(named(events, 'leak.status')[0]).to.include({
      status: 'failed',
      result_count: 500,
      message: 'the source answered 500',
    })
    expect(named(events, 'search.finished')[0]).to.include({ status: 'completed', error: '1 of 1 leak sources failed' })
    expect((await get(service, `/search/${id}/results/leaks/broken`)).results).to.have.length(500)
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
    await using service = await start({ SEARCH_TIME_LIMIT_MS: '700' }, {
      modules: [createModule('one')],
      leakSources: [slow, waiting],
    })

    const { id, events } = await searched(service, { mode: 'all' })
    const overview = await get(service, `/search/${id}/results/leaks`)

    expect(named(events, 'leak.status').map((
      { leaked_code, status, result_count }: Json,
    ) => [leaked_code, status, result_count]))
      .to.have.deep.members([['slow', 'failed', 500], ['waiting', 'skipped', 0]])
    expect(named(events, 'leaks.finished')).to.have.length(1)
    expect(overview.sources.map(({ code, page_count }: Json) => [code, page_count])).to.deep.equal([['slow', 1], [
      'waiting',
      0,
    ]])
    expect(named(events, 'search.finished')[0]).to.include({ status: 'failed', error: 'SEARCH_TIME_LIMIT_EXCEEDED' })
  })

  it('end with leaks.finished also if there is no leak source', async () => {
    await using service = await startWith([])

    const { id, events } = await searched(service, { mode: 'all' })

    expect(named(events, 'leaks.finished')[0]).to.deep.include({
      executed_codes: [],
      skipped_codes: [],
      failed_codes: [],
    })
    expect(await get(service, `/search/${id}/results/leaks`)).to.deep.equal({
      sources: [],
      executed_codes: [],
      skipped_codes: [],
      failed_codes: [],
    })
  })

  it('stream their records in a temporary search, which stores none', async () => {
    await using service = await startWith([createLeakSource('big', { records: recordsOf(501) })])

    const events = await service.events('/search/temporary', {
      body: {
        query: email,
        leaks: { mode: 'selected', sources: ['big'] },
        features: { breached_accounts: false, registered_accounts: 'exclude' },
      },
    })
    const pages = named(events, 'temporary.leak.page')
    const { body } = await service.request('GET', '/search')

    expect(pages.map(({ source, page, count, results }: Json) => [source, page, count, results.length])).to.deep.equal([
      ['big', 1, 500, 500],
      ['big', 2, 1, 1],
    ])
    expect(pages[0]).not.to.have.property('search_id')
    expect(named(events, 'leak.page.ready')).to.deep.equal([])
    expect(named(events, 'leaks.finished')[0]).to.deep.include({ executed_codes: ['big'] })
    expect(body['data']['searches']).to.deep.equal([])
    expect(service.logged.join('')).not.to.match(/correct-horse|sam@example/)
    expect([...await filesWith(service, 'correct-horse'), ...await filesWith(service, email.value)]).to.deep.equal([])
    expect(JSON.stringify(await dumpTables(service))).not.to.match(/correct-horse|sam@example/)
  })
})

describe('the endpoints of leak sources', () => {
  const id = '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10'
  const paths = ['/leaks', `/search/${id}/results/leaks`, `/search/${id}/results/leaks/one`]

  for (const path of paths) {
    it(`${path} answers 401 without a key, and 400 for an unknown parameter`, async () => {
      await using service = await startWith([])

      const unknown = await service.request('GET', `${path}?colour=red`)
      const noKey = await service.request('GET', path, { key: null })

      expect([noKey.status, unknown.status]).to.deep.equal([401, 400])
    })

    it(`${path} answers 500 if the database fails`, async () => {
      const service = await startWith([])
      await service.tracewell.database.close()

      const { status, body } = await service.request('GET', path)

      expect(status).to.equal(500)
      expect(body['error']['code']).to.equal('INTERNAL_ERROR')
      await Promise.resolve(service[Symbol.asyncDispose]()).catch(() => undefined)
    })
  }
})

describe('imported leak sources', () => {
  it('are left out if their code is the code of a provider', async () => {
    const provider = createLeakSource('acme', { name: 'The provider' })
    await using service = await startWith([provider])
    await importLogins(service, 'acme', 'x'.repeat(40))

    const { id, events } = await searched(service, { mode: 'all' })

    expect((await get(service, '/leaks')).sources.map(({ name }: Json) => name)).to.deep.equal(['The provider'])
    expect(named(events, 'leaks.finished')[0]).to.deep.include({ executed_codes: ['acme'] })
    expect((await get(service, `/search/${id}/results/leaks`)).sources[0].name).to.equal('The provider')
  })

  it('are unavailable with a reason if they were imported with another secret', async () => {
    await using service = await startWith([])
    await importLogins(service, 'acme', 'x'.repeat(40))

    const { sources } = await get(service, '/leaks')
    const { id, events } = await searched(service, { mode: 'all' })
    const overview = await get(service, `/search/${id}/results/leaks`)

    expect(sources[0]).to.include({ code: 'acme', available: false })
    expect(overview.sources[0]).to.include({
      status: 'skipped',
      message: 'It was imported with another secret than this service has now',
    })
    expect(named(events, 'search.finished')[0]).not.to.have.property('error')
  })

  it('reject more records under another secret, and stay unchanged', async () => {
    await using service = await startWith([])
    await importLogins(service, 'acme', 'x'.repeat(40))
    const before = await dumpTables(service)

    const refused = await importLogins(service, 'acme', 'y'.repeat(40)).then(() => '', (error: Error) => error.message)

    expect(refused).to.equal('acme was imported with another secret than this service has now')
    expect(await dumpTables(service)).to.deep.equal(before)
  })
})

async function importLogins({ tracewell, folder }: Started, code: string, secret: string): Promise<unknown> {
  const path = join(folder, 'logins.csv')
  await writeFile(path, `email,password\n${email.value},correct-horse\n`)
  return createLeaks({ database: tracewell.database, sealer: createSealer(() => [secret]), clock: tracewell.clock })
    .import({
      code,
      path,
      rejects: `${path}.rejects.tsv`,
      name: code,
      template: 'credentials',
    })
}
