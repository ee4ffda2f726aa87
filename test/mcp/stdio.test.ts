import { once } from 'node:events'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect } from 'chai'
import { start, type Started } from '../../scripts/support/start.ts'
import { dumpTables } from '../../scripts/support/tables.ts'
import { searchEnded } from '../../src/core/search/source-outcome.ts'
import { listDirectTools } from '../../src/mcp/contract.ts'
import type { Counts } from '../../src/outcomes/counts.ts'
import { searchEndedReason } from '../../src/outcomes/reasons.ts'
import { command, spawnCommand } from '../support/command.ts'
import { callTool, collectProgress, connectStdio } from '../support/mcp-client.ts'
import { patientModules } from '../support/patient-modules.ts'
import { until } from '../../scripts/support/until.ts'

const pseudonym = (value: string, more: object = {}) => ({ query: { type: 'Pseudonym', value }, ...more })
const github = { modules: { mode: 'selected', ids: ['d9646b37-d70d-5ee5-9777-e642a69b5bcf'] } }

describe('tracewell mcp', () => {
  let service: Started
  let client: Awaited<ReturnType<typeof connectStdio>>
  const environment = () => ({ TRACEWELL_SERVER: service.url, TRACEWELL_KEY: service.key })
  const call = (name: string, given?: object, options?: Parameters<typeof callTool>[3]) =>
    callTool(client, name, given, options)
  const ended = (operation: string) =>
    service.logged.some(line => line.includes('"request"') && line.includes(`"${operation}"`))

  before(async () => {
    service = await start({ SANDBOX: '1' }, { modules: patientModules })
    client = await connectStdio(environment())
  })
  after(async () => {
    await client[Symbol.asyncDispose]()
    await service[Symbol.asyncDispose]()
  })
  beforeEach(() => { service.logged.length = 0 })

  it('lists tools with valid schemas, and one for each direct tool', async () => {
    const { tools } = await client.listTools()
    const ajv = new Ajv2020({ strict: false, logger: false })

    for (const { name, description = '', inputSchema } of tools) {
      expect(name).to.match(/^[a-z_]{3,40}$/)
      expect(description.length, name).to.be.within(10, 1_024)
      ajv.compile(inputSchema)
      expect(JSON.stringify(inputSchema), name).to.not.include('$ref')
    }
    const charged = tools.filter(({ inputSchema: { properties } }) => properties?.['cursor'] && properties['page'])
    expect(charged).to.have.length(listDirectTools().length)
    expect(JSON.stringify(tools).length).to.be.below(50_000)
  })

  it('runs a temporary search by default, reports progress, and stores nothing', async () => {
    const messages = collectProgress(client)
    const found = await call('search', pseudonym('tw-success'), { onprogress: () => undefined })
    const stored = await service.request('GET', '/search')

    expect(found.search).to.deep.include({ temporary: true, status: 'completed', complete: true })
    expect(found.cards!.map(({ source }) => source)).to.include('GitHub')
    expect(messages).to.include('Variants of a pseudonym: success')
    expect(stored.body).to.have.nested.property('data.searches').that.deep.equals([])
  })

  it('pages the findings of a temporary search', async () => {
    const first = await call('search', pseudonym('tw-success', { modules: { mode: 'all' }, wait_seconds: 120 }))
    const { pages, totals, next } = first.paging!
    const cards = [...first.cards!]
    for (let page = 2; page <= pages; page++) {
      cards.push(...(await call('search_results', { id: first.search!.id, page })).cards ?? [])
    }

    expect(pages).to.be.above(1)
    expect(next).to.deep.equal({ tool: 'search_results', id: first.search!.id, page: 2 })
    expect(cards).to.have.length(totals['cards']!)
    expect(new Set(cards.map(one => JSON.stringify(one))).size).to.equal(cards.length)
  })

  it('stores a search on request, and reads what it found', async () => {
    const { search } = await call('search', {
      query: { type: 'Email Address', value: 'tw-success@example.com' },
      leaks: { mode: 'all' },
      store: true,
    })
    const given = { id: search!.id }
    const observables = await call('search_observables', { ...given, limit: 1 })
    const cursor = (observables['pagination'] as { nextCursor: string }).nextCursor
    const more = await call('search_observables', { ...given, limit: 1, cursor })
    const records = await call('search_leak_records', { ...given, source: 'hudson-rock' })

    expect(search).to.deep.include({ status: 'finished', complete: true })
    expect(more['observables']).to.have.length(1).and.to.not.deep.equal(observables['observables'])
    expect(await call('search_profile', given)).to.have.property('persons').that.is.not.empty
    expect(await call('search_leaks', given)).to.have.property('sources').that.is.not.empty
    expect(records['records']).to.have.length(2)
    expect(await call('search_results', given)).to.have.property('registered_on').that.is.not.empty
    expect(await call('list_searches')).to.have.nested.property('searches[0].id', search!.id)
  })

  it('reads the export of a stored search, and parts of it, page by page', async () => {
    const { search } = await call('search', pseudonym('tw-success', { ...github, store: true }))
    const given = { id: search!.id }
    const whole = await call('export_search', { ...given, format: 'jsonl' })
    const part = await call('export_search', { ...given, format: 'csv', select: ['card:github_001'] })
    const unknown = await call('export_search', { ...given, format: 'xlsx' })
    const missing = await call('export_search', { ...given, select: ['card:none_001'] })

    expect((whole['lines'] as string[]).map(line => (JSON.parse(line) as { kind: string }).kind))
      .to.include.members(['report', 'finding', 'source', 'end'])
    expect(part['lines']).to.be.an('array').with.length.above(1)
    expect(unknown.error!.faults).to.deep.equal([{ path: 'format', message: 'must be one of: md, csv, jsonl' }])
    expect(missing.error!.code).to.equal('VALIDATION_ERROR')
  })

  it('retries the sources of a search that failed', async () => {
    const failed = await call('search', pseudonym('tw-failure', { ...github, store: true }))
    const retried = await call('retry_search', { id: failed.search!.id })
    const again = await call('retry_search', { id: '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10' })

    expect(failed['without_answer']).to.have.length(1)
    expect(retried.search).to.deep.include({ retry_of: failed.search!.id })
    expect(again.error!.code).to.equal('NOT_FOUND')
  })

  it('searches with a preset, runs a search again, and compares both', async () => {
    const first = await call('search', pseudonym('tw-success', { ...github, store: true }))
    const given = { id: first.search!.id }
    const { id: other } = (await call('rerun_search', given)).search!
    await service.events(`/search/${other}/stream`)
    const preset = await call('search', pseudonym('tw-none', { preset: 'nosuch' }))

    expect(await call('compare_searches', { ...given, other })).to.have.property('changes').that.deep.equals([])
    expect(preset.error!.faults!.map(({ path }) => path)).to.deep.equal(['preset'])
  })

  it('marks findings, and reads the marks', async () => {
    const { search } = await call('search', pseudonym('tw-success', { ...github, store: true }))
    const given = { id: search!.id }
    const marks = [{ finding: 'card:github_001', mark: 'confirmed', note: 'seen there' }]
    const marked = await call('mark_findings', { ...given, marks })
    const wrong = await call('mark_findings', { ...given, marks: [{ finding: 'card:none_001', mark: 'wrong' }] })

    expect((marked['marks'] as object[])[0]).to.deep.include({ mark: 'confirmed', note: 'seen there' })
    expect(await call('search_marks', given)).to.deep.equal(marked)
    expect(wrong.error!.code).to.equal('VALIDATION_ERROR')
  })

  it('creates, changes, runs and lists watches, and reads their changes', async () => {
    const created = await call('create_watch', { observable: { value: 'tw-success' }, interval_hours: 24 })
    const { id } = created['watch'] as { id: string }
    await call('update_watch', { id, paused: true })
    const { watches } = await call('list_watches') as unknown as { watches: object[] }

    expect(watches[0]).to.deep.include({ id, status: 'paused', interval_hours: 24 })
    expect((await call('run_watch', { id })).error?.code).to.be.oneOf([undefined, 'WATCH_RUNNING']) // of the first run
    expect(await call('list_watch_changes', { id, limit: 5 })).to.have.property('changes')
    expect((await call('update_watch', { id, paused: 'yes' })).error!.faults).to.have.length(1)
  })

  it('names the leak sources of a stored search that have no answer', async () => {
    const query = { type: 'Email Address', value: 'tw-failure@example.com' }
    const found = await call('search', { query, leaks: { mode: 'all' }, modules: { mode: 'none' }, store: true })

    expect(found['without_answer']).to.deep.include({ source: 'hudson-rock', status: 'failed' })
    expect(found['not_asked']).to.deep.include({ source: 'dehashed', status: 'skipped' })
  })

  it('keeps leak sources that a cancelled search waited for apart from those that were not asked', async () => {
    const id = await service.createSearch('Email Address', 'tw-hang@example.com', {
      leaks: { mode: 'all' },
      modules: { mode: 'none' },
      features: { registered_accounts: 'exclude', breached_accounts: false },
    })
    await until(async () => (await service.request('GET', `/search/${id}/results`)).body.data.leaks.skipped_codes
      .includes('dehashed'))
    await service.request('POST', `/search/${id}/cancel`)
    const found = await call('search_results', { id })
    const { without_answer: without, not_asked: notAsked, counts } = found as unknown as {
      [name in 'without_answer' | 'not_asked']: object[]
    } & { counts: Counts }

    expect(without).to.deep.include({ source: 'hudson-rock', status: 'skipped', reason: searchEnded.message })
    expect(notAsked).to.deep.include({ source: 'dehashed', status: 'skipped' })
    expect([without.length, notAsked.length]).to.deep.equal([counts.sources_unanswered, counts.sources_not_asked])
    expect(searchEndedReason).to.deep.equal(searchEnded)
  })

  it('runs an investigation, and shows its state and its graph', async () => {
    const started = await call('start_investigation', { observables: [{ value: 'tw-success' }], ...github })
    const { id } = started['investigation'] as { id: string }
    await until(async () => {
      const { investigation } = await call('get_investigation', { id })
      return (investigation as { status: string }).status === 'finished'
    })
    const graph = await call('investigation_graph', { id, type: 'Location' })

    expect(graph['edges']).to.deep.equal([{
      from: 'Pseudonym: tw-success',
      to: 'Location: Lyon',
      relation: 'located_in',
      strength: 60,
      sources: ['GitHub'],
      evidence: 1,
    }])
  })

  it('pages lists, and reads a stored answer of a direct tool again without a charge', async () => {
    const [first, second] = [await call('list_modules'), await call('list_modules', { page: 2 })]
    const answer = await call('domain_dns', { domain: 'tw-success.example.com' })
    const before = await call('get_usage')
    const given = { domain: 'example.com', cursor: '5f0c7a52-9b1e-4c43-8a35-2f6f3a1f8f11', store: true }
    await call('domain_rdap', given)
    const charged = await call('get_usage')
    const again = await call('domain_rdap', { ...given, page: 1 })
    const beyond = await call('domain_rdap', { ...given, page: 9 })

    expect(second.modules![0]).to.not.deep.equal(first.modules![0])
    expect(first.paging!.totals['modules']).to.be.above(first.modules!.length)
    expect(answer).to.have.property('tool', 'domain-intelligence')
    expect(charged).to.not.deep.equal(before)
    expect(again).to.not.have.property('error')
    expect(await call('get_usage')).to.deep.equal(charged)
    expect(beyond.error!.faults).to.deep.equal([{ path: 'page', message: 'must be at most 1' }])
  })

  it('returns errors of the API with code, message and faults', async () => {
    const starter = await connectStdio({ ...environment(), TRACEWELL_KEY: await service.newKey('starter') })
    const refused = await callTool(starter, 'domain_dns', { domain: 'example.com' })
    await starter.close()
    const invalid = await call('search', { query: { type: 'Nonsense', value: 'x' } })
    const own = await call('search', { nonsense: 1, store: 'yes' })
    const missing = await call('get_breach', { name: 'no-such-breach' })

    expect(refused.error).to.deep.include({ code: 'PLAN_FEATURE_REQUIRED', status: 403 })
    expect(invalid.error).to.deep.include({ code: 'VALIDATION_ERROR', status: 400 })
    expect(invalid.error!.faults!.map(({ path }) => path)).to.deep.equal(['query.type'])
    expect(own.error!.faults!.map(({ path }) => path)).to.deep.equal(['query', 'nonsense'])
    expect(missing.error).to.deep.include({ code: 'NOT_FOUND', message: 'Breach not found' })
    expect((await call('nosuch')).error!.code).to.equal('NOT_FOUND')
    expect((await call('get_usage')).error).to.equal(undefined)
  })

  it('reports a wrong key and an unreachable server as errors of a tool', async () => {
    await using wrong = await connectStdio({ ...environment(), TRACEWELL_KEY: 'tw_live_nonsense' })
    await using away = await connectStdio({ ...environment(), TRACEWELL_SERVER: 'http://127.0.0.1:1' })

    expect((await callTool(wrong, 'get_usage')).error!.code).to.equal('UNAUTHORIZED')
    expect((await callTool(away, 'get_usage')).error!.code).to.equal('SERVER_UNREACHABLE')
  })

  it('ends a search if the request is cancelled', async () => {
    for (const store of [false, true]) {
      const controller = new AbortController()
      const calling = call('search', pseudonym('tw-hang', { store }), {
        signal: controller.signal,
        onprogress: () => controller.abort(),
      })

      expect(await calling.catch((error: Error) => error)).to.be.an('error')
      await until(async () => store
        ? (await service.request('GET', '/search')).text.includes('SEARCH_CANCELLED')
        : ended('createTemporarySearch'))
    }
  })

  it('returns what a search has found when the time to wait is over', async () => {
    const [temporary, stored] = await Promise.all([false, true].map(store =>
      call('search', pseudonym('tw-hang', { ...github, store, wait_seconds: 1 }))
    ))
    await call('cancel_search', { id: stored!.search!.id })

    expect(temporary!.search).to.deep.include({ status: 'stopped', complete: false })
    expect(stored!.search).to.deep.include({ status: 'processing', complete: false })
  })

  it('serves two clients, and both versions of the protocol, at once', async () => {
    await using modern = await connectStdio(environment(), 'auto')
    const both = await Promise.all([client, modern].map((one, index) =>
      callTool(one, 'search', pseudonym(index === 0 ? 'tw-success' : 'tw-none', github))
    ))

    expect(modern.getProtocolEra()).to.equal('modern')
    expect(both.map(({ cards }) => cards!.length)).to.deep.equal([1, 0])
  })

  it('needs a server and a key', async () => {
    const noServer = await command(['mcp'])
    const noKey = await command(['mcp', '--server', service.url], { TRACEWELL_KEY: '' })

    expect([noServer.code, noServer.out, noKey.code, noKey.out]).to.deep.equal([2, '', 2, ''])
    expect(noServer.err).to.include('This command needs a server: give --server or TRACEWELL_SERVER. "npm start"')
    expect(noKey.err).to.include('Give --key or TRACEWELL_KEY')
  })

  it('ignores garbage on standard input without repeating it', async () => {
    const { child, ran } = spawnCommand(['mcp'], environment())
    child.stdin.write('garbage searched-value\n{"searched-value":1}\n{"jsonrpc":"2.0","id":7,"method":"nosuch"}\n')
    await until(() => ran.out.includes('\n'))
    child.stdin.end()
    await once(child, 'close')

    expect(child.exitCode).to.equal(0)
    expect(JSON.parse(ran.out)).to.deep.include({ id: 7 }).and.to.have.nested.property('error.code', -32601)
    expect(ran.err).to.match(/^(A message on standard input was ignored: it is no valid message of MCP\n)+$/)
  })

  it('ends after SIGTERM, and cancels its searches', async () => {
    const { child, ran } = spawnCommand(['mcp'], environment())
    const message = (id: number, method: string, params: object) =>
      child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`)
    const clientInfo = { name: 'test', version: '1' }
    const arguments_ = pseudonym('tw-hang', { ...github, store: true, reference: 'sigterm' })
    const list = async () => (await service.request('GET', '/search?reference=sigterm')).text
    message(1, 'initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo })
    message(2, 'tools/call', { name: 'search', arguments: arguments_ })
    await until(async () => (await list()).includes('tw-hang'))
    child.kill('SIGTERM')
    await once(child, 'close')

    expect([child.exitCode, ran.err]).to.deep.equal([0, ''])
    expect(await list()).to.include('SEARCH_CANCELLED')
    for (const line of ran.out.trimEnd().split('\n')) expect(JSON.parse(line)).to.have.property('jsonrpc', '2.0')
  })

  it('writes nothing searched to a log, a table or standard error', async () => {
    await call('search', pseudonym('searched-value', github))
    await call('domain_dns', { domain: 'searched-value.example' })
    await call('search', { query: { type: 'searched-value', value: 'searched-value' } })

    expect(service.logged.join('')).to.include('createTemporarySearch').and.to.not.include('searched-value')
    expect((await dumpTables(service)).filter(row => row.includes('searched-value'))).to.deep.equal([])
    expect(client.errorOutput()).to.equal('')
  })
})
