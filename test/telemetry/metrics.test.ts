import { expect } from 'chai'
import { SourceFailure } from '../../src/sources/failures.ts'
import { createBreachSource } from '../support/breach-sources.ts'
import { createLeakSource } from '../support/leak-sources.ts'
import { createHeldModule, createModule } from '../../scripts/support/modules.ts'
import { answers, createReceiver } from '../support/receiver.ts'
import { scrape, type Scrape } from '../support/scrape.ts'
import { start, type Started } from '../../scripts/support/start.ts'
import { until } from '../../scripts/support/until.ts'

const measured = { METRICS_PORT: '0', WEBHOOK_RETRY_SCHEDULE: '0' }

const broken = createModule('broken', { run() { throw new Error('it breaks') } })
const blocked = createModule('blocked', { run() { throw new SourceFailure('UPSTREAM_BLOCKED', 'a wall') } })
const inside = createModule('inside', {
  async* run(_query, { client, signal }) {
    await client.send({ url: 'http://10.0.0.1/' }, signal)
    yield* []
  },
})

describe('GET /metrics', () => {
  let service: Started
  const url = () => `http://127.0.0.1:${service.tracewell.metrics!.port}`

  describe('of a running service', () => {
    const kept = createModule('kept', { cacheMs: 60_000 })
    before(async () => {
      service = await start(measured, {
        modules: [createModule('quick'), kept, broken, blocked, inside],
        leakSources: [createLeakSource('acme')], breachSources: [createBreachSource('breaches-of-acme', [])],
      })
    })
    after(() => service[Symbol.asyncDispose]())

    const finish = async (...search: Parameters<Started['createSearch']>) => {
      const id = await service.createSearch(...search)
      await service.events(`/search/${id}/stream`)
      return id
    }

    it('counts stored searches by state, and the searches that this process ended', async () => {
      await finish('Pseudonym', 'sam')

      const { sum } = await scrape(service)

      expect(sum('tracewell_searches', { state: 'finished' })).to.equal(1)
      expect(sum('tracewell_searches', { state: 'pending' })).to.equal(0)
      expect(sum('tracewell_searches_ended_total', { mode: 'stored', status: 'finished' })).to.equal(1)
      expect(sum('tracewell_searches_ended_total', { mode: 'stored', status: 'error' })).to.equal(0)
      expect(sum('tracewell_shards_total', { outcome: 'done' })).to.be.within(1, 3)
      expect(sum('tracewell_store_up')).to.equal(1)
    })

    it('counts and times every kind of source by outcome, and counts failures by reason', async () => {
      const earlier = await scrape(service)

      await finish('Email Address', 'sam@example.com', {
        leaks: { mode: 'all' },
        features: { breached_accounts: true, registered_accounts: 'exclude' },
      })

      const now = await scrape(service)
      const more = (name: string, labels: Record<string, string>) => now.sum(name, labels) - earlier.sum(name, labels)
      const runs = (kind: string, source: string, outcome: string) =>
        more('tracewell_source_runs_total', { kind, source, outcome, cached: 'false' })
      expect(runs('module', 'quick', 'success')).to.equal(1)
      expect(runs('module', 'broken', 'failed')).to.equal(1)
      expect(runs('module', 'blocked', 'failed')).to.equal(1)
      expect(runs('leak', 'acme', 'success')).to.equal(1)
      expect(runs('breach', 'breaches-of-acme', 'no_results')).to.equal(1)
      expect(more('tracewell_source_failures_total', { source: 'blocked', code: 'UPSTREAM_BLOCKED' })).to.equal(1)
      expect(more('tracewell_source_failures_total', { source: 'broken', code: 'MODULE_ERROR' })).to.equal(1)
      expect(more('tracewell_source_duration_seconds_count', { kind: 'module', source: 'quick' })).to.equal(1)
    })

    it('counts cache hits separately, without a duration', async () => {
      await finish('Pseudonym', 'kim')
      await finish('Pseudonym', 'kim')

      const { sum } = await scrape(service)

      const asked = sum('tracewell_source_runs_total', { source: 'kept', cached: 'false' })
      expect(sum('tracewell_source_runs_total', { source: 'kept', cached: 'true' })).to.equal(1)
      expect(sum('tracewell_source_duration_seconds_count', { source: 'kept' })).to.equal(asked)
    })

    it('counts requests by operation and status class, and never by path', async () => {
      await service.request('GET', '/usage')
      await service.request('GET', '/usage', { key: null })
      await service.request('GET', '/no-such-path')

      const { sum, text } = await scrape(service)

      expect(sum('tracewell_http_requests_total', { service: 'api', operation: 'getUsage', status: '2xx' })).to.equal(1)
      expect(sum('tracewell_http_requests_total', { operation: 'getUsage', status: '4xx' })).to.equal(1)
      expect(sum('tracewell_http_requests_total', { operation: 'none', status: '4xx' })).to.be.above(0)
      expect(sum('tracewell_http_request_duration_seconds_count', { operation: 'getUsage' })).to.equal(2)
      expect(text).not.to.include('no-such-path')
    })

    it('counts the requests of the image service separately', async () => {
      await (await fetch(`${service.imagesUrl}/flags/fr`)).arrayBuffer()

      const { sum } = await scrape(service)

      expect(sum('tracewell_http_requests_total', { service: 'images', operation: 'getFlag', status: '2xx' })).to
        .equal(1)
    })

    it('counts requests to forbidden addresses as refused', async () => {
      await finish('Pseudonym', 'lee')

      const { sum } = await scrape(service)

      expect(sum('tracewell_egress_requests_total', { purpose: 'source', outcome: 'refused', status: 'none' })).to.be
        .above(0)
    })

    it('counts failed and successful attempts to deliver a webhook', async () => {
      await using receiver = await createReceiver(answers(503), answers(204))

      await finish('Pseudonym', 'ada', { delivery: { webhook: { url: receiver.url } } })
      await until(async () =>
        (await scrape(service)).sum('tracewell_webhook_attempts_total', { outcome: 'delivered' }) === 1
      )

      const { sum } = await scrape(service)
      expect(sum('tracewell_webhook_attempts_total', { outcome: 'retrying', status: '5xx' })).to.equal(1)
      expect(sum('tracewell_webhook_attempt_duration_seconds_count')).to.equal(2)
      expect(sum('tracewell_egress_requests_total', { purpose: 'webhook', outcome: 'answered', status: '5xx' })).to
        .equal(1)
    })

    it('counts finished and aborted temporary searches', async () => {
      await service.events('/search/temporary', { body: { query: { type: 'Pseudonym', value: 'eve' } } })

      expect((await scrape(service)).sum('tracewell_searches_ended_total', { mode: 'temporary', status: 'finished' }))
        .to.equal(1)
    })

    it('counts the sources of direct tools', async () => {
      const { status } = await service.request('POST', '/tools/domain-intelligence/dns', {
        body: { domain: 'tw-success.example' },
      })

      const { sum } = await scrape(service)

      expect(status).to.equal(200)
      expect(sum('tracewell_source_runs_total', { kind: 'tool', outcome: 'success' })).to.be.above(0)
      expect(sum('tracewell_egress_requests_total', { purpose: 'source', outcome: 'answered', status: '2xx' })).to.be
        .above(0)
    })

    it('names the version, the process and its event loop', async () => {
      const { text, names } = await scrape(service)

      expect(text).to.match(/^tracewell_build_info\{version="\d+\.\d+\.\d+",node="v\d+[^"]*"\} 1$/m)
      expect([...names]).to.include.members(['process_resident_memory_bytes', 'process_cpu_seconds_total',
        'nodejs_eventloop_lag_p99_seconds'])
    })

    it('answers other paths with 404, other methods with 405, and HEAD without a body', async () => {
      const other = await fetch(`${url()}/`)
      const posted = await fetch(`${url()}/metrics`, { method: 'POST', body: 'x' })
      const head = await fetch(`${url()}/metrics`, { method: 'HEAD' })
      const queried = await fetch(`${url()}/metrics?name[]=up`)

      expect([other.status, posted.status, head.status, queried.status]).to.deep.equal([404, 405, 200, 200])
      expect(posted.headers.get('allow')).to.equal('GET, HEAD')
      expect(await head.text()).to.equal('')
      expect(head.headers.get('content-type')).to.match(/^text\/plain; version=0\.0\.4/)
    })

    it('answers 404 on the port of the API', async () => {
      expect((await service.request('GET', '/metrics')).status).to.equal(404)
    })
  })

  it('counts the open streams, without those that clients have closed', async () => {
    const held = createHeldModule()
    service = await start(measured, { modules: [held.module] })
    await using _ = service
    const id = await service.createSearch('Pseudonym', 'sam')
    const leave = new AbortController()
    const streams = () => scrape(service).then(({ sum }) => sum('tracewell_stream_clients'))

    await service.open('GET', `/search/${id}/stream`, { signal: leave.signal })
    await service.open('POST', '/search/temporary', {
      body: { query: { type: 'Pseudonym', value: 'sam' } },
      signal: leave.signal,
    })
    await until(async () => held.running === 2 && await streams() === 2)
    const during = await scrape(service)
    leave.abort()
    await until(async () => await streams() === 0)
    await until(async () =>
      (await scrape(service)).sum('tracewell_searches_ended_total', { mode: 'temporary', status: 'aborted' }) === 1
    )
    held.release()

    expect(during.sum('tracewell_http_requests_total', { operation: 'streamSearch', status: '2xx' })).to.equal(1)
    expect(during.sum('tracewell_temporary_searches')).to.equal(1)
    expect(during.sum('tracewell_shards_running')).to.equal(1)
    expect(during.sum('tracewell_runner_places') - during.sum('tracewell_runner_places_free')).to.equal(2)
  })

  it('counts the shards that wait for a runner', async () => {
    const held = createHeldModule()
    service = await start({ ...measured, RUNNER_CAPACITY: '1' }, { modules: [held.module] })
    await using _ = service
    await service.createSearch('Pseudonym', 'sam')
    await until(() => held.running === 1)
    await service.createSearch('Pseudonym', 'kim')

    const { sum } = await scrape(service)
    held.release()

    expect(sum('tracewell_searches', { state: 'processing' })).to.equal(1)
    expect(sum('tracewell_searches', { state: 'pending' })).to.equal(1)
    expect(sum('tracewell_jobs_waiting', { kind: 'shards', state: 'due' })).to.equal(1)
    expect(sum('tracewell_runner_places_free')).to.equal(0)
  })

  it('reports that the store does not answer, with all other metrics', async () => {
    service = await start(measured, { modules: [createModule('quick')] })
    await using _ = service
    await service.request('GET', '/usage')

    await service.tracewell.database.close()
    const { sum, text } = await scrape(service)

    expect(sum('tracewell_store_up')).to.equal(0)
    expect(text).not.to.include('tracewell_searches{')
    expect(sum('tracewell_http_requests_total', { operation: 'getUsage' })).to.equal(1)
  })

  it('counts the webhooks that wait', async () => {
    service = await start({ ...measured, WEBHOOK_RETRY_SCHEDULE: '3600' }, { modules: [createModule('quick')] })
    await using _ = service
    await using receiver = await createReceiver(answers(503))
    const id = await service.createSearch('Pseudonym', 'sam', { delivery: { webhook: { url: receiver.url } } })
    await until(async () =>
      (await service.request('GET', `/search/${id}`)).body.data.delivery.webhook?.status === 'retrying'
    )

    const { sum } = await scrape(service)

    expect(sum('tracewell_jobs_waiting', { kind: 'webhooks', state: 'scheduled' })).to.equal(1)
    expect(sum('tracewell_jobs_waiting', { kind: 'webhooks', state: 'due' })).to.equal(0)
    expect(sum('tracewell_oldest_job_seconds', { kind: 'webhooks' })).to.equal(0)
  })

  it('reports the leader, and when each duty last succeeded', async () => {
    await using leader = await start({ ...measured, ROLE: 'orchestrator' })
    await using runner = await start({ ...measured, ROLE: 'runner' })
    const lastSuccess = (sum: Scrape['sum'], duty: string) =>
      sum('tracewell_duty_last_success_timestamp_seconds', { duty })
    await until(async () => lastSuccess((await scrape(leader)).sum, 'retention') > 0)

    const { sum, values } = await scrape(leader)

    expect([sum('tracewell_leader'), (await scrape(runner)).sum('tracewell_leader')]).to.deep.equal([1, 0])
    expect([...values('duty')]).to.include.members(['audit', 'cache', 'deletion', 'retention'])
    // real clock: it is the time of a success in another process
    expect(lastSuccess(sum, 'retention')).to.be.within(Date.now() / 1_000 - 300, Date.now() / 1_000 + 60)
    expect(sum('tracewell_oldest_job_seconds', { kind: 'duties' })).to.be.below(300)
  })

  it('is not served unless METRICS_PORT is set', async () => {
    service = await start()
    await using _ = service

    expect(service.tracewell.metrics).to.equal(undefined)
  })

  it('reports whether the process is connected to NATS, if WIRE_URL is set', async () => {
    await using alone = await start(measured)
    await using unconnected = await start({ ...measured, WIRE_URL: 'nats://127.0.0.1:1' })

    const [without, down] = [await scrape(alone), await scrape(unconnected)]

    expect(without.names).not.to.include('tracewell_wire_up')
    expect(down.names).to.include('tracewell_wire_up')
    expect(down.sum('tracewell_wire_up')).to.equal(0)
  })
})
