import { once } from 'node:events'
import { createServer } from 'node:http'
import { mock } from 'node:test'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import { queryTypes } from '../../../src/sources/kit/source.ts'
import { magicValues } from '../../../src/upstreams/outcomes.ts'
import { cardOf, createHeldModule, createModule } from '../../../scripts/support/modules.ts'
import { dataOf, finalData, readEvents } from '../../../scripts/support/sse.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { changePlan, dumpTables, filesWith, traces } from '../../../scripts/support/tables.ts'
import { until } from '../../../scripts/support/until.ts'

const query = { type: 'Pseudonym', value: 'sam' }
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const temporary = (service: Started, more: object = {}) =>
  service.events('/search/temporary', { body: { query, ...more } })

describe('POST /search/temporary', () => {
  it('streams the results with the headers of a temporary search', async () => {
    await using service = await start({}, { modules: [createModule('quick')] })

    const response = await service.open('POST', '/search/temporary', { body: { query } })
    const events = await Array.fromAsync(readEvents(response))
    const id = response.headers.get('x-search-id')

    expect(response.status).to.equal(200)
    expect(response.headers.get('content-type')).to.equal('text/event-stream')
    expect(response.headers.get('cache-control')).to.equal('private, no-store')
    expect(response.headers.get('x-service-temporary')).to.equal('1')
    expect(response.headers.get('x-ratelimit-limit')).to.equal('600')
    expect(response.headers.has('deprecation')).to.equal(false)
    expect(id).to.match(uuid)
    for (const { data } of events) expect(data).to.have.property('search_id', id)
    expect(events.map(({ event }) => event)).to.deep.equal(['connected', 'search.progress', 'module.result',
      'module.finished', 'search.progress', 'search.finished'])
  })

  for (const type of queryTypes) {
    it(`streams cards for ${type} and ends`, async () => {
      await using service = await start()

      const response = await service.open('POST', '/search/temporary', {
        body: { query: { type, value: magicValues.success[type] } },
      })
      const events = await Array.fromAsync(readEvents(response))
      const { totals } = finalData(events)

      expect(response.headers.has('deprecation')).to.equal(type === 'Domain Name' || type === 'IP Address')
      expect(events.at(-1)).to.include({ event: 'search.finished' })
      expect(events.filter(({ event }) => event === 'module.result')).to.have.length(totals!.module_results!)
      expect(totals!.module_results).to.be.above(1)
    })
  }

  it('sends no event ids, and a result_id with every card', async () => {
    const many = createModule('many', { run: asked => Array.from({ length: 50 }, () => cardOf(asked)) })
    await using service = await start({}, { modules: [many] })

    const events = await temporary(service)
    const cards = dataOf(events, 'module.result').map(card => card.result_id)

    expect(events.map(({ id }) => id).filter(Boolean)).to.deep.equal([])
    expect(new Set(cards).size).to.equal(50)
    for (const id of cards) expect(id).to.match(uuid)
  })

  it('reports a partial failure as a stored search does', async () => {
    const broken = createModule('broken', { run() { throw new Error('broken') } })
    await using service = await start({}, { modules: [createModule('quick'), broken] })

    const events = await temporary(service)

    expect(events.at(-1)!.data).to.deep.include({
      status: 'completed',
      error: '1 of 2 sources could not answer',
      totals: { module_results: 1 },
    })
  })

  it('sends leaks.finished without codes if leak sources were requested but none can run', async () => {
    await using service = await start({}, { modules: [createModule('quick')], leakSources: [] })

    const events = await temporary(service, { leaks: { mode: 'all' } })

    expect(events.at(-2)).to.include({ event: 'leaks.finished' })
  })

  it('fails at the time limit and aborts its modules', async () => {
    const held = createHeldModule()
    await using service = await start({ SEARCH_TIME_LIMIT_MS: '2000' }, {
      modules: [createModule('quick'), held.module],
    })

    const events = await temporary(service)

    expect(events.at(-1)!.data).to.deep.include({
      status: 'failed',
      error: 'SEARCH_TIME_LIMIT_EXCEEDED',
      totals: { module_results: 1 },
    })
    expect(held).to.include({ running: 0, aborted: 1 })
  })

  it('ignores a field temporary', async () => {
    await using service = await start({}, { modules: [createModule('quick')] })

    const events = await temporary(service, { temporary: 'yes', delivery: null, byok: null })

    expect(events.at(-1)).to.include({ event: 'search.finished' })
  })

  it('says within three seconds that the search waits', async () => {
    const held = createHeldModule()
    await using service = await start({ RUNNER_CAPACITY: '1' }, { modules: [held.module] })
    await service.createSearch('Pseudonym', 'first')
    await until(() => held.running === 1)
    const timers = mock.timers
    timers.enable({ apis: ['setInterval'] })
    let waiting: string | undefined
    try {
      const response = await service.open('POST', '/search/temporary', { body: { query } })
      for await (const { event, data } of readEvents(response)) {
        if (event !== 'search.progress') continue
        const { message } = data as { message: string }
        if (message.startsWith('accepted')) timers.tick(3_000)
        else {
          waiting = message
          break
        }
      }
    } finally {
      timers.reset()
      held.release()
    }

    expect(waiting).to.equal('waiting for a free runner')
  })

  for (const delivery of [{}, { webhook: null }]) {
    it(`takes ${JSON.stringify({ delivery, byok: {} })} as nothing set`, async () => {
      await using service = await start({}, { modules: [createModule('quick')] })

      const events = await temporary(service, { delivery, byok: {} })

      expect(events.at(-1)).to.include({ event: 'search.finished' })
    })
  }

  for (const [what, more, code] of [
    ['a webhook', { delivery: { webhook: { url: 'https://hooks.example/1' } } }, 'INVALID_TEMPORARY_DELIVERY'],
    ['external providers', { byok: { provider_one: { api_key: 'k' } } }, 'INVALID_TEMPORARY_DELIVERY'],
    ['a value that does not fit its type', { query: { type: 'IP Address', value: 'sam' } }, 'VALIDATION_ERROR'],
    ['a selection without ids', { modules: { mode: 'selected' } }, 'VALIDATION_ERROR'],
  ] as const) {
    it(`rejects ${what} with ${code}, and stores nothing`, async () => {
      await using service = await start()

      const { status, body } = await service.request('POST', '/search/temporary', { body: { query, ...more } })

      expect(status).to.equal(400)
      expect(body.error.code).to.equal(code)
      expect(await traces(service)).to.deep.equal({ searches: 0, records: 0, used: 0, runs: 0 })
    })
  }

  it('answers 503 NO_ELIGIBLE_RUNNER with the reason if the process has no runner', async () => {
    await using service = await start({ ROLE: 'api' })

    const { status, body, headers } = await service.request('POST', '/search/temporary', { body: { query } })

    expect(status).to.equal(503)
    expect(body.error.code).to.equal('NO_ELIGIBLE_RUNNER')
    expect(body.error.message).to.equal('The process that serves this request has no runner for temporary searches')
    expect(Number(headers.get('retry-after'))).to.equal(3_600)
  })

  for (const [role, warnings] of [['api', 1], ['api,runner', 0], ['orchestrator', 0]] as const) {
    it(`logs ${warnings === 1 ? 'one warning' : 'no warning'} of a missing runner with ROLE=${role}`, async () => {
      await using service = await start({ ROLE: role })

      expect(service.logged.filter(line => line.includes('temporary searches are refused'))).to.have.length(warnings)
    })
  }

  it('answers 404 for a temporary search, and does not list it', async () => {
    await using service = await start({}, { modules: [createModule('quick')] })
    const response = await service.open('POST', '/search/temporary', { body: { query } })
    await response.text()
    const id = response.headers.get('x-search-id')!

    const answers = await Promise
      .all(['', '/results', '/stream'].map(part => service.request('GET', `/search/${id}${part}`)))
    const list = await service.request('GET', '/search')

    expect(answers.map(({ status }) => status)).to.deep.equal([404, 404, 404])
    expect(list.body.data.searches).to.deep.equal([])
  })

  describe('what is stored', () => {
    const secret = 'quokka-7731'
    for (const value of [secret, `${secret}@tw-partial.example`]) {
      it(`leaves no ${value} in database, files and log, during and after the search`, async () => {
        const held = createHeldModule('held')
        const broken = createModule('broken', { run({ value: searched }) { throw new Error(`it is ${searched}`) } })
        const { modules } = await import('../../../src/sources/modules.ts')
        await using service = await start({}, { modules: [...modules, broken, held.module] })
        const body = { query: { type: value === secret ? 'Pseudonym' : 'Email Address', value } }

        const response = await service.open('POST', '/search/temporary', { body })
        await until(() => held.running === 1)
        const during = await dumpTables(service)
        held.release()
        const text = await response.text()
        await until(async () => (await traces(service)).runs === 0)
        const after = await dumpTables(service)

        expect(text).to.include(value).and.to.include('search.finished')
        expect([...during, ...after].filter(row => row.includes('quokka'))).to.deep.equal([])
        expect(await filesWith(service, 'quokka')).to.deep.equal([])
        expect(service.logged.filter(line => line.includes('quokka'))).to.deep.equal([])
        expect(service.logged.filter(line => line.includes('createTemporarySearch'))).to.have.length(1)
      })
    }

    it('audits the charge with the type and the leak sources', async () => {
      await using service = await start({}, { modules: [createModule('quick')] })

      await temporary(service)
      const rows = await dumpTables(service)

      const record = rows.filter(row => row.startsWith('audit_records'))
      expect(record).to.have.length(1)
      expect(record[0]).to.include('"operation":"createTemporarySearch"').and.to.include('"query_type":"Pseudonym"')
      expect(rows.filter(row => /^(searches|search_|module_cache|temporary_runs)/.test(row))).to.deep.equal([])
    })
  })

  describe('after the caller leaves', () => {
    it('aborts every module and releases the slot', async () => {
      const modules = [createHeldModule('one'), createHeldModule('two'), createHeldModule('three')]
      await using service = await start({}, { modules: modules.map(({ module }) => module) })
      await changePlan(service, 'business', { concurrency: 1 })
      const left = new AbortController()
      await service.open('POST', '/search/temporary', { body: { query }, signal: left.signal })
      await until(() => modules.every(({ running }) => running === 1))

      const refused = await service.request('POST', '/search/temporary', { body: { query } })
      left.abort()
      await until(() => modules.every(({ aborted, running }) => aborted === 1 && running === 0))
      await until(async () => (await traces(service)).runs === 0)
      const second = new AbortController()
      const again = await service.open('POST', '/search/temporary', { body: { query }, signal: second.signal })
      second.abort()

      expect(refused.status).to.equal(409)
      expect(again.status).to.equal(200)
      expect(service.logged.filter(line => /"level":"(warn|error|fatal)"/.test(line))).to.deep.equal([])
    })

    it('starts no module that waited for a slot', async () => {
      const running = createHeldModule('running')
      const waiting = createHeldModule('waiting')
      await using service = await start({ RUNNER_CAPACITY: '1' }, { modules: [running.module, waiting.module] })
      const left = new AbortController()
      await service.open('POST', '/search/temporary', { body: { query }, signal: left.signal })
      await until(() => running.running === 1)

      left.abort()
      await until(async () => (await traces(service)).runs === 0)

      expect([running.aborted, waiting.runs]).to.deep.equal([1, 0])
    })

    it('closes the connections to its sources', async () => {
      let open = 0
      let opened = 0
      const source = createServer((_, response) => {
        opened++
        open++
        response.on('close', () => { open-- })
      }).listen(0, '127.0.0.1')
      await once(source, 'listening')
      const { port } = source.address() as AddressInfo
      await using service = await start({ SANDBOX: '0', EGRESS_ROUTES: `*=http://127.0.0.1:${port}/{host}` })
      const left = new AbortController()
      await service.open('POST', '/search/temporary', { body: { query }, signal: left.signal })
      await until(() => open > 3)

      left.abort()
      await until(() => open === 0)
      source.close()

      expect(opened).to.be.above(3)
    })
  })

  it('reports that it waits for a slot, and runs when one is free', async () => {
    const held = createHeldModule()
    await using service = await start({ RUNNER_CAPACITY: '1' }, { modules: [held.module] })
    await service.createSearch('Pseudonym', 'first')
    await until(() => held.running === 1)

    const events = readEvents(await service.open('POST', '/search/temporary', { body: { query } }))
    await events.next()
    const accepted = (await events.next()).value!
    held.release()
    const rest = await Array.fromAsync(events)

    expect(accepted.data).to.include({ status: 'queued' })
    expect(rest.at(-1)!.data).to.include({ status: 'completed' })
  })
})
