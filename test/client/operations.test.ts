import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { createClient, TracewellError, type Tracewell } from '../../generated/client/src/index.ts'
import { brokenNames } from '../../scripts/generate/client-names.ts'
import { operationsOf, textOf, type OpenApi } from '../../scripts/generate/document.ts'
import { createRawStream } from '../support/raw-stream.ts'
import { start } from '../../scripts/support/start.ts'
import { until } from '../../scripts/support/until.ts'
import { readWorkbook } from '../support/workbook.ts'

const document = JSON.parse(readFileSync(new URL('../../generated/api.json', import.meta.url), 'utf8')) as OpenApi
const unknown = '00000000-0000-4000-8000-000000000000'

async function errorOf(call: Promise<unknown>): Promise<TracewellError> {
  const error = await call.then(() => undefined, (reason: unknown) => reason)
  if (!(error instanceof TracewellError)) throw new Error(`no TracewellError: ${String(error)}`)
  return error
}

async function ended(client: Tracewell, id: string): Promise<void> {
  for await (const { event } of client.searches.stream(id)) if (event === 'search.finished') return
}

describe('the client', () => {
  it('has every operation of the document, under its name in the document', () => {
    const { http: _, ...groups } = createClient({ baseUrl: 'http://localhost' })
    const names = Object.entries(groups).flatMap(([group, functions]) =>
      Object.keys(functions).filter(verb => !verb.startsWith('iter')).map(verb => `${group}.${verb}`)
    )

    expect(names.sort()).to.deep.equal(operationsOf(document).map(({ node }) => textOf(node['x-client-name'])).sort())
  })

  it('is not generated if an operation has no name, or the name of another operation', () => {
    const operation = (name?: string) => ({
      get: { operationId: 'a', responses: {}, ...name !== undefined && { 'x-client-name': name } },
    })
    const faults = brokenNames({
      paths: {
        '/none': operation(),
        '/bad': operation('Search.Create'),
        '/a': operation('pets.list'),
        '/b': operation('pets.list'),
      },
    })

    expect(faults).to.deep.equal([
      '#/paths/~1none/get has no x-client-name of the form group.verb',
      '#/paths/~1bad/get has no x-client-name of the form group.verb',
      '#/paths/~1a/get has the x-client-name of another operation: pets.list',
      '#/paths/~1b/get has the x-client-name of another operation: pets.list',
    ])
  })

  it('is not generated if a schema has no name', () => {
    const schema = {
      type: 'object',
      properties: {
        kind: { enum: ['a'] },
        list: { type: 'array', items: { properties: {} } },
        named: { $ref: '#/components/schemas/Pet', dependentSchemas: { a: { properties: {} } } },
      },
    }
    const faults = brokenNames({
      paths: {},
      components: {
        schemas: { Pet: schema },
        parameters: { Sort: { schema: { enum: ['a'] } } },
        examples: { pet: { value: { enum: [] } } },
      },
    })

    expect(faults).to.deep
      .equal(['#/components/schemas/Pet/properties/kind', '#/components/schemas/Pet/properties/list/items',
        '#/components/parameters/Sort/schema']
        .map(pointer => `${pointer} has no name: make it a schema of its own`))
  })

  it('follows a search from its start to its end', async () => {
    await using tracewell = await start()
    const client = createClient({ baseUrl: `${tracewell.url}/`, key: tracewell.key })

    const { search } = await client.searches.create({
      query: { type: 'Email Address', value: 'tw-success@tw-success.example' },
      leaks: { mode: 'all' },
    })
    await ended(client, search.id)
    const { data: results } = await client.searches.results(search.id)
    const { data: { sources } } = await client.searches.leaks(search.id)
    const leaking = sources.find(({ page_count }) => page_count > 0)!
    const { data: page } = await client.searches.leakPage(search.id, leaking.code, { page: 1 })
    const { data: { deletion } } = await client.searches.delete([search.id])
    const gone = await errorOf(client.searches.get(search.id))

    expect(results).to.deep.include({ complete: true })
    expect(page.results).to.have.length.above(0)
    expect(deletion.queued_ids).to.deep.equal([search.id])
    expect(gone).to.deep.include({ status: 404, code: 'NOT_FOUND' })
  })

  it('reads a graph as JSON, and as text in the other formats', async () => {
    await using service = await start()
    const client = createClient({ baseUrl: service.url, key: service.key })
    const { data } = await client.investigations.create({ observables: [{ type: 'Pseudonym', value: 'tw-none' }] })
    const { id } = data.investigation

    const graph = await client.investigations.graph(id, { strength: 60 })
    const gexf = await client.investigations.graph(id, { format: 'gexf' })

    expect(graph).to.have.nested.property('data.nodes.length', 1)
    expect(gexf).to.be.a('string').and.match(/^<\?xml/)
  })

  it('reads an export as text, also in the formats that are JSON', async () => {
    await using service = await start()
    const client = createClient({ baseUrl: service.url, key: service.key })
    const id = await service.createSearch('Pseudonym', 'tw-none')

    const [page, stix, misp] = await Promise.all([
      client.searches.export(id), client.searches.export(id, { format: 'stix' }),
      client.searches.export(id, { format: 'misp' }),
    ])

    expect(page).to.match(/^<!doctype html>/)
    expect([stix, misp].map(text => Object.keys(JSON.parse(text) as object)[0])).to.deep.equal(['type', 'Event'])
  })

  it('reads an export as bytes in a format that is no text', async () => {
    await using service = await start()
    const client = createClient({ baseUrl: service.url, key: service.key })
    const id = await service.createSearch('Pseudonym', 'tw-none')

    const workbook = await client.searches.export(id, { format: 'xlsx' })

    expect(workbook).to.be.instanceOf(Blob)
    expect([...readWorkbook(Buffer.from(await workbook.arrayBuffer())).keys()]).to.deep.equal(['Facts'])
  })

  it('reads Radar, its feed and the tools', async () => {
    await using tracewell = await start()
    const client = createClient({ baseUrl: tracewell.url, key: tracewell.key })

    const { breaches, pagination } = await client.radar.list({ limit: 2, sortBy: 'most-accounts' })
    const one = await client.radar.get(breaches[0]!.name).withResponse()
    const same = await errorOf(client.radar.get(breaches[0]!.name, { ifNoneMatch: one.headers.get('etag')! }))
    const feed = await client.radar.feed()
    const { data } = await client.tools.subdomains({ domain: 'tw-success.example' })

    expect([breaches.length, pagination.limit, one.data.breach.name]).to.deep.equal([2, 2, breaches[0]!.name])
    expect([same.status, same.code]).to.deep.equal([304, 'NOT_MODIFIED'])
    expect(feed).to.match(/^<\?xml/)
    expect(data.count).to.be.above(0)
  })

  it('returns the whole response with the rate limit if requested', async () => {
    await using tracewell = await start()
    const client = createClient({ baseUrl: tracewell.url, key: tracewell.key })

    const { status, data, rateLimit, requestId } = await client.searches.create({
      query: { type: 'Pseudonym', value: 'tw-none' },
    }).withResponse()

    expect([status, data.search.id]).to.deep.equal([201, data.data.search.id])
    expect(rateLimit).to.deep.include({ limit: 600, remaining: 599 })
    // real clock: the limits count with the time of the database
    expect(rateLimit!.resetsAt.getTime()).to.be.above(Date.now() - 1_000)
    expect(requestId).to.be.a('string')
  })

  it('throws an error with each wrong field of a request', async () => {
    await using tracewell = await start()
    const client = createClient({ baseUrl: tracewell.url, key: tracewell.key })

    const wrong = await errorOf(client.searches.create({ query: { type: 'Nothing' as 'Pseudonym', value: '' } }))
    const keyless = await errorOf(createClient({ baseUrl: tracewell.url }).account.usage())
    const poor =
      await errorOf(createClient({ baseUrl: tracewell.url, key: await tracewell.newKey('free') }).tools.dns({
        domain: 'example.com',
      }))
    const missing = await errorOf(client.searches.get(unknown).withResponse())

    expect(wrong).to.deep.include({ name: 'BadRequestError', status: 400, code: 'VALIDATION_ERROR' })
    expect((wrong.details as { path: string }[]).map(({ path }) => path)).to.deep.equal(['query.type', 'query.value'])
    expect(wrong.requestId).to.be.a('string')
    expect([keyless.status, keyless.code]).to.deep.equal([401, 'UNAUTHORIZED'])
    expect([poor.status, poor.code]).to.deep.equal([403, 'PLAN_FEATURE_REQUIRED'])
    expect([missing.status, missing.message]).to.deep.equal([404, 'There is no search with this id'])
  })

  it('throws an error with the job address if a tool is still running', async () => {
    await using tracewell = await start({ TOOL_DEADLINE_MS: '300' })
    const client = createClient({ baseUrl: tracewell.url, key: tracewell.key })

    const late = await errorOf(client.tools.subdomains({ domain: 'tw-slow.example' }))

    expect([late.status, late.code]).to.deep.equal([504, 'TIMEOUT'])
    expect(late.savedResult!.url).to.include(late.savedResult!.id)
    await until(async () => 'tool' in await client.tools.result(late.savedResult!.id))
  })

  it('reports how long to wait', async () => {
    const body = JSON.stringify({
      error: { code: 'RATE_LIMIT_RPM_EXCEEDED', message: 'Wait' },
      meta: { environment: 'test', timestamp: '' },
    })
    const headers = {
      'Content-Type': 'application/json',
      'Retry-After': '7',
      'X-RateLimit-Limit': '30',
      'X-RateLimit-Remaining': '0',
      'X-RateLimit-Reset': '1800000000',
    }
    await using server = await createRawStream(() => ({ status: 429, headers, pieces: [body] }))

    const error = await errorOf(createClient({ baseUrl: server.url, retries: 0 }).modules.list())

    expect(error).to.deep.include({
      retryAfter: 7,
      rateLimit: { limit: 30, remaining: 0, resetsAt: new Date(1_800_000_000_000) },
    })
  })

  it('throws the same kind of error for a response that Tracewell did not send', async () => {
    await using server = await createRawStream(() => ({
      status: 502,
      headers: { 'Content-Type': 'text/html' },
      pieces: ['<h1>Bad gateway</h1>'],
    }))

    const error = await errorOf(createClient({ baseUrl: server.url, retries: 0 }).modules.list())

    expect(error).to.deep.include({ status: 502, code: 'HTTP_502' })
  })

  it('throws the same kind of error for a body without valid JSON or with another schema', async () => {
    const json = { 'Content-Type': 'application/json' }
    await using odd = await createRawStream(() => ({
      status: 500,
      headers: json,
      pieces: ['{"error":{"code":1,"message":{"toString":1,"valueOf":1}},"meta":7}'],
    }))
    await using cut = await createRawStream(() => ({ headers: json, pieces: ['{"data":'] }))

    expect(await errorOf(createClient({ baseUrl: odd.url, retries: 0 }).modules.list())).to.deep.include({
      status: 500,
      code: 'HTTP_500',
    })
    expect(await errorOf(createClient({ baseUrl: cut.url, retries: 0 }).modules.list())).to.deep.include({
      status: 0,
      code: 'INVALID_ANSWER',
    })
  })

  it('sends no request if a part of the path is invalid', async () => {
    await using server = await createRawStream(() => ({ pieces: ['{}'] }))
    const client = createClient({ baseUrl: server.url })

    for (const part of ['', '.', '..', '\ud800']) {
      expect(await errorOf(client.radar.get(part))).to.have.property('code', 'INVALID_ARGUMENT')
    }
    await client.radar.get('../a?b#c é')

    expect(server.asked.map(({ path }) => path)).to.deep.equal(['/radar/breaches/..%2Fa%3Fb%23c%20%C3%A9'])
  })

  it('ends a call on an abort', async () => {
    await using server = await createRawStream(() => ({ then: 'hang' }))
    const stop = new AbortController()
    const call = createClient({ baseUrl: server.url }).modules.list({ signal: stop.signal })
      .then(() => '', (error: Error) => error.name)
    await until(() => server.asked.length === 1)

    stop.abort(new DOMException('too late', 'TimeoutError'))

    expect(await call).to.equal('TimeoutError')
  })

  it('rejects an invalid address, and a key with characters that would change the header', () => {
    expect(() => createClient({ baseUrl: 'localhost' })).to.throw(TypeError)
    expect(() => createClient({ baseUrl: 'http://user:word@localhost' })).to.throw(TypeError)
    expect(() => createClient({ baseUrl: 'http://localhost', key: 'a\r\nX-Other: 1' })).to.throw(TypeError)
  })
})
