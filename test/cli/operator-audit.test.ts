import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { hostname, userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { expect } from 'chai'
import type { Command } from 'commander'
import { allCommands } from '../../src/cli/commands.ts'
import { toolCommands } from '../../src/cli/tools/tools.ts'
import { operatorName } from '../../src/cli/kit/operator.ts'
import type { Audit, AuditedAct } from '../../src/core/audit/audit.ts'
import { openDatabase } from '../../src/db/database.ts'
import { createTestDatabase, type TestDatabase } from '../../scripts/support/database.ts'
import { dumpTables, onDatabase } from '../../scripts/support/tables.ts'
import { command, json } from '../support/command.ts'
import { leakSecret, people } from '../support/leaks.ts'
import { until } from '../../scripts/support/until.ts'

/**
 * Commands that change nothing in the database. Those of `searches` and `watches`, and `mcp`, use a server.
 */
const reading = [
  'search', 'preset', 'completion',
  'accounts list', 'plans list', 'plans history', 'keys list', 'blocklist list', 'modules list', 'modules check',
  'leaks list',
  'leaks sources', 'breaches list', 'checks list', 'checks run', 'checks packs list', 'sources list', 'sources check',
  'sources keys list', 'sources keys set', 'sources keys unset', 'webhooks listen', 'mcp', 'audit', 'flags list',
  'lists list', 'logos get', 'config', 'doctor',
  'searches list', 'searches find', 'searches show', 'searches edit', 'searches follow', 'searches retry',
  'searches rerun', 'searches compare', 'searches export', 'searches cancel',
  'marks list', 'marks set', 'marks remove', 'domains list', 'domains claim', 'domains check', 'domains remove',
  'watches list', 'watches add', 'watches show', 'watches changes', 'watches follow', 'watches run', 'watches pause',
  'watches resume', 'watches remove',
  'webhooks list', 'webhooks create', 'webhooks test', 'webhooks rotate', 'webhooks remove', 'webhooks deliveries',
  'webhooks delivery', 'webhooks redeliver', 'webhooks recover',
  ...toolCommands().map(one => one.name()),
]
const changing = [
  'accounts create', 'accounts disable', 'accounts enable', 'accounts rename', 'accounts delete', 'accounts export',
  'plans claim', 'plans set', 'plans cancel', 'plans create', 'plans change', 'keys create', 'keys revoke',
  'keys restore', 'keys update', 'keys rotate', 'people find', 'people export', 'people erase', 'searches delete',
  'blocklist add', 'blocklist remove', 'leaks import', 'leaks remove', 'leaks reindex', 'breaches import',
  'breaches refresh', 'breaches enrich', 'breaches remove', 'checks packs add', 'checks packs refresh',
  'checks packs remove',
  'retention run', 'retention set', 'secrets reset', 'secrets rotate', 'lists refresh', 'logos cache',
  'backup', 'restore',
]

const namesOf = (one: Command): string[] =>
  one.commands.length === 0 ? [one.name()] : one.commands.flatMap(namesOf).map(child => `${one.name()} ${child}`)

describe('the audit of operators', () => {
  let database: TestDatabase
  const environment = () => ({ DATA_DIR: database.folder, DATABASE_URL: database.url, SUDO_USER: '' })
  const run = (...args: string[]) => command(args, environment())
  const ran = async <Printed>(...args: string[]) => json<Printed>(await run(...args, '--json'))
  async function listed(...args: string[]): Promise<AuditedAct[]> {
    const audit = await run('audit', ...args, '--json')
    expect(audit.code, audit.out).to.equal(0)
    return json<Awaited<ReturnType<Audit['list']>>>(audit).records
  }
  const shortOf = ({ operation, subjects, count, outcome }: AuditedAct) => [operation, subjects, count, outcome]

  beforeEach(async () => { database = await createTestDatabase() })
  afterEach(() => database.drop())

  it('covers every command that changes something', async () => {
    expect((await allCommands()).flatMap(namesOf).sort()).to.deep.equal([...reading, ...changing].sort())
  })

  it('is described in the guide for each group of commands', async () => {
    const guide = await readFile(resolve('openapi/guides/accounts.md'), 'utf8')
    const row = guide.split('\n').find(line => line.startsWith('| commands of operators')) ?? ''
    const groups = new Set(changing.map(name => name.replace(/ [^ ]+$/, '')))

    expect([...groups].filter(group => !row.includes(`\`${group}\``))).to.deep.equal([])
  })

  it('records accounts, plans and keys with the operator, the account and the ids', async () => {
    const { id } = await ran<{ id: string }>('accounts', 'create', '--email', 'sam@example.com')
    await run('plans', 'set', 'sam@example.com', 'pro')
    const first = await ran<{ id: string }>('keys', 'create', 'sam@example.com')
    const second = await ran<{ id: string }>('keys', 'create', 'sam@example.com')
    await run('keys', 'revoke', first.id)
    await run('keys', 'restore', first.id)
    await run('plans', 'claim', 'sam@example.com', 'free', '--accept-terms')
    const records = await listed()

    expect(records.map(shortOf)).to.deep.equal([
      ['accounts create', [id], 1, 'ok'],
      ['plans set', ['pro'], 1, 'ok'],
      ['keys create', [first.id], 1, 'ok'],
      ['keys create', [second.id], 1, 'ok'],
      ['keys revoke', [first.id], 1, 'ok'],
      ['keys restore', [first.id], 1, 'ok'],
      ['plans claim', ['free', second.id], 2, 'ok'],
    ])
    for (const record of records) {
      expect(record).to.include({
        actor: 'operator',
        operator: `${userInfo().username}@${hostname()}`,
        account: 'sam@example.com',
        accountId: id,
        keyId: null,
        cost: 0,
        searchId: null,
      })
    }
    expect(await listed('--account', id)).to.deep.equal(records)
    expect((await listed('--operation', 'keys create')).map(({ subjects }) => subjects)).to.deep
      .equal([[first.id], [second.id]])
  })

  it('records changes of the blocklist, leaks, Radar, retention and secrets, without values', async () => {
    const leaks = join(database.folder, 'people.csv')
    await writeFile(leaks, people(3))
    const catalogue = join(database.folder, 'breaches.json')
    const breach = { Name: 'Canary', Title: 'Canary', Domain: 'canary.example', BreachDate: '2020-01-01' }
    await writeFile(catalogue, JSON.stringify([breach]))
    const source = ['--name', 'Demo', '--template', 'credentials', '--map', 'email=mail,username=nick']

    const codes: Array<number | null> = []
    for (const args of [
      ['blocklist', 'add', 'blocked-canary'],
      ['blocklist', 'add', 'blocked-canary', '--hashed'], ['blocklist', 'remove', 'blocked-canary'],
      ['leaks', 'import', 'demo', leaks, ...source], ['leaks', 'remove', 'demo'],
      ['breaches', 'import', catalogue], ['breaches', 'remove', 'Canary'],
      ['retention', 'set', 'pro', '7'], ['retention', 'run'], ['secrets', 'reset', '--yes'],
      ['secrets', 'rotate'],
    ]) codes.push((await run(...args)).code)
    const records = await listed('--actor', 'operator')

    expect(codes).to.deep.equal(codes.map(() => 0))
    const [rotation, ...others] = records.toReversed()
    expect(others.toReversed().map(shortOf)).to.deep.equal([
      ['blocklist add', ['exact'], 1, 'ok'],
      ['blocklist add', ['hashed'], 1, 'ok'],
      ['blocklist remove', ['exact', 'hashed'], 2, 'ok'],
      ['leaks import', ['demo'], 3, 'ok'],
      ['leaks remove', ['demo'], 3, 'ok'],
      ['breaches import', [], 1, 'ok'],
      ['breaches remove', ['Canary'], 1, 'ok'],
      ['retention set', ['pro', '7 days'], 1, 'ok'],
      ['retention run', [], 0, 'ok'],
      ['secrets reset', [], 0, 'ok'],
    ])
    expect(rotation).to.include({ operation: 'secrets rotate', outcome: 'ok', accountId: null, account: null })
    expect(JSON.stringify(records)).not.to.include('blocked-canary')
    const acts = (await dumpTables({ databaseUrl: database.url })).filter(row => row.startsWith('operator_acts'))
    expect(acts).to.have.length(records.length)
    expect(acts.join()).not.to.include('blocked-canary')
  })

  it('records that the cache of logos was cleared, and not that it was looked at', async () => {
    await run('logos', 'cache')
    await run('logos', 'cache', '--clear')

    expect((await listed()).map(shortOf)).to.deep.equal([['logos cache', ['clear'], 0, 'ok']])
  })

  it('records a command that failed with the code of its error, without its argument', async () => {
    await run('accounts', 'create', '--email', 'sam@example.com') // creates the data, which the others need
    const { code } = await run('keys', 'revoke', 'searched-canary')
    await run('blocklist', 'remove', 'searched-canary')
    await run('leaks', 'remove', 'Searched Canary')

    const records = await listed()

    expect(code).to.equal(1)
    expect(records.slice(1).map(shortOf)).to.deep.equal([
      ['keys revoke', [], 0, 'NOT_FOUND'],
      ['blocklist remove', [], 0, 'NOT_FOUND'],
      ['leaks remove', [], 0, 'NOT_FOUND'],
    ])
    expect(JSON.stringify(records)).not.to.match(/canary/i)
  })

  it('keeps a record of a command whose process was killed', async () => {
    const leaks = join(database.folder, 'people.csv')
    await writeFile(leaks, people(300_000))
    const child = spawn(process.execPath, [resolve(import.meta.dirname, '../../src/cli.ts'), 'leaks', 'import', 'demo',
      leaks, '--name', 'Demo', '--template', 'credentials', '--map', 'email=mail'], {
      env: { ...process.env, ...environment(), SECRET_KEY: leakSecret },
      stdio: 'ignore',
    })
    const ended = new Promise(resolve => child.on('close', resolve))
    await (await openDatabase(database.url)).close() // creates the tables that the next line reads
    const stored = () => onDatabase({ databaseUrl: database.url }, db => db('operator_acts').first())
    await until(async () => await stored() !== undefined)

    child.kill('SIGKILL')
    await ended

    expect((await listed()).map(shortOf)).to.deep.equal([['leaks import', ['demo'], null, 'started']])
  })

  it('shows the operator and what was changed in the table, and records no dry run', async () => {
    await run('retention', 'set', 'pro', '7')
    await run('retention', 'run', '--dry-run')
    const { out } = await run('audit')

    expect(out).to.match(/KEY OR OPERATOR +OPERATION .*CHANGED/)
    expect(out).to.include(`${userInfo().username}@${hostname()}`)
      .and.to.match(/retention set .* ok .* pro 7 days/).and.not.to.include('retention run')
    expect(await listed('--actor', 'key')).to.deep.equal([])
    expect(await listed('--key', 'any')).to.deep.equal([])
  })

  it('names the user who called sudo', () => {
    expect(operatorName({ SUDO_USER: 'sam' })).to.equal(`sam@${hostname()}`)
    expect(operatorName({})).to.equal(`${userInfo().username}@${hostname()}`)
  })
})
