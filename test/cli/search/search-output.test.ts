import { spawn } from 'node:child_process'
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect } from 'chai'
import type { ExportLine } from '../../../generated/client/src/index.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { command, errorOf } from '../../support/command.ts'
import { readWorkbook } from '../../support/workbook.ts'

const sandbox = { SANDBOX: '1' }
const modules = ['--modules', 'github']

describe('the option --output', () => {
  let folder: string
  beforeEach(async () => { folder = await mkdtemp(join(tmpdir(), 'tracewell-output-')) })
  afterEach(() => rm(folder, { recursive: true }))

  const at = (name: string) => join(folder, name)
  const linesOf = async (name: string): Promise<ExportLine[]> =>
    (await readFile(at(name), 'utf8')).trimEnd().split('\n').map(line => JSON.parse(line) as ExportLine)
  const queriesOf = (lines: readonly ExportLine[], kind: 'asked' | 'search') =>
    lines.flatMap(line => line.kind === kind ? [line.query.value] : [])
  /** Returns what an export says, without what differs from run to run. */
  const withoutRun = (lines: readonly ExportLine[]) => lines.flatMap(line => {
    if (line.kind === 'report' || line.kind === 'search' || line.kind === 'asked') return []
    return [JSON.stringify({ ...line, search_id: '', at: '', cached: false })]
  }).sort()

  for (const [ending, beginning] of [['html', '<!doctype html>'], ['md', '# Pseudonym tw-success'], ['csv', 'kind,'],
    ['jsonl', '{"kind":"report"'], ['stix.json', '{"type":"bundle"'], ['misp.json', '{"Event":'],
    ['graphml', '<?xml']] as const) {
    it(`writes a search as ${ending}, beside what it prints, for the user alone`, async () => {
      const args = ['search', ...modules, '--output', at(`a.${ending}`), 'tw-success']
      const { code, out, err } = await command(args, sandbox)

      expect(code, err).to.equal(0)
      expect(out).to.include('GitHub')
      expect(err).to.include(`wrote ${at(`a.${ending}`)}`)
      const text = await readFile(at(`a.${ending}`), 'utf8')
      expect(text.startsWith(beginning), text.slice(0, 80)).to.equal(true)
      expect(text).to.include('tw-success')
      if (process.platform !== 'win32') expect((await stat(at(`a.${ending}`))).mode & 0o777).to.equal(0o600)
      expect(await readdir(folder)).to.deep.equal([`a.${ending}`])
    })
  }

  it('refuses a wrong ending, and a folder that does not exist, before anything is asked', async () => {
    for (const [name, message] of [['a.pdf', 'must end with'], ['a.json', 'must end with'],
      ['no/a.html', 'no/a.html: ']] as const) {
      const { code, out, err } = await command(['search', ...modules, '--output', at(name), 'tw-success'], sandbox)
      expect(code, name).to.equal(2)
      expect(out, name).to.equal('')
      expect(err, name).to.include(message)
    }
    expect(await readdir(folder)).to.be.empty
  })

  it('replaces a file only with --force, and never what a link leads to', async () => {
    await writeFile(at('old.md'), 'old', { mode: 0o644 })
    await symlink(at('old.md'), at('link.md'))
    const kept = await command(['search', ...modules, '--output', at('old.md'), 'tw-success'], sandbox)
    const linked = await command(['search', ...modules, '--output', at('link.md'), 'tw-success'], sandbox)
    const old = await readFile(at('old.md'), 'utf8')
    const forced = await command(['search', ...modules, '--force', '--output', at('link.md'), 'tw-success'], sandbox)

    expect(kept).to.include({ code: 2, out: '' })
    expect(kept.err).to.equal(`--output: ${at('old.md')} exists: give another name, or --force to replace it\n`)
    expect([linked.code, old, forced.code]).to.deep.equal([2, 'old', 0])
    expect(await readFile(at('old.md'), 'utf8')).to.equal('old')
    expect((await lstat(at('link.md'))).isFile()).to.equal(true)
    if (process.platform !== 'win32') expect((await stat(at('link.md'))).mode & 0o777).to.equal(0o600)
    expect((await readdir(folder)).sort()).to.deep.equal(['link.md', 'old.md'])
  })

  it('refuses a folder before it asks a source, also with --force', async () => {
    await mkdir(at('folder.md'))
    const { code, out, err } = await command(['search', ...modules, '--force', '--output', at('folder.md'),
      'tw-success'], sandbox)

    expect({ code, out }).to.deep.equal({ code: 2, out: '' })
    expect(err).to.equal(`--output: ${at('folder.md')}: it is a folder\n`)
    expect(await readdir(folder)).to.deep.equal(['folder.md'])
  })

  it('leaves no file if nothing was searched', async () => {
    const { code } = await command(['search', ...modules, '--output', at('a.html'), '--type', 'email', 'no-address'],
      sandbox)
    expect(code).to.equal(2)
    expect(await readdir(folder)).to.be.empty
  })

  it('writes several observables, and what --follow finds, into one file', async () => {
    const list = await command(['search', ...modules, '--output', at('l.jsonl'), 'tw-success', 'tw-none'], sandbox)
    const followed = await command(['search', '--follow', '1', '--max-searches', '2', '--output', at('f.jsonl'),
      'tw-follow'], sandbox)
    const lines = await linesOf('l.jsonl')
    const found = await linesOf('f.jsonl')

    expect([list.code, followed.code], list.err + followed.err).to.deep.equal([0, 0])
    expect(lines[0]).to.include({ about: 'searches', finished: true })
    expect(queriesOf(lines, 'asked')).to.have.members(['tw-success', 'tw-none'])
    expect(lines.slice(1, 3).map(({ kind }) => kind)).to.deep.equal(['asked', 'asked'])
    expect(lines.at(-1)).to.deep.equal({ kind: 'end', rows: lines.length - 2 })
    expect(queriesOf(found, 'search')).to.have.length(2)
  })

  it('says that a search is unfinished if it is interrupted', async () => {
    const child = spawn(process.execPath, [resolve(import.meta.dirname, '../../../src/cli.ts'), 'search', '--json',
      ...modules, '--output', at('a.jsonl'), 'tw-slow'], { env: { ...process.env, ...sandbox, DATA_DIR: folder } })
    child.stdout.once('data', () => child.kill('SIGINT'))
    const code = await new Promise(done => child.on('close', done))
    const lines = await linesOf('a.jsonl')

    expect(code).to.equal(130)
    expect(lines[0]).to.include({ finished: false, completed_at: null })
    expect(lines.at(-2)).to.include({ kind: 'source', status: 'pending' })
  })

  describe('on a server', () => {
    let service: Started
    before(async () => { service = await start({ SANDBOX: '1' }) })
    after(() => service[Symbol.asyncDispose]())
    const run = (...args: string[]) => command(args, { TRACEWELL_SERVER: service.url, TRACEWELL_KEY: service.key })

    it('writes the same facts as on this machine', async () => {
      const there = await run('search', ...modules, '--output', at('there.jsonl'), 'tw-success', 'tw-none')
      const here = await command(['search', ...modules, '--output', at('here.jsonl'), 'tw-success', 'tw-none'], sandbox)
      expect([there.code, here.code], there.err + here.err).to.deep.equal([0, 0])
      const [lines, expected] = [await linesOf('there.jsonl'), await linesOf('here.jsonl')]
      expect(queriesOf(lines, 'asked').sort()).to.deep.equal(queriesOf(expected, 'asked').sort())
      expect(withoutRun(lines)).to.deep.equal(withoutRun(expected))
    })

    it('searches export writes a search of the account, and refuses a wrong ending', async () => {
      const id = await service.createSearch('Pseudonym', 'tw-success')
      await service.events(`/search/${id}/stream`)
      const { code, err } = await run('searches', 'export', id, '--output', at('a.csv'))
      const wrong = await run('searches', 'export', id, '--output', at('a.txt'))
      const missing = await run('searches', 'export', '5f0c7a52-1b1e-4d7a-9f28-6e5d4c3b2a10', '--output', at('b.md'))
      const without = await run('searches', 'export', id, '--json')

      expect(code, err).to.equal(0)
      expect(await readFile(at('a.csv'), 'utf8'))
        .to.equal((await service.request('GET', `/search/${id}/export?format=csv`)).text
          .replace(/^(report(?:,[^,]*){10},)[^,]*/m, `$1${/^report(?:,[^,]*){10},([^,]*)/m
            .exec(await readFile(at('a.csv'), 'utf8'))![1]}`))
      expect([wrong.code, missing.code, without.code]).to.deep.equal([2, 1, 2])
      expect(errorOf(without).message).to.include('--output')
      expect(await readdir(folder)).to.deep.equal(['a.csv'])
    })

    it('writes a workbook, of a server and of this machine', async () => {
      const id = await service.createSearch('Pseudonym', 'tw-success')
      await service.events(`/search/${id}/stream`)
      const stored = await run('searches', 'export', id, '--output', at('a.xlsx'))
      const own = await command(['search', ...modules, '--output', at('b.xlsx'), 'tw-success'], sandbox)

      expect([stored.code, own.code], stored.err + own.err).to.deep.equal([0, 0])
      for (const name of ['a.xlsx', 'b.xlsx']) {
        const rows = readWorkbook(await readFile(at(name))).get('Facts')!
        expect([rows[1]!.get('A')!.text, rows.at(-1)!.get('A')!.text], name).to.deep.equal(['report', 'end'])
      }
    })

    it('separates and marks the cells of a CSV file with --separator and --text, and only of such a file', async () => {
      const id = await service.createSearch('Pseudonym', 'tw-success')
      await service.events(`/search/${id}/stream`)
      const flags = ['--separator', 'semicolon', '--text']
      const stored = await run('searches', 'export', id, '--output', at('a.csv'), ...flags)
      const own = await command(['search', ...modules, '--output', at('b.csv'), ...flags, 'tw-success'], sandbox)
      const wrong = await run('searches', 'export', id, '--output', at('a.xlsx'), '--text')
      const unknown = await run('searches', 'export', id, '--output', at('c.csv'), '--separator', 'tab')

      expect([stored.code, own.code, wrong.code, unknown.code], stored.err + own.err).to.deep.equal([0, 0, 2, 2])
      expect(wrong.err).to.include('--text').and.include('.csv')
      for (const name of ['a.csv', 'b.csv']) expect(await readFile(at(name), 'utf8'), name).to.match(/^kind;search_id;/)
    })

    it('searches export writes several searches, by ids or by a label', async () => {
      const labels = ['spring']
      const ids = []
      for (const value of ['tw-success', 'tw-none']) {
        ids.push(await service.createSearch('Pseudonym', value, { labels }))
        await service.events(`/search/${ids.at(-1)}/stream`)
      }
      const byIds = await run('searches', 'export', ...ids, '--output', at('a.jsonl'))
      const byLabel = await run('searches', 'export', '--label', 'spring', '--output', at('b.jsonl'))
      const both = await run('searches', 'export', ids[0]!, '--label', 'spring', '--output', at('c.jsonl'))
      const selected = await run('searches', 'export', ids[0]!, '--select', 'card:github_001', '--output', at('d.md'))

      expect([byIds.code, byLabel.code, both.code, selected.code], byIds.err + byLabel.err + selected.err)
        .to.deep.equal([0, 0, 2, 0])
      expect(queriesOf(await linesOf('a.jsonl'), 'search')).to.deep.equal(['tw-success', 'tw-none'])
      expect(queriesOf(await linesOf('b.jsonl'), 'search')).to.deep.equal(['tw-none', 'tw-success'])
    })

    it('writes the same facts of a --temporary search, of which the server stores nothing', async () => {
      const { body: { data: before } } = await service.request('GET', '/search')
      const there = await run('search', ...modules, '--temporary', '--output', at('there.jsonl'), 'tw-success')
      const here = await command(['search', ...modules, '--output', at('here.jsonl'), 'tw-success'], sandbox)
      const { body: { data: after } } = await service.request('GET', '/search')
      const without = await command(['search', ...modules, '--temporary', 'tw-success'], sandbox)

      expect([there.code, here.code, without.code], there.err + here.err).to.deep.equal([0, 0, 2])
      expect(there.out).to.include('GitHub')
      expect(withoutRun(await linesOf('there.jsonl'))).to.deep.equal(withoutRun(await linesOf('here.jsonl')))
      expect(after.searches.map(({ id }) => id)).to.deep.equal(before.searches.map(({ id }) => id))
    })

    it('begins a CSV file with a byte order mark with --bom, and refuses it for other files', async () => {
      const id = await service.createSearch('Pseudonym', 'tw-success')
      await service.events(`/search/${id}/stream`)
      const stored = await run('searches', 'export', id, '--output', at('a.csv'), '--bom')
      const own = await command(['search', ...modules, '--output', at('b.csv'), '--bom', 'tw-success'], sandbox)
      const wrong = await run('searches', 'export', id, '--output', at('a.html'), '--bom')

      expect([stored.code, own.code, wrong.code], stored.err + own.err).to.deep.equal([0, 0, 2])
      expect(wrong.err).to.include('.csv')
      for (const name of ['a.csv', 'b.csv']) {
        expect(await readFile(at(name), 'utf8'), name).to.match(/^\ufeffkind,/)
      }
    })
  })
})
