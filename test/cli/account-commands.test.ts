import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'chai'
import { moduleId } from '../../src/core/catalogue/modules.ts'
import { accountTables, otherTables } from '../../src/db/account-tables.ts'
import { createHeldModule, createModule } from '../../scripts/support/modules.ts'
import { start, type Started } from '../../scripts/support/start.ts'
import { dumpTables, listTables, onDatabase } from '../../scripts/support/tables.ts'
import { until } from '../../scripts/support/until.ts'
import { card } from '../../src/sources/kit/card.ts'
import { command, errorOf, json } from '../support/command.ts'
import { investigationsOf } from '../support/investigations.ts'
import { watchesOf } from '../support/watches.ts'

const only = { modules: { mode: 'selected', ids: [moduleId('quick')] } }

describe('the commands for accounts and people', () => {
  let service: Started
  let held: ReturnType<typeof createHeldModule>
  beforeEach(async () => {
    held = createHeldModule('held')
    const quick = createModule('quick', { run: ({ value }) => [card([['Name', value]], { value })], default: false })
    service = await start({}, { modules: [quick, held.module] })
  })
  afterEach(() => service[Symbol.asyncDispose]())

  const run = (...args: string[]) =>
    command(args, { DATA_DIR: service.folder, DATABASE_URL: service.databaseUrl, SANDBOX: '1' })
  const cli = async <Printed = object>(...args: string[]) => {
    const ran = await run(...args, '--json')
    expect(ran.code, ran.out + ran.err).to.equal(0)
    return json<Printed>(ran)
  }
  const addressOf = async () =>
    (await service.tracewell.accounts.list()).find(({ id }) => id === service.accountId)!.email
  const status = async (key = service.key) => (await service.request('GET', '/', { key })).status

  it('classify every table of the schema, and leave the columns of secrets out of an export', async () => {
    const tables = await onDatabase(service, listTables)
    const known = new Set([...accountTables.map(({ name }) => name), ...otherTables])

    expect(tables.filter(name => !known.has(name) && !/^sqlite_|^tracewell_jobs\./.test(name))).to.deep.equal([])
    const columns: Array<{ name: string, columns: string[] }> = []
    for (const { name } of accountTables) {
      columns.push({ name, columns: Object.keys(await onDatabase(service, db => db(name).columnInfo())) })
    }
    const secret = /hash|secret$|sealed|provider_keys/
    const open = columns.flatMap(({ name, columns: all }) => all.filter(column => secret.test(column)
      && !accountTables.find(table => table.name === name)!.secrets?.includes(column)).map(one => `${name}.${one}`))
    expect(open).to.deep.equal([])
  })

  it('disable, enable and rename an account', async () => {
    const email = await addressOf()
    await cli('accounts', 'disable', email)
    await until(async () => await status() === 403)
    await cli('accounts', 'enable', email)
    await until(async () => await status() === 200)
    await cli('accounts', 'rename', email, '--email', 'New@Example.org')

    expect(await addressOf()).to.equal('new@example.org')
    expect((await run('accounts', 'rename', 'new@example.org', '--email', 'no address')).code).to.equal(2)
    expect((await run('accounts', 'disable', randomUUID())).code).to.equal(1)
  })

  it('export everything about an account without secrets', async () => {
    const search = await service.createSearch('Pseudonym', 'exported-value', {
      delivery: { webhook: { url: 'https://tw-success.example/', secret: 'correct-horse-battery-staple' } },
    })
    const file = join(service.folder, 'account.jsonl')
    await cli('accounts', 'export', await addressOf(), '--output', file)
    const text = await readFile(file, 'utf8')
    const [head, ...lines] = text.trim().split('\n').map(line => JSON.parse(line) as Record<string, unknown>)

    expect(head!['left_out']).to.include.members(['api_keys.hash', 'webhook_deliveries.secret'])
    expect(new Set(lines.map(line => line['table'])))
      .to.include.keys('accounts', 'api_keys', 'subscriptions', 'searches', 'search_events', 'audit_records')
    expect(text).to.include(search).and.include('exported-value').and.not.include('correct-horse')
    const again = await run('accounts', 'export', await addressOf(), '--output', file, '--json')
    expect([again.code, errorOf(again).code]).to.deep.equal([2, 'VALIDATION_ERROR'])
    expect(await readFile(file, 'utf8')).to.equal(text)
  })

  it('delete an account with everything of it, while a search runs, and leave other accounts alone', async () => {
    const other = await service.newKey('pro')
    const email = await addressOf()
    await service.createSearch('Pseudonym', 'running-value')
    await until(() => held.running > 0)
    await watchesOf(service).create({ observable: { value: 'watched-value' }, ...only })
    const refused = await run('accounts', 'delete', email)
    await cli('accounts', 'delete', email, '--yes')
    await cli('accounts', 'delete', service.accountId, '--yes').catch(() => undefined) // gone already, or as before
    await until(async () => !(await service.tracewell.accounts.list()).some(({ id }) => id === service.accountId))

    expect(refused.code).to.equal(2)
    await until(async () => await status() === 401) // within the two seconds for which a process remembers a key
    expect(await status(other)).to.equal(200)
    const left = (await dumpTables(service)).filter(row =>
      /running-value|watched-value/.test(row) || row.includes(email))
    expect(left).to.deep.equal([])
    for (const { name, column, parent, deletion } of accountTables) {
      if (parent !== undefined || deletion === 'kept') continue
      const rows: unknown[] = await onDatabase(service, db => db(name).where(column, service.accountId))
      expect(rows, name).to.deep.equal([])
    }
  })

  it('find, export and erase a value over all accounts by identity, ended or not', async () => {
    const search = await service.createSearch('Email Address', 'Joe.Person@gmail.com', only)
    await service.events(`/search/${search}/stream`)
    const running = await service.createSearch('Email Address', 'joeperson+x@gmail.com')
    await until(() => held.running > 0)
    const investigation = await investigationsOf(service)
      .finish({ observables: [{ value: 'joe.person@gmail.com' }, { value: 'else' }], ...only })
    const watch = await watchesOf(service).create({ observable: { value: 'JOEPERSON@gmail.com' }, ...only })
    const kept = await service.createSearch('Pseudonym', 'joeperson', only)
    const { found } = await cli<{ found: Array<{ kind: string, id: string }> }>('people', 'find', 'joeperson@gmail.com')

    expect(found.filter(({ kind }) => kind !== 'search').map(({ id }) => id)).to.have.members([investigation, watch])
    expect(found.map(({ id }) => id)).to.include.members([search, running]).and.not.include(kept)
    const file = join(service.folder, 'person.jsonl')
    await cli('people', 'export', 'joeperson@gmail.com', '--output', file)
    expect(await readFile(file, 'utf8')).to.include(search).and.include(watch)
    await cli('people', 'erase', 'joeperson@gmail.com', '--yes')
    await until(async () => (await dumpTables(service)).every(row => !/joe\.?person(\+x)?@gmail/i.test(row)))
    expect((await service.request('GET', `/search/${kept}`)).status).to.equal(200)
    expect((await cli<{ found: unknown[] }>('people', 'find', 'joeperson@gmail.com')).found).to.deep.equal([])
  })

  it('erase the searches of a watch, also one that its run starts after they have looked', async () => {
    const id = await watchesOf(service).create({ observable: { value: 'late@example.org' }, ...only })
    await until(async () => (await onDatabase(service, db => db('searches').where({ watch_id: id }))).length > 0)
    const created = new Date().toISOString()
    await onDatabase(service, db => db('erasures').insert({ kind: 'watch', subject_id: id, created_at: created }))
    await until(async () => (await dumpTables(service)).every(row => !row.includes('late@example.org')))

    expect((await service.request('GET', `/watches/${id}`)).status).to.equal(404)
  })

  it('create and change a plan with a history, and keep what was used of the month', async () => {
    await cli('plans', 'create', 'team', '--features', 'search,tools', '--concurrency', '3', '--daily', '50',
      '--monthly', '500', '--keys', '3')
    await service.createSearch('Pseudonym', 'used')
    const usage = async () => (await service.request('GET', '/usage')).body.limits.limits.global
    const before = await usage()
    await cli('plans', 'set', await addressOf(), 'team')
    await until(async () => (await usage()).max === 500)
    await cli('plans', 'change', 'team', '--monthly', '700', '--keys', '1')
    await until(async () => (await usage()).max === 700)
    const { changes } = await cli<{ changes: Array<{ plan: { monthly: number } }> }>('plans', 'history', 'team')

    expect(await usage()).to.deep.equal({ ...before, max: 700 })
    expect(changes.map(({ plan }) => plan.monthly)).to.deep.equal([500, 700])
    expect((await run('plans', 'create', 'team')).code).to.equal(1)
    expect((await run('plans', 'change', 'team')).code).to.equal(2)
    expect((await run('plans', 'history', 'nothing')).code).to.equal(1)
  })
})
