import { InMemoryTransport, type Client } from '@modelcontextprotocol/client'
import { expect } from 'chai'
import { createClient as createApiClient } from '../../generated/client/src/index.ts'
import { createHeldResults } from '../../src/mcp/held.ts'
import { maxCharacters } from '../../src/mcp/page.ts'
import { createMcpServer } from '../../src/mcp/server.ts'
import type { HeldResults } from '../../src/mcp/tool.ts'
import { callTool, createClient } from '../support/mcp-client.ts'

type Answer = (request: Request) => Response | Promise<Response>

/** Connects a client to the tools of an API that answers with `answer`. */
async function connect(
  answer: Answer, held?: HeldResults,
): Promise<{ client: Client, requests: Request[] } & AsyncDisposable> {
  const requests: Request[] = []
  const api = createApiClient({
    baseUrl: 'http://api.example',
    key: 'tw_test_x',
    async fetch(request) {
      requests.push(request)
      return answer(request)
    },
  })
  const [one, other] = InMemoryTransport.createLinkedPair()
  const client = createClient('legacy')
  const server = createMcpServer({ client: api, ...held && { held } })
  await server.connect(other)
  await client.connect(one)
  return { client, requests, [Symbol.asyncDispose]: () => client.close() }
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('the MCP server', () => {
  it('reads no export of more than 5,000 leak records, unless parts are selected', async () => {
    const search = { counts: { leak_records: 5_001 } }
    await using api = await connect(({ url }) => url.includes('/export')
      ? new Response('a,b\n1,2\n', { headers: { 'Content-Type': 'text/csv' } })
      : Response.json({ data: { search }, meta: {} }))
    const id = '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10'

    const { error } = await callTool(api.client, 'export_search', { id, format: 'csv' })
    const part = await callTool(api.client, 'export_search', { id, format: 'csv', select: ['card:github_001'] })

    expect(error!.faults!.map(({ path }) => path)).to.deep.equal(['id'])
    expect(error!.faults![0]!.message).to.include('5001 leak records')
    expect(part['lines']).to.deep.equal(['a,b', '1,2'])
    expect(api.requests.filter(({ url }) => url.includes('/export'))).to.have.length(1)
  })

  describe('reads every page of a long answer of a direct tool', () => {
    const subdomains = numbers(1_000).map(index => ({ name: `host-${index}.example.com`, sources: ['crt-sh'] }))
    const answer = () => Response.json({ data: { count: 1_000, subdomains }, meta: {} })
    const keysOf = (requests: Request[]) => requests.map(({ headers }) => headers.get('idempotency-key'))

    async function readPages(client: Client, given: object): Promise<unknown[]> {
      const found: unknown[] = []
      for (let next: object | undefined = {}; next;) {
        const page = await callTool(client, 'domain_subdomains', { ...given, ...next })
        found.push(...page['subdomains'] as unknown[])
        next = page.paging!.next
      }
      return found
    }

    it('from memory, with one call that the API does not store', async () => {
      await using api = await connect(answer, createHeldResults())

      expect(await readPages(api.client, { domain: 'example.com' })).to.deep.equal(subdomains)
      expect(keysOf(api.requests)).to.deep.equal([null])
    })

    it('from the API on request, with one Idempotency-Key, so that one call is charged', async () => {
      await using api = await connect(answer)
      const found = await readPages(api.client, { domain: 'example.com', store: true })
      const [key, ...others] = new Set(keysOf(api.requests))

      expect(found).to.deep.equal(subdomains)
      expect(api.requests).to.have.length.above(5)
      expect([typeof key, others]).to.deep.equal(['string', []])
    })

    it('except if nothing may be kept, and reports it', async () => {
      await using api = await connect(answer)
      const { paging } = await callTool(api.client, 'domain_subdomains', { domain: 'example.com' })

      expect(paging).to.not.have.property('next')
      expect(paging).to.have.property('no_next').that.includes('repeat the call with `store`')
      expect(keysOf(api.requests)).to.deep.equal([null])
    })

    it('and refuses the cursor of another call before it sends a request', async () => {
      await using api = await connect(answer, createHeldResults())
      const { paging } = await callTool(api.client, 'domain_subdomains', { domain: 'example.com' })
      const { cursor } = paging!.next!
      const calls: Array<[string, object]> = [
        ['domain_subdomains', { domain: 'other.example', cursor }],
        ['domain_certificates', { domain: 'example.com', cursor }],
        ['domain_subdomains', { domain: 'example.com', cursor: 'x' }],
      ]
      for (const [name, given] of calls) {
        expect((await callTool(api.client, name, given)).error!.faults![0]!.path).to.equal('cursor')
      }
      expect(api.requests).to.have.length(1)
    })
  })

  it('asks the API for fewer entries if a page is too long', async () => {
    const evidence = numbers(20).map(() => ({ label: 'x'.repeat(100) }))
    await using api = await connect(({ url }) => {
      const limit = Number(new URL(url).searchParams.get('limit'))
      const observables = numbers(limit).map(index => ({ value: `v${index}`, cards: evidence }))
      return Response.json({ data: { observables, pagination: { nextCursor: `after-${limit}` } } })
    })
    const answer = await callTool(api.client, 'search_observables', { id: 'x' })
    const limits = api.requests.map(({ url }) => new URL(url).searchParams.get('limit'))

    expect(limits).to.deep.equal(['25', '13', '7'])
    expect(answer).to.have.nested.property('pagination.nextCursor', 'after-7')
    expect(JSON.stringify(answer).length).to.be.at.most(maxCharacters)
  })

  it('asks for the given source page of leak records, and pages it', async () => {
    const results = numbers(500).map(index => ({ items: [{ label: 'Name', value: `${index} ${'x'.repeat(100)}` }] }))
    await using api = await connect(() => Response.json({ data: { page: 3, page_count: 9, results }, meta: {} }))
    const given = { id: 'x', source: 'acme', source_page: 3 }
    const first = await callTool(api.client, 'search_leak_records', given)
    const second = await callTool(api.client, 'search_leak_records', { ...given, page: 2 })

    expect(new URL(api.requests[0]!.url).search).to.equal('?page=3')
    expect(first).to.deep.include({ source_page: 3, page_count: 9 })
    expect(first.paging!.totals).to.deep.equal({ records: 500 })
    expect((second['records'] as Array<{ Name: string }>)[0]!.Name).to.match(/^100 x/)
  })

  it('returns the wait, the saved result and the id of a refused request', async () => {
    const headers = { 'Retry-After': '7', 'X-Request-Id': 'r1' }
    const error = { code: 'TIMEOUT', message: 'No answer in time', details: 'more', faults: [] }
    const meta = { savedResult: { id: 's1', url: 'http://api.example/tools/results/s1' } }
    await using api = await connect(() => Response.json({ error, meta }, { status: 504, headers }))

    expect((await callTool(api.client, 'ip_lookup', { ip: '192.0.2.1' })).error).to.deep.equal({
      code: 'TIMEOUT',
      message: 'No answer in time',
      status: 504,
      details: 'more',
      retry_after: 7,
      saved_result: 's1',
      request_id: 'r1',
    })
  })

  it('returns an error for every answer that is not of the API', async () => {
    const answers: Array<[Answer, string]> = [
      [() => new Response('<html>', { status: 502 }), 'HTTP_502'],
      [() => new Response('<html>'), 'INVALID_ANSWER'],
      [() => Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } })), 'SERVER_UNREACHABLE'],
      [() => Response.json({}), 'INTERNAL_ERROR'],
    ]
    for (const [answer, code] of answers) {
      await using api = await connect(answer)
      expect((await callTool(api.client, 'list_modules')).error!.code).to.equal(code)
    }
  })

  it('refuses arguments of the wrong type before it sends a request', async () => {
    await using api = await connect(() => Response.json({}))
    const query = { type: 'Pseudonym', value: 'x' }
    const calls: Array<[string, object, string]> = [
      ['search', { query, store: 'yes' }, 'store'],
      ['search', { query, wait_seconds: 601 }, 'wait_seconds'],
      ['list_modules', { page: 0 }, 'page'],
      ['list_searches', { limit: 1.5 }, 'limit'],
      ['domain_dns', { domain: 'example.com', cursor: 1 }, 'cursor'],
      ['domain_dns', { domain: 'example.com', store: 'yes' }, 'store'],
    ]
    for (const [name, given, path] of calls) {
      const { error } = await callTool(api.client, name, given)
      expect(error!.faults!.map(fault => fault.path), name).to.deep.equal([path])
    }
    expect(api.requests).to.deep.equal([])
  })
})
