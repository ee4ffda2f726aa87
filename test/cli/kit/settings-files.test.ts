import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import type { Command } from 'commander'
import { allCommands } from '../../../src/cli/commands.ts'
import type { DescribedSetting } from '../../../src/config/describe.ts'
import { toolCommands } from '../../../src/cli/tools/tools.ts'
import { command, json } from '../../support/command.ts'

const id = '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10'
const tools = toolCommands().map(one => one.name())

/** Commands that run in any folder, with arguments with which they read their settings. */
const terminal = [
  'search --modules github tw-success', 'preset',
  'modules list', 'modules check github', 'checks list', 'checks run github', 'sources check github',
  'sources keys list', 'sources keys set github', 'sources keys unset github',
  'logos get example.com',
  'searches list', `searches show ${id}`, `searches follow ${id}`, `searches retry ${id}`,
  `searches export ${id} --output report.csv`, `searches cancel ${id}`,
  'searches find sam', `searches edit ${id} --note seen`,
  'watches list', 'watches add example.com', `watches show ${id}`, `watches changes ${id}`, `watches follow ${id}`,
  `watches run ${id}`, `watches pause ${id}`, `watches resume ${id}`, `watches remove ${id}`,
  'webhooks list', 'webhooks create https://hooks.example.com/', `webhooks test ${id}`, `webhooks rotate ${id}`,
  `webhooks remove ${id}`, 'webhooks deliveries', `webhooks delivery ${id}`, `webhooks redeliver ${id}`,
  'webhooks recover --since 1h',
  `searches rerun ${id}`, `searches compare ${id} ${id}`,
  `marks list ${id}`, `marks set ${id} card:github_001 --as wrong`, `marks remove ${id} card:github_001`,
  'domains list', 'domains claim corp.example', 'domains check corp.example', 'domains remove corp.example',
  'mcp',
  ...tools.map(name => `${name} example.com`),
]
/** Commands of the operator of a service, with arguments with which they read their settings. */
const operator = [
  'config', 'doctor', 'accounts list', 'accounts create --email sam@example.com', 'plans list',
  'plans claim sam@example.com free', 'plans set sam@example.com pro', 'plans cancel sam@example.com', 'keys list',
  'keys create sam@example.com', `keys revoke ${id}`, `keys restore ${id}`, `keys update ${id} --manage`,
  `keys rotate ${id}`, 'accounts disable sam@example.com', 'accounts enable sam@example.com',
  'accounts rename sam@example.com --email sam@example.org', 'accounts delete sam@example.com --yes',
  'accounts export sam@example.com --output sam.jsonl', 'plans create team', 'plans change pro --daily 3',
  'plans history pro', 'people find sam@example.org', 'people export sam@example.org --output person.jsonl',
  'people erase sam@example.org --yes',
  `searches delete ${id}`, 'blocklist list', 'blocklist add example.com', 'blocklist remove example.com', 'leaks list',
  'leaks sources', 'leaks import acme people.csv', 'leaks remove acme',
  'leaks reindex acme', 'breaches list',
  'breaches import breaches.json', 'breaches refresh', 'breaches enrich', 'breaches remove Adobe', 'checks packs list',
  'checks packs add pack.json', 'checks packs refresh', 'checks packs remove pack', 'sources list', 'audit',
  'lists list', 'lists refresh', 'retention run', 'retention set pro 3', 'secrets reset --yes', 'secrets rotate',
  'logos cache', 'backup data.tar', 'restore data.tar',
]
/** Commands without settings. */
const others = ['webhooks listen', 'flags list', 'completion bash']

const namesOf = (one: Command): string[] =>
  one.commands.length === 0 ? [one.name()] : one.commands.flatMap(namesOf).map(child => `${one.name()} ${child}`)

