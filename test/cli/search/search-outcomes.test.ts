import { expect } from 'chai'
import type { Counts } from '../../../src/outcomes/counts.ts'
import { askedOf, findsOrNothing, missingOf, sentenceOf } from '../../../src/outcomes/sentences.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import type { components } from '../../../generated/api.ts'
import { createScreen } from '../../../src/cli/search/screen.ts'
import type { TaskOutcome } from '../../../src/db/search-tasks.ts'
import type { ResolvedSearch } from '../../../src/core/search/request.ts'
import type { Task } from '../../../src/core/search/task.ts'
import { command } from '../../support/command.ts'
import { until } from '../../../scripts/support/until.ts'

type Finished = components['schemas']['SearchFinishedData']

const sandbox = { SANDBOX: '1' }
const threeModules = 'github,hacker-news,pseudonym-variants'

describe('the end of a search in a terminal', () => {
  it('counts the sources that failed and names them, and counts derived cards apart', async () => {
    const { code, out } = await command(['search', '--details', '--modules', threeModules, 'tw-partial'], sandbox)

    expect(code).to.equal(0)
    expect(out).to.match(
      /\ncompleted, 1 of 2 sources could not answer: Pseudonym tw-partial, 2 sources asked, 1 finding, 1 derived, .*\n/,
    )
    expect(out).to.match(/\n\nVariants of a pseudonym \(derived from the value, no finding\)\n/)
    expect(out).to.match(
      /\n {2}found {4}Hacker News\n {2}derived {2}Variants of a pseudonym\n {2}failed {3}GitHub: the source answered 500\n$/,
    )
  })

  it('says only "completed" if every source answered', async () => {
    const { out } = await command(['search', '--modules', threeModules, 'tw-none'], sandbox)

    expect(out).to.match(/\ncompleted: Pseudonym tw-none, 2 sources asked, nothing found, 1 derived, /)
    expect(out).not.to.include('failed').and.not.to.match(/ {2}found/)
  })

  it('counts finds and failures as search.finished does', async () => {
    const values = ['tw-success', 'tw-none', 'tw-partial', 'tw-failure']
    for (const value of values) {
      const { out } = await command(['search', '--preset', 'quick', value], sandbox)
      const json = await command(['search', '--preset', 'quick', '--json', value], sandbox)
      const { data } = JSON.parse(json.out.trimEnd().split('\n').at(-1)!) as { data: Finished & { counts: Counts } }
      const line = /\n([^\n:]+): Pseudonym \S+, (\d+ sources asked(?:, \d+ not asked)?), (?:(.*), )?(\d+) derived, /
      const [, head, asked, finds, derived] = line.exec(out)!
      const { counts } = data

      expect(data.status).to.equal('completed')
      expect(asked).to.equal(askedOf(counts))
      if (value === 'tw-failure') {
        expect(head).to.equal(sentenceOf({ status: 'completed', counts }))
        expect(finds).to.equal(undefined)
      } else {
        expect(head).to.equal(['completed', missingOf(counts)].filter(text => text !== '').join(', '))
        expect(finds).to.equal(findsOrNothing(counts))
      }
      expect(counts.findings + counts.accounts + Number(derived)).to.equal(data.totals!.module_results)
    }
  })

  it('names the sources that were skipped for the same reason in one line', async () => {
    const value = 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N'
    const { out } = await command(['search', '--modules', 'tonapi,trongrid,tzkt', value], sandbox)

    expect(out).to.match(/\n {2}skipped {2}TronGrid, TzKT: It supports no addresses of this chain\n$/)
  })

  it('says that no source was asked if all were skipped', async () => {
    const value = 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N'
    const { code, out } = await command(['search', '--modules', 'trongrid,tzkt', value], sandbox)

    expect(code).to.equal(0)
    expect(out).to.match(/\nNo source was asked, so nothing is known: Cryptocurrency \S+, 0 sources asked, 2 not asked, /)
  })

  it('refuses an address that is not public, with the reason, before it asks anything', async () => {
    const { code, out, err } = await command(['search', '10.0.0.1'], sandbox)

    expect(code).to.equal(2)
    expect(out).to.equal('')
    expect(err).to.include('The address is not public: Private use')
  })

  it('counts account checks without a verdict', async () => {
    const { out } = await command(['search', '--details', 'sam@tw-failure.example'], sandbox)

    const [, number] = /\ncompleted, (\d+) of \d+ sources could not answer: Email Address /.exec(out)!
    const [, names] = /\n {2}unknown {2}(.*): the source answered 500\n/.exec(out)!
    const failed = out.match(/\n {2}failed /g) ?? []
    expect(names!.split(', ').length + failed.length).to.equal(Number(number))
  })

  it('names the outcome of each source with --json', async () => {
    const { out } = await command(['search', '--json', '--modules', threeModules, 'tw-partial'], sandbox)
    const { event, data } = JSON.parse(out.trimEnd().split('\n').at(-1)!) as { event: string, data: Finished }

    expect(event).to.equal('search.finished')
    expect(data).to.include({ status: 'completed', complete: false })
    expect(data.sources.map(({ slug, status, reason, derived }) => [slug, status, reason?.message, derived])).to.have
      .deep.members([
        ['github', 'failed', 'the source answered 500', undefined],
        ['hacker-news', 'success', undefined, undefined],
        ['pseudonym-variants', 'success', undefined, true],
      ])
  })

  for (const json of [false, true]) {
    it(`names the sources that it waited for on Ctrl-C${json ? ' with --json' : ''}`, async () => {
      const args = ['search', ...(json ? ['--json'] : []), '--modules', 'github,pseudonym-variants', 'tw-hang']
      const child = spawn(process.execPath, [resolve(import.meta.dirname, '../../../src/cli.ts'), ...args], {
        env: { ...process.env, ...sandbox, NO_COLOR: '1' },
      })
      let [out, err] = ['', '']
      child.stdout.setEncoding('utf8').on('data', (text: string) => { out += text })
      child.stderr.setEncoding('utf8').on('data', (text: string) => { err += text })
      await until(() => json ? out.includes('progress 1/2') : out.includes('tw-hang, 2 modules'))

      child.kill('SIGINT')
      const [code] = await once(child, 'close') as [number | null]

      expect(code).to.equal(130)
      if (json) expect(err).to.match(/\ninterrupted while waiting for: GitHub\n$/)
      else expect(out).to.match(/\ninterrupted: Pseudonym tw-hang, .*\n(.*\n)*? {2}unfinished {2}.*GitHub/)
    })
  }
})

