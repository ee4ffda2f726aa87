import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect } from 'chai'
import { start, type Started } from '../../scripts/support/start.ts'
import { dumpTables } from '../../scripts/support/tables.ts'
import { createTestClock } from '../support/clock.ts'
import { callTool, collectProgress, createClient } from '../support/mcp-client.ts'
import { patientModules } from '../support/patient-modules.ts'
import { until } from '../../scripts/support/until.ts'

const github = { modules: { mode: 'selected', ids: ['d9646b37-d70d-5ee5-9777-e642a69b5bcf'] } }
const pseudonym = (value: string, more: object = {}) => ({ query: { type: 'Pseudonym', value }, ...more })
const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }
const accept = { Accept: 'application/json, text/event-stream' }

describe('the endpoint /mcp', () => {
  let service: Started
  before(async () => {
    const environment = { SANDBOX: '1', MCP: '1', PUBLIC_URL: 'https://tracewell.example.com' }
    service = await start(environment, { modules: patientModules })
  })
  after(() => service[Symbol.asyncDispose]())
  beforeEach(() => { service.logged.length = 0 })

  async function connect(mode: 'auto' | 'legacy', key = service.key) {
    const client = createClient(mode)
    await client.connect(new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`), {
      requestInit: { headers: { Authorization: `Bearer ${key}` } },
    }))
    return Object.assign(client, { [Symbol.asyncDispose]: () => client.close() })
  }
  const post = (body: unknown, options: object = {}) =>
    service.request('POST', '/mcp', { body, headers: accept, ...options })

  for (const mode of ['legacy', 'auto'] as const) {
    it(`serves a client of the ${mode === 'auto' ? 'newest' : 'earlier'} protocol, with progress`, async () => {
      await using client = await connect(mode)
      const messages = collectProgress(client)
      const found = await callTool(client, 'search', pseudonym('tw-success'), { onprogress: () => undefined })
      const { tools } = await client.listTools()

      expect(client.getProtocolEra()).to.equal(mode === 'auto' ? 'modern' : 'legacy')
      expect(found.search).to.deep.include({ temporary: true, status: 'completed' })
      expect(messages).to.include('Variants of a pseudonym: success')
      expect(tools.map(({ name }) => name)).to.include.members(['search', 'domain_dns'])
    })
  }

  it('keeps nothing of a temporary search, and pages a stored one', async () => {
    await using client = await connect('auto')
    const all = { modules: { mode: 'all' }, wait_seconds: 120 }
    const temporary = await callTool(client, 'search', pseudonym('tw-success', all))
    const stored = await callTool(client, 'search', pseudonym('tw-success', { ...all, store: true }))
    const { next } = stored.paging!
    const second = await callTool(client, 'search_results', { id: next!['id'], page: next!['page'] })

    expect(temporary.paging).to.have.property('no_next').that.includes('nothing of a temporary search is kept')
    expect((await callTool(client, 'search_results', { id: temporary.search!.id })).error!.code).to.equal('NOT_FOUND')
    expect(next).to.deep.equal({ tool: 'search_results', id: stored.search!.id, page: 2 })
    expect(second.cards).to.not.equal(undefined).and.to.not.deep.equal(stored.cards)
  })

  it('acts with the key of each request', async () => {
    const starter = await service.newKey('starter')
    await using client = await connect('auto')
    await using other = await connect('auto', starter)
    const [allowed, refused] = await Promise.all([client, other].map(one =>
      callTool(one, 'domain_dns', { domain: 'example.com' })
    ))

    expect(allowed).to.have.property('tool')
    expect(refused!.error!.code).to.equal('PLAN_FEATURE_REQUIRED')
  })

  it('answers 401 without a valid key', async () => {
    for (const key of [null, 'tw_live_nonsense']) {
      const { status, body } = await post(ping, { key })
      expect([status, body]).to.have.nested.property('[1].error.code', 'UNAUTHORIZED')
      expect(status).to.equal(401)
    }
  })

  it('answers 403 to another host or origin, as after DNS rebinding', async () => {
    const hosts = ['evil.example', 'tracewell.example.com', 'localhost:1', '127.0.0.1']
    const origins = ['https://evil.example', 'null', 'https://tracewell.example.com', 'http://localhost:3000']
    const byHost = await Promise.all(hosts.map(host => sendWithHost(service, host)))
    const byOrigin = await Promise.all(origins.map(Origin => post(ping, { headers: { ...accept, Origin } })))

    expect(byHost).to.deep.equal([403, 200, 200, 200])
    expect(byOrigin.map(({ status }) => status)).to.deep.equal([403, 403, 200, 200])
  })

  it('refuses other methods, broken bodies and large ones', async () => {
    const put = await service.request('PUT', '/mcp')
    const options = await service.request('OPTIONS', '/mcp')
    const statuses = await Promise.all([
      post('{broken'), post('{"a":1,"a":2}'), post({ ...ping, params: { x: 'x'.repeat(300_000) } }),
      post('x', { headers: { 'Content-Type': 'text/plain' } }), post([]), post(1),
    ])

    expect([put.status, put.headers.get('allow')]).to.deep.equal([405, 'DELETE, GET, OPTIONS, POST'])
    expect(options.status).to.equal(204)
    expect(statuses.map(({ status }) => status)).to.deep.equal([400, 400, 413, 415, 400, 400])
    expect((await service.request('GET', '/mcp', { headers: accept })).status).to.equal(405)
    expect((await service.request('DELETE', '/mcp')).status).to.equal(405)
    expect((await service.request('GET', '/mcpx')).status).to.equal(404)
  })

  it('gives each message of a batch a weight, like the other requests that are not metered', async () => {
    const clock = createTestClock()
    await using other = await start({ MCP: '1', ROLE: 'api' }, { clock })
    await other.tracewell.plans.set(other.accountId, 'starter')
    const list = { ...ping, method: 'tools/list', params: {} }
    const batch = Array.from({ length: 100 }, (_, id) => ({ ...list, id }))
    const send = (body: unknown) => other.request('POST', '/mcp', { body, headers: accept })

    const statuses = []
    for (let count = 0; count < 6; count++) statuses.push((await send(batch)).status)
    const refused = await send(list)
    clock.advance(1_000)
    const later = await send(list)

    expect(statuses).to.deep.equal([200, 200, 200, 200, 200, 200])
    expect([refused.status, refused.body.error.code, later.status]).to.deep.equal([
      429, 'RATE_LIMIT_RPM_EXCEEDED', 200,
    ])
  })

  it('ends a search if the request is cancelled', async () => {
    await using client = await connect('auto')
    const controller = new AbortController()
    const calling = callTool(client, 'search', pseudonym('tw-hang'), {
      signal: controller.signal,
      onprogress: () => controller.abort(),
    })

    expect(await calling.catch((error: Error) => error)).to.be.an('error')
    await until(() => service.logged.some(line =>
      line.includes('"createTemporarySearch"') && line.includes('"request"')
    ))
  })

  it('cancels a stored search if a client of the earlier protocol disconnects', async () => {
    const given = pseudonym('tw-hang', { ...github, store: true, reference: 'gone' })
    const list = async () => (await service.request('GET', '/search?reference=gone')).text
    const controller = new AbortController()
    const params = { name: 'search', arguments: given }
    const { signal } = controller
    const calling = post({ ...ping, method: 'tools/call', params }, { signal }).catch((error: Error) => error)
    await until(async () => (await list()).includes('tw-hang'))
    controller.abort()

    expect(await calling).to.have.property('name', 'AbortError')
    await until(async () => (await list()).includes('SEARCH_CANCELLED'))
  })

  it('writes nothing searched to a log or a table', async () => {
    await using client = await connect('auto')
    await callTool(client, 'search', pseudonym('searched-value', github))
    await callTool(client, 'domain_dns', { domain: 'searched-value.example' })
    await post('{"searched-value')

    expect(service.logged.join('')).to.include('createTemporarySearch').and.to.not.include('searched-value')
    expect((await dumpTables(service)).filter(row => row.includes('searched-value'))).to.deep.equal([])
  })

  it('does not exist without the setting', async () => {
    await using bare = await start({ SANDBOX: '1' })

    expect((await bare.request('POST', '/mcp', { body: ping })).status).to.equal(404)
  })
})

/** Sends a ping with a `Host` of its own, which fetch cannot set. Returns the status. */
async function sendWithHost({ url, key }: Started, host: string): Promise<number> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    const headers = { ...accept, 'Host': host, 'Authorization': `Bearer ${key}`, 'Content-Type': 'application/json' }
    request(`${url}/mcp`, { method: 'POST', headers }, response => {
      response.resume()
      resolve(response.statusCode!)
    }).on('error', reject).end(JSON.stringify(ping))
  })
}
