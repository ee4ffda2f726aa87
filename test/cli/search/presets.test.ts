import { mkdir, mkdtemp, readFile, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { queryTypes } from '../../../src/sources/kit/source.ts'
import { magicValues } from '../../../src/upstreams/outcomes.ts'
import { command, errorOf, json, type Ran } from '../../support/command.ts'

const sandbox = { SANDBOX: '1' }
/** Returns what a search asks: its head without the value. */
const askedBy = ({ out }: Ran): string => /: [^,\n]*, (.*)/.exec(out.split('\n')[0]!)![1]!
const linesOf = ({ out }: Ran, name: string): string[] =>
  out.split('\n').filter(line => line.startsWith(`  ${name}  `))

describe('the presets of the command search', () => {
  let home: string
  beforeEach(async () => { home = await mkdtemp(join(tmpdir(), 'tracewell-preset-')) })
  afterEach(() => rm(home, { recursive: true }))

  const own = (more: Record<string, string> = {}) => ({ ...sandbox, XDG_CONFIG_HOME: home, ...more })
  const file = () => join(home, 'tracewell', 'env')

  it('ask the default modules, also account checks, or everything', async () => {
    const [quick, usual, everything] = await Promise.all(['quick', 'usual', 'everything'].map(preset =>
      command(['search', '--preset', preset, 'tw-none'], sandbox)))

    expect(askedBy(quick!)).to.match(/^\d+ modules, preset quick$/)
    expect(askedBy(usual!)).to.match(/^\d+ modules, \d+ account checks, preset usual$/)
    expect(askedBy(everything!)).to.match(/^1\d\d modules, \d+ leak sources, \d+ account checks, preset everything$/)
  })

  it('leave out account checks with passive, and have the name accounts of the API beside usual', async () => {
    const search = (preset: string, ...args: string[]) => command(['search', '--preset', preset, ...args], sandbox)
    const [usual, accounts] = await Promise.all(['usual', 'accounts'].map(preset => search(preset, 'tw-none')))
    const mail = magicValues.none['Email Address']
    const [quick, passive, named] = await Promise.all([
      search('quick', mail), search('passive', mail), search('passive', mail, '--accounts'),
    ])

    expect(askedBy(accounts!)).to.equal(askedBy(usual!).replace('preset usual', 'preset accounts'))
    expect(askedBy(quick)).to.match(/account checks/)
    expect(askedBy(passive)).to.match(/preset passive$/).and.not.to.match(/account check/)
    expect(parseInt(askedBy(passive), 10)).to.be.lessThan(parseInt(askedBy(quick), 10))
    expect(askedBy(named)).to.match(/account checks, .*preset passive$/)
  })

  it('are usual by default, and none if sources are named', async () => {
    const usual = await command(['search', 'tw-none'], own())
    const domain = await command(['search', magicValues.none['Domain Name']], own())
    const named = await command(['search', '--modules', 'github', 'tw-none'], own({ TRACEWELL_PRESET: 'everything' }))
    const both = await command(['search', '--preset', 'usual', '--modules', 'github', 'tw-none'], own())

    expect(askedBy(usual)).to.match(/^\d+ modules, \d+ account checks, preset usual \(default\)$/)
    expect(askedBy(domain)).to.match(/^\d modules, preset usual \(default\)$/)
    expect(askedBy(named)).to.equal('1 module')
    expect(askedBy(both)).to.match(/^1 module, \d+ account checks, preset usual$/)
  })

  it('are saved by the command preset, beside the other lines, and say where they come from', async () => {
    const first = await command(['preset'], own())
    await command(['preset', 'everything'], own())
    await writeFile(file(), `# mine\n${await readFile(file(), 'utf8')}EGRESS_EXIT=home\n`)
    const saved = await command(['preset', 'quick', '--json'], own())
    const search = await command(['search', 'tw-none'], own())
    const other = await command(['search', 'tw-none'], own({ TRACEWELL_PRESET: 'usual' }))

    expect(first.out).to.equal('usual (default): the default modules, and the account checks of the type\n')
    expect(json(saved)).to.deep.equal({ preset: 'quick', from: file() })
    expect(await readFile(file(), 'utf8')).to.equal('# mine\nEGRESS_EXIT=home\nTRACEWELL_PRESET=quick\n')
    if (process.platform !== 'win32') expect((await stat(file())).mode & 0o777).to.equal(0o600)
    expect(askedBy(search)).to.include(`preset quick (${file()})`)
    expect(askedBy(other)).to.include('preset usual (environment)')
  })

  it('are saved in the file that a symbolic link names, and the link stays', async () => {
    const kept = join(home, 'dotfiles')
    await mkdir(join(home, 'tracewell'))
    await writeFile(kept, 'EGRESS_EXIT=home\n')
    await symlink(kept, file())
    await command(['preset', 'quick'], own())

    expect(await readlink(file())).to.equal(kept)
    expect(await readFile(kept, 'utf8')).to.equal('EGRESS_EXIT=home\nTRACEWELL_PRESET=quick\n')
  })

  it('that do not exist are refused, as options, names and settings', async () => {
    const option = await command(['search', '--preset', 'most', 'x'], own())
    const name = await command(['preset', 'most', '--json'], own())
    const setting = await command(['search', 'x'], own({ TRACEWELL_PRESET: 'most' }))

    expect([option.code, name.code, setting.code]).to.deep.equal([2, 2, 2])
    expect(option.err).to.include('quick, usual, everything')
    expect(errorOf(name).message).to.include('quick, usual, everything')
    expect(setting.err).to.include('TRACEWELL_PRESET: must be one of quick, usual, everything')
  })
})

describe('the output of the command search', () => {
  for (const type of queryTypes) {
    it(`has fewer than 60 lines for a usual search of the type ${type}`, async () => {
      const { code, out } = await command(['search', '--type', type, magicValues.success[type]], sandbox)

      expect(code).to.equal(0)
      expect(out.split('\n').length).to.be.lessThan(60)
    })
  }

  it('has one line for a site, with its profile and its account check', async () => {
    const args = ['--modules', 'github', '--sites', 'github,lichess', 'tw-success']
    const ran = await command(['search', ...args], sandbox)
    const whole = await command(['search', '--details', ...args], sandbox)

    expect(linesOf(ran, 'GitHub')).to.have.length(1)
    expect(linesOf(ran, 'GitHub')[0])
      .to.match(/^ {2}GitHub +https:\/\/github\.com\/tw-success {2}Sam Example · Lyon · .* · since 2015$/)
    expect(linesOf(ran, 'Lichess')[0]).to.match(/^ {2}Lichess +https:\/\/lichess\.org\/@\/tw-success$/)
    expect(ran.out).to.match(/\n {2}found {4}2 sites\n$/)
    expect(whole.out).to.include('\n  account  GitHub: https://github.com/tw-success\n')
      .and.to.match(/\nGitHub\n {2}Profile /)
  })

  it('names up to five sources with the same reason, and counts more', async () => {
    const few = await command(['search', '--modules', 'github,gitlab', 'tw-failure'], sandbox)
    const many = await command(['search', '--preset', 'quick', 'tw-failure'], sandbox)

    expect(few.out).to.match(/\n {2}failed {3}Git\w+, Git\w+: the source answered 500\n$/)
    expect(many.out).to.match(/\n {2}failed {3}\d+ sources: the source answered 500\n/)
  })

  it('displays at most 30 sites, 5 breaches and 5 leak records, and says what is left', async () => {
    const ran = await command(['search', '--preset', 'everything', 'tw-success'], sandbox)
    const events = await command(['search', '--preset', 'everything', '--json', 'tw-success'], sandbox)
    const [, left] = /\n {2}and (\d+) more: --details prints all\n/.exec(ran.out)!
    const [, sites] = /\n {2}found {4}(\d+) sites\n/.exec(ran.out)!

    expect(ran.out.match(/^ {2}\S.* {2}https:\/\//gm)!.length).to.be.lessThanOrEqual(30)
    expect(Number(sites)).to.be.greaterThan(100)
    expect(Number(left)).to.be.greaterThanOrEqual(Number(sites) - 30)
    expect(events.out.match(/"event":"registered_accounts"/g)!.length).to.be.greaterThan(100)
  })

  it('is only what is found with --quiet, and on standard error that nothing is known', async () => {
    const args = ['--modules', 'github', 'tw-success']
    const one = await command(['search', '--quiet', ...args], sandbox)
    const list = await command(['search', '--quiet', ...args, 'tw-none'], sandbox)
    const none = await command(['search', '--quiet', '--modules', 'github', 'tw-failure'], sandbox)

    const all = await command(['search', '--quiet', '--preset', 'everything', 'tw-success'], sandbox)

    expect(all.out.match(/^ {2}\S.* {2}https:\/\//gm)!.length).to.be.greaterThan(100)
    expect(all.out).not.to.include('--details')
    expect(one.out).to.match(/^ {2}GitHub .*\n$/)
    expect([list.out, list.err]).to.deep.equal([`tw-success${one.out}`, ''])
    expect(none).to.deep.equal({
      code: 1,
      out: '',
      err: 'tw-failure: The source could not answer, so nothing is known\n',
    })
  })
})
