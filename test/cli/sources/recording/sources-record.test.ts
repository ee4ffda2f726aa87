import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import type { CheckedExample } from '../../../../src/cli/sources/examples.ts'
import type { RecordedRun } from '../../../../src/cli/sources/recording/record-examples.ts'
import { filledRecording, readRecordings, type Exchange, type Recording } from '../../../../src/upstreams/recordings.ts'
import { command, json } from '../../../support/command.ts'
import { startReplay } from '../../../support/replay.ts'
import { simulate } from '../../../support/simulated.ts'

const [found] = readRecordings('github').filter(one => one.case === 'found')
const [none] = readRecordings('github').filter(one => one.case === 'none')
const known = filledRecording({ ...found!, value: 'torvalds' }, {})
const unknown = filledRecording({ ...none!, value: 'tracewell-no-such-account-0' }, {})

const withoutHeaders = ({ request, response: { status, body } }: Exchange) => ({ request, status, body })

describe('sources check --record', () => {
  let replay: Awaited<ReturnType<typeof startReplay>>
  let folder: string
  before(async () => { replay = await startReplay() })
  after(() => replay[Symbol.asyncDispose]())
  beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'tracewell-recordings-')) })
  afterEach(() => rmSync(folder, { recursive: true }))

  const check = (exchanges: readonly Exchange[], ...more: string[]) => {
    replay.play(exchanges)
    return command(['sources', 'check', 'github', '--record', folder, ...more], {
      SANDBOX: '0',
      EGRESS_ROUTES: `*=${replay.url}/{host}`,
      SOURCE_KEY_GITHUB: 'hush-hush',
    })
  }
  const read = (title: string) => readFileSync(join(folder, 'github', `${title}.json`), 'utf8')
  const stored = (title: string) => JSON.parse(read(title)) as Recording
  const both = [...known.exchanges, ...unknown.exchanges]

  it('stores the answers of both examples in the form of recorded answers', async () => {
    const { code, out } = await check(both)

    expect(code, out).to.equal(0)
    expect(out).to.match(new RegExp(`\\n2 answers recorded in ${folder}: none was stored before\\n$`))
    for (const [title, recording] of [['found', known], ['none', unknown]] as const) {
      const { value, exchanges, expected, ...facts } = filledRecording({ ...stored(title), name: '', case: '' }, {})
      expect(facts).to.include({ basis: 'recorded', source: 'run', type: 'Pseudonym' })
      expect(facts.seen).to.match(/^\d{4}-\d\d-\d\d$/)
      expect(value).to.equal(recording.value)
      expect(expected).to.deep.equal(recording.expected)
      expect(exchanges.map(withoutHeaders)).to.deep.equal(recording.exchanges.map(withoutHeaders))
    }
    expect(stored('found').exchanges[0]!.request.url).to.equal('https://api.github.com/users/{value}')
    expect(read('found')).not.to.include('hush')
  })

  it('prints what differs from the stored answers, and nothing that only changed its value', async () => {
    const [{ request, response }] = known.exchanges as [Exchange]
    const body = response.body as Record<string, unknown>
    await check(both)

    const values = await check([{ request, response: { ...response, body: { ...body, followers: 9 } } }, both[1]!])
    const { name, ...rest } = body
    const shape = { ...rest, followers: '9', pronouns: null }
    const changed = await check([{ request, response: { ...response, body: shape } }, both[1]!])
    const page = { status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>Moved</h1>' }
    const moved = await check([{ request, response: page }, { request: both[1]!.request, response: page }], '--json')

    expect(name).to.be.a('string')
    expect([values.code, values.out.includes('CHANGED')]).to.deep.equal([0, false])
    expect(values.out).to.include(': 0 changed\n')
    expect(changed.code).to.equal(1)
    expect(changed.out).to.include([
      'CHANGED: differs from the stored answer',
      'github/found (module)',
      '  member GET https://api.github.com/users/{value} followers: number → string',
      '  member GET https://api.github.com/users/{value} name: gone, was string',
      '  member GET https://api.github.com/users/{value} pronouns: new, null',
      '  line Name: gone',
      '',
      `2 answers recorded in ${folder}: 1 changed\n`,
    ].join('\n'))
    const { results, recording } = json<{ results: CheckedExample[], recording: RecordedRun }>(moved)
    expect(results.map(({ verdict }) => verdict)).to.include('rotted')
    expect(recording).to.include({ folder, first: 0, kept: 0 })
    expect(recording.changed.flatMap(({ slug, case: title, changes }) =>
      changes.map(({ what, before, after }) => [slug, title, what, before, after]))).to.deep.include.members([
      ['github', 'found', 'content-type', 'application/json', 'text/html'],
      ['github', 'found', 'member', 'object', 'string'],
    ])
  })

  it('keeps the stored answer of a source that does not answer, and reports why', async () => {
    await check(both)
    const limited = { status: 429, body: { message: 'API rate limit exceeded' } }
    const { out } = await check(both.map(({ request }) => ({ request, response: limited })))

    expect(out).to.include('github/found (module)\n  outcome: found → UPSTREAM_RATE_LIMITED\n')
    expect(out).to.match(/0 answers recorded in .*\n1 stored answer kept, because the source did not answer\n$/)
    expect(stored('found').exchanges[0]!.response.status).to.equal(200)
  })

  it('asks no source if a file is in the way', async () => {
    mkdirSync(join(folder, 'github'))
    writeFileSync(join(folder, 'github', 'found.json'), '{"mine":true}')
    const { code, out, err } = await check(both)

    expect([code, out]).to.deep.equal([2, ''])
    expect(err).to.equal(`--record: ${join(folder, 'github', 'found.json')} is no recording: ` +
      'move it, or give another folder\n')
    expect(replay.requests).to.deep.equal([])
    expect(existsSync(join(folder, 'github', 'none.json'))).to.equal(false)
  })

  it('stores the answers of sources of every kind, also of two that share a slug', async () => {
    await using world = await simulate()
    const { out } = await command(['sources', 'check', 'keybase', 'xposedornot', 'google', '--record', folder], {
      SANDBOX: '0',
      EGRESS_ROUTES: `*=${world.url}/{host}`,
    })

    const expectedOf = (path: string) => (JSON.parse(readFileSync(join(folder, path), 'utf8')) as Recording).expected
    expect(out).to.match(/\n\d+ answers recorded in /)
    expect(readdirSync(folder).sort()).to.deep.equal(['google', 'keybase', 'xposedornot'])
    expect(readdirSync(join(folder, 'keybase')).sort())
      .to.deep.equal(['found-2.json', 'found-account.json', 'found.json', 'none-account.json', 'none.json'])
    expect(readdirSync(join(folder, 'xposedornot'))).to.include.members(['found.json', 'found-breach.json'])
    expect(expectedOf('keybase/found-account.json')).to.have.property('status')
    expect(expectedOf('google/found.json')).to.deep.equal({ cards: [{ Image: 'usable' }] })
    for (const path of ['keybase/found.json', 'xposedornot/found.json', 'xposedornot/found-breach.json']) {
      expect(expectedOf(path), path).to.have.nested.property('cards[0]').that.is.an('object').and.not.empty
    }
  })
})
