import { connect as dial } from 'node:net'
import { expect } from 'chai'
import { operations as apiOperations } from '../../generated/api-operations.ts'
import { operations as imageOperations } from '../../generated/images-operations.ts'
import { operations as toolOperations } from '../../src/core/tools/operations/index.ts'
import { modules as allModules } from '../../src/sources/modules.ts'
import { providerSlugs } from '../../src/sources/byok/provider.ts'
import { SourceFailure } from '../../src/sources/failures.ts'
import { createCollector } from '../../scripts/support/collector.ts'
import { createLeakSource } from '../support/leak-sources.ts'
import { createModule } from '../../scripts/support/modules.ts'
import { answers, createReceiver } from '../support/receiver.ts'
import { scrape } from '../support/scrape.ts'
import { start, type Started } from '../../scripts/support/start.ts'
import { until } from '../../scripts/support/until.ts'

let count = 0
/** Returns a new unique value (canary) at each call. Its text contains the name of the place where it is used. */
const canary = (place: string): string => `cnry${place}${++count}`

/** Modules that leak the searched value into errors and requests. */
const careless = [
  createModule('quotes', {
    run({ value }) {
      throw new Error(`nothing about ${value}`)
    },
  }),
  createModule('names', {
    run({ value }) {
      throw Object.assign(new SourceFailure('UPSTREAM_ERROR', `no ${value}`), { name: value, stack: value })
    },
  }),
  createModule('asks-about', {
    async *run({ value }, { client, signal }) {
      await client.send({
        url: `http://${value}.example/${value}?q=${value}`,
        method: 'POST',
        headers: { 'x-value': value },
        body: value,
      }, signal)
      yield* []
    },
  }),
  createModule('asks-inside', {
    async* run({ value }, { client, signal }) {
      await client.send({ url: `http://${value}.internal/${value}` }, signal)
      yield* []
    },
  }),
]

const sources = [...careless, ...allModules].map(({ slug }) => slug)
  .concat(toolOperations.flatMap(({ sources }) => Object.keys(sources)), providerSlugs, 'acme', 'breaches', 'other')

describe('telemetry', () => {
  for (const protocol of ['http/json', 'http/protobuf']) {
    it(`contains no text of a caller, in metrics and in traces sent as ${protocol}`, async () => {
      await using receiver = await createReceiver(
        answers(503, canary('answer'), { 'x-canary': canary('answerheader') }),
        answers(204),
      )
      await using collector = await createCollector()
      await using service = await start({
        METRICS_PORT: '0',
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        OTEL_EXPORTER_OTLP_PROTOCOL: protocol,
        WEBHOOK_RETRY_SCHEDULE: '0',
        TRUST_PROXY: '127.0.0.1',
      }, {
        modules: [...careless, ...allModules.filter(({ types }) => types.includes('Pseudonym')).slice(0, 5)],
        leakSources: [createLeakSource('acme')],
      })

      await callEverything(service, receiver.url)
      await until(() => receiver.delivered.length >= 2)
      await malformed(service)
      const scraped = await scrape(service)
      await service.tracewell.stop(1_000)

      expect(scraped.sum('tracewell_http_requests_total')).to.be.above(30)
      expect(scraped.sum('tracewell_source_runs_total', { source: 'asks-about' })).to.be.above(0)
      for (const text of ['createSearch', 'module quotes', 'temporary search', 'webhook attempt']) {
        expect(collector.text).to.include(text)
      }
      for (const text of [scraped.text, collector.text]) {
        expect(text.match(/cnry\w*/gi)).to.equal(null)
        for (const secret of [service.key, service.accountId, receiver.url]) expect(text).not.to.include(secret)
      }
      expect(unbounded(
        scraped.values('operation'),
        [...apiOperations, ...imageOperations].map(({ id }) => id).concat('none'),
      )).to.deep.equal([])
      expect(unbounded(scraped.values('source'), sources)).to.deep.equal([])
      const statuses = ['none', '2xx', '3xx', '4xx', '5xx', 'finished', 'error', 'aborted']
      expect(unbounded(scraped.values('status'), statuses)).to.deep.equal([])
    })
  }
})

