import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect } from 'chai'
import { planSearches } from '../../../src/cli/search/plan-searches.ts'
import type { QueryType } from '../../../src/sources/kit/source.ts'
import { command, errorOf, type Ran } from '../../support/command.ts'

const sandbox = { SANDBOX: '1' }
const modules = ['--modules', 'github']

interface Line {
  query: { type: string, value: string }
  events: Array<{ event: string, data: Record<string, unknown> }>
}

const linesOf = ({ out }: Ran): Line[] => out.trimEnd().split('\n').map(line => JSON.parse(line) as Line)

describe('the command search with several observables', () => {
  let folder: string
  beforeEach(async () => { folder = await mkdtemp(join(tmpdir(), 'tracewell-list-')) })
  afterEach(() => rm(folder, { recursive: true }))

  async function file(text: string | Uint8Array): Promise<string> {
    const path = join(folder, 'names.txt')
    await writeFile(path, text)
    return path
  }

  const start = (args: readonly string[], input: string | Uint8Array = '') => {
    const child = spawn(process.execPath, [resolve(import.meta.dirname, '../../../src/cli.ts'), 'search', ...args], {
      cwd: folder,
      env: { ...process.env, ...sandbox, NO_COLOR: '1' },
    })
    const ran: Ran = { code: null, out: '', err: '' }
    child.stderr.setEncoding('utf8').on('data', (text: string) => { ran.err += text })
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      ran.out += text
      child.emit('printed')
    })
    child.stdin.end(input)
    return { child, ended: new Promise<Ran>(done => child.on('close', code => done({ ...ran, code }))) }
  }

  it('searches each line of a file once, without blank lines and comments', async () => {
    const names = await file('\ufeff# names\ntw-success\r\n\n  tw-none\n@tw-success\ntw-none\n')

    const ran = await command(['search', '--json', ...modules, '--input', names], sandbox)

    expect(ran.code, ran.err).to.equal(0)
    expect(linesOf(ran).map(({ query }) => query)).to.have.deep.members([
      { type: 'Pseudonym', value: 'tw-success' },
      { type: 'Pseudonym', value: 'tw-none' },
    ])
  })

  it('searches a wallet again under a spelling that names more chains, and each spelling once', async () => {
    const [cash, bitcoin] =
      ['bitcoincash:qq0epy92u29c50ww4hegrv839q5wvakryc668auxtz', '13su8WNtBTmn2bgnVa4tXYaApVYNNn8h67']
    const check = (type: QueryType, value: string) => ({ query: { type, value }, hasBreaches: false, skipped: [] })
    const entries = [cash, bitcoin, bitcoin, cash].map(text => ({ text, place: undefined }))

    expect(planSearches(entries, undefined, check).map(({ value }) => value)).to.eql([cash, bitcoin])
  })

  it('searches a mailbox once, and says which address stands for the others', async () => {
    const names = await file('Sam <s.a.m@gmail.com>\nmailto:sam@googlemail.com?subject=x\nsam@sam.example,\n')

    const ran = await command(['search', '--json', '--modules', 'email-address', '--input', names], sandbox)

    expect(ran.code, ran.err).to.equal(0)
    expect(linesOf(ran).map(({ query }) => query.value)).to.have.members(['s.a.m@gmail.com', 'sam@sam.example'])
    expect(ran.err).to.include('not searched again: sam@googlemail.com is the same mailbox as s.a.m@gmail.com\n')
  })

  it('reads a file in UTF-16, with and without a byte order mark', async () => {
    const text = '# names\r\ntw-success\r\nJosé\r\n'
    const files = [
      Buffer.from(`\ufeff${text}`, 'utf16le'), Buffer.from(text, 'utf16le'),
      Buffer.from(`\ufeff${text}`, 'utf16le').swap16(), Buffer.from(text, 'utf16le').swap16(),
    ]
    for (const bytes of files) {
      const ran = await command(['search', '--json', '--modules', 'pseudonym-variants', '--input', await file(bytes)],
        sandbox)

      expect(ran.code, ran.err).to.equal(0)
      expect(linesOf(ran).map(({ query }) => query.value)).to.have.members(['tw-success', 'José'])
    }
  })

  it('names the lines that are not UTF-8, and asks nothing', async () => {
    const names = await file(Buffer.from('tw-success\nJosé\ntw-none\nAndré\n', 'latin1'))
    const { code, out, err } = await command(['search', '--input', names], sandbox)
    const piped = await start(['-'], Buffer.from('José\n', 'latin1')).ended

    expect({ code, out }).to.deep.equal({ code: 2, out: '' })
    expect(err).to.include(`${names}:2: The line is not text in UTF-8`).and.to.include(`${names}:4: `)
      .and.not.to.include(`${names}:1: `)
    expect(piped.err).to.include('standard input:1: The line is not text in UTF-8')
  })

  it('prints one line of JSON with the query and all events of each search', async () => {
    const lines = linesOf(await command(['search', '--json', ...modules, 'tw-success', 'tw-none'], sandbox))

    expect(lines).to.have.length(2)
    for (const { query, events } of lines) {
      expect(events[0]!.event).to.equal('connected')
      expect(events.at(-1)!.event).to.equal('search.finished')
      expect(events.some(({ event }) => event === 'module.result')).to.equal(query.value === 'tw-success')
    }
  })

  it('names the searches with findings by their sources, of which some are only derived', async () => {
    const sources = ['--modules', 'github,pseudonym-variants', '--sites', 'github']
    const lines = linesOf(await command(['search', '--json', ...sources, 'tw-success', 'tw-none'], sandbox))

    for (const { query, events } of lines) {
      const { sources } = events.at(-1)!.data as { sources: Array<{ status: string, derived?: boolean }> }
      const isFound = query.value === 'tw-success'
      expect(sources.filter(({ status, derived }) => status === 'success' && derived === true)).to.have.length(1)
      expect(sources.some(({ status, derived }) => status === 'success' && derived !== true)).to.equal(isFound)
    }
  })

  it('reads standard input, and keeps the form of a list for one observable', async () => {
    const { ended } = start(['--json', ...modules, '-'], 'tw-none\n')
    const ran = await ended

    expect(ran.code, ran.err).to.equal(0)
    expect(linesOf(ran).map(({ query }) => query.value)).to.deep.equal(['tw-none'])
  })

  it('reads a pipe, and names a folder that is no file', async function() {
    if (process.platform === 'win32') return this.skip()
    const program = resolve(import.meta.dirname, '../../../src/cli.ts')
    const input = `search --input <(printf 'ada\\nbob\\n') ${modules.join(' ')} --json`
    const child = spawn('bash', ['-c', `'${process.execPath}' '${program}' ${input}`], {
      cwd: folder, env: { ...process.env, ...sandbox },
    })
    const piped = { out: '' }
    child.stdout.setEncoding('utf8').on('data', (text: string) => { piped.out += text })
    await new Promise(done => child.on('close', done))
    const refused = await command(['search', '--input', folder, ...modules], sandbox)

    expect(piped.out.trimEnd().split('\n').map(line => (JSON.parse(line) as Line).query.value)).to.eql(['ada', 'bob'])
    expect(refused).to.include({ code: 2, err: `The file ${folder} cannot be read: it is a folder\n` })
  })

  it('prints each search under a heading that counts them, and exits with 1 if one has no answer', async () => {
    const ran = await command(['search', '--details', ...modules, 'tw-success', 'tw-failure', 'tw-none'], sandbox)

    expect(ran.code).to.equal(1)
    expect(ran.out.match(/^── \d of 3 searches$/gm)).to.deep
      .equal(['── 1 of 3 searches', '── 2 of 3 searches', '── 3 of 3 searches'])
    expect(ran.out).to.include('\nGitHub\n').and.to.match(/^completed: Pseudonym tw-none, /m)
    expect(ran.out).to.match(/\n2 of 3 searches ended with an answer; without one: tw-failure\n$/)
  })

  it('names the searches without an answer on standard error if it prints JSON', async () => {
    const ran = await command(['search', '--json', ...modules, 'tw-success', 'tw-failure'], sandbox)

    expect(ran.code).to.equal(1)
    expect(linesOf(ran).map(({ query }) => query.value)).to.have.members(['tw-success', 'tw-failure'])
    expect(ran.err).to.equal('1 of 2 searches ended with an answer; without one: tw-failure\n')
  })

  it('names all faulty lines and options at once, and asks nothing', async () => {
    const names = await file('tw-success\n192.0.2.0/24\n\nname@@x.org\n')

    const { code, out, err } = await command(['search', '--input', names, '--modules', 'github,nonsense'], sandbox)

    expect({ code, out }).to.deep.equal({ code: 2, out: '' })
    expect(err).to.include(`${names}:2: This is a network`).and.to.include(`${names}:4: This is not an e-mail address`)
    expect(err.match(/--modules nonsense: /g)).to.have.length(1)
  })

  it('names 50 faulty lines on the screen, says how many are left, and names all with --json', async () => {
    const names = await file(Array.from({ length: 60 }, (_, at) => `${at}@@x\n`).join(''))

    const { code, err } = await command(['search', '--input', names], sandbox)
    const whole = await command(['search', '--input', names, '--json'], sandbox)

    expect(code).to.equal(2)
    expect(err.match(/names\S*:\d+: /g)).to.have.length(50)
    expect(err).to.match(/\n {2}and 10 more: --json prints all\n$/)
    expect(errorOf(whole).details).to.have.length(60)
  })

  it('names the observables that are not valid for --type by their position', async () => {
    const { code, err } = await command(['search', '--type', 'ip', '192.0.2.1', 'example.com'], sandbox)

    expect(code).to.equal(2)
    expect(err).to.match(/^ {2}argument 2: .*address/m).and.not.to.include('argument 1')
  })

  it('names the lines that the blocklist refuses, and asks nothing', async () => {
    const environment = { ...sandbox, DATA_DIR: folder }
    await command(['blocklist', 'add', 'blocked-name'], environment)
    const names = await file('tw-none\nblocked-name\n')

    const { code, out, err } = await command(['search', '--input', names], environment)

    expect({ code, out }).to.deep.equal({ code: 1, out: '' })
    expect(err).to.equal(
      `These values may not be searched on this server\n  ${names}:2: is on the blocklist\n`,
    )
  })

  it('exits with 2 without an observable, or if there is no such file', async () => {
    const none = await command(['search'], sandbox)
    const empty = await command(['search', '--input', await file('# nothing\n')], sandbox)
    const missing = await command(['search', '--input', '/no/such/file'], sandbox)

    expect([none.code, empty.code, missing.code]).to.deep.equal([2, 2, 2])
    expect(none.err).to.match(/^error: give an observable/)
    expect(empty.err).to.equal('The input has no observable\n')
    expect(missing.err).to.equal('The file /no/such/file cannot be read: there is no such file or folder\n')
  })

  it('ends all searches after an interrupt, and prints how many had ended', async () => {
    const { child, ended } = start([...modules, 'tw-none', 'tw-hang'])
    await new Promise(done => child.once('printed', done)) // the first search has ended

    child.kill('SIGINT')
    const { code, out } = await ended

    expect(code).to.equal(130)
    expect(out).to.match(/^interrupted: Pseudonym tw-hang, /m)
    expect(out).to.match(/\ninterrupted: 1 of 2 searches ended\n$/)
  })
})
