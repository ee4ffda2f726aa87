import { expect } from 'chai'
import { SourceFailure } from '../../../src/sources/failures.ts'
import { magicValues } from '../../../src/upstreams/outcomes.ts'
import { createTestClock } from '../../support/clock.ts'
import { cardOf, createHeldModule, createModule } from '../../../scripts/support/modules.ts'
import type { Schemas } from '../../../scripts/support/contract-types.ts'
import { finalData } from '../../../scripts/support/sse.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { until } from '../../../scripts/support/until.ts'

const broken = createModule('broken', {
  async* run(query) {
    yield cardOf(query)
    throw new Error('this text holds sam-secret')
  },
})
const walled = createModule('walled', {
  run() {
    throw new SourceFailure('UPSTREAM_BLOCKED', 'the source answered 403')
  },
})
const late = createModule('late', {
  deadlineMs: 20,
  run: () => ({
    async *[Symbol.asyncIterator]() {
      await new Promise(() => undefined)
    },
  }),
})
const empty = createModule('empty', { run: () => [] })
const many = createModule('many', { run: query => [cardOf(query), cardOf(query, { second: true })] })

async function finish(service: Started, id: string) {
  const events = await service.events(`/search/${id}/stream`)
  const results = await service.request('GET', `/search/${id}/results`)
  const state = await service.request('GET', `/search/${id}`)
  return { last: finalData(events), data: results.body.data, state: state.body.data }
}

const byName = ({ modules }: Schemas['SearchResultsData']) =>
  new Map(modules.map(result => [result.module.name, result]))

describe('GET /search/{id}/results', () => {
  it('answers each module with its outcome and numbered cards', async () => {
    await using service = await start({}, { modules: [many, empty] })

    const { last, data, state } = await finish(service, await service.createSearch('Pseudonym', 'sam'))
    const modules = byName(data)
    const items = [{
      label: 'Value',
      value: 'sam',
      field: 'value',
      copy: true,
      isdate: false,
      islink: false,
    }]

    expect(data).to.include({ complete: true })
    expect(data.search).to.deep.equal(state.search)
    expect(modules.get('Module many')).to.deep.include({
      status: 'success', cached: false, error: null,
      cards: [{ many_001: { items, value: 'sam' } }, { many_002: { items, value: 'sam', second: true } }],
    })
    expect(modules.get('Module empty')).to.deep.include({ status: 'no_results', error: null, cards: [] })
    expect(data).to.deep.include({
      breached_accounts: [],
      registered_accounts: [],
      leaks: { executed_codes: [], skipped_codes: [], failed_codes: [] },
    })
    expect(data.summary).to.deep.equal({
      module_results: 2,
      leak_sources: 0,
      breached_accounts: 0,
      registered_accounts: 0,
    })
    expect(last.totals).to.deep.equal({ module_results: 2 })
    expect(last).not.to.have.property('error')
  })

  it('skips a module that cannot take the value, with the reason, and counts no failure', async () => {
    let asked = 0
    const picky = createModule('picky', {
      cacheMs: 60_000,
      skipReason: () => 'Names have ten letters',
      run: () => {
        asked++
        return []
      },
    })
    await using service = await start({}, { modules: [empty, picky] })

    const { last, data } = await finish(service, await service.createSearch('Pseudonym', 'sam'))

    expect(byName(data).get('Module picky')).to.deep.include({
      status: 'skipped', cards: [], error: { code: 'NOT_APPLICABLE', message: 'Names have ten letters' },
    })
    expect(last).to.include({ status: 'completed' }).and.not.have.property('error')
    expect(asked).to.equal(0)
  })

  it('reports a partial failure: completed in the stream, with a message that counts it', async () => {
    await using service = await start({}, { modules: [many, broken, walled, late] })

    const { last, data, state } = await finish(service, await service.createSearch('Pseudonym', 'sam'))
    const modules = byName(data)

    expect(last).to.include({ status: 'completed', error: '3 of 4 sources could not answer' })
    expect(state.search).to.deep.include({
      status: 'finished',
      error: { code: 'PARTIAL_FAILURE', message: '3 of 4 sources could not answer' },
    })
    expect(modules.get('Module broken')).to.deep.include({
      status: 'failed',
      error: { code: 'MODULE_ERROR', message: 'unexpected error while processing the response' },
    })
    expect(modules.get('Module broken')!.cards).to.have.length(1)
    expect(modules.get('Module walled')).to.deep.include({
      status: 'failed',
      error: { code: 'UPSTREAM_BLOCKED', message: 'the source answered 403' },
    })
    expect(modules.get('Module late')).to.deep.include({ status: 'timeout', cards: [] })
    expect(modules.get('Module late')!.error!.code).to.equal('MODULE_TIMEOUT')
    expect(service.logged.join('')).not.to.include('sam-secret')
  })

  for (const [outcome, code] of [
    ['failure', 'UPSTREAM_ERROR'], ['limited', 'UPSTREAM_RATE_LIMITED'], ['blocked', 'UPSTREAM_BLOCKED'],
    ['broken', 'UPSTREAM_CHANGED'], ['changed', 'UPSTREAM_CHANGED'], ['drop', 'UPSTREAM_UNREACHABLE'],
  ] as const) {
    const fault = outcome === 'drop' ? 'drops the connection' : `is ${outcome}`
    it(`reports a source that ${fault} as failed with ${code}, not as empty`, async () => {
      await using service = await start()
      const { id } = service.tracewell.modules.bySlug('github')!

      const search = await service.createSearch('Pseudonym', magicValues[outcome].Pseudonym, {
        modules: { mode: 'selected', ids: [id] },
      })
      const { data, last } = await finish(service, search)

      expect(data.modules[0]).to.deep.include({ status: 'failed', cards: [] })
      expect(data.modules[0]!.error!.code).to.equal(code)
      expect(last).to.include({ status: 'completed', error: '1 of 1 source could not answer' })
    })
  }

  it('finds all, no and some results for the magic values of the sandbox', async () => {
    await using service = await start()

    const success = await finish(service, await service.createSearch('Pseudonym', magicValues.success.Pseudonym))
    const none = await finish(service, await service.createSearch('IP Address', magicValues.none['IP Address']))
    const partial = await finish(
      service,
      await service.createSearch('Email Address', magicValues.partial['Email Address']),
    )

    expect(success.state.search.error).to.equal(null)
    expect(none.data.modules.some(({ status }) => status === 'no_results')).to.equal(true)
    expect(partial.state.search.error!.code).to.equal('PARTIAL_FAILURE')
    expect(new Set(partial.data.modules.map(({ status }) => status))).to.include.keys(
      'success',
      'failed',
    )
  })

  it('answers the results so far before the end', async () => {
    const held = createHeldModule()
    await using service = await start({}, { modules: [many, held.module] })
    const id = await service.createSearch('Pseudonym', 'sam')
    const read = async () => (await service.request('GET', `/search/${id}/results`)).body.data
    await until(async () => held.running === 1 && (await read()).summary.module_results > 0)

    const before = await read()
    const state = (await service.request('GET', `/search/${id}`)).body.data.search
    held.release()
    const { data } = await finish(service, id)

    expect(before).to.include({ complete: false })
    expect([...byName(before).keys()]).to.deep.equal(['Module many'])
    expect(state).to.deep.include({ status: 'processing', completed_at: null })
    expect(state.started_at).to.be.a('string')
    expect([...byName(data).keys()]).to.deep.equal(['Module many', 'Module held'])
  })

  it('stores at most 999 cards of a module', async () => {
    const flood = createModule('flood', { run: query => Array.from({ length: 1_200 }, () => cardOf(query)) })
    await using service = await start({}, { modules: [flood] })

    const { data } = await finish(service, await service.createSearch('Pseudonym', 'sam'))

    expect(data.summary.module_results).to.equal(999)
    expect(data.modules[0]!.cards[998]).to.have.all.keys('flood_999')
  })
})