const unbounded = (seen: Set<string>, declared: readonly string[]): string[] =>
  [...seen].filter(value => !declared.includes(value))

/** Calls every operation and some unknown paths, with a canary in every text that a caller can choose. */
async function callEverything(service: Started, webhookUrl: string): Promise<void> {
  const headers = () => ({
    'user-agent': canary('agent'),
    'x-request-id': canary('id'),
    'traceparent': `00-${'cd'.repeat(16)}-${'ef'.repeat(8)}-01`,
    'tracestate': `a=${canary('state')}`,
    'baggage': `a=${canary('baggage')}`,
    'x-forwarded-for': canary('forwarded'),
    'x-forwarded-host': canary('host'),
    'referer': `http://${canary('referer')}/`,
    'cookie': canary('cookie'),
    'last-event-id': canary('event'),
    'if-none-match': `"${canary('tag')}"`,
    [canary('header')]: '1',
  })
  const call = <const M extends string, const P extends string>(method: M, path: P, body?: unknown, key?: string) =>
    service.request(method, path, {
      headers: headers(),
      ...(body === undefined ? {} : { body }),
      ...(key === undefined ? {} : { key }),
    })

  for (const { method, path, body } of apiOperations) {
    const filled = path.replace(/\{\w+\}/g, () => canary('path'))
    const fields = {
      query: { type: 'Pseudonym', value: canary('value'), [canary('field')]: 1 },
      domain: canary('domain'),
      ids: [canary('id')],
      [canary('name')]: canary('member'),
    }
    await call(
      method,
      `${filled}?q=${canary('query')}&cursor=${canary('cursor')}&${canary('parameter')}=1`,
      body === 'none' ? undefined : fields,
    )
    await call(method, filled, body === 'none' ? undefined : `{"${canary('broken')}`, `tw_test_${canary('key')}`)
  }
  for (const { path } of imageOperations) {
    await (await fetch(
      `${service.imagesUrl}${path.replace(/\{\w+\}/g, () => `${canary('logo')}.example`)}?size=${canary('size')}`,
      { headers: headers() },
    )).arrayBuffer()
  }
  await call('GET', `/${canary('path')}/%ZZ${canary('path')}`)
  await call('PROPFIND', `/${canary('path')}`)

  const pseudonym = () => ({ type: 'Pseudonym', value: canary('searched') })
  const found = ['tw-success', 'tw-failure'].map(value => ({
    query: { type: 'Pseudonym', value },
    delivery: { webhook: { url: webhookUrl } },
  }))
  const secret = { url: `${webhookUrl}/${canary('hook')}?token=${canary('token')}`, secret: canary('secret') }
  const searches = [
    ...found,
    {
      query: pseudonym(),
      delivery: { webhook: secret },
      leaks: { mode: 'all' },
      byok: { provider_one: { api_key: canary('byok') } },
    },
    { query: pseudonym(), leaks: { mode: 'selected', sources: [canary('leak')] } },
    { query: pseudonym(), delivery: { webhook: { url: `http://${canary('host')}.internal/` } } },
  ]
  for (const search of searches) {
    const { status, body } = await call('POST', '/search', search)
    if (status === 201) await service.events(`/search/${body.search.id}/stream`)
  }
  await service.events('/search/temporary', { body: { query: pseudonym(), leaks: { mode: 'all' } } })
  await call('POST', '/tools/domain-intelligence/subdomains', { domain: `${canary('sub')}.example` })
  await call('POST', '/tools/account-intelligence/pseudonym', { pseudonym: canary('tool') })
}

/** Sends malformed requests that the HTTP parser refuses. */
async function malformed({ tracewell }: Started): Promise<void> {
  for (const line of [`${canary('method')} / HTTP/1.1`, `GET /${canary('path')} HTTP/${canary('version')}`]) {
    const socket = dial(tracewell.api!.port, '127.0.0.1')
    socket.end(`${line}\r\n${canary('header')}: 1\r\n\r\n`)
    await new Promise(closed => socket.on('error', closed).on('close', closed).resume())
  }
}
