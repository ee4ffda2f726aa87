import { expect } from 'chai'
import { SourceFailure } from '../../src/sources/failures.ts'
import { accepts, createCollector, type CollectedSpan } from '../../scripts/support/collector.ts'
import { freePort } from '../../scripts/support/free-port.ts'
import { createBreachSource } from '../support/breach-sources.ts'
import { createLeakSource } from '../support/leak-sources.ts'
import { createModule } from '../../scripts/support/modules.ts'
import { answers, createReceiver } from '../support/receiver.ts'
import { start, type Started } from '../../scripts/support/start.ts'
import { until } from '../../scripts/support/until.ts'

const json = (url: string) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: url,
  OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
  WEBHOOK_RETRY_SCHEDULE: '0',
})
const asks = createModule('asks', {
  async* run(_query, { client, signal }) {
    await client.send({ url: 'https://api.github.com/users/sam' }, signal)
    yield* []
  },
})
const walled = createModule('walled', {
  run() {
    throw new SourceFailure('UPSTREAM_BLOCKED', 'a wall')
  },
})
const parts = {
  modules: [asks, walled],
  leakSources: [createLeakSource('acme')],
  breachSources: [createBreachSource('breaches-of-acme', [])],
}

const temporary = (service: Started, value = 'sam') =>
  service.events('/search/temporary', { body: { query: { type: 'Pseudonym', value } } })

