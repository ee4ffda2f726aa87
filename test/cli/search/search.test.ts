import { expect } from 'chai'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { magicValues } from '../../../src/upstreams/outcomes.ts'
import { queryTypes } from '../../../src/sources/kit/source.ts'
import type { components } from '../../../generated/api.ts'
import { command } from '../../support/command.ts'
import { freePort } from '../../../scripts/support/free-port.ts'

const sandbox = { SANDBOX: '1' }
const steering = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/

describe('the command search', () => {
  for (const type of queryTypes) {
    it(`displays cards and a summary for the type ${type}`, async () => {
      const args = ['--preset', 'quick', '--type', type, magicValues.success[type]]
      const { code, out } = await command(['search', ...args], sandbox)

      expect(code).to.equal(0)
      expect(out).to.match(/\ncompleted: /)
      expect(out).to.include(`completed: ${type} ${magicValues.success[type]}, `)
    })

    it(`guesses the type ${type}`, async () => {
      const { out } = await command(['search', '--json', magicValues.none[type]], sandbox)
      const plain = await command(['search', magicValues.none[type]], sandbox)

      expect(out.split('\n')[0]).to.include('"event":"connected"')
      expect(plain.out).to.match(new RegExp(`^${type} \\(guessed; use --type to set the type[^;)]*\\): `))
    })
  }

  it('prints all events as JSON lines', async () => {
    const { code, out } = await command(['search', '--json', 'tw-success'], sandbox)
    const events = out.trimEnd().split('\n').map(line => JSON.parse(line) as { event: string })

    expect(code).to.equal(0)
    expect(events[0]!.event).to.equal('connected')
    expect(events.at(-1)!.event).to.equal('search.finished')
    expect(events.filter(({ event }) => event === 'module.result')).not.to.be.empty
  })

  it('accepts short names of types and slugs of modules', async () => {
    const short = await command(['search', '--type', 'crypto', '--modules', 'wallet-address',
      magicValues.success.Cryptocurrency], sandbox)
    const two = await command(['search', '--details', '--modules', 'github, lichess', 'tw-success'], sandbox)
    const all = await command(['search', '--all', 'tw-none'], sandbox)

    expect(short.out).to.match(/^Cryptocurrency: \S+, 1 module\n/)
    expect(two.out).to.match(/^Pseudonym \(guessed; use --type to set the type\): tw-success, 2 modules\n/).and.to
      .include('\nGitHub\n').and.to.include('\nLichess\n')
    expect(all.out).to.match(/\ncompleted: Pseudonym tw-none, \d+ sources asked, \d+ not asked, /)
  })

  it('displays a card as rows under the name of its module, with readable dates', async () => {
    const { out } = await command(['search', '--details', '--modules', 'github', 'tw-success'], sandbox)

    expect(out).to.include('\nGitHub\n  Profile       https://github.com/tw-success\n')
    expect(out).to.include('  Login         tw-success\n')
    expect(out).to.include('  Created       2015-03-14 09:26:53 UTC\n')
    expect(out).to.include('\n  found    GitHub\n')
  })

  it('displays guessed spellings last, and repeats the value in the summary', async () => {
    const { out } = await command(['search', '--details', '--preset', 'quick', 'tw-success'], sandbox)

    const [variants, further] = out.split('\n\n').slice(-3)
    expect(variants).to.match(/^Variants of a pseudonym \(derived .*\)\n/)
    expect(further).to.match(/^(?:(?:one person|also found): .*\n?)+$/)
    expect(out).to.match(/\n {2}and \d+ more: --json prints all\n/)
    expect(out).to.match(/\ncompleted: Pseudonym tw-success, \d+ sources asked, /)
  })

  it('does not wrap lines if the output is not a terminal', async () => {
    const name = 'Sam '.repeat(100).trim()

    const { out } = await answeringWith({
      login: 'sam',
      id: 1,
      html_url: 'https://github.com/sam',
      created_at: '2015-03-14T09:26:53Z',
      name,
    }, environment => command(['search', '--details', '--modules', 'github', 'sam'], environment))

    expect(out).to.match(new RegExp(`^ {2}Name +${name}$`, 'm'))
  })

  it('reports once that no source could be reached, and only in that case', async () => {
    const environment = { SANDBOX: '0', EGRESS_ROUTES: `*=http://127.0.0.1:${await freePort()}/{host}` }

    const none = await command(['search', '--details', '--preset', 'quick', 'sam'], environment)
    const tool = await command(['ip', '192.0.2.1'], environment)
    const partial = await command(['search', 'tw-partial'], sandbox)
    const failing = await command(['ip', magicValues.failure['IP Address']], sandbox)
    const offline = await command(['search', '--modules', 'pseudonym-variants', 'sam'], environment)

    expect(none.out).to
      .match(/\n {2}derived {2}Variants of a pseudonym\n( {2}failed .*: no connection .*\n)+ {2}no source could be reached: .*\n$/)
    expect(tool.err).to.include('\n  derived  ip-address\n')
      .and.to.match(/\n( {2}failed .*: no.*\n)+ {2}no source could be reached: .*\n$/)
    expect(partial.out + failing.err + offline.out).not.to.include('could be reached')
  })

  it('reports which module failed and why, and completes', async () => {
    const args = ['--details', '--modules', 'github,hacker-news', 'tw-partial']
    const { code, out } = await command(['search', ...args], sandbox)

    expect(code).to.equal(0)
    expect(out).to.match(/\ncompleted, 1 of 2 sources could not answer: .*\n {2}found {4}Hacker News\n/)
      .and.to.match(/\n {2}found {4}Hacker News\n {2}failed {3}GitHub: the source answered 500\n$/)
  })

  it('exits with 1 if every module failed', async () => {
    const text = await command(['search', '--modules', 'github,gitlab', 'tw-failure'], sandbox)
    const told = await command(['search', '--modules', 'github,gitlab', '--json', 'tw-failure'], sandbox)

    expect(text.code).to.equal(1)
    expect(text.out).to.include('\nNone of 2 sources could answer, so nothing is known: Pseudonym')
    expect(told.code).to.equal(1)
  })

  it('exits with 1 if only modules that send no request answered', async () => {
    const failed = await command(['search', '--modules', 'github,pseudonym-variants', 'tw-failure'], sandbox)
    const offline = await command(['search', '--modules', 'pseudonym-variants', 'tw-failure'], sandbox)

    expect([failed.code, offline.code]).to.deep.equal([1, 0])
    expect(failed.out).to.include('\nThe source could not answer, so nothing is known: Pseudonym')
  })

  it('exits with 1 and a reason if the search passed its time limit', async () => {
    const { code, out } = await command(['search', '--modules', 'github', 'tw-hang'], {
      ...sandbox,
      SEARCH_TIME_LIMIT_MS: '50',
    })

    expect(code).to.equal(1)
    expect(out).to.include('failed (SEARCH_TIME_LIMIT_EXCEEDED)')
  })

  it('ends after --timeout with what it has found', async () => {
    const args = ['search', '--timeout', '1', '--modules', 'github,pseudonym-variants', 'tw-hang']
    const { code, out } = await command(args, sandbox)
    const wrong = await command(['search', '--timeout', '0', 'tw-none'], sandbox)

    expect(code).to.equal(1)
    expect(out).to.include('failed (SEARCH_TIME_LIMIT_EXCEEDED)').and.to.include('Variants of a pseudonym')
    expect(wrong.code).to.equal(2)
  })

  it('displays the guessed type, and searches a name without its @', async () => {
    const handle = await command(['search', '--modules', 'github', '@tw-success'], sandbox)
    const told = await command(['search', '--modules', 'github', '--json', 'tw-success'], sandbox)
    const explicit = await command(['search', '--modules', 'github', '--type', 'pseudonym', '@tw-success'], sandbox)

    expect(handle.out).to
      .match(/^Pseudonym \(guessed, without the @; use --type to set the type\): tw-success, 1 module\n/)
    expect(told.err).to.equal('Pseudonym (guessed; use --type to set the type)\n')
    expect(explicit.out).to.match(/^Pseudonym: tw-success, 1 module\n/)
  })

  it('asks the host of a handle of the Fediverse by default', async () => {
    const { out } = await command(['search', '--details', '@tw-success@social.example'], sandbox)
    const other = await command(['search', '--details', 'tw-success'], sandbox)

    expect(out).to.match(/^ {2}Handle +@tw-success@social\.example$/m).and.to.match(/^ {2}Software +mastodon$/m)
    expect(other.out).not.to.include('Fediverse')
  })

  it('says that it leaves out invisible characters of a name', async () => {
    const guessed = await command(['search', '--modules', 'github', 'tw\u200b-success'], sandbox)
    const explicit =
      await command(['search', '--modules', 'github', '--type', 'pseudonym', 'tw-success\u202e'], sandbox)

    expect(guessed.out).to
      .match(/^Pseudonym \(guessed; use --type to set the type; without invisible characters\): tw-success, 1 module/)
    expect(explicit.out).to.match(/^Pseudonym \(without invisible characters\): tw-success, 1 module\n/)
  })

  it('accepts a value that begins with a dash', async () => {
    const { code, out } = await command(
      ['search', '--json', '--modules', 'pseudonym-variants', '--', '-dash-'],
      sandbox,
    )

    expect(code).to.equal(0)
    expect(out).to.include('search.finished')
  })

  it('removes escape sequences of the value and the findings from the output', async () => {
    const name = 'Sam\u001b]0;owned\u0007\u009b31m\u202e\u001b[2J\nOwned'
    const found = {
      login: 'sam',
      id: 1,
      html_url: 'https://github.com/sam',
      created_at: '2015-03-14T09:26:53Z',
      name,
    }

    const [text, value, told] = await answeringWith(found, environment => Promise.all([
      command(['search', '--type', 'pseudonym', '--modules', 'github', 'sam'], environment),
      command(['search', '--type', 'pseudonym', '--modules', 'pseudonym-variants', 's\u202eam'], environment),
      command(['search', '--modules', 'github', '--json', 'sam'], environment),
    ]))

    expect(text.out).to.include(']0;owned').and.not.to.match(steering)
    expect(value.out).to.include('Pseudonym (without invisible characters): sam').and.not.to.match(steering)
    expect(told.out).not.to.match(steering)
    expect(told.out.split('\n').filter(line => line.includes('module.result')).map(line =>
      (JSON.parse(line) as components['schemas']['TemporaryModuleResultEvent']).data.card['github_001']!['name']
    )).to.deep.equal([name])
  })

  it('stores nothing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tracewell-'))
    await command(['search', '--modules', 'github', 'tw-success'], { ...sandbox, DATA_DIR: folder })

    const left = await readdir(folder)
    await rm(folder, { recursive: true })

    expect(left).to.deep.equal([])
  })

  it('exits with 130 immediately after an interrupt', async () => {
    const child = start(['search', '--json', '--modules', 'github', 'tw-hang'])
    let out = ''
    child.stdout!.setEncoding('utf8').on('data', (text: string) => { out += text })
    await once(child.stdout!, 'data')

    child.kill('SIGINT')
    const [code] = await once(child, 'close') as [number | null]

    expect(code).to.equal(130)
    expect(out).to.include('"connected"').and.not.to.include('search.finished')
  })

  it('exits without an error if the reader closes the pipe', async () => {
    const child = start(['search', '--all', 'tw-success'])
    let err = ''
    child.stderr!.setEncoding('utf8').on('data', (text: string) => { err += text })
    await once(child.stdout!, 'data')

    child.stdout!.destroy()
    const [code] = await once(child, 'close') as [number | null]

    expect({ code, err }).to.deep.equal({ code: 0, err: '' })
  })
})

/** Runs `work` while every source returns the same response. */
async function answeringWith<Result>(
  body: object,
  work: (environment: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  const text = JSON.stringify(body)
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(text)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  try {
    return await work({
      SANDBOX: '0',
      EGRESS_ROUTES: `*=http://127.0.0.1:${(server.address() as AddressInfo).port}/{host}`,
    })
  } finally {
    server.close()
  }
}

const start = (args: string[]): ChildProcess =>
  spawn(process.execPath, [resolve(import.meta.dirname, '../../../src/cli.ts'), ...args], {
    env: { ...process.env, ...sandbox },
  })