describe('the colour of the end of a search', () => {
  const { write } = process.stdout
  const hadForced = process.env['FORCE_COLOR']
  const hadNone = process.env['NO_COLOR']
  afterEach(() => {
    process.stdout.write = write
    restore('FORCE_COLOR', hadForced)
    restore('NO_COLOR', hadNone)
  })

  const restore = (name: string, value: string | undefined) => {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }

  const failed: TaskOutcome = {
    status: 'failed',
    cached: false,
    durationMs: 1,
    error: { code: 'UPSTREAM_ERROR', message: 'the source answered 500' },
    count: 0,
    results: [],
  }
  const fine: TaskOutcome = { ...failed, status: 'success', error: null, count: 1 }

  /** Returns what the screen prints for a search of two sources on a terminal with colours. */
  async function printed(color: boolean, outcomes: readonly TaskOutcome[], error?: string): Promise<string> {
    let out = ''
    process.env['FORCE_COLOR'] = '1'
    delete process.env['NO_COLOR']
    process.stdout.write = ((text: string) => {
      out += text
      return true
    })
    const tasks = outcomes.map((_, index): Task => ({
      kind: 'module',
      slug: `m${index}`,
      name: `M ${index}`,
      deadlineMs: 1,
      cacheMs: 0,
      run: () => Promise.resolve(),
    }))
    const resolved = { query: { type: 'Pseudonym', value: 'sam' }, tasks } as unknown as ResolvedSearch
    const screen = createScreen({ resolved, note: undefined, color, json: false })
    tasks.forEach((task, index) => screen.outcome(task, outcomes[index]!))
    screen.event({ event: 'search.finished', data: { status: 'completed', execution_time_ms: 1, error } }, '{}')
    await screen.close(false)
    process.stdout.write = write
    return out
  }

  it('is yellow if a source could not answer, red if none could, and green otherwise', async () => {
    expect(await printed(true, [fine, failed], 'F')).to
      .include('\u001b[33mcompleted, 1 of 2 sources could not answer\u001b[39m: ')
    expect(await printed(true, [fine, fine])).to.include('\u001b[32mcompleted\u001b[39m: ')
    expect(await printed(true, [failed, failed], 'F')).to
      .include('\u001b[31mNone of 2 sources could answer, so nothing is known\u001b[39m: ')
  })

  it('is absent with --no-color', async () => {
    expect(await printed(false, [fine, failed], 'F')).to.include('\ncompleted, 1 of 2 sources could not answer: ')
  })
})