describe('traces', () => {
  it('contain a stored search with its sources, their requests and its webhook', async () => {
    await using collector = await createCollector()
    await using receiver = await createReceiver(answers(204))
    await using service = await start(json(collector.url), parts)
    const { named } = collector
    const parentOf = ({ parentSpanId }: CollectedSpan) =>
      collector.spans.find(({ spanId }) => spanId === parentSpanId)?.name

    const id = await service.createSearch('Email Address', 'sam@example.com', {
      leaks: { mode: 'all' },
      features: { registered_accounts: 'exclude' },
      delivery: { webhook: { url: receiver.url } },
    })
    await until(() =>
      named('webhook attempt').length === 1 && named('search shard').length > 0 && named('createSearch').length === 1
    )

    expect(named('createSearch')[0]).to.deep.include({ parentSpanId: '', failed: false })
    expect(named('createSearch')[0]!.attributes).to.include({
      'http.request.method': 'POST',
      'http.response.status_code': 201,
      'tracewell.service': 'api',
    })
    for (const shard of named('search shard')) {
      expect(shard.attributes).to.include({ 'tracewell.search_id': id, 'tracewell.outcome': 'done' })
    }
    expect(parentOf(named('module asks')[0]!)).to.equal('search shard')
    expect(parentOf(named('leak acme')[0]!)).to.equal('search shard')
    expect(parentOf(named('breach breaches-of-acme')[0]!)).to.equal('breaches breaches')
    expect(named('GET').map(parentOf)).to.deep.equal(['module asks'])
    expect(named('POST').map(parentOf)).to.deep.equal(['webhook attempt'])
    expect(named('module walled')[0]).to.deep.include({ failed: true })
    expect(named('module walled')[0]!.attributes).to.include({
      'error.type': 'UPSTREAM_BLOCKED',
      'tracewell.outcome': 'failed',
    })
  })

  it('make a temporary search a child of its request, whose span ends when the stream starts', async () => {
    await using collector = await createCollector()
    await using service = await start(json(collector.url), parts)

    await temporary(service)
    await until(() => collector.named('temporary search').length === 1)

    const [request] = collector.named('createTemporarySearch')
    expect(collector.named('temporary search')[0]!.parentSpanId).to.equal(request!.spanId)
  })

  it('are sent as protobuf by default, to the traces path, with the configured headers and names', async () => {
    await using collector = await createCollector()
    await using service = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-token=a%20b',
      OTEL_SERVICE_NAME: 'tracewell-of-acme',
      OTEL_RESOURCE_ATTRIBUTES: 'region=north',
    })

    await service.request('GET', '/usage')
    await until(() => collector.received.length > 0)

    const [{ path, headers, bytes }] = collector.received as [typeof collector.received[0]]
    expect(path).to.equal('/v1/traces')
    expect(headers).to.include({ 'content-type': 'application/x-protobuf', 'x-token': 'a b' })
    for (const text of ['getUsage', 'tracewell-of-acme', 'region', 'north']) {
      expect(bytes.includes(text), text).to.equal(true)
    }
  })

  it('ignore the traceparent of a request, and send no traceparent', async () => {
    await using collector = await createCollector()
    await using receiver = await createReceiver(answers(204))
    await using service = await start({ ...json(collector.url), TRUST_PROXY: '127.0.0.1' }, parts)
    const theirs = '0af7651916cd43dd8448eb211c80319c'

    await service.request('GET', '/usage', {
      headers: { traceparent: `00-${theirs}-b7ad6b7169203331-01`, tracestate: 'acme=1' },
    })
    await service.createSearch('Pseudonym', 'sam', { delivery: { webhook: { url: receiver.url } } })
    await until(() => collector.named('getUsage').length === 1 && receiver.delivered.length === 1)

    expect(collector.named('getUsage')[0]!.parentSpanId).to.equal('')
    expect(collector.text).not.to.include(theirs)
    expect(receiver.delivered[0]!.headers).not.to.have.any.keys('traceparent', 'tracestate')
  })

  it('follow the configured sampling ratio', async () => {
    await using collector = await createCollector()
    await using none = await start({
      ...json(collector.url),
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0',
      OTEL_SERVICE_NAME: 'none',
    }, parts)
    await using all = await start({
      ...json(collector.url),
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '1',
      OTEL_SERVICE_NAME: 'all',
    }, parts)

    await temporary(none)
    await temporary(all)
    await none.tracewell.stop(500)
    await all.tracewell.stop(500)

    expect(new Set(collector.resources.map(attributes => attributes['service.name']))).to.deep.equal(new Set(['all']))
    expect(collector.named('GET')).to.have.length(1)
  })

  it('are all sent before the service stops', async () => {
    await using collector = await createCollector()
    await using service = await start(json(collector.url), parts)

    await service.request('GET', '/usage')
    await service.tracewell.stop(500)

    expect(collector.named('getUsage')).to.have.length(1)
  })

  describe('of a service whose collector', () => {
    const kinds: Array<[string, Parameters<typeof createCollector>[0]]> = [
      ['never answers', () => undefined],
      ['fails', response => {
        response.writeHead(500).end()
      }],
      ['answers 503 with a long Retry-After', response => {
        response.writeHead(503, { 'retry-after': '3600' }).end()
      }],
      ['closes the connection', response => {
        response.destroy()
      }],
      ['redirects', response => {
        response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end()
      }],
      ['answers with malformed JSON', response => {
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"partialSuccess":')
      }],
      ['is slow', response => {
        setTimeout(accepts, 1_500, response) // real clock: its answer comes during the stop
      }],
    ]
    for (const [kind, answer] of kinds) {
      it(`${kind} delay no request, no search and no stop`, async () => {
        await using collector = await createCollector(answer)

        await serveAndStop(collector.url, () => until(() => collector.received.length > 0))

        expect(collector.text).to.include('createTemporarySearch')
      })
    }

    it('is unreachable delay no request, no search and no stop', async () => {
      await serveAndStop(`http://127.0.0.1:${await freePort()}`)
    })

    it('is unreachable are lost, with one warning in the log', async () => {
      await using service = await start(json(`http://127.0.0.1:${await freePort()}`), parts)

      for (let round = 0; round < 3; round++) await temporary(service)
      const warnings = () => service.logged.filter(line => line.includes('spans could not be delivered'))
      await until(() => warnings().length > 0)
      await service.tracewell.stop(500)

      expect(warnings()).to.have.length(1)
    })

    /** Stops the service while one delivery is in flight and further spans wait. */
    async function serveAndStop(url: string, sending: () => Promise<void> = async () => undefined): Promise<void> {
      await using service = await start(json(url), parts)
      const events = await temporary(service)
      await sending()
      const answered = await service.request('GET', '/usage')
      await service.tracewell.stop(500)

      expect(events.at(-1)!.event).to.equal('search.finished')
      expect(answered.status).to.equal(200)
    }
  })
})
