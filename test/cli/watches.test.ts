import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { expect } from 'chai'
import { start, type Started } from '../../scripts/support/start.ts'
import { command, json, spawnCommand } from '../support/command.ts'
import { until } from '../../scripts/support/until.ts'

describe('tracewell watches', () => {
  let service: Started
  beforeEach(async () => { service = await start({}, { plan: 'starter' }) })
  afterEach(() => service[Symbol.asyncDispose]())

  const run = (...args: string[]) =>
    command(['watches', ...args], { TRACEWELL_SERVER: service.url, TRACEWELL_KEY: service.key })
  const runsOf = async (id: string) => json<{ data: { searches: unknown[] } }>(await command(
    ['searches', 'list', '--watch', id, '--json'],
    { TRACEWELL_SERVER: service.url, TRACEWELL_KEY: service.key },
  )).data.searches
  const added = async (...args: string[]) =>
    json<{ data: { watch: { id: string } } }>(await run('add', ...args, '--json')).data.watch.id
  const ended = (id: string, runs: number) => until(async () => {
    const { watch } = (await service.request('GET', `/watches/${id}`)).body.data
    return watch.runs === runs && watch.current_search === null && watch.last_run !== null
  })

  it('adds, runs, pauses, resumes and removes a watch, and lists its changes', async () => {
    const id = await added('tw-watch-cli', '--every', '48', '--label', 'fraud')
    await ended(id, 1)
    const again = await run('run', id)
    await ended(id, 2)
    const changes = await run('changes', id)
    const runs = await runsOf(id)
    const paused = await run('pause', id)
    const list = await run('list', '--status', 'paused', '--label', 'fraud')
    const resumed = await run('resume', id)
    const removed = await run('remove', id)
    const gone = await run('show', id)

    expect([again.code, again.err]).to.deep.equal([0, ''])
    expect([runs.length, (await runsOf(randomUUID())).length]).to.deep.equal([2, 0])
    expect(changes.out).to.match(/^FOUND +CHANGE +SUBJECT/).and.to.match(/new_account +github\.com\/tw-watch-cli/)
    expect(paused.out).to.include('paused (A key of the account paused the watch)')
    expect(list.out).to.include(id).and.to.include('48 h')
    expect(resumed.out).to.match(/^Pseudonym tw-watch-cli: active, watch /)
    expect(removed.out).to.equal('Deleted 1 watch.\n')
    expect([gone.code, gone.err.split('\n')[0]]).to.deep.equal([
      1,
      'NOT_FOUND: There is no watch with this id. To list the ids: npm run -s cli -- watches list',
    ])
  })

  it('follows the changes of a watch, from the first one or after a number, as lines or JSON', async () => {
    const id = await added('tw-watch-follow')
    await ended(id, 1)
    await run('run', id)
    await ended(id, 2)
    const environment = { TRACEWELL_SERVER: service.url, TRACEWELL_KEY: service.key }
    const shown = spawnCommand(['watches', 'follow', id], environment)
    const later = spawnCommand(['watches', 'follow', id, '--after', '1', '--json'], environment)
    await until(() => shown.ran.out.includes('\n') && later.ran.out.includes('\n'))
    await run('run', id)
    await until(() => [shown, later].every(({ ran }) => ran.out.includes('gone_account')))

    shown.child.kill('SIGINT')
    await Promise.all([once(shown.child, 'close'), run('remove', id)])
    await once(later.child, 'close')

    expect([shown.child.exitCode, shown.ran.err]).to.deep.equal([0, ''])
    expect(shown.ran.out).to.match(/^FOUND {20}CHANGE {16}SUBJECT {25}BEFORE /)
    expect(shown.ran.out.match(/ UTC {2}(new|gone)_account +github\.com\/\S+/g)).to.deep.equal([
      ' UTC  new_account           github.com/tw-watch-follow',
      ' UTC  gone_account          github.com/tw-watch-follow',
    ])
    const lines = later.ran.out.match(/^\{"event".*$/gm)!
    const events = lines.map(line => JSON.parse(line) as { event: string, id?: string })
    expect(events.map(({ event }) => event)).to.deep.equal(['connected', ...events.slice(1).map(() => 'watch.changed')])
    expect(events.slice(1).map(one => one.id)).to.deep.equal(events.slice(1).map((_, index) => String(index + 2)))
    expect(later.child.exitCode).to.equal(1)
    expect(later.ran.out).to.include('"NOT_FOUND"') // after the events
  })

  it('names the faults of a watch', async () => {
    const { code, err } = await run('add', 'sam', '--every', '0')

    expect(code).to.equal(2)
    expect(err).to.match(/^error: option '--every <hours>' argument '0' is invalid\. .* from 1 to 744\./)
  })
})