describe('the files with settings of a command', () => {
  let folder: string
  beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'tracewell-')) })
  afterEach(() => rmSync(folder, { recursive: true }))

  const write = (text: string, ...path: string[]) => {
    const file = join(folder, ...path)
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, text)
    return file
  }
  const run = (line: string, environment = {}) => command(line.split(' '), environment, folder)
  const settingsOf = async (line: string, environment = {}) =>
    json<Record<string, DescribedSetting>>(await run(`${line} --json`, environment))

  it('are known for every command', async () => {
    const names = (await allCommands()).flatMap(namesOf)
    const lines = [...terminal, ...operator, ...others]
    const nameOf = (line: string) => names.filter(name => `${line} `.startsWith(`${name} `)).toSorted().at(-1)

    expect(lines.map(nameOf).sort()).to.deep.equal(names.sort())
  })

  it('are that of the user, not the .env of the folder, for commands that need no service', async () => {
    write('nonsense\n', '.env')
    const user = write('nonsense\n', 'home', 'tracewell', 'env')

    for (const line of terminal) {
      const { err } = await run(line, { XDG_CONFIG_HOME: join(folder, 'home') })
      expect(err, line).to.include(`${user} line 1: `).and.not.to.include('.env line')
    }
  })

  it('are the .env of the folder for the operator of a service', async () => {
    write('nonsense\n', '.env')

    for (const line of operator) expect((await run(line)).err, line).to.include('.env line 1: ')
  })

  it('have the server and the key of the user, also for --env-file', async () => {
    const text = 'TRACEWELL_SERVER=http://127.0.0.1:9\nTRACEWELL_KEY=tw_test_x\n'
    write(text, 'home', 'tracewell', 'env')
    const named = write(text.replace(':9', ':19'), 'case.env')
    const home = { XDG_CONFIG_HOME: join(folder, 'home') }

    const [usual, replaced, before, given] = [
      await run('watches list', home),
      await run(`watches list --env-file ${named}`, home),
      await run(`--env-file=${named} watches list`, home),
      await run('watches list', { ...home, TRACEWELL_SERVER: 'http://127.0.0.1:29' }),
    ]

    expect(usual.err).to.include('The server http://127.0.0.1:9 cannot be reached')
    expect(replaced.err).to.include('The server http://127.0.0.1:19 cannot be reached')
    expect(before.err).to.equal(replaced.err)
    expect(given.err).to.include('The server http://127.0.0.1:29 cannot be reached')
  })

  it('are never read from the working directory for a relative HOME or XDG_CONFIG_HOME', async () => {
    const text = 'TRACEWELL_SERVER=http://127.0.0.1:9\nTRACEWELL_KEY=tw_test_x\n'
    for (const path of ['.config/tracewell/env', 'tracewell/env']) write(text, path)

    for (const home of [{ HOME: '.' }, { HOME: '' }, { HOME: './' }, { HOME: '..' }, { XDG_CONFIG_HOME: '.' }]) {
      const { err } = await run('watches list', { XDG_CONFIG_HOME: '', ...home })
      expect(err, JSON.stringify(home)).to.not.include('127.0.0.1:9')
    }
  })

  it('are refused if others can write the file of the user', async () => {
    const file = write('SANDBOX=1\n', 'home', 'tracewell', 'env')
    chmodSync(file, 0o666)

    for (const line of ['search tw-success', 'watches list']) {
      const { code, out, err } = await run(line, { XDG_CONFIG_HOME: join(folder, 'home') })
      expect({ code, out }, line).to.deep.equal({ code: 2, out: '' })
      expect(err, line).to.equal(`The configuration is not valid:\n  ${file}: can be written by other users, so it ` +
        `is not read: chmod go-w ${file}, or --env-file ${file} reads it nevertheless\n`)
    }
  })

  it('are named by config beside the values that they have', async () => {
    write('PORT=8090\nHOST=0.0.0.0\nIMAGES_PORT=1\n', '.env')
    const home = { XDG_CONFIG_HOME: join(folder, 'home') }
    const user = write('SOURCE_KEY_GITHUB=hidden\n', 'home', 'tracewell', 'env')
    const [service, terminal] = [
      await settingsOf('config', { ...home, PORT: '8099', IMAGES_PORT: '' }),
      await settingsOf('config --terminal', home),
    ]

    expect(service).to.deep.include({
      PORT: { value: '8099', from: 'environment' },
      HOST: { value: '0.0.0.0', from: '.env' },
      IMAGES_PORT: { value: '8081', from: 'default' },
    })
    expect((await run('sources keys')).out).to.include('To read the .env of this folder: --env-file .env')
    expect(service).not.to.have.property('SOURCE_KEY_GITHUB')
    expect(terminal).to.deep.include({
      PORT: { value: '8080', from: 'default' },
      SOURCE_KEY_GITHUB: { value: '***', from: user },
    })
  })

  it('are searched for names that nothing reads', async () => {
    write('EGRES_PROXY=x\nSOURCE_KEY_GITUB=x\nPOSTGRES_PASSWORD=x\nNODE_EXTRA_CA_CERTS=x\nACME=x\n', '.env')
    const environment = { DATABSE_URL: 'x', EGRESS_FOO: 'x', SOURCE_KEY_WIKIPEDIA: 'x', DATA_DIR: folder }
    const { code, err } = await run('config', environment)
    const doctor = await run('doctor', environment)

    const faults = [
      'EGRES_PROXY in .env; did you mean EGRESS_PROXY?',
      'ACME in .env',
      'DATABSE_URL; did you mean DATABASE_URL?',
      'EGRESS_FOO',
      'SOURCE_KEY_GITUB; did you mean SOURCE_KEY_GITHUB?',
      'SOURCE_KEY_WIKIPEDIA',
    ]
    expect(code).to.equal(0)
    expect(err.split('\n').filter(Boolean).toSorted()).to.deep
      .equal(faults.map(fault => `warning: nothing reads the setting ${fault}`).toSorted())
    for (const fault of faults) expect(doctor.out).to.include(`nothing reads the setting ${fault}`)
  })
})
