import { once } from 'node:events'
import { expect } from 'chai'
import { replies } from '../../../generated/api-replies.js'
import { freePort } from '../../../scripts/support/free-port.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { magicValues } from '../../../src/upstreams/outcomes.ts'
import { command, errorOf, json, spawnCommand, type Ran } from '../../support/command.ts'
import { patientModules } from '../../support/patient-modules.ts'
import { createRawStream, type Served } from '../../support/raw-stream.ts'
import { until } from '../../../scripts/support/until.ts'

const id = '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10'
const noKey = 'tw_test_x'

describe('the commands with --server', () => {
  let service: Started
  before(async () => { service = await start({ SANDBOX: '1' }, { modules: patientModules }) })
  after(() => service[Symbol.asyncDispose]())

  const environment = () => ({ TRACEWELL_SERVER: service.url, TRACEWELL_KEY: service.key })
  const run = (...args: string[]) => command(args, environment())
  const isValid = (operation: string, body: unknown) => replies[operation]!['200']!['application/json']!(body)
  const idOf = ({ out, err }: Ran): string =>
    / search ([0-9a-f-]{36})$/m.exec(out)?.[1] ?? expect.fail(`no id of a search in: ${out}${err}`)

  it('search runs a search on the server, and displays it as one of this machine', async () => {
    const there = await run('search', '--details', '--modules', 'github', 'tw-success')
    const here = await command(['search', '--details', '--modules', 'github', 'tw-success'], { SANDBOX: '1' })
    const withoutTime = (text: string) => text.replace(/, \d+\.\d s/, '').split('\n').slice(1).sort()

    expect(there.code, there.err).to.equal(0)
    expect(there.out.split('\n')[0]).to.include(`tw-success, on ${service.url}, search `)
    expect(withoutTime(there.out.replace(` --server ${service.url}`, '')))
      .to.deep.equal(withoutTime(here.out.replace('SANDBOX=1 ', '')))
    expect(there.out).to.include(`also found: sam.example (search it: npm run -s search -- --server ${service.url} sam`)
  })

  it('search displays account checks, and exits with 1 if no source could answer', async () => {
    const accounts = await run('search', '--details', '--modules', 'none', '--sites', 'github', 'tw-success')
    const failed = await run('search', '--details', '--modules', 'github,gitlab', 'tw-failure')

    expect(accounts.code, accounts.err).to.equal(0)
    expect(accounts.out).to.match(/, 1 source asked, 1 account.*\n {2}account {2}GitHub: https:\/\/github\.com/)
    expect(failed.code).to.equal(1)
    expect(failed.out).to.match(/\nNone of 2 sources could answer, [^]*\n {2}failed {3}GitHub: the source answered 500\n/)
  })

  it('search displays the records of leak sources', async () => {
    const { code, out, err } = await run('search', '--details', '--leaks', 'all', magicValues.success['Email Address'])

    expect(code, err).to.equal(0)
    expect(out).to.match(/\n\S.*, record 1\n/)
  })

  it('search ends after --timeout also if the server cannot cancel it, and names it', async () => {
    const type = { 'Content-Type': 'application/json' }
    const search = { id, status: 'pending', skipped: [], query: { type: 'Pseudonym', value: 'x' } }
    const error = { code: 'SERVICE_UNAVAILABLE', message: 'the database is away' }
    await using server = await createRawStream(({ path }): Served => path.endsWith('/stream')
      ? { then: 'hang' }
      : path.endsWith('/cancel')
      ? { status: 503, headers: type, pieces: [JSON.stringify({ success: false, error })] }
      : { status: 202, headers: type, pieces: [JSON.stringify({ success: true, data: { search } })] })
    const { code, err } = await command(['search', '--server', server.url, '--key', noKey, '--timeout', '1', 'x'])

    expect(code).to.equal(1)
    expect(err).to.equal(`SERVICE_UNAVAILABLE: The search ${id} may still run on the server: the database is away\n`)
  })

  it('search prints the events as JSON lines', async () => {
    const { code, out } = await run('search', '--json', '--modules', 'github', 'tw-success')
    const events = out.trimEnd().split('\n').map(line => (JSON.parse(line) as { event: string }).event)

    expect(code).to.equal(0)
    expect(events[0]).to.equal('connected')
    expect(events).to.include('module.result')
    expect(events.at(-1)).to.equal('search.finished')
  })

  it('search runs a list, and reports the searches that the server refuses', async () => {
    await command(['blocklist', 'add', 'refused-name'], { DATA_DIR: service.folder, DATABASE_URL: service.databaseUrl })

    const ran = await run('search', '--json', '--modules', 'github', 'tw-success', 'refused-name', 'tw-none')
    const lines = ran.out.trimEnd().split('\n').map(line =>
      JSON.parse(line) as { query: { value: string }, events: Array<{ event: string, data: { code?: string } }> })
    const last = Object.fromEntries(lines.map(({ query, events }) => [query.value, events.at(-1)!]))

    expect(ran.code, ran.err).to.equal(1)
    expect(last['tw-success']!.event).to.equal('search.finished')
    expect(last['tw-none']!.event).to.equal('search.finished')
    expect(last['refused-name']).to.deep.include({ event: 'error' })
    expect(last['refused-name']!.data.code).to.equal('QUERY_BLOCKED')
  })

  it('search waits with a list while the account runs too many searches', async () => {
    const data = { data: { search: { id, query: { type: 'Pseudonym', value: 'x' }, skipped: [] } } }
    const error = { error: { code: 'MAX_CONCURRENCY_EXCEEDED', message: 'too many' } }
    const type = { 'Content-Type': 'application/json' }
    const finished = { status: 'completed', execution_time_ms: 1, sources: [] }
    let refused = 0
    await using server = await createRawStream(({ path }): Served => {
      if (path.endsWith('/stream')) {
        return { pieces: [`id: 1\nevent: search.finished\ndata: ${JSON.stringify(finished)}\n\n`] }
      }
      return refused++ < 2
        ? { status: 409, headers: { ...type, 'Retry-After': '0' }, pieces: [JSON.stringify(error)] }
        : { status: 202, headers: type, pieces: [JSON.stringify(data)] }
    })
    const options = ['--server', server.url, '--key', noKey]

    const list = await command(['search', ...options, 'x', 'y'])
    refused = 0
    const one = await command(['search', ...options, 'x'])

    expect(list.code, list.err).to.equal(0)
    expect(list.out).to.match(/\n2 of 2 searches ended with an answer\n$/)
    expect([one.code, one.err]).to.deep.equal([1, 'MAX_CONCURRENCY_EXCEEDED: too many\n'])
  })

  it('search names the options that the server refuses', async () => {
    const { code, out, err } = await run('search', '--modules', 'github,nonsense', 'tw-none')

    expect({ code, out }).to.deep.equal({ code: 2, out: '' })
    expect(err).to.match(/^VALIDATION_ERROR: This cannot be searched as Pseudonym\n {2}--modules nonsense: /)
      .and.to.match(/\n {2}request: \S+\n$/)
  })

  it('search names the operation that lists the account checks of the server', async () => {
    const { err } = await run('search', '--sites', 'nosuch', 'tw-none')

    expect(err).to.include('has the slug nosuch; GET /account-checks lists them\n')
  })

  it('search cancels its search after an interrupt', async () => {
    const { child, ran } = spawnCommand(['search', '--modules', 'github', 'tw-hang'], environment())
    await until(() => ran.out.includes('\n'))

    child.kill('SIGINT')
    await once(child, 'close')
    const shown = await run('searches', 'show', idOf(ran))

    expect(child.exitCode).to.equal(130)
    expect(ran.out).to.match(/\ninterrupted: Pseudonym tw-hang, /)
    expect(ran.err).to.equal(`The search ${idOf(ran)} was cancelled on the server\n`)
    expect(shown.out).to.match(/\n\S.*: Pseudonym tw-hang, /)
  })

  it('search and direct tools end after --timeout', async () => {
    const search = await run('search', '--timeout', '1', '--modules', 'github', 'tw-hang')
    const there = await run('dns', '--timeout', '1', magicValues.hang['Domain Name'])
    const here = await command(['dns', '--timeout', '1', magicValues.hang['Domain Name']], { SANDBOX: '1' })

    expect([search.code, there.code, here.code]).to.deep.equal([1, 1, 1])
    expect(search.out).to.match(/\ncancelled: Pseudonym tw-hang, /)
    expect(there.err).to.equal('TIMEOUT: No answer within 1 s (--timeout)\n')
    expect(here.err).to.match(/^The sources did not answer in time|in time/)
  })

  it('searches follow leaves its search running after an interrupt', async () => {
    const search = { id, status: 'running', query: { type: 'Pseudonym', value: 'x' } }
    const source = {
      kind: 'module',
      slug: 'github',
      name: 'GitHub',
      status: 'success',
      duration_ms: 1,
    }
    const item = { label: 'Login', value: 'x' }
    const result = { module: source, card: { github_001: { items: [item] } } }
    const events = `id: 1\nevent: module.result\ndata: ${JSON.stringify(result)}\n\n` +
      `id: 2\nevent: module.finished\ndata: ${JSON.stringify({ source })}\n\n`
    const asked: string[] = []
    await using server = await createRawStream(({ path }): Served => {
      asked.push(path)
      return path.endsWith('/stream')
        ? { pieces: [events], then: 'hang' }
        : { headers: { 'Content-Type': 'application/json' }, pieces: [JSON.stringify({ data: { search } })] }
    })
    const { child, ran } = spawnCommand(['searches', 'follow', id, '--details', '--server', server.url, '--key', noKey])
    await until(() => ran.out.includes('Login'))

    child.kill('SIGINT')
    await once(child, 'close')

    expect(child.exitCode).to.equal(130)
    expect(ran.err).to.equal('The search continues on the server. To end it: ' +
      `npm run -s cli -- searches cancel ${id} --server ${server.url}\n`)
    expect(ran.out).to.match(/\ninterrupted: Pseudonym x, on .*, 1 finding\n {2}found {4}GitHub\n$/)
    expect(asked.some(path => path.endsWith('/cancel'))).to.equal(false)
  })

  it('searches list, show, follow and cancel the searches of the account', async () => {
    const created = idOf(await run('search', '--modules', 'github', 'tw-success'))

    const list = await run('searches', 'list', '--limit', '1')
    const asJson = await run('searches', 'list', '--json', '--type', 'pseudonym')
    const finished = await run('searches', 'list', '--status', 'finished')
    const help = await command(['searches', 'list', '--help'])
    const shown = await run('searches', 'show', created, '--details')
    const results = await run('searches', 'show', created, '--json')
    const followed = await run('searches', 'follow', created, '--details')
    const cancelled = await run('searches', 'cancel', created)

    expect(list.out).to.match(/^ID .*\n\S{36} +Pseudonym +tw-success +finished +\d{4}-.*\nMore: --cursor \S+\n$/)
    expect(isValid('listSearches', json(asJson))).to.equal(true)
    expect(finished.out).to.include(created)
    expect(help.out.replaceAll(/\s+/g, ' ')).to.include('this status (choices: "pending", "processing", "finished", "error", "cancelled")')
    expect([shown.code, followed.code]).to.deep.equal([0, 0])
    expect(shown.out).to.equal(followed.out).and.to.include('\nGitHub\n').and.to.match(/\ncompleted: /)
    expect(isValid('getSearchResults', json(results))).to.equal(true)
    expect(cancelled.code, cancelled.err).to.equal(0)
    expect(cancelled.out)
      .to.equal(`not cancelled, because it had ended: Pseudonym tw-success: finished, search ${created}\n`)
  })

  it('searches cancel and list name the reason of a search that was cancelled', async () => {
    const hanging = await service.createSearch('Pseudonym', 'tw-hang')
    const first = await run('searches', 'cancel', hanging)
    const again = await run('searches', 'cancel', hanging)
    const followed = await run('searches', 'follow', hanging)
    const list = await run('searches', 'list', '--limit', '1')
    const { data: { searches } } = json<{ data: { searches: Array<{ id: string, error: { code: string } }> } }>(
      await run('searches', 'list', '--status', 'cancelled', '--json'))

    expect(searches.map(({ id }) => id)).to.include(hanging)
    expect(new Set(searches.map(({ error }) => error.code))).to.deep.equal(new Set(['SEARCH_CANCELLED']))
    expect(first.code, first.err).to.equal(0)
    expect(first.out).to.equal(`Pseudonym tw-hang: finished (The search was cancelled), search ${hanging}\n`)
    expect(again.out).to.equal(first.out)
    expect(followed.code, followed.err).to.equal(1)
    expect(followed.out).to.match(/\ncancelled: Pseudonym tw-hang, /)
    expect(list.out).to.match(/^ID .* STATUS +ERROR +CREATED .*\n\S{36} .* finished +SEARCH_CANCELLED +\d{4}-/)
  })

  it('searches retry asks only the sources that failed, in a search of its own', async () => {
    const failed = await run('search', '--modules', 'github,docker-hub', 'tw-recover-terminal')
    const id = idOf(failed)
    const retried = await run('searches', 'retry', id, '--details')
    const again = await run('searches', 'retry', id)
    const retryId = idOf({ ...retried, out: retried.out.split('\n')[0]! })
    const shown = await run('searches', 'show', id)
    const shownRetry = await run('searches', 'show', retryId)

    expect(failed.out).to.include('1 of 2 sources could not answer')
    expect(retried.code, retried.err).to.equal(0)
    expect(retried.out).to.include('\nGitHub\n').and.to.match(/\ncompleted: .*, 1 source asked, 1 finding,/)
    expect(retryId).not.to.equal(id)
    expect(shown.out).to.match(new RegExp(`\nretried as ${retryId}\n$`)).and.not.to.include('retry of')
    expect(shownRetry.out).to.match(new RegExp(`\nretry of ${id}\n$`)).and.not.to.include('retried as')
    expect([again.code, again.err.split(':')[0]]).to.deep.equal([1, 'NOTHING_TO_RETRY'])
  })

  it('direct tools print the response of the server', async () => {
    const told = await run('dns', '--json', magicValues.success['Domain Name'])
    const text = await run('dns', magicValues.success['Domain Name'])
    const wrong = await run('dns', '192.0.2.1')

    expect(told.code, told.err).to.equal(0)
    expect(isValid('resolveDomain', json(told))).to.equal(true)
    expect(json<{ meta: { cost: object } }>(told).meta.cost).to.deep.equal({ core_searches: 1 })
    expect(text.out).to.match(/^Domain {2,}tw-success\.example\n/)
    expect(wrong.code).to.equal(2)
    expect(wrong.err).to.match(/Expected: A domain name\n {2}domain: .*\n {2}request: \S+\n$/)
  })

  it('report an error of the server with its code and the id of the request, and never the key', async () => {
    const key = service.key.slice(0, -1) + (service.key.endsWith('0') ? '1' : '0')
    const text = await command(['searches', 'list', '--server', service.url, '--key', key])
    const told = await command(['search', '--json', '--server', service.url, '--key', key, 'tw-none'])
    const broken = await command(['searches', 'list', '--server', service.url, '--key', `${key}\n`])

    expect({ code: text.code, out: text.out }).to.deep.equal({ code: 1, out: '' })
    expect(text.err).to.match(/^UNAUTHORIZED: .*\n {2}request: \S+\n$/)
    expect(errorOf(told)).to.include({ code: 'UNAUTHORIZED' }).with.property('request_id').that.is.a('string')
    expect(broken).to.include({ code: 2, err: '--key: must be an API key, such as tw_live_…\n' })
    expect([text, told, broken].map(({ out, err }) => out + err).join()).not.to.include(key)
  })

  it('report a server that is away, a malformed URL, and a missing server or key', async () => {
    const away = await command(['dns', 'example.com', '--key', noKey, '--server', `http://127.0.0.1:${await freePort()}`])
    const noUrl = await command(['searches', 'list', '--key', noKey, '--server', 'tracewell.example'])
    const none = await command(['searches', 'list'])
    const missing = await command(['searches', 'list', '--server', service.url])
    const tools = [
      await command(['asn', '3333', '--server', service.url]),
      await command(['dns', 'example.com', '--server', service.url]),
    ]

    expect(away.code).to.equal(1)
    expect(away.err).to.match(/^SERVER_UNREACHABLE: The server http:\/\/127\.0\.0\.1:\d+ cannot be reached: .*REFUSED/)
      .and.to.include('. Check that it runs, ')
    expect([noUrl.code, none.code, missing.code]).to.deep.equal([2, 2, 2])
    expect(noUrl.err).to.match(/^--server: must be a URL/)
    expect(none.err).to.match(/^Give --server or TRACEWELL_SERVER/)
    expect(missing.err).to.match(/^Give --key or TRACEWELL_KEY/)
    expect(tools).to.deep.equal([missing, missing])
  })

  it('name the command that lists the ids for an id that does not exist', async () => {
    const unknown = await run('searches', 'show', id)
    const malformed = await run('searches', 'cancel', 'nope')

    expect([unknown.code, malformed.code]).to.deep.equal([1, 2])
    expect(unknown.err).to.match(/^NOT_FOUND: .*\. To list the ids: npm run -s cli -- searches list\n/)
    expect(malformed.err).to.match(/^VALIDATION_ERROR: .* searches list\n {2}id: must be a valid UUID\n/)
  })

  it('warn if the key travels unencrypted to another machine', async () => {
    const other = await command(['dns', 'x', '--key', noKey, '--server', 'http://tracewell.invalid'])
    const own = await run('dns', magicValues.success['Domain Name'])

    expect(other.err).to.match(/^warning: http sends the key and the values unencrypted/)
    expect(own.err).to.equal('')
  })

  it('follow reports that it resumes a lost connection after its last event, and ignores unknown events', async () => {
    const search = { id, status: 'running', query: { type: 'Pseudonym', value: 'x' } }
    const state = JSON.stringify({ data: { search } })
    const event = (number: number, name: string, data: object) =>
      `id: ${number}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`
    const served = (path: string, lastEventId?: string): Served => {
      if (!path.endsWith('/stream')) return { headers: { 'Content-Type': 'application/json' }, pieces: [state] }
      return lastEventId === undefined
        ? { pieces: ['retry: 1\n\n', event(1, 'observable.unknown', { value: 'y' })], then: 'reset' }
        : { pieces: [event(2, 'search.finished', { status: 'completed', execution_time_ms: 1, sources: [] })] }
    }
    await using server = await createRawStream(({ path, lastEventId }) => served(path, lastEventId))

    const ran = await command(['searches', 'follow', id, '--server', server.url, '--key', noKey])

    expect(ran.code, ran.err).to.equal(0)
    expect(ran.err).to.equal('connection lost: continuing after event 1\n')
    expect(ran.out).to.match(/\ncompleted: Pseudonym x, /)
  })
})
