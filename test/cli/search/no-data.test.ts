import { expect } from 'chai'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Command } from 'commander'
import { createEmptyDatabase } from '../../../scripts/support/database.ts'
import { allCommands } from '../../../src/cli/commands.ts'
import { toolCommands } from '../../../src/cli/tools/tools.ts'
import { command, errorOf, json, type Ran } from '../../support/command.ts'

const id = '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10'

/** Commands that read data, or change data that must exist. */
const needData = [
  'plans list',
  'plans claim sam@example.com free --accept-terms',
  'plans set sam@example.com pro',
  'plans cancel sam@example.com',
  'plans create team',
  'plans change pro --monthly 700',
  'plans history pro',
  'accounts list',
  'accounts disable sam@example.com',
  'accounts enable sam@example.com',
  'accounts rename sam@example.com --email sam@example.org',
  'accounts delete sam@example.com --yes',
  'accounts export sam@example.com --output sam.jsonl',
  'people find sam@example.org',
  'people export sam@example.org --output sam.jsonl',
  'people erase sam@example.org --yes',
  'keys list',
  'keys create sam@example.com',
  `keys revoke ${id}`,
  `keys restore ${id}`,
  `keys update ${id} --manage`,
  `keys rotate ${id}`,
  'blocklist list',
  'blocklist remove 192.0.2.0/24',
  'leaks list',
  'leaks remove acme',
  'leaks reindex acme',
  'breaches list',
  'breaches remove Adobe',
  'audit',
  'retention run --dry-run',
  'retention set pro 3',
  'secrets rotate',
  'secrets reset --yes',
  `searches delete ${id}`,
  'backup data.tar',
]
/** Commands that show what the program has, or change files. They print a list, or a sentence. */
const needNoData = [
  'leaks sources', 'modules list', 'lists list', 'checks list', 'sources list', 'sources keys list', 'flags list',
  'checks packs list', 'checks packs refresh', 'logos cache', 'logos cache --clear', 'preset', 'config', 'doctor',
  'completion bash',
]
/** Commands that store something, whose arguments are refused here. */
const refused = [
  'accounts create --email nonsense', 'blocklist add 192.0.2.1 --kind network',
  'leaks import acme missing.csv', 'breaches import missing.json', 'breaches refresh', 'breaches enrich',
  'lists refresh nonsense', 'checks packs add missing.json', 'checks packs remove nonsense', 'restore missing.tar',
]
/** Commands that ask sources or a server, or wait for somebody. Their own tests run them without a database. */
const askOthers = [
  'search', ...toolCommands().map(one => one.name()), 'modules check', 'checks run', 'sources check',
  'sources keys set', 'sources keys unset', 'logos get', 'mcp', 'webhooks listen',
  ...['list', 'find', 'show', 'edit', 'follow', 'retry', 'rerun', 'compare', 'export', 'cancel']
    .map(name => `searches ${name}`),
  ...['list', 'add', 'show', 'changes', 'follow', 'run', 'pause', 'resume', 'remove'].map(name => `watches ${name}`),
  ...['list', 'set', 'remove'].map(name => `marks ${name}`),
  ...['list', 'claim', 'check', 'remove'].map(name => `domains ${name}`),
  ...['list', 'create', 'test', 'rotate', 'remove', 'deliveries', 'delivery', 'redeliver', 'recover']
    .map(name => `webhooks ${name}`),
]

const namesOf = (one: Command): string[] =>
  one.commands.length === 0 ? [one.name()] : one.commands.flatMap(namesOf).map(child => `${one.name()} ${child}`)

describe('a command in a folder without data', () => {
  let folder: string
  beforeEach(async () => { folder = await mkdtemp(join(tmpdir(), 'tracewell-')) })
  afterEach(() => rm(folder, { recursive: true }))

  const run = (line: string, more: string[] = []): Promise<Ran> =>
    command([...line.split(' '), ...more], { DATA_DIR: '', DATABASE_URL: '', SECRET_KEY: '' }, folder)

  it('is one that these tests know', async () => {
    const names = (await allCommands()).flatMap(namesOf)
    const nameOf = (line: string) => names.filter(name => `${line} `.startsWith(`${name} `)).toSorted().at(-1)
    const lines = [...needData, ...needNoData, ...refused, ...askOthers]

    expect(new Set(lines.map(nameOf))).to.deep.equal(new Set(names))
  })

  for (const line of needData) {
    it(`${line} reports that there is no data, and creates no file`, async () => {
      const ran = await run(line)

      expect(ran).to.include({ code: 1, out: '' })
      expect(ran.err).to.match(/^There is no Tracewell data here: \/.*\.db does not exist or is empty\. .*DATA_DIR or DATABASE_URL/)
      expect(ran.err).to.include(folder)
      expect(await readdir(folder)).to.deep.equal([])
    })
  }

  it('names the database of a sandbox, if the folder has one', async () => {
    await mkdir(join(folder, 'data'))
    await writeFile(join(folder, 'data', 'sandbox.db'), '')

    const { err } = await run('keys create local@localhost')

    expect(err).to.include(`${join(folder, 'data', 'sandbox.db')} is that of a sandbox: set SANDBOX=1`)
  })

  it('reports it as JSON with --json', async () => {
    expect(errorOf(await run('plans list', ['--json'])).code).to.equal('NO_DATA')
  })

  for (const line of needNoData) {
    it(`${line} works, and creates no file`, async () => {
      const { out, err } = await run(line)

      expect(out).to.have.length.above(10)
      expect(err).not.to.include('no Tracewell data')
      expect(await readdir(folder)).to.deep.equal([])
    })

    it(`${line} prints an object with --json`, async () => {
      const printed = json<unknown>(await run(line, ['--json']))

      expect(printed).to.be.an('object').and.not.to.have.property('error')
    })
  }

  for (const line of refused) {
    it(`${line} is refused, and creates no database`, async () => {
      const { code, err } = await run(line)

      expect(code).to.be.above(0)
      expect(err).not.to.include('creates a new database')
      expect((await readdir(folder, { recursive: true })).filter(name => name.endsWith('.db'))).to.deep.equal([])
    })
  }

  it('accounts create creates the database, and then the others work', async () => {
    const created = await run('accounts create --email sam@example.com')
    const plans = await run('plans list')

    expect([created.code, plans.code]).to.deep.equal([0, 0])
    expect(plans.out).to.include('business')
    expect(created.err).to.equal(`note: no DATA_DIR is set: this creates a new database in ${join(folder, 'data')}\n`)
    expect(plans.err).to.equal('')
  })
})

describe('a command on an empty database', () => {
  it('reports that there is no data, and creates no table', async () => {
    await using database = await createEmptyDatabase()
    const environment = { DATA_DIR: database.folder, DATABASE_URL: database.url }

    const [first, second] = [await command(['plans', 'list'], environment), await command(['audit'], environment)]

    for (const ran of [first, second]) {
      expect(ran).to.include({ code: 1, out: '' })
      expect(ran.err).to.match(/^There is no Tracewell data here: /)
    }
  })
})