describe('a search that no runner ends', () => {
  it('fails at the time limit, aborts and skips its open modules, and releases its slot', async () => {
    const held = createHeldModule()
    await using service = await start({ SEARCH_TIME_LIMIT_MS: '3000' }, { modules: [many, held.module] })

    const { last, data, state } = await finish(service, await service.createSearch('Pseudonym', 'sam'))
    await until(() => held.aborted === 1)

    expect(last).to.deep.include({
      status: 'failed',
      error: 'SEARCH_TIME_LIMIT_EXCEEDED',
      totals: { module_results: 2 },
    })
    expect(state.search).to.include({ status: 'error' })
    expect(state.search.error!.code).to.equal('SEARCH_TIME_LIMIT_EXCEEDED')
    expect(data).to.include({ complete: false })
    expect(byName(data).get('Module many')).to.include({ status: 'success' })
    expect(byName(data).get('Module held')).to.deep.include({
      status: 'skipped',
      duration_ms: 0,
      cards: [],
      error: { code: 'MODULE_SKIPPED', message: 'The search ended before this task' },
    })
    expect(await service.tracewell.database.searches.countActive(service.accountId)).to.equal(0)
  })

  it('ends at the time limit if every source hangs', async () => {
    await using service = await start({ SEARCH_TIME_LIMIT_MS: '400' })
    const { id } = service.tracewell.modules.bySlug('github')!

    const search = await service.createSearch('Pseudonym', magicValues.hang.Pseudonym, {
      modules: { mode: 'selected', ids: [id] },
    })
    const { last } = await finish(service, search)

    expect(last).to.include({ status: 'failed', error: 'SEARCH_TIME_LIMIT_EXCEEDED' })
  })

  it('fails with NO_ELIGIBLE_RUNNER if no runner takes it for a minute', async () => {
    const clock = createTestClock(new Date().toISOString())
    await using service = await start({ ROLE: 'api,orchestrator' }, { clock })
    const { runners } = service.tracewell.database
    await runners.heartbeat({ id: 'passing-by', capacity: 1, busy: 0 }, 60_000)
    const id = await service.createSearch('Pseudonym', 'sam')

    await runners.remove('passing-by')
    clock.advance(61_000)
    const { last, state, data } = await finish(service, id)

    expect(last).to.include({ status: 'failed', error: 'NO_ELIGIBLE_RUNNER' })
    expect(state.search).to.deep.include({ status: 'error', started_at: null })
    expect(state.search.error!.code).to.equal('NO_ELIGIBLE_RUNNER')
    expect(new Set(data.modules.map(({ status }) => status))).to.deep.equal(new Set(['skipped']))
  })
})
